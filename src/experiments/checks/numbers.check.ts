import { complaintCheck } from './complaints.js';

export const numbersCheck = complaintCheck({
  type: 'numbers',
  description: 'Every number of the model is in the advert, in our tables or computed from them.',
  gates: ['numbers'],
  fault: ['number from nowhere', 'numbers from nowhere'],
});
