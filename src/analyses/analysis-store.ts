import { EntityManager, raw, type EntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UserNotFound } from '../auth/auth.errors.js';
import { CreditsService } from '../billing/credits.service.js';
import type { TrackedImage, TrackingResult } from '../image-tracking/image-tracking.types.js';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Capture, CaptureStep } from '../scraping/listing.types.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisPicture } from './analysis-picture.entity.js';
import { AnalysisRun } from './analysis-run.entity.js';
import { RunSuperseded } from './analysis.errors.js';
import { Analysis, unfinished } from './analysis.entity.js';
import { cardColumns } from './card-columns.js';
import { homeLimitOf } from './home-limit.js';
import { holdsReport, picturesInVain } from './fail-unfinished.js';
import { HandIn } from './hand-in.entity.js';
import { checkCovered, countWritten, hasPreviewLeft, takePreview } from './preview-limit.js';
import { tellOwner } from './tell-owner.js';
import type { Analyst, RawListingData } from './analysis.types.js';

/** One worker's hold on an analysis. */
export interface Claim {
  readonly analysisId: string;
  readonly userId: string;
  readonly run: number;
  /** The row holds a report that was paid for, and keeps it as it is until `complete` replaces it. */
  readonly holdsReport: boolean;
}

interface ClaimedRow {
  readonly run: number;
  readonly user_id: string;
  readonly holds_report: boolean;
}

/** What a run's line in the log tells of its end. */
export type RunEnd = Partial<
  Pick<
    AnalysisRun,
    | 'outcome'
    | 'errorCode'
    | 'errorMessage'
    | 'timings'
    | 'tokens'
    | 'costUsd'
    | 'analyst'
    | 'template'
    | 'version'
    | 'isReused'
    | 'fellBack'
  >
>;

/**
 * What a run writes. Every write names the run and loses with `RunSuperseded` once a newer run, a retry or a
 * deletion has taken the analysis away; after each one the owner's open pages are told.
 */
@Injectable()
export class AnalysisStore {
  constructor(
    private readonly em: EntityManager,
    private readonly credits: CreditsService,
    private readonly events: AnalysisEventsService,
  ) {}

  /** Whose it is; undefined when it was deleted. */
  async ownerOf(id: string): Promise<string | undefined> {
    const [row] = await this.em
      .fork()
      .execute<{ user_id: string }[]>('select user_id from analyses where id = ?', [id]);
    return row?.user_id;
  }

  /**
   * Takes the analysis up: the newest claim is the only one that may write.
   * @param analyst what will write the report
   * @returns null when there is nothing to do: finished, deleted, or a newer attempt was asked for
   */
  async claim(
    analysisId: string,
    attempt: number,
    analyst: Analyst,
  ): Promise<{ claim: Claim; analysis: Analysis } | null> {
    const em = this.em.fork();
    const [claimed] = await em.execute<ClaimedRow[]>(
      `update analyses set run = run + 1, analyst = ?, updated_at = now()
        where id = ? and attempt = ? and status in ('processing', 'scraped', 'analyzing')
        returning run, user_id, ${holdsReport} as holds_report`,
      [analyst, analysisId, attempt],
    );
    if (!claimed) return null;
    const analysis = await em.findOneOrFail(Analysis, { id: analysisId }, { populate: ['rawListingData'] });
    // Whoever had it before is dead, or finds out and says so.
    const earlier = { analysis, run: { $lt: claimed.run }, outcome: null };
    await em.nativeUpdate(AnalysisRun, earlier, { outcome: 'lost', endedAt: new Date() });
    em.persist(new AnalysisRun(analysis, attempt, claimed.run));
    await em.flush();
    const { run, user_id: userId } = claimed;
    return { claim: { analysisId, userId, run, holdsReport: claimed.holds_report }, analysis };
  }

  async saveStep(claim: Claim, step: CaptureStep): Promise<void> {
    await this.write(claim, { scrapingProgress: { current_step: step } });
  }

  async saveCapture(
    claim: Claim,
    capture: Capture,
    documents: readonly ReadDocument[],
  ): Promise<RawListingData> {
    const { listing, provenance, disagreements, canonicalUrl, source, unread, handedIn, foundBySearch } =
      capture;
    const raw: RawListingData = {
      ...listing,
      provenance,
      disagreements,
      ...(canonicalUrl && { canonicalUrl }),
      source,
      ...(unread && { unread }),
      ...((handedIn || documents.some((document) => document.handedIn)) && { handedIn: true }),
      ...(foundBySearch && { foundBySearch }),
      ...(documents.length > 0 && { readDocuments: documents }),
    };
    const step = { scrapingProgress: { current_step: 'completed' as const } };
    await this.write(claim, { status: 'scraped', ...step, ...(!claim.holdsReport && listingColumns(raw)) });
    return raw;
  }

