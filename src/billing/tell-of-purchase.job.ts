import { z } from 'zod';
import { defineJob } from '../shared/queue/define-job.js';

/** Sends what is due of a purchase: the buyer's confirmation, a withdrawal's receipt, a word to administrators. */
export const tellOfPurchase = defineJob({
  queue: 'billing',
  name: 'tell-of-purchase',
  payload: z.object({ purchaseId: z.uuid(), revision: z.number().int() }),
  attempts: 5,
  backoffMs: 5_000,
  deadlineMs: 60_000,
  concurrency: () => 2,
  key: ({ purchaseId, revision }) => `tell:${purchaseId}:${revision}`,
  subject: ({ purchaseId }) => `purchase:${purchaseId}`,
});
