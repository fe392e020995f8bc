import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { recordAct } from '../shared/audit/record-act.js';
import type { CurrentUser } from '../shared/http/access.js';
import { User } from '../auth/user.entity.js';
import { CreditsService } from '../billing/credits.service.js';
import type { ReportInput } from '../reports/reports.types.js';
import type { Listing, ListingUrl } from '../scraping/listing.types.js';
import { ScrapingService } from '../scraping/scraping.service.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { Analysis, unfinished } from './analysis.entity.js';
import { HandInRoom, handInsToSave, heldBy } from './add-hand-ins.js';
import {
  AnalysisAlreadyCompleted,
  AnalysisAlreadyPaid,
  AnalysisInProgress,
  AnalysisNotCompleted,
  AnalysisNotFound,
  NoCreditsLeft,
} from './analysis.errors.js';
import type { AnalysisView } from './analysis.types.js';
import { checkFailed } from './failed-limit.js';
import { toView } from './analysis-view.js';
import { type GivenHandIn, HandIn } from './hand-in.entity.js';
import { checkCompletions, checkPreviewLimit, countDeleted, mayCountDeleted } from './preview-limit.js';
import { type GivenToOwner, inputForOwner, readingForOwner, resultForOwner } from './result-readers.js';
import { runAnalysis } from './run-analysis.job.js';
import { tellOwner } from './tell-owner.js';

/** What buyers and operators do with analyses. Ownership is part of every query. */
@Injectable()
export class AnalysesService {
  private readonly logger = new Logger(AnalysesService.name);
  private readonly areDifferentHomes = (one: Listing, other: Listing, isBought: boolean): boolean =>
    this.scraping.areDifferentHomes(one, other, isBought);

  constructor(
    private readonly em: EntityManager,
    private readonly scraping: ScrapingService,
    private readonly credits: CreditsService,
    private readonly queue: QueueService,
    private readonly events: AnalysisEventsService,
  ) {}

