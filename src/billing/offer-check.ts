import type { Purchase } from './purchase.entity.js';
import type { StripePayment } from './stripe-payment.js';

/** In what a payment is not the one that was offered, for operators; null when it is. A promotion code makes it less. */
export function mismatchOf(
  { priceId, currency, amount }: Pick<Purchase, 'priceId' | 'currency' | 'amount'>,
  payment: Pick<StripePayment, 'items' | 'currency' | 'amountPaid'>,
): string | null {
  const [item, ...others] = payment.items;
  if (payment.currency !== currency) return `paid in ${payment.currency}`;
  if (item?.priceId !== priceId || item.quantity !== 1 || others.length > 0) return 'other items';
  return payment.amountPaid > amount ? `${payment.amountPaid} öre` : null;
}
