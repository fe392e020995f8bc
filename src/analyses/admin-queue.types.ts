import type { QueuedJob, QueueState } from '../shared/queue/queue.types.js';

/** GET /api/admin/queue */
export interface AdminQueues {
  readonly queues: readonly QueueState[];
}

/** The row that a job works on; of kinds that this part does not know, the id is all that is told. */
export interface JobSubject {
  /** `analysis`, `purchase`, `event` (Stripe's), `experiment`, … */
  readonly kind: string;
  readonly id: string;
  /** It was deleted. */
  readonly isGone: boolean;
  /** An analysis's address or link, a purchase's product, an event's type. */
  readonly title: string | null;
  /** As its own table has it. */
  readonly status: string | null;
  /** Which attempt an analysis is at now. */
  readonly attempt: number | null;
  /** The purchase that it is or is about, once that is known. */
  readonly purchaseId: string | null;
}

/** One line of GET /api/admin/queue/:queue/jobs. */
export interface AdminJob extends QueuedJob {
  /** Null of a job that no release of ours knows any more. */
  readonly about: JobSubject | null;
}

export interface AdminJobPage {
  readonly total: number;
  readonly offset: number;
  readonly items: readonly AdminJob[];
}

/**
 * What became of a job that was to be tried again. `queued`: it stands in line with all its attempts before it.
 * `restarted`: its analysis began a new attempt, with a job of its own. `overtaken`, `gone`: its analysis has moved on
 * without it or has another job that waits or runs, or was deleted; there was nothing to try, and the job is off the list.
 */
export type RetryOutcome = 'queued' | 'restarted' | 'overtaken' | 'gone';

/** `analysis_failed`: the analysis that waited for it has ended with it, and its owner was told. */
export type RemoveOutcome = 'removed' | 'analysis_failed';

/** How many failed jobs came to which end; `left` are those that cannot be tried again now and stay failed. */
export type RetriedJobs = Readonly<Record<RetryOutcome | 'left', number>>;
