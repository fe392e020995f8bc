import { interruption } from './interrupt.js';

/**
 * Aborts at Ctrl-C, and when the time is over as a site that did not answer.
 * @param ms milliseconds
 * @param what is waited for, an address where it is one
 */
export async function within(ms: number, what: string): Promise<AbortSignal> {
  const { FetchTimeout } = await import('../src/shared/http/http.errors.js');
  const over = new AbortController();
  setTimeout(() => over.abort(new FetchTimeout(what, ms)), ms).unref();
  return AbortSignal.any([interruption(), over.signal]);
}
