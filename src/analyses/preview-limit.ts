import type { EntityManager } from '@mikro-orm/postgresql';
import type { Balance } from '../billing/credits.service.js';
import { stockholmDay } from '../shared/clock.js';
import type { Claim } from './analysis-store.js';
import { AnalysisRun } from './analysis-run.entity.js';
import { Analysis } from './analysis.entity.js';
import {
  CompletedForGood,
  CompletedTooOften,
  DeletedTooOften,
  PreviewCompletedTooOften,
  PreviewLimitReached,
  PreviewUncovered,
} from './analysis.errors.js';
import { PreviewDay } from './preview-day.entity.js';

/** Unpaid previews a user may have on one Stockholm day (terms of the service). */
const PREVIEWS_PER_DAY = 5;
/**
 * How often one preview may be made anew on the day it was given: with its page, its pictures and something forgotten.
 * Each time costs a whole report to write, so this keeps a day's five previews at twenty of them.
 */
const COMPLETIONS_PER_DAY = 3;
/**
 * How often a report may be made anew, paid or not: its papers come over some weeks. Each time costs as much as the first.
 */
const reportCompletions = { aDay: 5, inAll: 25 };
/**
 * At this count even a buyer with reports is refused. Only analyses that were deleted unfinished, or failed once a model
 * was asked, can bring the count above five: they spend no report.
 */
const COUNTED_PER_DAY = PREVIEWS_PER_DAY * (1 + COMPLETIONS_PER_DAY);

/**
 * A run that completed, or had asked a model when it ended: the answer may be paid for, whatever became of it. What failed
 * before that, in our lines or another's service, costs nothing. A retry of the queue is the same attempt.
 */
const written = `(outcome = 'completed' or token_count is not null) and not analysis_runs.is_unasked`;
const writtenToday = `${written} and (ended_at at time zone 'Europe/Stockholm')::date = ?::date`;

/**
 * Refuses a start when the previews given today plus what is already running would exceed the limit, after every
 * report the user holds was counted for one of those that are to spend one. A preview that was given today and is made
 * anew counts as the same one, and what somebody else had made for them as none. The answer is exact only while the
 * caller holds the user's lock.
 * @param options.restarted the analysis that is to be started over
 * @param options.asPreview it is to spend no report, whatever is held
 * @throws PreviewLimitReached, PreviewCompletedTooOften, DeletedTooOften
 */
export async function checkPreviewLimit(
  em: EntityManager,
  userId: string,
  balance: Balance,
  { restarted, asPreview }: { restarted?: string | undefined; asPreview: boolean },
): Promise<void> {
  const now = new Date();
  const today = stockholmDay(now);
  const [counted] = await em.execute<[Running]>(
    `select ${running} from analyses
      where user_id = ? and not is_paid and not is_unasked and status in ('processing', 'scraped', 'analyzing')
        and id is distinct from ?::uuid
        and not exists (select 1 from analysis_runs
          where analysis_id = analyses.id and ${writtenToday})`,
    [userId, restarted ?? null, today],
  );
  const used = await usedOn(em, userId, today);
  if (used >= COUNTED_PER_DAY) throw new DeletedTooOften(untilStockholmMidnight(now));
  const { previews, holdsReport } = ofRunning(counted, balance);
  if (holdsReport && !asPreview) return;
  const completions = restarted ? await writtenOn(em, restarted, today) : 0;
  if (completions > COMPLETIONS_PER_DAY) throw new PreviewCompletedTooOften(untilStockholmMidnight(now));
  if (completions > 0) return;
  if (used + previews >= PREVIEWS_PER_DAY) {
    throw new PreviewLimitReached(untilStockholmMidnight(now), holdsReport);
  }
}

/** Columns over analyses under way: how many are previews whatever is held, and how many spend a report where there is one. */
const running = `count(*) filter (where analyses.wants_preview) as wanted,
  count(*) filter (where not analyses.wants_preview) as spending`;

interface Running {
  readonly wanted: string;
  readonly spending: string;
}

/** How many of them become previews, and whether a report is left beside them all. */
function ofRunning(
  { wanted, spending }: Running,
  { free, credits }: Balance,
): { previews: number; holdsReport: boolean } {
  const uncovered = Number(spending) - (free + credits);
  return { previews: Number(wanted) + Math.max(0, uncovered), holdsReport: uncovered < 0 };
}

/**
 * Refuses to make a report anew for its owner more often than `reportCompletions`, whoever pays for it.
 * @throws CompletedTooOften, CompletedForGood
 */
export async function checkCompletions(em: EntityManager, analysisId: string): Promise<void> {
  const now = new Date();
  const [{ times }] = await em.execute<[{ times: string }]>(
    `select count(distinct attempt) as times from analysis_runs where analysis_id = ? and ${written}`,
    [analysisId],
  );
  if (Number(times) > reportCompletions.inAll) throw new CompletedForGood();
  // The first is no completion.
  const [{ today }] = await em.execute<[{ today: string }]>(
    `select count(distinct attempt) as today from analysis_runs where analysis_id = ? and ${writtenToday}
      and attempt > (select min(attempt) from analysis_runs where analysis_id = ? and ${written})`,
    [analysisId, stockholmDay(now), analysisId],
  );
  if (Number(today) >= reportCompletions.aDay) throw new CompletedTooOften(untilStockholmMidnight(now));
}

