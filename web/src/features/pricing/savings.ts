import type { ProductView } from '../../../../src/billing/billing.types.js';

/** öre for each report of a package; null of a single report, whose price says it. */
export function pricePerReport(product: ProductView): number | null {
  if (product.reportCount <= 1) return null;
  return product.perReport ?? product.pricing.amount / product.reportCount;
}

/**
 * What a package saves for each report against the single report, 1–99 whole percent (specification, section 9); null
 * when it saves nothing or there is no single report to compare with.
 */
export function savePercent(product: ProductView, products: readonly ProductView[]): number | null {
  const perReport = pricePerReport(product);
  if (perReport === null) return null;
  if (product.savePercent !== undefined) return product.savePercent;
  const single = products.find(({ reportCount }) => reportCount === 1)?.pricing.amount;
  if (!single) return null;
  const percent = Math.round((1 - perReport / single) * 100);
  return percent > 0 ? percent : null;
}
