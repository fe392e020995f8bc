import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { User } from '../auth/user.entity.js';
import type { CurrentUser } from '../auth/auth.types.js';
import { CreditsService } from '../billing/credits.service.js';
import { ScrapingService } from '../scraping/scraping.service.js';
import { stockholmDay } from '../shared/clock.js';
import { QueueService } from '../shared/queue/queue.service.js';
import type { ListingUrl } from '../scraping/listing.types.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { Analysis } from './analysis.entity.js';
import {
  AnalysisAlreadyCompleted,
  AnalysisInProgress,
  AnalysisNotCompleted,
  AnalysisNotFound,
  NoCreditsLeft,
  PreviewLimitReached,
} from './analysis.errors.js';
import type { AnalysisView } from './analysis.types.js';
import { toCard, toView } from './analysis-view.js';
import { PreviewDay } from './preview-day.entity.js';
import { runAnalysis } from './run-analysis.job.js';

/** Unpaid previews a user may have on one Stockholm day (terms of the service). */
const PREVIEWS_PER_DAY = 5;
/** An unfinished analysis that nothing has written to for so long may be retried by its owner. */
const STALE_MS = 10 * 60_000;

/** What buyers and operators do with analyses. Ownership is part of every query. */
@Injectable()
export class AnalysesService {
  private readonly logger = new Logger(AnalysesService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly scraping: ScrapingService,
    private readonly credits: CreditsService,
    private readonly queue: QueueService,
    private readonly events: AnalysisEventsService,
  ) {}

  /**
   * Starts an analysis, or returns the user's earlier one of the same advert; a failed one is restarted.
   * @throws UnsupportedSite, PreviewLimitReached
   */
  async start(
    userId: string,
    input: string,
    options: { enqueue?: boolean } = {},
  ): Promise<{ view: AnalysisView; created: boolean; attempt: number }> {
    const link = this.scraping.recognise(input);
    const em = this.em.fork();
    const earlier = await this.findByListing(em, userId, link);
    if (earlier && earlier.status !== 'failed') {
      return { view: toView(earlier, earlier.analysisResult), created: false, attempt: earlier.attempt };
    }
    await this.checkPreviewLimit(em, userId);
    if (earlier) {
      const analysis = await this.restart(earlier, options);
      return { view: toView(analysis, null), created: false, attempt: analysis.attempt };
    }
    const analysis = new Analysis(em.getReference(User, userId), link);
    try {
      await em.persist(analysis).flush();
    } catch (error) {
      // Two tabs pasted the same link at once: the other one's row is the earlier one.
      if (error instanceof UniqueConstraintViolationException) return this.start(userId, input, options);
      throw error;
    }
    await this.events.publish(userId, { type: 'insert', analysis: toCard(analysis) });
    if (options.enqueue !== false) await this.enqueue(analysis);
    return { view: toView(analysis, null), created: true, attempt: analysis.attempt };
  }

  async get(caller: CurrentUser, id: string): Promise<AnalysisView> {
    const analysis = await this.find(caller, id, ['analysisResult']);
    return toView(analysis, analysis.status === 'completed' ? analysis.analysisResult : null);
  }

  /** The row, when the caller owns it or is an admin. */
  async find(
    caller: CurrentUser,
    id: string,
    populate: ('analysisResult' | 'rawListingData')[] = [],
  ): Promise<Analysis> {
    const where = caller.isAdmin ? { id } : { id, user: caller.id };
    const analysis = await this.em.fork().findOne(Analysis, where, { populate: populate as never });
    if (!analysis) throw new AnalysisNotFound();
    return analysis;
  }

  /**
   * Starts a failed (or stuck) analysis over, with listing data and result cleared. A completed one only when an
   * admin forces it: the owner would lose a paid report if the advert is gone.
   * @throws AnalysisNotFound, AnalysisInProgress, AnalysisAlreadyCompleted
   */
  async retry(
    caller: CurrentUser,
    id: string,
    options: { force?: boolean; enqueue?: boolean } = {},
  ): Promise<{ attempt: number }> {
    const analysis = await this.find(caller, id);
    const stale = Date.now() - analysis.updatedAt.getTime() > STALE_MS;
    if (analysis.status === 'completed' && !(caller.isAdmin && options.force))
      throw new AnalysisAlreadyCompleted();
    if (analysis.status !== 'failed' && analysis.status !== 'completed' && !stale)
      throw new AnalysisInProgress();
    if (!analysis.isPaid) await this.checkPreviewLimit(this.em.fork(), analysis.user.id);
    return this.restart(analysis, options);
  }