/**
 * Refuses a run, before its report is written, that would end in one preview more than the day's: its owner held a report
 * for it when it began, and has withdrawn from it or used it since. Those begun before it come first.
 * @throws PreviewUncovered
 */
export async function checkCovered(
  em: EntityManager,
  { analysisId, userId }: Pick<Claim, 'analysisId' | 'userId'>,
  balance: Balance,
): Promise<void> {
  const today = stockholmDay(new Date());
  const [counted] = await em.execute<[(Running & { wants_preview: boolean })?]>(
    `select before.*, own.wants_preview from analyses own
      cross join lateral (select ${running} from analyses
        where analyses.user_id = own.user_id and not analyses.is_paid and not analyses.is_unasked
          and analyses.status in ('processing', 'scraped', 'analyzing')
          and (analyses.started_at, analyses.id) < (own.started_at, own.id)
          and not exists (select 1 from analysis_runs
            where analysis_id = analyses.id and ${writtenToday})) before
      where own.id = ? and not own.is_paid and not own.is_unasked`,
    [today, analysisId],
  );
  if (!counted || (await writtenOn(em, analysisId, today)) > 0) return;
  const { previews, holdsReport } = ofRunning(counted, balance);
  if (holdsReport && !counted.wants_preview) return;
  if ((await usedOn(em, userId, today)) + previews >= PREVIEWS_PER_DAY) throw new PreviewUncovered();
}

/**
 * Counts a run that no report pays, as `countPreview`, while the day has previews left. Exact only while the caller holds
 * the user's lock.
 * @throws PreviewUncovered
 */
export async function takePreview(
  em: EntityManager,
  claim: Pick<Claim, 'analysisId' | 'userId'>,
): Promise<void> {
  const today = stockholmDay(new Date());
  const isCounted = (await writtenOn(em, claim.analysisId, today)) > 0;
  if (!isCounted && (await usedOn(em, claim.userId, today)) >= PREVIEWS_PER_DAY) throw new PreviewUncovered();
  await countPreview(em, claim);
}

/**
 * Counts a run that had asked a model when it failed as the preview that it would have become, before its end is noted:
 * else whoever has it fail at will has reports written for nothing. Tried again on the same day it is still the same one.
 * Exact only while the caller holds the user's lock.
 */
export async function countWritten(
  em: EntityManager,
  claim: Pick<Claim, 'analysisId' | 'userId'>,
): Promise<void> {
  const unpaid = { id: claim.analysisId, isPaid: false, isUnasked: false };
  if ((await em.count(Analysis, unpaid)) > 0) await countPreview(em, claim);
}

/** Counts a run that ends in a preview, before its end is noted: once a day for one analysis. */
async function countPreview(em: EntityManager, claim: Pick<Claim, 'analysisId' | 'userId'>): Promise<void> {
  const today = stockholmDay(new Date());
  if ((await writtenOn(em, claim.analysisId, today)) > 0) return;
  await em.execute(
    `insert into preview_days (user_id, day, used) values (?, ?, 1)
     on conflict (user_id, day) do update set used = preview_days.used + 1`,
    [claim.userId, today],
  );
}

/** Whether it is to become a preview that is counted once it is ready. */
function isPreviewToBe({ status, isPaid, isUnasked }: Analysis): boolean {
  return status !== 'completed' && status !== 'failed' && !isPaid && !isUnasked;
}

/** Whether deleting it may count as a preview, so that its owner has to be held. */
export function mayCountDeleted({ status, isPaid, isUnasked }: Analysis): boolean {
  return status !== 'completed' && !isPaid && !isUnasked;
}

/** A worker whose analysis was taken away finds out within a second and tells what it had done; this long at worst. */
const TELLS_WITHIN = '1 minute';

/**
 * Counts what its owner deletes while a worker makes it, or has begun to, as the preview that it would have become: its
 * work may be done and its model paid for. So does one that its owner has just stopped, also when it was started over
 * since, until its worker has told whether it asked a model. Before the analysis is deleted, for its runs go along.
 */
export async function countDeleted(em: EntityManager, analysis: Analysis): Promise<void> {
  const { id, attempt, user } = analysis;
  if (!mayCountDeleted(analysis)) return;
  const isBegun = isPreviewToBe(analysis) && (await em.count(AnalysisRun, { analysis: id, attempt })) > 0;
  const [untold] = await em.execute<object[]>(
    `select 1 from analysis_runs where analysis_id = ? and outcome = 'lost' and not is_unasked
      and ended_at > now() - interval '${TELLS_WITHIN}' limit 1`,
    [id],
  );
  if (isBegun || untold) await countPreview(em, { analysisId: id, userId: user.id });
}

/** Whether the day has one of its previews left. Exact only while the caller holds the user's lock. */
export async function hasPreviewLeft(em: EntityManager, userId: string): Promise<boolean> {
  return (await usedOn(em, userId, stockholmDay(new Date()))) < PREVIEWS_PER_DAY;
}

async function usedOn(em: EntityManager, userId: string, today: string): Promise<number> {
  const given = await em.findOne(PreviewDay, { user: userId, day: today });
  return given?.used ?? 0;
}

async function writtenOn(em: EntityManager, analysisId: string, today: string): Promise<number> {
  const [{ times }] = await em.execute<[{ times: string }]>(
    `select count(distinct attempt) as times from analysis_runs where analysis_id = ? and ${writtenToday}`,
    [analysisId, today],
  );
  return Number(times);
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
