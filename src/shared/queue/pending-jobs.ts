import type { QueuedJob } from './queue.types.js';

type JobName = Pick<QueuedJob, 'id' | 'key'>;

/** The jobs of one kind that wait or run: as they were read, and as whoever holds the list has changed them since. */
export class PendingJobs {
  private readonly ids = new Map<string, Set<string>>();

  constructor(jobs: readonly JobName[]) {
    for (const job of jobs) this.add(job);
  }

  /** Whether one of them, besides this job itself, is about the same. */
  hasOther({ id, key }: JobName): boolean {
    const same = this.ids.get(key);
    return same !== undefined && same.size > (same.has(id) ? 1 : 0);
  }

  /** The ids of those that are about this. */
  about(key: string): string[] {
    return [...(this.ids.get(key) ?? [])];
  }

  add({ id, key }: JobName): void {
    this.ids.set(key, (this.ids.get(key) ?? new Set()).add(id));
  }

  delete({ id, key }: JobName): void {
    this.ids.get(key)?.delete(id);
  }
}
