import { z } from 'zod';
import { defineJob } from '../shared/queue/define-job.js';

/** All runs of one experiment, in a line of its own so that no buyer waits behind it. */
export const runExperiment = defineJob({
  queue: 'experiments',
  name: 'run-experiment',
  payload: z.object({ experimentId: z.uuid() }),
  attempts: 3,
  backoffMs: 2_000,
  // Ten runs of at most 100 s, two at a time, and as much again for those that another worker left behind.
  deadlineMs: 17 * 60_000,
  concurrency: () => 2,
  key: ({ experimentId }) => experimentId,
  subject: ({ experimentId }) => `experiment:${experimentId}`,
});
