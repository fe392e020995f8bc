import { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { logFields, withLogFields, type LogFields } from '../logging/log-context.js';
import { inSpan, traceParent } from '../tracing/tracing.js';
import type { JobDefinition } from './define-job.js';
import type { Envelope, Origin } from './envelope.js';
import { jobDuration } from './queue.metrics.js';

const logger = new Logger('Queue');

/** How a run ended: done, or how the queue goes on with it. */
export type RunOutcome = 'done' | 'wait' | 'retry' | 'give up';

/** Where a job comes from, for its envelope: the request and the trace that it is put in line by. */
export function originOfJob(): Origin {
  const { requestId } = logFields();
  const traceparent = traceParent();
  return { ...(typeof requestId === 'string' && { requestId }), ...(traceparent && { traceparent }) };
}

/**
 * Does one run of a job so that its lines carry the job's name and id, the ids of its payload and the request that it
 * came from; logs, measures and traces how it ended.
 * @param work is handed what it calls once it knows how the queue goes on
 */
export async function observeRun(
  job: JobDefinition,
  bullJob: Job<Envelope>,
  work: (tell: (outcome: RunOutcome) => void) => Promise<void>,
): Promise<void> {
  const { payload, origin } = bullJob.data;
  const requestId = origin?.requestId;
  const fields: LogFields = { ...(requestId && { requestId }), ...idsOf(payload) };
  const named = { ...fields, job: job.name, jobId: String(bullJob.id) };
  const span = { name: `job ${job.name}`, kind: 'consumer' as const, parent: origin?.traceparent };
  await withLogFields(named, () =>
    inSpan(span, async () => {
      const started = performance.now();
      let outcome: RunOutcome = 'done';
      try {
        await work((told) => (outcome = told));
      } finally {
        const ms = Math.round(performance.now() - started);
        jobDuration.observe({ job: job.name, outcome: outcome.replace(' ', '_') }, ms / 1000);
        logger.log({ msg: 'Job ended', outcome, ms });
      }
    }),
  );
}

/** A payload holds ids and counts alone; whatever else an old or foreign one may hold is not told. */
function idsOf(payload: unknown): LogFields {
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as LogFields;
}
