import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BillingSubjectsService } from '../billing/billing-subjects.service.js';
import { AppError } from '../shared/app-error.js';
import { recordAct } from '../shared/audit/record-act.js';
import type { CurrentUser } from '../shared/http/access.js';
import { QueueControl } from '../shared/queue/queue-control.service.js';
import { PendingJobs } from '../shared/queue/pending-jobs.js';
import { JobActive, JobNotFailed, JobNotFound } from '../shared/queue/queue.errors.js';
import type { JobRange, JobState, QueuedJob, QueueState } from '../shared/queue/queue.types.js';
import type { AdminJobPage, RemoveOutcome, RetriedJobs, RetryOutcome } from './admin-queue.types.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisCalledOff } from './analysis.errors.js';
import { Analysis } from './analysis.entity.js';
import { failUnfinished } from './fail-unfinished.js';
import { readSubjects } from './job-subjects.js';
import { runAnalysis } from './run-analysis.job.js';
import { tellOwner } from './tell-owner.js';

/** Who acts; `actor` stands in the log instead of the caller, for operators without an account. */
export interface QueueOperator {
  readonly caller: CurrentUser;
  readonly actor?: string;
}

/**
 * What operators do about the queues, each act in the log. Jobs follow their rows: a job alone that was taken away
 * would come back by the sweep, and one alone that was tried again would find its analysis failed and do nothing.
 */
@Injectable()
export class AdminQueueService {
  constructor(
    private readonly em: EntityManager,
    private readonly control: QueueControl,
    private readonly analyses: AnalysesService,
    private readonly events: AnalysisEventsService,
    private readonly billing: BillingSubjectsService,
  ) {}

  /** @throws QueueUnavailable, as everything here */
  states(): Promise<QueueState[]> {
    return this.control.states();
  }

  /** @throws QueueNotFound */
  state(queue: string): Promise<QueueState> {
    return this.control.state(queue);
  }

  /** @throws QueueNotFound */
  async page(queue: string, { state, ...range }: { state: JobState } & JobRange): Promise<AdminJobPage> {
    const { total, offset, items } = await this.control.page(queue, state, range);
    const subjects = await readSubjects(this.em.fork(), this.billing, items);
    const about = ({ subject }: QueuedJob) => (subject === null ? null : subjects.get(subject)!);
    return { total, offset, items: items.map((job) => ({ ...job, about: about(job) })) };
  }

  /** Tries a failed job again; that of a failed analysis by a new attempt at it. @throws JobNotFound, JobNotFailed */
  async retry(operator: QueueOperator, queue: string, id: string): Promise<RetryOutcome> {
    return this.tryAgain(operator, await this.control.get(queue, id), await this.pending(queue));
  }

  /** Tries all again that have failed until now, each as `retry` does. @returns how many came to which end */
  async retryFailed(operator: QueueOperator, queue: string): Promise<RetriedJobs> {
    const ids = await this.control.ids(queue, 'failed');
    const pending = await this.pending(queue);
    await this.record(this.em.fork(), operator, 'queue.retry', `queue:${queue}`, { jobs: ids.length });
    const retried = { queued: 0, restarted: 0, overtaken: 0, gone: 0, left: 0 };
    for (const id of ids) {
      try {
        retried[await this.tryAgain(operator, await this.control.get(queue, id), pending)] += 1;
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        // Somebody else was faster, or it is refused for a reason of its own.
        retried[error instanceof JobNotFound ? 'gone' : 'left'] += 1;
      }
    }
    return retried;
  }

  /**
   * Takes a job away, and ends the attempt at an analysis that has no other job: the analysis is failed, costs nothing
   * and can be started over. A purchase or an event of Stripe's stays as it is: what is still to be done about it gets a
   * new job in its time.
   * @throws JobNotFound, JobActive
   */
  async remove(operator: QueueOperator, queue: string, id: string): Promise<RemoveOutcome> {
    return this.takeAway(operator, await this.control.get(queue, id), await this.pending(queue));
  }

  /** Takes away all that waits or is delayed, each as `remove` does. @returns how many, and how many analyses ended */
  async drain(operator: QueueOperator, queue: string): Promise<{ removed: number; analysesFailed: number }> {
    const ids = (
      await Promise.all([this.control.ids(queue, 'waiting'), this.control.ids(queue, 'delayed')])
    ).flat();
    const pending = await this.pending(queue);
    await this.record(this.em.fork(), operator, 'queue.drain', `queue:${queue}`, { jobs: ids.length });
    const drained = { removed: 0, analysesFailed: 0 };
    for (const id of ids) {
      try {
        const outcome = await this.takeAway(operator, await this.control.get(queue, id), pending);
        drained.removed += 1;
        if (outcome === 'analysis_failed') drained.analysesFailed += 1;
      } catch (error) {
        // A worker was faster.
        if (!(error instanceof JobNotFound || error instanceof JobActive)) throw error;
      }
    }
    return drained;
  }

