import type { Stripe } from 'stripe';
import { invalid, missing } from './api-error.js';
import type { Change } from './books.js';
import { newBalanceTransaction, newRefund } from './payment-objects.js';

/** Statuses of a dispute in which the bank holds the money. */
const held = new Set<string>(['needs_response', 'under_review', 'lost']);

/** What is paid back, and of what; one of charge and intent. */
export interface WantedRefund {
  readonly charge?: string;
  readonly paymentIntent?: string;
  /** öre; all that is left when absent */
  readonly amount?: number;
  readonly reason?: Stripe.Refund.Reason;
  readonly metadata?: Stripe.Metadata;
}

/**
 * Pays back.
 * @throws ApiError for payments that are unknown, not paid, disputed, or hold less than that
 */
export function refund(
  change: Change,
  wanted: WantedRefund,
  disputes: readonly Stripe.Dispute[],
): Stripe.Refund {
  const charge = chargeOf(change, wanted);
  if (disputes.some((one) => one.charge === charge.id && held.has(one.status))) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = wanted.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${kronor(amount)}) is greater than unrefunded amount on charge (${kronor(left)})`,
      { param: 'amount' },
    );
  }
  const made = newRefund(charge, amount, wanted.reason ?? null, wanted.metadata ?? {});
  const moved = change.put('balance_transaction', newBalanceTransaction(made, 'refund', -amount));
  const kept = change.put('refund', { ...made, balance_transaction: moved.id });
  const refunded = change.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  change.tell('charge.refunded', refunded);
  change.tell('refund.created', kept);
  return kept;
}

/**
 * The bank sends a refund back: the money is the seller's again.
 * @throws ApiError when it is unknown or failed before
 */
export function failRefund(change: Change, id: string): Stripe.Refund {
  const found = change.find('refund', id);
  if (!found) throw missing('refund', id);
  if (found.status !== 'succeeded') throw invalid(`This refund has a status of ${found.status}.`);
  const moved = change.put(
    'balance_transaction',
    newBalanceTransaction(found, 'refund_failure', found.amount),
  );
  const failed = change.put('refund', {
    ...found,
    failure_balance_transaction: moved.id,
    failure_reason: 'unknown',
    status: 'failed',
  });
  const charge = change.find('charge', found.charge as string)!;
  change.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - found.amount,
    refunded: false,
  });
  change.tell('charge.refund.updated', failed);
  change.tell('refund.failed', failed);
  return failed;
}

function chargeOf(change: Change, { charge: id, paymentIntent }: WantedRefund): Stripe.Charge {
  if (!id && !paymentIntent) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = paymentIntent === undefined ? undefined : change.find('payment_intent', paymentIntent);
  if (paymentIntent !== undefined && !intent)
    throw missing('payment_intent', paymentIntent, 'payment_intent');
  const wanted = id ?? (intent?.latest_charge as string | null);
  const charge = wanted === null ? undefined : change.find('charge', wanted);
  if (id !== undefined && !charge) throw missing('charge', id, 'charge');
  if (!charge?.paid) {
    throw invalid(
      charge
        ? `Charge ${charge.id} has not been paid; cannot issue a refund.`
        : 'This PaymentIntent does not have a successful charge to refund.',
    );
  }
  return charge;
}

function kronor(amount: number): string {
  return `${(amount / 100).toFixed(2)} kr`;
}
