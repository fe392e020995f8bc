import { z } from 'zod';
import { defineJob } from '../shared/queue/define-job.js';

/** From link to report; each attempt that a person asks for is a job of its own. */
export const runAnalysis = defineJob({
  queue: 'analyses',
  name: 'run-analysis',
  payload: z.object({ analysisId: z.uuid(), attempt: z.number().int().positive() }),
  attempts: 3,
  backoffMs: 2_000,
  deadlineMs: 4 * 60_000,
  concurrency: (config) => config.analysisConcurrency,
  key: ({ analysisId, attempt }) => `${analysisId}:${attempt}`,
  subject: ({ analysisId }) => `analysis:${analysisId}`,
});
