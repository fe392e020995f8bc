import type { Stripe } from 'stripe';
import { invalid, missing } from './api-error.js';
import type { Change } from './books.js';
import { newBalanceTransaction } from './payment-objects.js';
import { newId, now } from './wire.js';

const WEEK_S = 7 * 24 * 60 * 60;

/**
 * The buyer's bank takes the money back and asks why.
 * @throws ApiError when there is no such charge, or nothing that could be disputed
 */
export function dispute(change: Change, chargeId: string): Stripe.Dispute {
  const charge = change.find('charge', chargeId);
  if (!charge) throw missing('charge', chargeId);
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid || charge.disputed || left === 0) throw invalid(`Charge ${chargeId} cannot be disputed.`);
  const id = newId('du_');
  const moved = change.put(
    'balance_transaction',
    newBalanceTransaction({ id, currency: charge.currency }, 'adjustment', -left),
  );
  const opened = change.put('dispute', newDispute(id, charge, left, moved));
  change.put('charge', { ...charge, disputed: true });
  change.tell('charge.dispute.created', opened);
  change.tell('charge.dispute.funds_withdrawn', opened);
  return opened;
}

/**
 * The bank has decided.
 * @param won whether the seller keeps the money
 * @throws ApiError when there is no such dispute, or it is closed
 */
export function closeDispute(change: Change, id: string, won: boolean): Stripe.Dispute {
  const open = change.find('dispute', id);
  if (!open) throw missing('dispute', id);
  if (open.status !== 'needs_response') throw invalid(`This dispute has a status of ${open.status}.`);
  const returned = won
    ? [change.put('balance_transaction', newBalanceTransaction(open, 'adjustment', open.amount))]
    : [];
  const closed = change.put('dispute', {
    ...open,
    balance_transactions: [...open.balance_transactions, ...returned],
    status: won ? 'won' : 'lost',
  });
  change.tell('charge.dispute.closed', closed);
  if (won) change.tell('charge.dispute.funds_reinstated', closed);
  return closed;
}

function newDispute(
  id: string,
  charge: Stripe.Charge,
  amount: number,
  moved: Stripe.BalanceTransaction,
): Stripe.Dispute {
  const isCard = charge.payment_method_details?.type === 'card';
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [moved],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now() + WEEK_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: isCard
      ? {
          type: 'card',
          card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
        }
      : { type: 'klarna' },
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
