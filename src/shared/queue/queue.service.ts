import { getQueueToken } from '@nestjs/bull';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import type { DoneCallback, Job, Queue } from 'bull';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../app-error.js';
import { CONFIG, ConfigError, type Config } from '../config/config.js';
import type { JobDefinition, JobHandler } from './define-job.js';
import { bullOptions, FAILED_KEPT_S, type Envelope } from './envelope.js';
import { KeptFailure } from './kept-failure.js';
import { observeRun, originOfJob, type RunOutcome } from './observe-run.js';
import { promoteLate } from './late-jobs.js';
import { rankOf, rankOlder, redisSeconds } from './rank.js';
import { QueueConnections } from './queue-connections.js';
import { readPending } from './queue-reading.js';
import { isRefusedForGood } from '../storable.js';
import { withinReach } from './reach.js';
import { putOffBy, waitAfter } from './waits.js';

export const JOBS = Symbol('jobs');

const LOOK_FOR_LATE_MS = 60_000;
/** Bull ends its wait for the next job within half a second of being asked; what came in by it waits longer than that. */
const AFTER_BULLS_WAIT_MS = 1_000;
/** For a queue whose Redis does not answer any more. */
const CLOSING_MS = 5_000;

/** Puts jobs in line and has them done: errors become Bull's terms by their retry policy. Nobody outside this folder speaks to Bull. */
@Injectable()
export class QueueService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Queue');
  private readonly handlers = new Map<string, JobHandler<unknown>>();
  private readonly shutdown = new AbortController();
  private readonly underWay = new Set<string>();
  private drained: Promise<unknown> | undefined;
  private limit: NodeJS.Timeout | undefined;

  constructor(
    private readonly modules: ModuleRef,
    @Inject(JOBS) private readonly jobs: readonly JobDefinition[],
    @Inject(CONFIG) private readonly config: Config,
    private readonly connections: QueueConnections,
  ) {}

  /**
   * Puts a job in line; the same key twice is one job while Redis remembers the first.
   * @param options.turn which of its person's jobs it is that wait or run, from 1, see `rankOf`
   * @throws QueueUnavailable
   */
  async add<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options: { keySuffix?: string; turn?: number } = {},
  ): Promise<void> {
    const key = job.key(payload);
    const { keySuffix = '', turn } = options;
    const queue = this.queue(job.queue);
    const rank = rankOf(await withinReach(queue, () => redisSeconds(queue)), turn);
    const envelope = { key, payload, waits: 0, failures: 0, rank, origin: originOfJob() };
    await withinReach(queue, () => this.enqueue(job, envelope, key + keySuffix, 0));
  }

  /** The keys of all jobs of this kind that wait or run. */
  async pendingKeys(job: JobDefinition): Promise<ReadonlySet<string>> {
    return new Set((await readPending(this.queue(job.queue), job.name)).map(({ key }) => key));
  }

  @Interval(LOOK_FOR_LATE_MS)
  async onInterval(): Promise<void> {
    if (this.config.role === 'web') return;
    await Promise.all([this.promoteLate(), this.rankOlder()]).catch((error: Error) =>
      this.logger.warn(`Late and older jobs were not looked for: ${error.message}`),
    );
  }

  /** @returns how many jobs of an older release, which has no ranks, now have one */
  async rankOlder(): Promise<number> {
    return this.sumOf(rankOlder);
  }

  /** @returns how many jobs waited for a moment that only a wrong clock can have given them, and run now instead */
  async promoteLate(): Promise<number> {
    return this.sumOf((queue) => promoteLate(queue, this.jobs));
  }

  /**
   * Removes jobs that failed more than 30 days ago. Bull itself looks at their age only when another one ends.
   * @returns how many there were
   * @throws QueueUnavailable
   */
  async removeOldFailures(): Promise<number> {
    const removed = await Promise.all(
      this.queues().map((queue) => withinReach(queue, () => queue.clean(FAILED_KEPT_S * 1000, 'failed'))),
    );
    return removed.flat().length;
  }

  /** @throws QueueUnavailable */
  async ping(): Promise<void> {
    const [first] = this.queues();
    if (first) await withinReach(first, () => first.client.ping());
  }

  /** The ids of the jobs that this process runs. */
  get running(): readonly string[] {
    return [...this.underWay];
  }

  /** Begins no more jobs in this process; those under way go on for `drainLimitMs`, and then return to the line. */
  stopTaking(): void {
    // Once: Bull's own way to stop waiting for the next job breaks when it is asked to again meanwhile.
    if (this.drained) return;
    this.drained = Promise.all(this.queues().map((queue) => queue.pause(true, false).catch(() => undefined)));
    // From now on, and not from the close: requests under way have their time meanwhile, and all must end in one.
    this.limit = setTimeout(() => this.handOn(), this.config.drainLimitMs);
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
    for (const job of this.ownJobs()) {
      const run = (bullJob: Job<Envelope>) => this.run(job, bullJob);
      // Bull tells a promise-returning processor from a callback one by the number of parameters.
      void this.queue(job.queue).process(
        job.name,
        job.concurrency(this.config),
        run as (job: Job, done?: DoneCallback) => void,
      );
    }
  }

  /** @throws ConfigError when QUEUES names one that is not there: its jobs would wait for ever */
  private ownJobs(): readonly JobDefinition[] {
    const { queues } = this.config;
    if (!queues) return this.jobs;
    const known = new Set(this.jobs.map(({ queue }) => queue));
    const unknown = queues.filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new ConfigError([
        `QUEUES: there is no ${unknown.join(', ')}; there are ${[...known].join(', ')}`,
      ]);
    return this.jobs.filter(({ queue }) => queues.includes(queue));
  }

  /** Waits for the jobs under way, as `stopTaking` ends them. */
  async onModuleDestroy(): Promise<void> {
    this.stopTaking();
    await this.drained;
    clearTimeout(this.limit);
    this.handOn();
    await Promise.all(
      this.queues().map((queue) =>
        Promise.race([queue.close().catch(() => undefined), sleep(CLOSING_MS, undefined, { ref: false })]),
      ),
    );
    await this.connections.close();
  }

  private handOn(): void {
    this.shutdown.abort(new Error('shutdown'));
  }

  private run(job: JobDefinition, bullJob: Job<Envelope>): Promise<void> {
    return observeRun(job, bullJob, (tell) => this.runOnce(job, bullJob, tell));
  }

  private async runOnce(
    job: JobDefinition,
    bullJob: Job<Envelope>,
    tell: (outcome: RunOutcome) => void,
  ): Promise<void> {
    const handler = this.handlers.get(job.name)!;
    const { payload, failures } = bullJob.data;
    const id = String(bullJob.id);
    if (this.drained) {
      tell('wait');
      return this.enqueue(job, bullJob.data, `${id}:wait`, AFTER_BULLS_WAIT_MS);
    }
    this.underWay.add(id);
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(job.deadlineMs), this.shutdown.signal]);
      const isFinal = (error: unknown) => this.whatNext(job, bullJob, error) === 'give up';
      await handler(job.payload.parse(payload), { signal, isFinal });
    } catch (error) {
      const next = this.whatNext(job, bullJob, error);
      tell(next);
      const putOff =
        next === 'wait' && !this.shutdown.signal.aborted ? putOffBy(error, bullJob.data) : undefined;
      // Somebody with much in line is put off each few seconds.
      if (putOff !== 'turns')
        this.logger.warn(`${job.name} ${bullJob.id}: ${(error as Error).message} (${next})`);
      // Nobody foresaw it: what is kept of it elsewhere has no stack.
      if (next === 'give up' && !(error instanceof AppError)) this.logger.error(error);
      if (next === 'wait') {
        const again = { ...bullJob.data, failures: failures + bullJob.attemptsMade };
        // Another process may go on at once; only what the error asks for makes it wait.
        if (putOff) again[putOff] = (again[putOff] ?? 0) + 1;
        const delay = putOff ? waitAfter(error, putOff, bullJob.data) : 0;
        await this.enqueue(job, again, putOff === 'turns' ? turnId(id, again) : `${id}:wait`, delay);
        return;
      }
      // Bull only heeds discard() when the processor then throws.
      if (next === 'give up') await bullJob.discard();
      throw new KeptFailure(error);
    } finally {
      this.underWay.delete(id);
    }
  }

  /** An error's retry policy in Bull's terms; a shutdown is nobody's fault and costs no attempt. */
  private whatNext(job: JobDefinition, bullJob: Job<Envelope>, error: unknown): 'wait' | 'retry' | 'give up' {
    if (this.shutdown.signal.aborted || putOffBy(error, bullJob.data)) return 'wait';
    if (error instanceof AppError && error.retry !== 'later') return 'give up';
    if (isRefusedForGood(error)) return 'give up';
    return bullJob.data.failures + bullJob.attemptsMade + 1 < job.attempts ? 'retry' : 'give up';
  }

  private async enqueue(job: JobDefinition, data: Envelope, key: string, delay: number): Promise<void> {
    const queue = this.queue(job.queue);
    const rank = data.rank ?? rankOf(await redisSeconds(queue));
    await queue.add(job.name, { ...data, rank }, bullOptions(job, rank, key, delay));
  }

  /** What the work on each queue counts, together. @throws QueueUnavailable */
  private async sumOf(work: (queue: Queue<Envelope>) => Promise<number>): Promise<number> {
    const counts = await Promise.all(this.queues().map((queue) => withinReach(queue, () => work(queue))));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private queues(): Queue<Envelope>[] {
    return [...new Set(this.jobs.map((job) => job.queue))].map((name) => this.queue(name));
  }

  private queue(name: string): Queue<Envelope> {
    return this.modules.get<Queue<Envelope>>(getQueueToken(name), { strict: false });
  }
}

/** Another id than the job has now, and no longer the more often it is put off. */
function turnId(id: string, { turns }: Envelope): string {
  return `${id.replace(/:turn\d+$/, '')}:turn${turns}`;
}
