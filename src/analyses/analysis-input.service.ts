import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { ReportInput } from '../reports/reports.types.js';
import { stockholmDay } from '../shared/clock.js';
import { AnalysisNotCompleted, AnalysisNotFound } from './analysis.errors.js';
import { Analysis } from './analysis.entity.js';
import type { RawListingData } from './analysis.types.js';
import { HeldPicture } from './held-picture.entity.js';
import { OwnPrices } from './own-prices.js';
import { listingOf } from './raw-listing.js';

/** What a report was written from, as plain data that nothing changes afterwards. */
export interface FrozenInput {
  readonly analysis: Analysis;
  readonly input: ReportInput;
  /** Stockholm day whose rules the report was written by, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What reports are written from: of an analysis under way, and of a completed one for who wants to write another. */
@Injectable()
export class AnalysisInputService {
  constructor(private readonly ownPrices: OwnPrices) {}

  /** @param today the day whose rules apply; what adverts ask is told as of then */
  async inputOf(raw: RawListingData, today: Date): Promise<ReportInput> {
    const { disagreements = [], trackedImages: images = [], readDocuments: documents = [] } = raw;
    const listing = listingOf(raw);
    const ownPrices = await this.ownPrices.levelFor(listing, today);
    return { listing, images, disagreements, documents, ...(ownPrices ? { ownPrices } : {}) };
  }

  /**
   * Takes a copy of what a completed analysis was written from and holds its pictures in the store for whom it is
   * made, until `release` or the analysis is erased.
   * @param em of the transaction that stores the copy; a retry waits until it has ended
   * @throws AnalysisNotFound, AnalysisNotCompleted
   */
  async freeze(em: EntityManager, analysisId: string, holder: string): Promise<FrozenInput> {
    const frozen = await this.read(em, analysisId);
    for (const sha256 of new Set(frozen.input.images.map((image) => image.sha256))) {
      em.persist(new HeldPicture(sha256, holder, frozen.analysis));
    }
    return frozen;
  }

  /**
   * What a completed analysis was written from.
   * @param em of a transaction; a retry waits until it has ended
   * @throws AnalysisNotFound, AnalysisNotCompleted
   */
  async read(em: EntityManager, analysisId: string): Promise<FrozenInput> {
    const analysis = await em.findOne(
      Analysis,
      { id: analysisId },
      { populate: ['rawListingData', 'analysisResult'], lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!analysis) throw new AnalysisNotFound();
    const { status, rawListingData: raw, analysisResult: result } = analysis;
    if (status !== 'completed' || !raw || !result) throw new AnalysisNotCompleted();
    // Results of earlier times may lack it.
    const { meta }: Partial<AnalysisResult> = result;
    const written = new Date(meta?.generatedAt ?? analysis.updatedAt);
    const input = await this.inputOf(raw, written);
    return { analysis, input, day: stockholmDay(written) };
  }

  /** Lets the pictures go that were held for this one. */
  async release(em: EntityManager, holder: string): Promise<void> {
    await em.nativeDelete(HeldPicture, { holder });
  }
}
