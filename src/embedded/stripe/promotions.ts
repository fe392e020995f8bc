import type { Stripe } from 'stripe';
import type { Change } from './books.js';
import { discounted, totalsOf } from './line-items.js';
import { sessionOf } from './payments.js';

/**
 * Takes a promotion code on an open session, or off it.
 * @param code as the buyer wrote it; null takes off the one that is there
 * @returns whether there is such a code
 */
export function usePromotion(change: Change, id: string, code: string | null): boolean {
  const { session, basket } = sessionOf(change, id);
  if (session.status !== 'open' || !session.allow_promotion_codes) return false;
  const promotion =
    code === null ? null : change.find('promotion_code', `promo_${code.trim().toUpperCase()}`);
  if (promotion === undefined) return false;
  const coupon = promotion && change.find('coupon', promotion.promotion.coupon as string);
  const items = basket.items.map((item) => discounted(item, coupon?.percent_off ?? 0));
  change.put('basket', { ...basket, items });
  const discounts: Stripe.Checkout.Session.Discount[] = promotion
    ? [{ coupon: promotion.promotion.coupon, promotion_code: promotion.id }]
    : [];
  change.put('checkout.session', { ...session, ...totalsOf(items), discounts });
  return true;
}
