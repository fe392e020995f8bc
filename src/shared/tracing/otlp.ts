import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { LogFields } from '../logging/log-context.js';
import type { SpanStart, Tracing } from './tracing.js';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };
/** Whoever waits for the process to end does not wait longer for a collector that is away, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Spans to a collector, in batches.
 * @param endpoint without a trailing slash; `/v1/traces` is added
 * @param role of this process, as `service.instance.role`
 */
export function otlpTracing(endpoint: string, role: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'visningsklar', 'service.instance.role': role }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const words = new W3CTraceContextPropagator();
  propagation.setGlobalPropagator(words);
  const tracer = provider.getTracer('visningsklar');
  return {
    begin: (start) => openSpan(start),
    parent: () => {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier['traceparent'];
    },
    stop: async () => {
      await provider.shutdown().catch(() => undefined);
      context.disable();
      propagation.disable();
    },
  };

  function openSpan({ name, kind, attributes, parent }: SpanStart) {
    const above: Context = parent
      ? propagation.extract(context.active(), { traceparent: parent })
      : context.active();
    const span = tracer.startSpan(
      name,
      { attributes: named(attributes), ...(kind && { kind: kinds[kind] }) },
      above,
    );
    const inside = trace.setSpan(above, span);
    return {
      traceId: span.spanContext().traceId,
      within: <T>(work: () => T): T => context.with(inside, work),
      set: (more: LogFields) => void span.setAttributes(named(more)),
      end: (code?: string) => {
        if (code !== undefined) {
          span.setAttribute('error.type', code);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }
}

/** OpenTelemetry's own names are kept (`http.route`); ours get a prefix (`visningsklar.analysisId`). */
function named(fields: LogFields = {}): Record<string, string | number | boolean> {
  const known = Object.entries(fields).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => [name.includes('.') ? name : `visningsklar.${name}`, value!]),
  );
}
