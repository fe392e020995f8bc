import { z } from 'zod';
import { defineJob } from '../shared/queue/define-job.js';

/** Removes what is due, once on each day of Stockholm's. */
export const runRetention = defineJob({
  queue: 'accounts',
  name: 'run-retention',
  payload: z.object({ day: z.iso.date() }),
  // Each run is a try of its own: the next one comes an hour later and knows what the last one came to.
  attempts: 1,
  backoffMs: 60_000,
  deadlineMs: 30 * 60_000,
  concurrency: () => 1,
  key: ({ day }) => `retention:${day}`,
  subject: ({ day }) => `retention:${day}`,
});
