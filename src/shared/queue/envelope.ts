import type { JobOptions } from 'bull';
import type { JobDefinition } from './define-job.js';

/** Seconds that a failed job is kept: as long as the lines of the processes that tell of it. */
export const FAILED_KEPT_S = 30 * 24 * 60 * 60;

/** By which request, and in which trace, a job was put in line; neither when the program did it by itself. */
export interface Origin {
  readonly requestId?: string;
  /** W3C `traceparent` */
  readonly traceparent?: string;
}

/** What is wrapped around a payload on its way through Redis. */
export interface Envelope {
  /** What the job is about, whichever try of it this is. */
  readonly key: string;
  readonly payload: unknown;
  /** How often it was put off because it was not its turn. */
  readonly waits: number;
  /** How often it was put off because a service of ours was away; absent from jobs that an older release put in line. */
  readonly absences?: number;
  /** How often it was put off because its person had as much at work as one may; absent when never. */
  readonly turns?: number;
  /** Attempts that failed before the last wait; each wait is a new job of Bull's, which counts from nothing. */
  readonly failures: number;
  /** Its place in line, see `rankOf`, which it keeps when it is put off; absent from jobs of an older release. */
  readonly rank?: number;
  /** Absent from jobs that an older release put in line. */
  readonly origin?: Origin;
}

/**
 * How Bull is to keep and repeat a job.
 * @param rank its place in line, see `rankOf`
 * @param jobId Bull silently ignores a job whose id is still there
 * @param delay milliseconds until it may run
 */
export function bullOptions(job: JobDefinition, rank: number, jobId: string, delay = 0): JobOptions {
  return {
    jobId,
    delay,
    priority: rank,
    attempts: job.attempts,
    backoff: { type: 'asked', options: { delay: job.backoffMs } },
    removeOnComplete: true,
    removeOnFail: { age: FAILED_KEPT_S, count: 1000 },
  };
}
