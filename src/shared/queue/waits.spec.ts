import { AppError, type RetryPolicy } from '../app-error.js';
import type { Envelope } from './envelope.js';
import { putOffBy, waitAfter } from './waits.js';

class Failure extends AppError {
  constructor(retry: RetryPolicy, retryAfterMs: number) {
    super({ code: 'test', status: 503, userMessage: 'fel', retry, retryAfterMs });
  }
}

const job: Envelope = { key: 'a', payload: {}, waits: 0, failures: 0 };

/** Seconds of each wait of a job that fails by nothing else, until it is put off no more. */
function waitsOf(retry: RetryPolicy, retryAfterMs: number): number[] {
  const error = new Failure(retry, retryAfterMs);
  const seconds: number[] = [];
  let envelope = job;
  for (let putOff = putOffBy(error, envelope); putOff; putOff = putOffBy(error, envelope)) {
    seconds.push(waitAfter(error, putOff, envelope) / 1000);
    envelope = { ...envelope, [putOff]: (envelope[putOff] ?? 0) + 1 };
  }
  return seconds;
}

it('waits for a service of ours for ten minutes, and looks again at least each minute', () => {
  expect(waitsOf('when-back', 10_000)).toEqual([10, 20, 40, 60, 60, 60, 60, 60, 60, 60, 60, 60]);
});

it('waits as a site wishes, six times', () => {
  expect(waitsOf('again', 10_000)).toEqual([10, 10, 10, 10, 10, 10]);
});

it('puts nothing off for another fault', () => {
  expect([...waitsOf('later', 10_000), ...waitsOf('never', 10_000)]).toEqual([]);
  expect(putOffBy(new Error('of nobody'), job)).toBeUndefined();
});
