/**
 * Where a job stands. `stalled`: a worker took it up and has since let its lock run out, for it was killed or hangs;
 * Bull puts it back in line within a minute.
 */
export type JobState = 'waiting' | 'active' | 'stalled' | 'delayed' | 'failed';

/** How a queue stands at one moment. */
export interface QueueState {
  readonly name: string;
  /** No job is begun, in any process, until somebody resumes it; those under way go on. */
  readonly isPaused: boolean;
  /** Processes that take jobs from it; null where Redis does not tell who is connected. */
  readonly workers: number | null;
  readonly counts: Readonly<Record<JobState, number>>;
  /** ISO 8601: when the job that has waited longest was put in line; null when none waits. */
  readonly waitingSince: string | null;
}

/** One job as Redis keeps it; times in ISO 8601. */
export interface QueuedJob {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly state: JobState;
  /** What it is about, whichever try this is. */
  readonly key: string;
  /** The row that it works on, as kind and id; null of a job that no definition knows any more. */
  readonly subject: string | null;
  /** Ids only. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Attempts begun, the one under way included; those that only had to wait their turn do not count. */
  readonly attemptsMade: number;
  readonly attemptsAllowed: number;
  /** How often it stepped aside since its site asked for time, or a service of ours was away. */
  readonly waits: number;
  /** How often a worker was lost while it ran. */
  readonly stalls: number;
  readonly addedAt: string;
  readonly startedAt: string | null;
  readonly failedAt: string | null;
  /** When it may run, while delayed. */
  readonly dueAt: string | null;
  /** Why its last attempt failed, on one line of at most 300 signs. */
  readonly reason: string | null;
}

/** Which of a state's jobs; `desc` is newest first. */
export interface JobRange {
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

export interface JobPage {
  readonly total: number;
  readonly offset: number;
  readonly items: readonly QueuedJob[];
}
