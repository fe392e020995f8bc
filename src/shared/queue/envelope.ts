import type { JobOptions } from 'bull';
import type { JobDefinition } from './define-job.js';

/** What is wrapped around a payload on its way through Redis. */
export interface Envelope {
  /** What the job is about, whichever try of it this is. */
  readonly key: string;
  readonly payload: unknown;
  readonly waits: number;
  /** Attempts that failed before the last wait; each wait is a new job of Bull's, which counts from nothing. */
  readonly failures: number;
}

/**
 * How Bull is to keep and repeat a job.
 * @param jobId Bull silently ignores a job whose id is still there
 * @param delay milliseconds until it may run
 */
export function bullOptions(job: JobDefinition, jobId: string, delay = 0): JobOptions {
  return {
    jobId,
    delay,
    attempts: job.attempts,
    backoff: { type: 'asked', options: { delay: job.backoffMs } },
    removeOnComplete: true,
    removeOnFail: 1000,
  };
}
