import { AppError } from '../app-error.js';

/** How long a job that is not our turn yet waits when the refusal names no time. */
const DEFAULT_WAIT_MS = 15_000;
/** A person is waiting: however long a site wishes to be left alone, we ask again within this time. */
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds until a job may run again that failed with `retry: again`, at most a minute. */
export function waitAfter(error: unknown): number {
  return askedWait(error) ?? DEFAULT_WAIT_MS;
}

/**
 * Bull's backoff of a job that failed with `retry: later`: grows with each attempt, and is never shorter than what the
 * error asks for, of which a minute is heeded.
 * @param options the milliseconds before the second attempt
 */
export function backoff(attemptsMade: number, error: Error, options: { delay: number }): number {
  return Math.max((2 ** attemptsMade - 1) * options.delay, askedWait(error) ?? 0);
}

function askedWait(error: unknown): number | undefined {
  const asked = error instanceof AppError ? error.retryAfterMs : undefined;
  return asked === undefined ? undefined : Math.min(asked, LONGEST_WAIT_MS);
}
