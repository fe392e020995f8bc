import type { AuditFinding } from './billing.types.js';
import { mismatchOf } from './offer-check.js';
import type { Purchase } from './purchase.entity.js';
import { settle } from './settlement.js';
import { isPaidBack, type StripePayment } from './stripe-payment.js';
import { undecided } from './withdrawal-refund.js';

/** The sweep sends a withdrawal's money within minutes. */
const SENT_WITHIN_MS = 60 * 60_000;

const otherAccount =
  'see whether STRIPE_SECRET_KEY is the account it was sold on; if so, pay back or take nothing here, and ask Stripe';

/**
 * What of a purchase does not agree with Stripe.
 * @param payment what Stripe says of its checkout; null when Stripe knows none
 */
export function differences(purchase: Purchase, payment: StripePayment | null, now: Date): AuditFinding[] {
  const { id, reportsGranted, reportCount, status } = purchase;
  const finding = (text: string, remedy: string): AuditFinding => ({ kind: 'purchase', id, text, remedy });
  if (!payment) {
    if (reportsGranted > 0)
      return [
        finding(`${reportsGranted} reports were given, and Stripe knows no such checkout`, otherAccount),
      ];
    return status === 'waiting'
      ? [finding('it waits for the money of a checkout that Stripe does not know', otherAccount)]
      : [];
  }
  if (reportsGranted > 0 && reportsGranted !== reportCount) {
    const remedy = 'the row was changed: put report_count right before any event of it is replayed';
    return [finding(`${reportCount} reports were bought, and ${reportsGranted} were given`, remedy)];
  }
  const mismatch = mismatchOf(purchase, payment);
  if (mismatch) {
    const remedy =
      reportsGranted > 0
        ? 'the row was changed: put price and currency right'
        : `pay ${payment.paymentIntentId} back in Stripe, or put the row right and replay its event`;
    return [finding(`it was paid otherwise than offered: ${mismatch}`, remedy)];
  }
  const day = purchase.createdAt.toISOString().slice(0, 10);
  const replay = `npx app-cli webhooks replay --since ${day}: it does what is missing, and nothing twice`;
  return [
    ...behind(purchase, payment).map((text) => finding(text, replay)),
    ...withdrawalFaults(purchase, payment, now).map(([text, remedy]) => finding(text, remedy)),
    ...(purchase.isOrphaned
      ? [
          finding(
            'it was paid when the account of its buyer was gone',
            `pay ${payment.paymentIntentId} back in Stripe: the buyer has nothing of it`,
          ),
        ]
      : []),
  ];
}

/** Where the row is not at what Stripe says. */
function behind(purchase: Purchase, payment: StripePayment): string[] {
  const { grant, take, giveBack, forgive, status } = settle(purchase, payment);
  const undone = giveBack + forgive;
  return [
    ...(grant > 0 ? [`Stripe was paid, and ${grant} reports were not given`] : []),
    ...(take > 0 ? [`${take} reports were paid back and not taken`] : []),
    ...(undone > 0 ? [`${undone} reports were taken and should not have been`] : []),
    ...(status !== purchase.status ? [`it is ${purchase.status} here and ${status} at Stripe`] : []),
    ...(purchase.completedAt && payment.amountPaid !== purchase.amountPaid
      ? [`Stripe took ${payment.amountPaid} öre, the purchase says ${purchase.amountPaid}`]
      : []),
    ...(payment.amountRefunded !== purchase.amountRefunded
      ? [`Stripe paid back ${payment.amountRefunded} öre, the purchase says ${purchase.amountRefunded}`]
      : []),
    ...(payment.disputeStatus !== purchase.disputeStatus
      ? [
          `the dispute is ${purchase.disputeStatus ?? 'none'} here and ${payment.disputeStatus ?? 'none'} at Stripe`,
        ]
      : []),
  ];
}

function withdrawalFaults(purchase: Purchase, payment: StripePayment, now: Date): [string, string][] {
  const { id, withdrawnAt, withdrawalRefundId, amountWithdrawn } = purchase;
  if (!withdrawnAt || amountWithdrawn === 0) return [];
  if (withdrawalRefundId) {
    const missing = amountWithdrawn - payment.amountRefunded;
    const day = withdrawnAt.toISOString().slice(0, 10);
    const remedy =
      `pay the buyer in another way within 14 days of ${day}, and then: ` +
      `update purchases set amount_withdrawn = ${payment.amountRefunded} where id = '${id}'`;
    return missing > 0 ? [[`${missing} öre of a withdrawal came back from the bank`, remedy]] : [];
  }
  const isLate = now.getTime() - withdrawnAt.getTime() > SENT_WITHIN_MS;
  if (!isLate || undecided.includes(payment.disputeStatus ?? '')) return [];
  const remedy = 'a worker tries each minute: its log says what Stripe answers; is there a worker that runs?';
  return [[`${amountWithdrawn} öre of a withdrawal were not sent`, remedy]];
}

/** Money that Stripe took for a purchase that we do not have, or that was paid by another checkout. */
export function strangers(
  purchases: ReadonlyMap<string, Purchase>,
  payments: Iterable<StripePayment>,
): AuditFinding[] {
  return [...payments].flatMap((payment): AuditFinding[] => {
    const { state, purchaseId, sessionId, amountPaid, paymentIntentId } = payment;
    if (state !== 'paid' || purchaseId === null || isPaidBack(payment)) return [];
    const took = (what: string, remedy: string): AuditFinding[] => [
      { kind: 'session', id: sessionId, text: `Stripe took ${amountPaid} öre for ${what}`, remedy },
    ];
    const purchase = purchases.get(purchaseId);
    if (!purchase)
      return took(
        'a purchase that is not here',
        `put the purchase ${purchaseId} back from a backup, or pay ${paymentIntentId} back in Stripe`,
      );
    if (purchase.sessionId === null || purchase.sessionId === sessionId) return [];
    return took(
      `the purchase ${purchaseId}, whose checkout is ${purchase.sessionId}`,
      `if that one was paid too, pay ${paymentIntentId} back in Stripe; else the row was changed: write this checkout on it`,
    );
  });
}