  pause(operator: QueueOperator, queue: string): Promise<QueueState> {
    return this.turn(operator, queue, 'pause');
  }

  resume(operator: QueueOperator, queue: string): Promise<QueueState> {
    return this.turn(operator, queue, 'resume');
  }

  private async turn(operator: QueueOperator, queue: string, act: 'pause' | 'resume'): Promise<QueueState> {
    const before = await this.control.state(queue);
    // Somebody else was faster, and it stands as it was wanted: no act.
    if (before.isPaused === (act === 'pause')) return before;
    await this.em.fork().transactional(async (em) => {
      await this.record(em, operator, `queue.${act}`, `queue:${queue}`, {});
      await this.control[act](queue);
    });
    return this.control.state(queue);
  }

  /** What else waits or runs, where that decides what becomes of a job's row. */
  private async pending(queue: string): Promise<PendingJobs> {
    return queue === runAnalysis.queue ? this.control.pending(runAnalysis) : new PendingJobs([]);
  }

  private async tryAgain(
    operator: QueueOperator,
    job: QueuedJob,
    pending: PendingJobs,
  ): Promise<RetryOutcome> {
    const { queue, id, key } = job;
    // It has transactions of its own, which would wait in vain for those who hold a connection here.
    const outcome = await this.beginAgain(operator, job, pending);
    await this.em.fork().transactional(async (em) => {
      await this.record(em, operator, 'job.retry', subjectOf(job), { queue, job: id, outcome });
      if (outcome === 'queued') pending.add({ id: await this.control.retry(queue, id), key });
      else await this.control.remove(queue, id).catch(unlessGone);
    });
    return outcome;
  }

  /** Starts the job's analysis over where it has ended. @returns what is to become of the job */
  private async beginAgain(
    operator: QueueOperator,
    job: QueuedJob,
    pending: PendingJobs,
  ): Promise<RetryOutcome> {
    if (job.state !== 'failed') throw new JobNotFailed();
    if (job.name !== runAnalysis.name) return 'queued';
    const { analysisId, attempt } = runAnalysis.payload.parse(job.payload);
    const row = await this.em.fork().findOne(Analysis, analysisId, { fields: ['attempt', 'status'] });
    if (!row) return 'gone';
    if (row.attempt !== attempt) return 'overtaken';
    if (row.status === 'failed' || row.status === 'completed') return this.startOver(operator, analysisId);
    // A second worker would throw away what the first has done, and ask the model anew.
    return pending.hasOther(job) ? 'overtaken' : 'queued';
  }

  private async startOver({ caller, actor }: QueueOperator, id: string): Promise<RetryOutcome> {
    try {
      await this.analyses.retry(caller, id, actor === undefined ? {} : { actor });
      return 'restarted';
    } catch (error) {
      // Completed, or started over by somebody else.
      if (error instanceof AppError && error.status === 409) return 'overtaken';
      if (error instanceof AppError && error.status === 404) return 'gone';
      throw error;
    }
  }

  private async takeAway(
    operator: QueueOperator,
    job: QueuedJob,
    pending: PendingJobs,
  ): Promise<RemoveOutcome> {
    const { queue, id, state } = job;
    const analysisId = await this.em.fork().transactional(async (em) => {
      const analysisId = pending.hasOther(job) ? null : await this.callOff(em, job);
      const details = { queue, job: id, state, outcome: removeOutcome(analysisId) };
      await this.record(em, operator, 'job.remove', subjectOf(job), details);
      await this.control.remove(queue, id);
      return analysisId;
    });
    pending.delete(job);
    if (analysisId !== null) await tellOwner(this.em, this.events, analysisId);
    return removeOutcome(analysisId);
  }

  /** @returns the id of the analysis that ended; null when none waited for the job */
  private async callOff(em: EntityManager, job: QueuedJob): Promise<string | null> {
    const { data } = job.name === runAnalysis.name ? runAnalysis.payload.safeParse(job.payload) : {};
    if (!data) return null;
    const { analysisId: id, attempt } = data;
    return (await failUnfinished(em, { id, attempt }, new AnalysisCalledOff())) ? id : null;
  }

  /** Always before the act: Redis takes no part in the transaction, so that it comes last. */
  private async record(
    em: EntityManager,
    { caller, actor = `user:${caller.id}` }: QueueOperator,
    act: string,
    subject: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    await recordAct(em, { actor, act, subject, details });
  }
}

const subjectOf = ({ subject, queue }: QueuedJob): string => subject ?? `queue:${queue}`;

const removeOutcome = (analysisId: string | null): RemoveOutcome =>
  analysisId === null ? 'removed' : 'analysis_failed';

/** What was to be taken off the list is no longer on it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof JobNotFound)) throw error;
}
