import { getQueueToken } from '@nestjs/bull';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import type { JobDefinition } from './define-job.js';
import { bullOptions, type Envelope } from './envelope.js';
import { PendingJobs } from './pending-jobs.js';
import { JobActive, JobNotFailed, JobNotFound, QueueNotFound, QueueUnavailable } from './queue.errors.js';
import { JOBS } from './queue.service.js';
import type { JobPage, JobRange, JobState, QueuedJob, QueueState } from './queue.types.js';
import { readIds, readJob, readJobs, readPending, readState, type KeptJob } from './queue-reading.js';
import { rankOf, redisSeconds } from './rank.js';
import { withinReach } from './reach.js';

/**
 * How the queues stand, and what an operator may do about it. It knows only what Redis keeps: what a job's removal means
 * for the row that it works on is decided by whoever knows the row.
 * Everything throws QueueUnavailable while Redis is away, and QueueNotFound for a name that no job has.
 */
@Injectable()
export class QueueControl {
  /** In the order in which the jobs are registered. */
  readonly names: readonly string[];

  constructor(
    private readonly modules: ModuleRef,
    @Inject(JOBS) private readonly jobs: readonly JobDefinition[],
  ) {
    this.names = [...new Set(jobs.map((job) => job.queue))];
  }

  async states(): Promise<QueueState[]> {
    return Promise.all(this.names.map((name) => this.ask(name, readState)));
  }

  state(name: string): Promise<QueueState> {
    return this.ask(name, readState);
  }

  /** One page of the jobs in a state, of the waiting by their turn, of the failed when they failed, of the delayed when they are due. */
  page(name: string, state: JobState, range: JobRange): Promise<JobPage> {
    return this.ask(name, async (queue) => {
      const { total, ids } = await readIds(queue, state, range);
      const kept = await readJobs(queue, ids, state === 'stalled' ? 'active' : state);
      return { total, offset: range.offset, items: kept.map((job) => this.known(job)) };
    });
  }

  /** All ids in a state at this moment, in the order in which they run or ran. */
  ids(name: string, state: JobState): Promise<string[]> {
    return this.ask(name, async (queue) => (await readIds(queue, state, { order: 'asc', offset: 0 })).ids);
  }

  /** All jobs of one kind that wait or run at this moment. */
  pending(job: JobDefinition): Promise<PendingJobs> {
    return this.ask(job.queue, async (queue) => new PendingJobs(await readPending(queue, job.name)));
  }

  /** @throws JobNotFound */
  async get(name: string, id: string): Promise<QueuedJob> {
    const job = await this.ask(name, (queue) => readJob(queue, id));
    if (!job) throw new JobNotFound();
    return this.known(job);
  }

  /**
   * Takes a job out of the queue, whatever its state but `active`.
   * @throws JobNotFound, JobActive
   */
  async remove(name: string, id: string): Promise<void> {
    if ((await this.get(name, id)).state === 'active') throw new JobActive();
    await this.ask(name, async (queue) => {
      const found = await queue.getJob(id);
      if (!found) throw new JobNotFound();
      try {
        await found.remove();
      } catch (error) {
        // Bull refuses what a worker took up in between; all else is Redis that refuses.
        const now = await readJob(queue, id);
        if (!now) throw new JobNotFound();
        throw now.state === 'active' ? new JobActive() : new QueueUnavailable(error);
      }
    });
  }

  /**
   * Puts a failed job in line once more, with all its attempts before it, and takes the failed one off the list. Two who
   * ask at the same moment get one job.
   * @returns the id of the job in line
   * @throws JobNotFound, JobNotFailed
   */
  async retry(name: string, id: string): Promise<string> {
    const job = await this.get(name, id);
    if (job.state !== 'failed') throw new JobNotFailed();
    const { key, payload } = job;
    const definition = this.definitionOf(job);
    // A job of a release that is gone has nobody to do it.
    if (!definition) throw new JobNotFound();
    // Named by the failure, for Bull ignores a second job of the same id.
    const retryId = `${key}:retry${Date.parse(job.failedAt ?? job.addedAt)}`;
    await this.ask(name, async (queue) => {
      const rank = rankOf(await redisSeconds(queue));
      const envelope = { key, payload, waits: 0, failures: 0, rank };
      await queue.add(definition.name, envelope, bullOptions(definition, rank, retryId));
      // In line first: a crash in between leaves a job too many, which finds nothing to do, and never one too few.
      await (await queue.getJob(id))?.remove();
    });
    return retryId;
  }

  /** No process begins a job of this queue until it is resumed; those under way go on. */
  async pause(name: string): Promise<void> {
    await this.ask(name, (queue) => queue.pause(false));
  }

  async resume(name: string): Promise<void> {
    await this.ask(name, (queue) => queue.resume(false));
  }

  private known(job: KeptJob): QueuedJob {
    const definition = this.definitionOf(job);
    const payload = definition?.payload.safeParse(job.payload);
    return { ...job, subject: payload?.success ? definition!.subject(payload.data) : null };
  }

  private definitionOf({ queue, name }: Pick<KeptJob, 'queue' | 'name'>): JobDefinition | undefined {
    return this.jobs.find((job) => job.queue === queue && job.name === name);
  }

  private async ask<T>(name: string, command: (queue: Queue<Envelope>) => Promise<T>): Promise<T> {
    if (!this.names.includes(name)) throw new QueueNotFound();
    const queue = this.modules.get<Queue<Envelope>>(getQueueToken(name), { strict: false });
    return withinReach(queue, () => command(queue));
  }
}
