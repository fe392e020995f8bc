import { logFields, type LogFields } from '../logging/log-context.js';

/** A piece of work as a trace shows it, under way. */
export interface OpenSpan {
  readonly traceId: string;
  /** The work, as the parent of all spans that begin in it. */
  within<T>(work: () => T): T;
  set(attributes: LogFields): void;
  /** @param code the machine word of what went wrong; nothing else of an error is told */
  end(code?: string): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind?: 'server' | 'consumer' | 'client';
  readonly attributes?: LogFields;
  /** W3C `traceparent` of work elsewhere that this is a part of. */
  readonly parent?: string | undefined;
}

/** What sends spans; there is none unless the operator named an endpoint, and then nothing of OpenTelemetry is loaded. */
export interface Tracing {
  begin(start: SpanStart): OpenSpan;
  /** W3C `traceparent` of the work under way. */
  parent(): string | undefined;
  /** Sends what was not sent. */
  stop(): Promise<void>;
}

let tracing: Tracing | undefined;

/** Starts to send traces of this process to `<otlpEndpoint>/v1/traces`; does nothing without an endpoint. */
export async function startTracing(config: {
  readonly otlpEndpoint: string | undefined;
  readonly role: string;
}): Promise<void> {
  if (!config.otlpEndpoint || tracing) return;
  const { otlpTracing } = await import('./otlp.js');
  tracing = otlpTracing(config.otlpEndpoint, config.role);
}

/** Sends what was not sent, for some seconds at the most. */
export async function stopTracing(): Promise<void> {
  const stopped = tracing;
  tracing = undefined;
  await stopped?.stop();
}

/** Begins a span that somebody ends by hand, with the ids that log lines carry here; undefined when nothing is traced. */
export function beginSpan(start: SpanStart): OpenSpan | undefined {
  const { userId: _person, ...ids } = logFields();
  return tracing?.begin({ ...start, attributes: { ...ids, ...start.attributes } });
}

/** Does the work as a span of its own. What it throws is thrown on, and its code told. */
export async function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(start);
  if (!span) return work();
  try {
    const value = await span.within(work);
    span.end();
    return value;
  } catch (error) {
    span.end(codeOf(error));
    throw error;
  }
}

/** W3C `traceparent` of the work under way, to be carried to where it goes on. */
export const traceParent = (): string | undefined => tracing?.parent();

/** An error's machine word; its message can hold an address or a person. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
