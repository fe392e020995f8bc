import { complaintCheck } from './complaints.js';

/** Proof that is missing, stands nowhere or speaks of something else. */
export const evidenceCheck = complaintCheck({
  type: 'evidence',
  description: 'Every claim of the model has proof that exists and is about it.',
  gates: ['evidence', 'quotes', 'relevance'],
  byClaim: true,
  fault: ['claim without proof', 'claims without proof'],
});
