import { AppError } from '../app-error.js';
import type { JobDefinition } from './define-job.js';
import type { Envelope } from './envelope.js';
import { KeptFailure } from './kept-failure.js';

/** How long a job that is not our turn yet waits when the refusal names no time. */
const DEFAULT_WAIT_MS = 15_000;
/** A person is waiting: however long a site wishes to be left alone, we ask again within this time. */
const LONGEST_WAIT_MS = 60_000;
/** After so many waits a throttled job counts as failed. */
const MOST_WAITS = 6;
/** The same for a service of ours that is away: it begins with 10 s, doubles up to a minute, and makes ten minutes. */
const MOST_ABSENCES = 12;

/** What a job is put off for that failed with an error: a site's turn, the return of a service of ours, its person's turn. */
type PutOff = 'waits' | 'absences' | 'turns';

/** @returns undefined for an error that is no cause to wait, or was so often enough */
export function putOffBy(error: unknown, { waits, absences = 0 }: Envelope): PutOff | undefined {
  const policy = error instanceof AppError ? error.retry : undefined;
  if (policy === 'again' && waits < MOST_WAITS) return 'waits';
  if (policy === 'in-turn') return 'turns';
  if (policy === 'when-back' && absences < MOST_ABSENCES) return 'absences';
  return undefined;
}

/**
 * Milliseconds until a job may run again that is put off, at most a minute: as long as the error asks for, and longer
 * each time that the same service is still away.
 */
export function waitAfter(error: unknown, putOff: PutOff, { absences = 0 }: Envelope): number {
  const asked = askedWait(error) ?? DEFAULT_WAIT_MS;
  return putOff !== 'absences' ? asked : Math.min(asked * 2 ** absences, LONGEST_WAIT_MS);
}

/**
 * Bull's backoff of a job that failed with `retry: later`: grows with each attempt, and is never shorter than what the
 * error asks for, of which a minute is heeded.
 * @param options the milliseconds before the second attempt
 */
export function backoff(attemptsMade: number, error: Error, options: { delay: number }): number {
  const thrown = error instanceof KeptFailure ? error.cause : error;
  return Math.max((2 ** attemptsMade - 1) * options.delay, askedWait(thrown) ?? 0);
}

/** Milliseconds that a job of this kind is ever put off by, waits and tries alike. */
export function longestDelay({ attempts, backoffMs }: JobDefinition): number {
  return Math.max(LONGEST_WAIT_MS, (2 ** attempts - 1) * backoffMs);
}

function askedWait(error: unknown): number | undefined {
  const asked = error instanceof AppError ? error.retryAfterMs : undefined;
  return asked === undefined ? undefined : Math.min(asked, LONGEST_WAIT_MS);
}
