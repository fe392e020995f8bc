import type { z } from 'zod';

/** One value that producer and processor share: what the job is called and how it is tried. */
export interface JobDefinition<Payload = unknown> {
  readonly queue: string;
  readonly name: string;
  /** Ids only; what the job works on is read from the database. */
  readonly payload: z.ZodType<Payload>;
  /** How often Bull runs it when it fails with `retry: later`. */
  readonly attempts: number;
  /** Milliseconds before the second try; more than doubles each time, and longer when the error asks for it. */
  readonly backoffMs: number;
  /** Milliseconds after which the job's signal aborts. */
  readonly deadlineMs: number;
  /** How many of them run at once in this process. */
  readonly concurrency: (config: { readonly analysisConcurrency: number }) => number;
  /** Bull silently ignores a job whose id still exists, also when it failed: the key must name the attempt. */
  key(payload: Payload): string;
  /** The row that it works on, as kind and id: `analysis:<id>`. */
  subject(payload: Payload): string;
}

export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return Object.freeze(definition);
}

/** What a handler is told about its run. */
export interface JobContext {
  /** Aborts at the deadline and when the process shuts down. */
  readonly signal: AbortSignal;
  /** Whether nobody will try again when the run ends with this error. */
  readonly isFinal: (error: unknown) => boolean;
}

export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;