  /**
   * Starts an analysis, or returns the user's earlier one of the same advert; a failed one is restarted, and with
   * something handed in also a completed one. `begun` tells whether there is now something to run; with `force` it
   * passes by what was read and written of the advert before.
   * @param options.asPreview it spends no report, whatever is left; as it was chosen last when that is not said
   * @param options.actor who stands in the log when somebody else than the user begins it, which costs the user nothing
   * @param options.handIns their pictures are in the store already: others wait for the person's row meanwhile
   * @throws UnsupportedSite, FailedTooMany, StartedOverForGood, PreviewLimitReached, PreviewCompletedTooOften,
   * DeletedTooOften, CompletedTooOften, CompletedForGood; with something handed in AnalysisInProgress, HandInFull,
   * HandInAccountFull and HandedInOtherHome too
   */
  async start(
    userId: string,
    input: string,
    {
      handIns = [],
      force: isForced = false,
      asPreview,
      actor,
      ...options
    }: {
      enqueue?: boolean;
      force?: boolean;
      asPreview?: boolean | undefined;
      handIns?: readonly GivenHandIn[];
      actor?: string;
    } = {},
  ): Promise<{ view: AnalysisView; created: boolean; begun: boolean; attempt: number }> {
    const link = this.scraping.recognise(input);
    const { analysis, created, begun } = await this.em.fork().transactional(async (em) => {
      const user = await this.credits.lock(em, userId);
      const earlier = await em.findOne(
        Analysis,
        { user, listingKey: link.key },
        { populate: ['analysisResult', 'rawListingData'], lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (earlier && earlier.status !== 'failed' && handIns.length === 0)
        return { analysis: earlier, created: false, begun: false };
      if (earlier?.isUnderWay(new Date())) throw new AnalysisInProgress();
      if (actor === undefined) await checkFailed(em, userId, earlier);
      const wantsPreview = wish(earlier, asPreview);
      if (!earlier?.isPaid) await this.checkPreviews(em, userId, earlier, wantsPreview);
      if (earlier) await checkCompletions(em, earlier.id);
      const analysis = earlier ?? new Analysis(user, link, this.scraping.readLink(link).listing);
      if (handIns.length > 0) {
        const toSave = await handInsToSave(em, analysis, handIns, this.areDifferentHomes);
        for (const each of toSave) em.persist(new HandIn(analysis, each));
      }
      const wasUnasked = earlier?.isUnasked ?? false;
      earlier?.startOver(new Date());
      analysis.isForced = isForced;
      analysis.wantsPreview = wantsPreview;
      // What failed is still what its owner asked for.
      analysis.isUnasked = actor !== undefined && (!earlier || wasUnasked);
      await em.persist(analysis).flush();
      if (actor) {
        const details = { attempt: analysis.attempt, isForced };
        await recordAct(em, { actor, act: 'analysis.run', subject: `analysis:${analysis.id}`, details });
      }
      return { analysis, created: !earlier, begun: true };
    });
    if (begun) await this.begin(analysis, options);
    return { view: toView(analysis), created, begun, attempt: analysis.attempt };
  }

  /**
   * What a buyer may still hand in for an advert, asked before anything is read, for reading costs much. `start` asks
   * the limit of previews once more: meanwhile others may have begun.
   * @throws AnalysisInProgress, FailedTooMany, StartedOverForGood, PreviewLimitReached, PreviewCompletedTooOften,
   * DeletedTooOften, CompletedTooOften, CompletedForGood
   */
  async roomForHandIns(userId: string, link: ListingUrl, asPreview?: boolean): Promise<HandInRoom> {
    const em = this.em.fork();
    const analysis = await em.findOne(Analysis, { user: userId, listingKey: link.key });
    if (analysis?.isUnderWay(new Date())) throw new AnalysisInProgress();
    await checkFailed(em, userId, analysis);
    if (!analysis?.isPaid) await this.checkPreviews(em, userId, analysis, wish(analysis, asPreview));
    if (analysis) await checkCompletions(em, analysis.id);
    const given = analysis ? await em.find(HandIn, { analysis }, { fields: ['kind'] }) : [];
    return new HandInRoom(given, await heldBy(em, userId));
  }

  /**
   * Refuses what `start` would refuse of hand-ins, before their pictures are stored: it asks the same once more, but what
   * it refuses then is left in the store until the sweep.
   * @throws AnalysisInProgress, FailedTooMany, StartedOverForGood, PreviewLimitReached, PreviewCompletedTooOften,
   * DeletedTooOften, CompletedTooOften, CompletedForGood, HandInFull, HandInAccountFull, HandedInOtherHome
   */
  async checkHandIns(
    userId: string,
    link: ListingUrl,
    handIns: readonly GivenHandIn[],
    asPreview?: boolean,
  ): Promise<void> {
    await this.roomForHandIns(userId, link, asPreview);
    const em = this.em.fork();
    const analysis =
      (await em.findOne(
        Analysis,
        { user: userId, listingKey: link.key },
        { populate: ['analysisResult', 'rawListingData'] },
      )) ?? new Analysis(em.getReference(User, userId), link);
    await handInsToSave(em, analysis, handIns, this.areDifferentHomes);
  }

  /**
   * What the owner of a stored analysis is given of its result, of what was read and of copies that reports were written
   * from, whatever state it is in.
   * @param inputs the copies
   */
  givenToOwner(
    analysis: Pick<Analysis, 'isPaid' | 'analysisResult' | 'rawListingData'>,
    inputs: readonly ReportInput[],
  ): GivenToOwner {
    const owners = resultForOwner(analysis);
    return {
      analysisResult: owners && (owners.access === 'paid' ? owners.result : owners.preview),
      rawListingData: readingForOwner(analysis),
      inputs: inputs.map((input) => inputForOwner(analysis, input)),
    };
  }

  async get(caller: CurrentUser, id: string): Promise<AnalysisView> {
    const analysis = await this.find(caller, id, ['analysisResult']);
    return toView(analysis);
  }

  /** The row, when the caller owns it or is an admin. */
  async find(
    caller: CurrentUser,
    id: string,
    populate: ('analysisResult' | 'rawListingData' | 'listingForReport')[] = [],
  ): Promise<Analysis> {
    const where = caller.isAdmin ? { id } : { id, user: caller.id };
    const analysis = await this.em.fork().findOne(Analysis, where, { populate: populate as never });
    if (!analysis) throw new AnalysisNotFound();
    return analysis;
  }

  /**
   * Starts a failed (or stuck) analysis over, with listing data and result cleared. A completed one only when it was not
   * renewed for a failure, or when an admin forces it: a preview is lost if the advert is gone, while a paid report stays
   * until another is completed.
   * An admin's force also passes by what was read and written of the advert before. What an admin does so, forced or to
   * another's, stands in the log; what failed for its owner spends as usual then, and a finished one renewed spends nothing.
   * @param options.asPreview the owner's choice, as for `start`; nobody else has one
   * @param options.actor who stands in the log instead of the caller, for operators without an account
   * @param options.dryRun only says which attempt it would be, or why not
   * @throws AnalysisNotFound, AnalysisInProgress, AnalysisAlreadyCompleted, StartedOverForGood and those of previews
   */
  async retry(
    caller: CurrentUser,
    id: string,
    options: {
      force?: boolean;
      asPreview?: boolean | undefined;
      enqueue?: boolean;
      actor?: string;
      dryRun?: boolean;
    } = {},
  ): Promise<{ attempt: number }> {
    const { user: owner } = await this.find(caller, id);
    const analysis = await this.em.fork().transactional(async (em) => {
      await this.credits.lock(em, owner.id);
      const analysis = await em.findOne(
        Analysis,
        { id },
        { populate: ['analysisResult', 'rawListingData'], lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!analysis) throw new AnalysisNotFound();
      const { status, isPaid } = analysis;
      const isForced = caller.isAdmin && (options.force ?? false);
      if (status === 'completed' && analysis.failureCode === null && !isForced)
        throw new AnalysisAlreadyCompleted();
      if (analysis.isUnderWay(new Date())) throw new AnalysisInProgress();
      const isOwner = owner.id === caller.id;
      // What failed is still what its owner asked for; a finished report that somebody else renews is not.
      const isUnasked = !isOwner && (status === 'completed' || analysis.isUnasked);
      if (isOwner) await checkFailed(em, owner.id, analysis);
      const wantsPreview = wish(analysis, isOwner ? options.asPreview : undefined);
      if (!isPaid && isOwner) await this.checkPreviews(em, owner.id, analysis, wantsPreview);
      if (isOwner) await checkCompletions(em, id);
      if (options.dryRun) return analysis;
      analysis.startOver(new Date(), { isForced, isUnasked });
      analysis.wantsPreview = wantsPreview;
      if (isForced || !isOwner) {
        await recordAct(em, {
          actor: options.actor ?? `user:${caller.id}`,
          act: 'analysis.retry',
          subject: `analysis:${analysis.id}`,
          details: { attempt: analysis.attempt, isForced, statusBefore: status },
        });
      }
      return analysis;
    });
    if (options.dryRun) return { attempt: analysis.attempt + 1 };
    await this.begin(analysis, options);
    return { attempt: analysis.attempt };
  }

  /**
   * Deletes an analysis with its runs and what was handed in for it. A worker that has it finds nothing to write to, what
   * was spent on it stays spent, and its pictures leave the store once no other shows them.
   * @param options.actor an operator, who deletes anybody's and stands in the log
   * @throws AnalysisNotFound
   */
  async remove(caller: CurrentUser, id: string, { actor }: { actor?: string } = {}): Promise<void> {
    const found = await this.find({ ...caller, isAdmin: actor !== undefined }, id);
    const counts = (analysis: Analysis) => actor === undefined && mayCountDeleted(analysis);
    // The owner before the analysis, as whoever counts; what counts nothing does not wait for a payment.
    const remove = (holdsOwner: boolean): Promise<boolean> =>
      this.em.fork().transactional(async (em) => {
        if (holdsOwner) await this.credits.lock(em, found.user.id);
        const analysis = await em.findOne(Analysis, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!analysis) throw new AnalysisNotFound();
        // It was started over since it was read.
        if (counts(analysis) && !holdsOwner) return false;
        await this.deleteHeld(em, analysis, actor);
        return true;
      });
    if (!(await remove(counts(found)))) await remove(true);
    await this.tell(found.id);
  }

  private async deleteHeld(em: EntityManager, analysis: Analysis, actor: string | undefined): Promise<void> {
    const { id, status, isPaid, attempt } = analysis;
    if (actor === undefined) await countDeleted(em, analysis);
    await em.nativeDelete(Analysis, { id });
    if (actor !== undefined) {
      const details = { statusBefore: status, isPaid, attempt };
      await recordAct(em, { actor, act: 'analysis.delete', subject: `analysis:${id}`, details });
    }
  }

  /** Pays a completed preview with a report the user already holds; paying twice is paying once. */
  async unlock(caller: CurrentUser, id: string): Promise<AnalysisView> {
    await this.em.fork().transactional(async (em) => {
      await this.credits.lock(em, caller.id);
      const analysis = await em.findOne(
        Analysis,
        { id, user: caller.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!analysis) throw new AnalysisNotFound();
      if (analysis.status !== 'completed') throw new AnalysisNotCompleted();
      const isPaid = await this.credits.spend(em, caller.id, `analysis:${analysis.id}`, `user:${caller.id}`);
      if (!isPaid) throw new NoCreditsLeft();
      analysis.isPaid = true;
      analysis.wantsPreview = false;
      analysis.updatedAt = new Date();
    });
    const paid = await this.find(caller, id, ['analysisResult']);
    await this.tell(paid.id);
    return toView(paid);
  }

  /**
   * Whether the caller may pay for it now.
   * @throws AnalysisNotFound, AnalysisNotCompleted, AnalysisAlreadyPaid
   */
  async checkPayable(caller: CurrentUser, id: string): Promise<void> {
    const analysis = await this.em.fork().findOne(Analysis, { id, user: caller.id });
    if (!analysis) throw new AnalysisNotFound();
    if (analysis.status !== 'completed') throw new AnalysisNotCompleted();
    if (analysis.isPaid) throw new AnalysisAlreadyPaid();
  }

  /**
   * Puts the current attempt in line, after those that its owner began before and that are unfinished. The sweep repeats
   * this for rows whose job Redis lost.
   */
  async enqueue(
    { id, attempt, user, startedAt }: Pick<Analysis, 'id' | 'attempt' | 'user' | 'startedAt'>,
    keySuffix = '',
  ): Promise<void> {
    try {
      const before = await this.em.fork().count(Analysis, {
        user,
        status: { $in: [...unfinished] },
        $or: [{ startedAt: { $lt: startedAt } }, { startedAt, id: { $lt: id } }],
      });
      await this.queue.add(runAnalysis, { analysisId: id, attempt }, { keySuffix, turn: before + 1 });
    } catch (error) {
      // The row is the outbox: the sweep puts it in line as soon as Redis is back.
      this.logger.warn(`${id} was not put in line: ${(error as Error).message}`);
    }
  }

  private async checkPreviews(
    em: EntityManager,
    userId: string,
    restarted: Analysis | null,
    asPreview: boolean,
  ): Promise<void> {
    const balance = await this.credits.balance(userId, em);
    await checkPreviewLimit(em, userId, balance, { restarted: restarted?.id, asPreview });
  }

  private async begin(analysis: Analysis, options: { enqueue?: boolean }): Promise<void> {
    await this.tell(analysis.id);
    if (options.enqueue !== false) await this.enqueue(analysis);
  }

  private async tell(id: string): Promise<void> {
    await tellOwner(this.em, this.events, id);
  }
}

/** Whether the next attempt is to spend no report. What is paid for has nothing left to choose. */
function wish(earlier: Analysis | null, asPreview: boolean | undefined): boolean {
  if (earlier?.isPaid) return false;
  return asPreview ?? earlier?.wantsPreview ?? false;
}
