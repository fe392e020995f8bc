import type { Stripe } from 'stripe';
import type { ProductView } from './billing.types.js';
import type { Product } from './product.entity.js';

/** The product whose price the others' savings are told against. */
const singleReport = 'single-report';

export interface Sold {
  readonly product: Pick<Product, 'productKey' | 'reportCount'>;
  readonly price: Stripe.Price;
}

/** What is sold as the contract has it, with what packages save for each report (specification 1, section 9). */
export function toProductViews(sold: readonly Sold[]): ProductView[] {
  const single = sold.find(({ product }) => product.productKey === singleReport)?.price.unit_amount;
  return sold.map(({ product: { productKey, reportCount }, price }) => {
    const { name, description, marketing_features: features } = price.product as Stripe.Product;
    const amount = price.unit_amount!;
    const perReport = Math.round(amount / reportCount);
    const savePercent = single ? Math.round((1 - amount / reportCount / single) * 100) : 0;
    return {
      productKey,
      name,
      description: description ?? '',
      reportCount,
      features: features.flatMap((feature) => feature.name ?? []),
      pricing: { amount, currency: price.currency, formatted: kronor(amount), priceId: price.id },
      ...(reportCount > 1 && { perReport }),
      ...(reportCount > 1 && savePercent > 0 && { savePercent }),
    };
  });
}

/** Whether a price can be offered: paid once, in kronor, with VAT in it. @param price with its product expanded */
export function isUsable(price: Stripe.Price): boolean {
  return (
    price.type === 'one_time' &&
    price.currency === 'sek' &&
    (price.unit_amount ?? 0) > 0 &&
    price.tax_behavior !== 'exclusive' &&
    typeof price.product === 'object' &&
    !price.product.deleted &&
    // Stripe makes no checkout of an archived one.
    price.product.active
  );
}

const whole = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `297 kr`, `99,50 kr`, with no-break spaces. @param amount öre */
export function kronor(amount: number): string {
  const format = amount % 100 === 0 ? whole : exact;
  return `${format.format(amount / 100)}\u00a0kr`;
}
