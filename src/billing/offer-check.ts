import type { Purchase } from './purchase.entity.js';
import { isPaidBack, type StripePayment } from './stripe-payment.js';

/**
 * In what a payment is not the one that was offered, for operators; null when it is, and when nothing of it is with us:
 * not paid, or all paid back. A promotion code makes it less than offered.
 */
export function mismatchOf(
  { priceId, currency, amount }: Pick<Purchase, 'priceId' | 'currency' | 'amount'>,
  payment: StripePayment,
): string | null {
  if (payment.state !== 'paid' || isPaidBack(payment)) return null;
  const [item, ...others] = payment.items;
  if (payment.currency !== currency) return `paid in ${payment.currency}`;
  if (item?.priceId !== priceId || item.quantity !== 1 || others.length > 0) return 'other items';
  return payment.amountPaid > amount ? `${payment.amountPaid} öre` : null;
}
