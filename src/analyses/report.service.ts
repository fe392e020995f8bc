import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { AuditEntry } from '../shared/audit/audit-entry.entity.js';
import { recordAct } from '../shared/audit/record-act.js';
import type { CurrentUser } from '../shared/http/access.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { ReportsService } from '../reports/reports.service.js';
import { linkReader } from '../scraping/listing.types.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisPicture } from './analysis-picture.entity.js';
import type { Analysis } from './analysis.entity.js';
import { AnalysisRun } from './analysis-run.entity.js';
import { AnalysisNotCompleted, AnalysisNotFound, PaymentRequired } from './analysis.errors.js';
import { toCard } from './analysis-view.js';
import type {
  AnalysisAttempt,
  MadeBy,
  RawAnalysis,
  RawListingData,
  ReadResult,
  ReportDocument,
  ReportListing,
  ReportView,
} from './analysis.types.js';
import { HeldPicture } from './held-picture.entity.js';
import { listingOf } from './raw-listing.js';
import {
  readingForOperator,
  readingForOwner,
  resultForAdministrator,
  resultForOperator,
  resultForOwner,
} from './result-readers.js';

/** What an administrator opens again within this time is one opening in the log. */
const oneOpeningMs = { 'analysis.open-raw': 10 * 60_000, 'report.open': 60 * 60_000 } as const;

/** Who may read a whole result, and what goes with it. */
@Injectable()
export class ReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly analyses: AnalysesService,
    private readonly reports: ReportsService,
  ) {}

  /**
   * The report as its reader gets it: what it cost us is for operators. That an administrator opened another person's
   * is logged, once in an hour.
   * @throws AnalysisNotFound, AnalysisNotCompleted, PaymentRequired
   */
  async report(caller: CurrentUser, id: string): Promise<ReportView> {
    const analysis = await this.analyses.find(caller, id, ['analysisResult', 'listingForReport']);
    const { result, revision, madeBy, isOwner, isBought } = readingOf(caller, analysis);
    await this.recordOpening(caller, 'report.open', analysis);
    const stored = { isPaid: analysis.isPaid, rawListingData: analysis.listingForReport ?? null };
    const raw = (isBought ? readingForOwner(stored) : readingForOperator(stored)) ?? {};
    const documents = await onBehalfOf(caller.id, () => this.documentsOf(raw));
    return {
      analysis: toCard(analysis),
      listing: toReportListing(raw, documents),
      result,
      revision,
      madeBy,
      access: isBought ? 'paid' : 'admin',
      isOwner,
    };
  }

  /**
   * What its reader is given of a report, when nothing is shown: no opening is logged.
   * @throws AnalysisNotFound, AnalysisNotCompleted, PaymentRequired
   */
  async reading(caller: CurrentUser, id: string): Promise<Reading> {
    return readingOf(caller, await this.analyses.find(caller, id, ['analysisResult']));
  }

  /** Everything about an analysis, for operators. @throws AnalysisNotFound */
  async raw(caller: CurrentUser, id: string): Promise<RawAnalysis> {
    return this.toRaw(await this.analyses.find(caller, id, ['analysisResult', 'rawListingData']));
  }

  /**
   * The same for an administrator's page. That it was opened is logged when it is another person's, once in ten minutes.
   * @throws AnalysisNotFound
   */
  async openRaw(caller: CurrentUser, id: string): Promise<RawAnalysis> {
    const analysis = await this.analyses.find(caller, id, ['analysisResult', 'rawListingData']);
    await this.recordOpening(caller, 'analysis.open-raw', analysis);
    return this.toRaw(analysis);
  }

  private async toRaw(analysis: Analysis): Promise<RawAnalysis> {
    const runs = await this.em
      .fork()
      .find(AnalysisRun, { analysis: analysis.id }, { orderBy: { run: 'asc' } });
    return {
      analysis: toCard(analysis),
      failureCode: analysis.failureCode,
      rawListingData: readingForOperator(analysis),
      analysisResult: resultForOperator(analysis),
      attempts: runs.map(toAttempt),
    };
  }

  /**
   * Logs that an administrator reads of another person's home what an experiment wrote, as the opening of its report.
   * @throws AnalysisNotFound
   */
  async recordReading(caller: CurrentUser, analysisId: string): Promise<void> {
    await this.recordOpening(caller, 'report.open', await this.analyses.find(caller, analysisId));
  }

  private async recordOpening(
    caller: CurrentUser,
    act: keyof typeof oneOpeningMs,
    { id, user }: Pick<Analysis, 'id' | 'user'>,
  ): Promise<void> {
    if (user.id === caller.id) return;
    const opening = { actor: `user:${caller.id}`, act, subject: `analysis:${id}` };
    await this.em.fork().transactional(async (em) => {
      // A page and its reload ask at the same time.
      const turn = `${opening.act}:${caller.id}:${id}`;
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [turn]);
      const since = new Date(Date.now() - oneOpeningMs[act]);
      const known = await em.count(AuditEntry, { ...opening, createdAt: { $gt: since } });
      if (known === 0) await recordAct(em, opening);
    });
  }

  /** What all runs of each analysis cost together, US dollars; those without a known cost are absent. */
  async costsUsd(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.em.fork().execute<{ analysis_id: string; usd: number }[]>(
      `select analysis_id, sum(cost_usd) as usd from analysis_runs
        where analysis_id = any(?::uuid[]) and cost_usd is not null group by analysis_id`,
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ analysis_id, usd }) => [analysis_id, usd]));
  }

  private async documentsOf(raw: RawListingData): Promise<ReportDocument[]> {
    const documents = raw.readDocuments ?? [];
    const readings = await this.reports.readingsOf(documents, listingOf(raw));
    return readings.map((reading, index) => {
      const { name, kind, outcome, url, handedIn = false } = documents[index]!;
      return { name, kind, outcome, ...(url ? { url } : {}), handedIn, ...reading };
    });
  }

  /**
   * Administrators also see what is held for something made of an analysis that shows it no more.
   * @throws AnalysisNotFound when no analysis of the caller shows the picture
   */
  async checkPicture(caller: CurrentUser, sha256: string): Promise<void> {
    const em = this.em.fork();
    const where = caller.isAdmin ? { sha256 } : { sha256, analysis: { user: caller.id } };
    if ((await em.count(AnalysisPicture, where)) > 0) return;
    if (caller.isAdmin && (await em.count(HeldPicture, { sha256 })) > 0) return;
    throw new AnalysisNotFound();
  }
}

