import type { Purchase, PurchaseStatus } from './purchase.entity.js';
import { isPaidBack, type StripePayment } from './stripe-payment.js';

/** What of a purchase decides how it is settled. */
export type Settled = Pick<
  Purchase,
  | 'status'
  | 'reportCount'
  | 'reportsGranted'
  | 'reportsTakenBack'
  | 'reportsOwed'
  | 'reportsWithdrawn'
  | 'amountWithdrawn'
>;

/** What the ledger and the purchase need so that both agree with Stripe. All numbers are reports. */
export interface Settlement {
  readonly status: PurchaseStatus;
  /** To put into the ledger for the payment: the whole count or 0. */
  readonly grant: number;
  /** To take out of the ledger for refunds and disputes, as far as it holds any. */
  readonly take: number;
  /** To put back into the ledger: a dispute was won, or a refund failed. */
  readonly giveBack: number;
  /** What buyers owe less, for the same reason. */
  readonly forgive: number;
}

/** Stripe's words for a dispute in which the money is with us; `warning_…` are inquiries that move none. */
const harmless = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** Whether a dispute holds the money, or has taken it for good. @param disputeStatus Stripe's word; null without one */
export function isMoneyDisputed(disputeStatus: string | null): boolean {
  return disputeStatus !== null && !harmless.has(disputeStatus);
}

/**
 * Compares what Stripe says now with what the ledger was given. It looks at the state alone and never at how it came
 * about, so that events may come twice, late and in any order.
 *
 * A part refund takes back that part of the reports, rounded down. A withdrawal's own refund takes nothing more: its
 * reports went when the buyer withdrew.
 */
export function settle(purchase: Settled, payment: StripePayment): Settlement {
  const isPaid = payment.state === 'paid';
  const granted = isPaid || purchase.reportsGranted > 0 ? purchase.reportCount : 0;
  const due =
    granted === 0 ? 0 : Math.min(reportsPaidBack(purchase, payment), granted - purchase.reportsWithdrawn);
  const change = due - purchase.reportsTakenBack - purchase.reportsOwed;
  const forgive = Math.min(Math.max(0, -change), purchase.reportsOwed);
  return {
    status: statusOf(purchase, payment),
    grant: granted - purchase.reportsGranted,
    take: Math.max(0, change),
    giveBack: Math.max(0, -change) - forgive,
    forgive,
  };
}

function reportsPaidBack(
  { reportCount, amountWithdrawn }: Settled,
  { amountPaid, amountRefunded, disputeStatus }: StripePayment,
): number {
  if (isMoneyDisputed(disputeStatus)) return reportCount;
  const refunded = Math.max(0, amountRefunded - amountWithdrawn);
  return amountPaid > 0 ? Math.floor((reportCount * refunded) / amountPaid) : 0;
}

function statusOf(purchase: Settled, payment: StripePayment): PurchaseStatus {
  const { state } = payment;
  if (state === 'paid') return isPaidBack(payment) ? 'refunded' : 'completed';
  // What was given stays bought, whatever a late answer says of the session.
  if (purchase.reportsGranted > 0) return purchase.status;
  return state === 'open' ? 'pending' : state;
}
