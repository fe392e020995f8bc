import { Counter, Histogram } from 'prom-client';
import { registry } from '../metrics/registry.js';
import { codeOf, inSpan } from '../tracing/tracing.js';
import type { Usage } from './llm.service.js';

const requests = new Histogram({
  name: 'visningsklar_model_request_duration_seconds',
  help: 'Questions to the model, their retries included, by outcome: answered, stopped (by us), or the code of the error.',
  labelNames: ['outcome'] as const,
  buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 75],
  registers: [registry],
});

const tokens = new Counter({
  name: 'visningsklar_model_tokens_total',
  help: 'Tokens that answers took, by kind: input (without the cached), cached_input, output.',
  labelNames: ['kind'] as const,
  registers: [registry],
});

/** Counts what an answer took, whatever it is good for. */
export function countTokens({ input, cachedInput, output }: Usage): void {
  tokens.inc({ kind: 'input' }, Math.max(0, input - cachedInput));
  tokens.inc({ kind: 'cached_input' }, cachedInput);
  tokens.inc({ kind: 'output' }, output);
}

/** Measures and traces one question. What it throws is thrown on. */
export async function observeRequest<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const started = performance.now();
  let outcome = 'answered';
  try {
    return await inSpan({ name: 'model request', kind: 'client' }, ask);
  } catch (error) {
    outcome = signal?.aborted ? 'stopped' : codeOf(error);
    throw error;
  } finally {
    requests.observe({ outcome }, (performance.now() - started) / 1000);
  }
}