/** A whole result as one person may read it. */
interface Reading {
  readonly result: ReadResult;
  /** SHA-256 of the result as this reader gets it, which tells nothing else. */
  readonly revision: string;
  readonly madeBy: MadeBy | null;
  readonly isOwner: boolean;
  /** By its owner, who paid for it; otherwise an administrator reads it. */
  readonly isBought: boolean;
}

/** @throws AnalysisNotCompleted, PaymentRequired */
function readingOf(caller: CurrentUser, analysis: Analysis): Reading {
  // One that was paid for is read on while another is made.
  const isThere = analysis.status === 'completed' || analysis.holdsReport();
  const owners = isThere ? resultForOwner(analysis) : null;
  if (!owners) throw new AnalysisNotCompleted();
  const isOwner = analysis.user.id === caller.id;
  const isBought = isOwner && owners.access === 'paid';
  if (!isBought && !caller.isAdmin) throw new PaymentRequired();
  const { result, madeBy } = owners.access === 'paid' && isOwner ? owners : resultForAdministrator(analysis)!;
  const revision = createHash('sha256').update(JSON.stringify(result)).digest('hex');
  return { result, revision, madeBy, isOwner, isBought };
}

/** A run as operators see it. */
export function toAttempt(row: AnalysisRun): AnalysisAttempt {
  const { id, attempt, run, outcome, errorCode, errorMessage, timings, tokens, costUsd } = row;
  return {
    id,
    attempt,
    run,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    outcome: outcome as AnalysisAttempt['outcome'],
    errorCode,
    errorMessage,
    timings,
    tokens,
    costUsd,
  };
}

/** The report shows our stored pictures, so that it keeps them when the advert is gone. */
function toReportListing(raw: RawListingData, documents: ReportListing['readDocuments']): ReportListing {
  const { images: _images, floorplans: _floorplans, ...listing } = listingOf(raw);
  const { provenance = {}, unread = [], handedIn = false, foundBySearch = false } = raw;
  const { trackedImages = [], disagreements = [] } = raw;
  const decisions = raw.imageTrackingData?.filterDecisions ?? [];
  const picturesWithoutRoom = decisions.filter(({ isWithoutRoom }) => isWithoutRoom).length;
  const pictures = (kind: 'photo' | 'floorplan') =>
    trackedImages
      .filter((image) => image.kind === kind)
      .map(({ sha256, width, height }) => ({ sha256, width, height }));
  return {
    ...listing,
    photos: pictures('photo'),
    plans: pictures('floorplan'),
    disagreements,
    readDocuments: documents,
    unread: unread.map(({ url }) => url),
    unreadPictures: decisions.filter(({ isUnread }) => isUnread).length,
    ...(picturesWithoutRoom > 0 && { picturesWithoutRoom }),
    handedIn,
    foundBySearch,
    fromLink: Object.entries(provenance).flatMap(([field, origin]) =>
      origin.reader === linkReader ? [field] : [],
    ),
  };
}