  /**
   * Where a report can say less of the home, its owner is told so by a preview, as far as the day has one left, and nothing
   * is spent until the report is unlocked.
   */
  async offerPreview(claim: Claim, raw: RawListingData): Promise<void> {
    if (homeLimitOf(raw) === null) return;
    await this.em.fork().transactional(async (em) => {
      await this.lockOwner(em, claim);
      if (!(await hasPreviewLeft(em, claim.userId))) return;
      const own = { id: claim.analysisId, isPaid: false, isUnasked: false };
      await em.nativeUpdate(Analysis, own, { wantsPreview: true });
    });
  }

  async saveImages(
    claim: Claim,
    raw: RawListingData,
    { images, tracking }: TrackingResult,
  ): Promise<RawListingData> {
    const saved: RawListingData = { ...raw, imageTrackingData: tracking, trackedImages: images };
    await this.saveWhole(claim, saved);
    return saved;
  }

  /** All that was read of the advert, pictures included, from whichever run it comes. */
  async saveWhole(claim: Claim, raw: RawListingData): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const step = { status: 'analyzing' as const, scrapingProgress: { current_step: 'completed' as const } };
      await this.fenced(em, claim, { ...step, ...(!claim.holdsReport && wholeColumns(raw)) });
      if (!claim.holdsReport) await this.forgetPictures(em, claim);
      await this.notePictures(em, claim, raw);
    });
    await this.announce(claim);
  }

  /**
   * Result, status, payment and the run's own line in one transaction: a report is spent exactly when there is something
   * to read, and who is killed after it has nothing left to write. Only here is a report that was paid for replaced.
   * @param raw what the result was written from
   * @throws RunSuperseded, PreviewUncovered
   */
  async complete(claim: Claim, result: AnalysisResult, raw: RawListingData, end: RunEnd = {}): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await this.lockOwner(em, claim);
      await this.fenced(em, claim, {
        status: 'completed',
        analysisResult: result,
        verdict: result.verdict,
        confidence: result.confidence.score,
        redFlagsCount: result.redFlags.length,
        failureCode: null,
        failureReason: null,
        ...(claim.holdsReport && wholeColumns(raw)),
      });
      if (claim.holdsReport) {
        await this.forgetPictures(em, claim);
        await this.notePictures(em, claim, raw);
      }
      await this.pay(em, claim);
      await this.closeRun(em, claim, { ...end, outcome: 'completed' });
    });
    await this.announce(claim);
  }

  /**
   * Whether a report or one of the day's previews is there for what the run is about to write; asked before it costs.
   * @throws PreviewUncovered
   */
  async checkCovered(claim: Claim): Promise<void> {
    const em = this.em.fork();
    await checkCovered(em, claim, await this.credits.balance(claim.userId, em));
  }

  /** What the buyer gave for this analysis, in its order. */
  async handIns(analysisId: string): Promise<HandIn[]> {
    const handIns = await this.em
      .fork()
      .find(HandIn, { analysis: analysisId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    // What was read first stays the main source.
    return handIns.sort((a, b) => Number(b.kind === 'earlier') - Number(a.kind === 'earlier'));
  }

  /**
   * The analysis and its run in one transaction: who is killed after it has nothing left to write. A report that was paid
   * for stands again, completed, with the reason why it was not renewed.
   */
  async fail(claim: Claim, failure: { code: string; userMessage: string }): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const why = { failureCode: failure.code, failureReason: failure.userMessage };
      const stands = {
        status: 'completed' as const,
        scrapingProgress: { current_step: 'completed' as const },
      };
      await this.fenced(em, claim, { ...why, ...(claim.holdsReport ? stands : { status: 'failed' }) });
      if (claim.holdsReport) await this.forgetPicturesInVain(em, claim);
      await this.closeRun(em, claim, { outcome: 'failed', errorCode: failure.code });
    });
    await this.announce(claim);
  }

  /** Says that the run still works, so that the sweep leaves its analysis alone. */
  async touch(claim: Claim): Promise<void> {
    await this.em
      .fork()
      .nativeUpdate(Analysis, { id: claim.analysisId, run: claim.run }, { updatedAt: raw('now()') });
  }

  /** Whether what the run makes would still be kept: not once it was deleted, called off or taken over. */
  async isHeld({ analysisId: id, run }: Claim): Promise<boolean> {
    return (await this.em.fork().count(Analysis, { id, run, status: { $in: [...unfinished] } })) > 0;
  }

  /**
   * Closes the log line of a run that did not complete; no fence, since also a superseded run has an end. One that had
   * asked a model counts as its owner's.
   */
  async endRun(claim: Claim, end: RunEnd): Promise<void> {
    const ended = this.em.fork().transactional(async (em) => {
      if (end.tokens) {
        await this.lockOwner(em, claim);
        await countWritten(em, claim);
      }
      await this.closeRun(em, claim, end);
    });
    await ended.catch((error: unknown) => {
      // An owner whose account is gone took the line along.
      if (!(error instanceof RunSuperseded)) throw error;
    });
  }

  private async closeRun(em: EntityManager, claim: Claim, end: RunEnd): Promise<void> {
    const run = { analysis: claim.analysisId, run: claim.run };
    await em.nativeUpdate(AnalysisRun, run, { ...end, endedAt: new Date() } as EntityData<AnalysisRun>);
  }

  private async write(claim: Claim, data: EntityData<Analysis>): Promise<void> {
    await this.fenced(this.em.fork(), claim, data);
    await this.announce(claim);
  }

  /**
   * With a report of the owner's, or else with one of the day's previews, also where the owner chose that; what the owner
   * did not ask for with nothing.
   */
  private async pay(em: EntityManager, claim: Claim): Promise<void> {
    // Not as it was claimed: who buys the report meanwhile asks for it, and for all of it.
    const row = { id: claim.analysisId };
    if ((await em.count(Analysis, { ...row, isUnasked: true })) > 0) return;
    const isPreview = (await em.count(Analysis, { ...row, wantsPreview: true })) > 0;
    const isPaid = !isPreview && (await this.credits.spend(em, claim.userId, `analysis:${claim.analysisId}`));
    await em.nativeUpdate(Analysis, row, { isPaid });
    if (!isPaid) await takePreview(em, claim);
  }

  private async forgetPictures(em: EntityManager, { analysisId }: Claim): Promise<void> {
    await em.nativeDelete(AnalysisPicture, { analysis: analysisId });
  }

  /** Of an attempt that failed beside a report: all that the report does not show. */
  private async forgetPicturesInVain(em: EntityManager, { analysisId }: Claim): Promise<void> {
    await em.execute(picturesInVain, [analysisId]);
  }

  private async notePictures(em: EntityManager, { analysisId }: Claim, raw: RawListingData): Promise<void> {
    const images = raw.trackedImages ?? [];
    const names = images.map(({ sha256 }) => sha256);
    const sizes = images.map(({ fileSize }) => fileSize);
    await em.execute(
      `insert into analysis_pictures (sha256, bytes, analysis_id)
       select sha256, bytes, ? from unnest(?::text[], ?::int[]) as picture (sha256, bytes) on conflict do nothing`,
      [analysisId, `{${names.join(',')}}`, `{${sizes.join(',')}}`],
    );
  }

  /** An owner whose account is gone took the analysis along. @throws RunSuperseded */
  private async lockOwner(em: EntityManager, claim: Claim): Promise<void> {
    await this.credits.lock(em, claim.userId).catch((error: unknown) => {
      throw error instanceof UserNotFound ? new RunSuperseded() : error;
    });
  }

  private async fenced(em: EntityManager, claim: Claim, data: EntityData<Analysis>): Promise<void> {
    const written = await em.nativeUpdate(
      Analysis,
      { id: claim.analysisId, run: claim.run, status: { $in: [...unfinished] } },
      // The database's clock, since the sweep of another process judges by it.
      { ...data, updatedAt: raw('now()') },
    );
    if (written === 0) throw new RunSuperseded();
  }

  private async announce({ analysisId }: Claim): Promise<void> {
    await tellOwner(this.em, this.events, analysisId);
  }
}

/** What the row shows of a listing, and the listing itself. */
function listingColumns(raw: RawListingData): EntityData<Analysis> {
  return {
    rawListingData: raw,
    factsFromLink: false,
    ...(raw.linkToBroker && { brokerLink: raw.linkToBroker }),
    ...cardColumns(raw),
  };
}

/** What the row shows of all that was read, pictures included. */
function wholeColumns(raw: RawListingData): EntityData<Analysis> {
  const { trackedImages: images = [], imageTrackingData } = raw;
  return {
    ...listingColumns(raw),
    image: leading(images)?.sha256 ?? null,
    photosCount: imageTrackingData?.summary.photosCount ?? 0,
    floorplansCount: imageTrackingData?.summary.floorplansCount ?? 0,
  };
}

function leading(images: readonly TrackedImage[]): TrackedImage | undefined {
  return images.find((image) => image.kind === 'photo') ?? images[0];
}
