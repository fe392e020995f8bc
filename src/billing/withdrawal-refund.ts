import type { Stripe } from 'stripe';
import { readPayment } from './stripe-payment.js';

/** The name under which a refund says whose withdrawal it is. */
const withdrawalKey = 'withdrawal';

/** A withdrawal whose money goes back. */
export interface WithdrawnMoney {
  readonly purchaseId: string;
  readonly sessionId: string;
  readonly paymentIntentId: string;
  /** öre that the buyer was promised, at least 1 */
  readonly amount: number;
}

/** What went back: less than promised where Stripe had less left, and no refund where it had nothing. */
export interface SentMoney {
  readonly refundId: string | null;
  /** öre, at least 0 */
  readonly amount: number;
}

/**
 * Sends a withdrawal's money back, once: one that was sent is found again by its name, for Stripe forgets idempotency
 * keys after a day.
 * @returns null while a bank decides about a dispute: Stripe makes no refund then
 * @throws Error when the session is another account's, and the SDK's errors when Stripe does not answer
 */
export async function refundWithdrawal(stripe: Stripe, money: WithdrawnMoney): Promise<SentMoney | null> {
  const { purchaseId, sessionId, paymentIntentId, amount } = money;
  // What is left is looked at before the refunds: one that is made in between is found, and not taken for nothing left.
  const payment = await readPayment(stripe, sessionId);
  const refunds = stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  for await (const { id, amount: sent, metadata } of refunds)
    if (metadata?.[withdrawalKey] === purchaseId) return { refundId: id, amount: sent };
  if (!payment) throw new Error(`Stripe does not know the session of ${purchaseId}, which was withdrawn`);
  // A lost dispute has paid the buyer.
  if (payment.disputeStatus === 'lost') return { refundId: null, amount: 0 };
  if (isUndecided(payment.disputeStatus)) return null;
  const rest = Math.min(amount, payment.amountPaid - payment.amountRefunded);
  if (rest <= 0) return { refundId: null, amount: 0 };
  const { id } = await stripe.refunds.create(
    {
      payment_intent: paymentIntentId,
      amount: rest,
      reason: 'requested_by_customer',
      metadata: { [withdrawalKey]: purchaseId },
    },
    { idempotencyKey: `withdrawal:${purchaseId}:${rest}` },
  );
  return { refundId: id, amount: rest };
}

/** Stripe's words for a dispute in which the bank holds the money and has not decided. */
export const undecided = ['needs_response', 'under_review'];

function isUndecided(disputeStatus: string | null): boolean {
  return disputeStatus !== null && undecided.includes(disputeStatus);
}
