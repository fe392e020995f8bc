import { z } from 'zod';
import { defineJob } from '../shared/queue/define-job.js';

/** Does what a stored event asks for; each time it is to be tried anew is a job of its own. */
export const applyStripeEvent = defineJob({
  queue: 'billing',
  name: 'apply-stripe-event',
  payload: z.object({ eventId: z.string().min(1), attempt: z.number().int().nonnegative() }),
  attempts: 4,
  backoffMs: 2_000,
  deadlineMs: 60_000,
  concurrency: () => 4,
  key: ({ eventId, attempt }) => `${eventId}:${attempt}`,
  subject: ({ eventId }) => `event:${eventId}`,
});
