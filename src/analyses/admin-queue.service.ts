import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '../shared/app-error.js';
import { recordAct } from '../shared/audit/record-act.js';
import type { CurrentUser } from '../shared/http/access.js';
import { QueueControl } from '../shared/queue/queue-control.service.js';
import { JobActive, JobNotFailed, JobNotFound } from '../shared/queue/queue.errors.js';
import type { JobRange, JobState, QueuedJob, QueueState } from '../shared/queue/queue.types.js';
import type { AdminJobPage, RemoveOutcome, RetriedJobs, RetryOutcome } from './admin-queue.types.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisCalledOff } from './analysis.errors.js';
import { Analysis } from './analysis.entity.js';
import { toCard } from './analysis-view.js';
import { readSubjects } from './job-subjects.js';
import { runAnalysis } from './run-analysis.job.js';

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
    const subjects = await readSubjects(this.em.fork(), items);
    const about = ({ subject }: QueuedJob) => (subject === null ? null : subjects.get(subject)!);
    return { total, offset, items: items.map((job) => ({ ...job, about: about(job) })) };
  }

  /** Tries a failed job again; that of a failed analysis by a new attempt at it. @throws JobNotFound, JobNotFailed */
  async retry(operator: QueueOperator, queue: string, id: string): Promise<RetryOutcome> {
    return this.em.fork().transactional(async (em) => {
      const job = await this.control.get(queue, id);
      const outcome = await this.tryAgain(operator, job);
      const details = { queue, job: id, outcome };
      await recordAct(em, { actor: actorOf(operator), act: 'job.retry', subject: subjectOf(job), details });
      return outcome;
    });
  }

  /** Tries all again that have failed until now. @returns how many came to which end */
  async retryFailed(operator: QueueOperator, queue: string): Promise<RetriedJobs> {
    const ids = await this.control.ids(queue, 'failed');
    await this.record(operator, 'queue.retry', queue, { jobs: ids.length });
    const retried = { queued: 0, restarted: 0, overtaken: 0, gone: 0, left: 0 };
    for (const id of ids) {
      try {
        retried[await this.tryAgain(operator, await this.control.get(queue, id))] += 1;
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        // Somebody else was faster, or it is refused for a reason of its own.
        retried[error instanceof JobNotFound ? 'gone' : 'left'] += 1;
      }
    }
    return retried;
  }

  /**
   * Takes a job away, and ends the attempt at an analysis that waited for it: the analysis is failed, costs nothing and
   * can be started over. A purchase or an event of Stripe's stays as it is: what is still to be done about it gets a
   * new job in its time.
   * @throws JobNotFound, JobActive
   */
  async remove(operator: QueueOperator, queue: string, id: string): Promise<RemoveOutcome> {
    const { analysisId, outcome } = await this.em.fork().transactional(async (em) => {
      const job = await this.control.remove(queue, id);
      const analysisId = await this.callOff(em, job);
      const outcome: RemoveOutcome = analysisId === null ? 'removed' : 'analysis_failed';
      const details = { queue, job: id, state: job.state, outcome };
      await recordAct(em, { actor: actorOf(operator), act: 'job.remove', subject: subjectOf(job), details });
      return { analysisId, outcome };
    });
    if (analysisId !== null) await this.announce(analysisId);
    return outcome;
  }

  /** Takes away all that waits or is delayed, each as `remove` does. @returns how many, and how many analyses ended */
  async drain(operator: QueueOperator, queue: string): Promise<{ removed: number; analysesFailed: number }> {
    const ids = (
      await Promise.all([this.control.ids(queue, 'waiting'), this.control.ids(queue, 'delayed')])
    ).flat();
    await this.record(operator, 'queue.drain', queue, { jobs: ids.length });
    let removed = 0;
    let analysesFailed = 0;
    for (const id of ids) {
      try {
        const analysisId = await this.callOff(this.em.fork(), await this.control.remove(queue, id));
        removed += 1;
        if (analysisId === null) continue;
        analysesFailed += 1;
        await this.announce(analysisId);
      } catch (error) {
        // A worker was faster.
        if (!(error instanceof JobNotFound || error instanceof JobActive)) throw error;
      }
    }
    return { removed, analysesFailed };
  }

  pause(operator: QueueOperator, queue: string): Promise<QueueState> {
    return this.turn(operator, queue, 'pause');
  }

  resume(operator: QueueOperator, queue: string): Promise<QueueState> {
    return this.turn(operator, queue, 'resume');
  }

  private turn(operator: QueueOperator, queue: string, act: 'pause' | 'resume'): Promise<QueueState> {
    return this.em.fork().transactional(async (em) => {
      await this.control[act](queue);
      const subject = `queue:${queue}`;
      await recordAct(em, { actor: actorOf(operator), act: `queue.${act}`, subject });
      return this.control.state(queue);
    });
  }

  private async tryAgain(operator: QueueOperator, job: QueuedJob): Promise<RetryOutcome> {
    if (job.state !== 'failed') throw new JobNotFailed();
    if (job.name !== runAnalysis.name) {
      await this.control.retry(job.queue, job.id);
      return 'queued';
    }
    const { analysisId, attempt } = runAnalysis.payload.parse(job.payload);
    const row = await this.em.fork().findOne(Analysis, analysisId, { fields: ['attempt', 'status'] });
    const isOver = row?.status === 'failed' || row?.status === 'completed';
    if (row?.attempt === attempt && !isOver) {
      await this.control.retry(job.queue, job.id);
      return 'queued';
    }
    const outcome = row?.attempt === attempt ? await this.startOver(operator, analysisId) : undefined;
    await this.control.remove(job.queue, job.id);
    return outcome ?? (row ? 'overtaken' : 'gone');
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

  /** @returns the id of the analysis that ended; null when none waited for the job */
  private async callOff(em: EntityManager, job: QueuedJob): Promise<string | null> {
    const { data } = job.name === runAnalysis.name ? runAnalysis.payload.safeParse(job.payload) : {};
    if (!data) return null;
    const { code, userMessage } = new AnalysisCalledOff();
    const ended = await em.execute<{ id: string }[]>(
      `update analyses set status = 'failed', run = run + 1, failure_code = ?, failure_reason = ?, updated_at = now()
        where id = ? and attempt = ? and status in ('processing', 'scraped', 'analyzing') returning id`,
      [code, userMessage, data.analysisId, data.attempt],
    );
    return ended.length > 0 ? data.analysisId : null;
  }

  private async announce(analysisId: string): Promise<void> {
    const row = await this.em.fork().findOne(Analysis, analysisId);
    if (row) await this.events.publish(row.user.id, { type: 'update', analysis: toCard(row) });
  }

  /** Before the acts that are many: the log tells of them also when they stop half-way. */
  private async record(
    operator: QueueOperator,
    act: string,
    queue: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    await recordAct(this.em.fork(), { actor: actorOf(operator), act, subject: `queue:${queue}`, details });
  }
}

const subjectOf = ({ subject, queue }: QueuedJob): string => subject ?? `queue:${queue}`;

const actorOf = ({ caller, actor }: QueueOperator): string => actor ?? `user:${caller.id}`;
