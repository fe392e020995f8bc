import { complaintCheck } from './complaints.js';

export const quotesCheck = complaintCheck({
  type: 'quotes',
  description: 'Every quote of the model stands word for word in the advert.',
  gates: ['quotes'],
  fault: ['quote that stands nowhere', 'quotes that stand nowhere'],
});