  async remove(caller: CurrentUser, id: string): Promise<void> {
    const deleted = await this.em.fork().nativeDelete(Analysis, { id, user: caller.id });
    if (deleted === 0) throw new AnalysisNotFound();
    await this.events.publish(caller.id, { type: 'delete', id });
  }

  /** Pays a completed preview with a report the user already holds; paying twice is paying once. */
  async unlock(caller: CurrentUser, id: string): Promise<AnalysisView> {
    const em = this.em.fork();
    const analysis = await em.findOne(Analysis, { id, user: caller.id });
    if (!analysis) throw new AnalysisNotFound();
    if (analysis.status !== 'completed') throw new AnalysisNotCompleted();
    await em.transactional(async (transaction) => {
      if (!(await this.credits.spend(transaction, caller.id, `analysis:${id}`))) throw new NoCreditsLeft();
      await transaction.nativeUpdate(Analysis, { id }, { isPaid: true, updatedAt: new Date() });
    });
    const paid = await this.find(caller, id, ['analysisResult']);
    await this.events.publish(caller.id, { type: 'update', analysis: toCard(paid) });
    return toView(paid, paid.analysisResult);
  }

  /** Puts the current attempt in line; the sweep repeats this for rows whose job Redis lost. */
  async enqueue(analysis: Pick<Analysis, 'id' | 'attempt'>, keySuffix = ''): Promise<void> {
    try {
      await this.queue.add(
        runAnalysis,
        { analysisId: analysis.id, attempt: analysis.attempt },
        { keySuffix },
      );
    } catch (error) {
      // The row is the outbox: the sweep puts it in line as soon as Redis is back.
      this.logger.warn(`${analysis.id} was not put in line: ${(error as Error).message}`);
    }
  }

  private async restart(earlier: Analysis, options: { enqueue?: boolean }): Promise<Analysis> {
    const em = this.em.fork();
    const now = new Date();
    const restarted = await em.nativeUpdate(
      Analysis,
      { id: earlier.id, attempt: earlier.attempt, status: earlier.status },
      {
        attempt: earlier.attempt + 1,
        run: earlier.run + 1,
        status: 'processing',
        scrapingProgress: { current_step: 'detecting_source' },
        rawListingData: null,
        analysisResult: null,
        failureCode: null,
        failureReason: null,
        verdict: null,
        confidence: null,
        redFlagsCount: null,
        photosCount: 0,
        floorplansCount: 0,
        startedAt: now,
        updatedAt: now,
      },
    );
    const analysis = await em.findOne(Analysis, { id: earlier.id }, { populate: ['analysisResult'] });
    if (!analysis) throw new AnalysisNotFound();
    // Somebody else restarted it in the same moment: theirs runs.
    if (restarted === 0) return analysis;
    await this.events.publish(analysis.user.id, { type: 'update', analysis: toCard(analysis) });
    if (options.enqueue !== false) await this.enqueue(analysis);
    return analysis;
  }

  private findByListing(em: EntityManager, userId: string, link: ListingUrl): Promise<Analysis | null> {
    return em.findOne(Analysis, { user: userId, listingKey: link.key }, { populate: ['analysisResult'] });
  }

  /**
   * Refuses a start when the previews given today plus what is already running would exceed the limit, after every
   * report the user holds was counted for one of them.
   */
  private async checkPreviewLimit(em: EntityManager, userId: string): Promise<void> {
    const day = stockholmDay(new Date());
    const [given, running, balance] = await Promise.all([
      em.fork().findOne(PreviewDay, { user: userId, day }),
      em.fork().count(Analysis, {
        user: userId,
        isPaid: false,
        status: { $in: ['processing', 'scraped', 'analyzing'] },
      }),
      this.credits.balance(userId),
    ]);
    const unpaid = running - (balance.free + balance.credits);
    if (unpaid >= 0 && (given?.used ?? 0) + unpaid >= PREVIEWS_PER_DAY) {
      throw new PreviewLimitReached(untilStockholmMidnight(new Date()));
    }
  }
}

/** Milliseconds, at most a day and never zero. */
function untilStockholmMidnight(now: Date): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    timeStyle: 'medium',
  }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return ((24 * 60 - hours * 60 - minutes) * 60 - seconds) * 1000;
}
