import { getQueueToken } from '@nestjs/bull';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { DoneCallback, Job, Queue } from 'bull';
import { AppError } from '../app-error.js';
import { CONFIG, type Config } from '../config/config.js';
import type { JobDefinition, JobHandler } from './define-job.js';
import { bullOptions, type Envelope } from './envelope.js';
import { readPending } from './queue-reading.js';
import { withinReach } from './reach.js';
import { waitAfter } from './waits.js';

export const JOBS = Symbol('jobs');

/** After so many waits a throttled job counts as failed. */
const MAX_WAITS = 6;
/** How long running jobs may go on after a shutdown was asked for. */
const DRAIN_MS = 20_000;

/** Puts jobs in line and has them done: errors become Bull's terms by their retry policy. Nobody outside this folder speaks to Bull. */
@Injectable()
export class QueueService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Queue');
  private readonly handlers = new Map<string, JobHandler<unknown>>();
  private readonly shutdown = new AbortController();

  constructor(
    private readonly modules: ModuleRef,
    @Inject(JOBS) private readonly jobs: readonly JobDefinition[],
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Puts a job in line; the same key twice is one job while Redis remembers the first.
   * @throws QueueUnavailable
   */
  async add<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options: { keySuffix?: string } = {},
  ): Promise<void> {
    const key = job.key(payload);
    const envelope = { key, payload, waits: 0, failures: 0 };
    const id = key + (options.keySuffix ?? '');
    await withinReach(this.queue(job.queue), () => this.enqueue(job, envelope, id, 0));
  }

  /** The keys of all jobs of this kind that wait or run. */
  async pendingKeys(job: JobDefinition): Promise<ReadonlySet<string>> {
    return new Set((await readPending(this.queue(job.queue), job.name)).map(({ key }) => key));
  }

  /** Says who does the job; exactly one handler for each, checked at start-up. */
  handle<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void {
    if (this.handlers.has(job.name)) throw new Error(`The job ${job.name} has two handlers.`);
    this.handlers.set(job.name, handler as JobHandler<unknown>);
  }

  onApplicationBootstrap(): void {
    const orphans = this.jobs.filter((job) => !this.handlers.has(job.name)).map((job) => job.name);
    if (orphans.length > 0) throw new Error(`Jobs without a handler: ${orphans.join(', ')}.`);
    if (this.config.role === 'web') return;
    for (const job of this.jobs) {
      const run = (bullJob: Job<Envelope>) => this.run(job, bullJob);
      // Bull tells a promise-returning processor from a callback one by the number of parameters.
      void this.queue(job.queue).process(
        job.name,
        job.concurrency(this.config),
        run as (job: Job, done?: DoneCallback) => void,
      );
    }
  }

  /** Takes no new jobs, lets running ones finish for a while, then aborts them: they return to the line. */
  async onModuleDestroy(): Promise<void> {
    const queues = [...new Set(this.jobs.map((job) => job.queue))].map((name) => this.queue(name));
    const drained = Promise.all(queues.map((queue) => queue.pause(true, false).catch(() => undefined)));
    const timer = setTimeout(() => this.shutdown.abort(new Error('shutdown')), DRAIN_MS);
    await drained;
    clearTimeout(timer);
    this.shutdown.abort(new Error('shutdown'));
    await Promise.all(queues.map((queue) => queue.close().catch(() => undefined)));
  }

  private async run(job: JobDefinition, bullJob: Job<Envelope>): Promise<void> {
    const handler = this.handlers.get(job.name)!;
    const { key, payload, waits, failures } = bullJob.data;
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(job.deadlineMs), this.shutdown.signal]);
      const isFinal = (error: unknown) => this.whatNext(job, bullJob, error) === 'give up';
      await handler(job.payload.parse(payload), { signal, isFinal });
    } catch (error) {
      const next = this.whatNext(job, bullJob, error);
      this.logger.warn(`${job.name} ${bullJob.id}: ${(error as Error).message} (${next})`);
      if (next === 'wait') {
        const again = { key, payload, waits: waits + 1, failures: failures + bullJob.attemptsMade };
        await this.enqueue(job, again, `${bullJob.id}:wait`, waitAfter(error));
        return;
      }
      // Bull only heeds discard() when the processor then throws.
      if (next === 'give up') await bullJob.discard();
      throw error;
    }
  }

  /** An error's retry policy in Bull's terms; a shutdown is nobody's fault and costs no attempt. */
  private whatNext(job: JobDefinition, bullJob: Job<Envelope>, error: unknown): 'wait' | 'retry' | 'give up' {
    if (this.shutdown.signal.aborted) return 'wait';
    const policy = error instanceof AppError ? error.retry : 'later';
    if (policy === 'again') return bullJob.data.waits < MAX_WAITS ? 'wait' : 'give up';
    if (policy === 'never') return 'give up';
    return bullJob.data.failures + bullJob.attemptsMade + 1 < job.attempts ? 'retry' : 'give up';
  }

  private async enqueue(job: JobDefinition, data: Envelope, key: string, delay: number): Promise<void> {
    await this.queue(job.queue).add(job.name, data, bullOptions(job, key, delay));
  }

  private queue(name: string): Queue<Envelope> {
    return this.modules.get<Queue<Envelope>>(getQueueToken(name), { strict: false });
  }
}
