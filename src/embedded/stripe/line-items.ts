import type { Stripe } from 'stripe';
import { invalid, missing } from './api-error.js';
import type { Change } from './books.js';
import type { SessionParameters } from './session-parameters.js';
import { newId, type LineItem } from './wire.js';

/**
 * What is bought, at the prices of today.
 * @throws ApiError for prices and rates that the account does not have
 */
export function lineItemsOf(change: Change, wanted: SessionParameters['line_items']): LineItem[] {
  const items = wanted.map((one, at) => {
    const price = change.find('price', one.price);
    if (!price?.active) throw missing('price', one.price, `line_items[${at}][price]`, 400);
    const rates = (one.tax_rates ?? []).map((id, place) => {
      const rate = change.find('tax_rate', id);
      if (!rate) throw missing('tax rate', id, `line_items[${at}][tax_rates][${place}]`, 400);
      return rate;
    });
    const quantity = one.quantity ?? 1;
    const item: LineItem = {
      id: newId('li_'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: (price.unit_amount ?? 0) * quantity,
      amount_tax: 0,
      amount_total: 0,
      currency: price.currency,
      description: change.find('product', price.product as string)?.name ?? null,
      metadata: {},
      price,
      quantity,
      taxes: rates.map((rate) => ({ amount: 0, rate, taxability_reason: null, taxable_amount: null })),
    };
    return discounted(item, 0);
  });
  if (new Set(items.map(({ currency }) => currency)).size > 1) {
    throw invalid('All prices on a Checkout Session must have the same currency.', { param: 'line_items' });
  }
  return items;
}

/** The same item with that part of its price taken off and the VAT that is left in it. @param percent 0–100 */
export function discounted(item: LineItem, percent: number): LineItem {
  const discount = Math.round((item.amount_subtotal * percent) / 100);
  const total = item.amount_subtotal - discount;
  const taxes = (item.taxes ?? []).map((tax) => {
    const amount = vatWithin(total, tax.rate);
    return { ...tax, amount, taxable_amount: total - amount };
  });
  return {
    ...item,
    amount_discount: discount,
    amount_tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    amount_total: total,
    taxes,
  };
}

/** The tax that a sum holds: 25 % makes a fifth. @param total öre */
export function vatWithin(total: number, { percentage }: Pick<Stripe.TaxRate, 'percentage'>): number {
  return Math.round((total * percentage) / (100 + percentage));
}

/** The sums of a session. */
export function totalsOf(items: readonly LineItem[]) {
  const sum = (read: (item: LineItem) => number) => items.reduce((total, item) => total + read(item), 0);
  return {
    amount_subtotal: sum((item) => item.amount_subtotal),
    amount_total: sum((item) => item.amount_total),
    total_details: {
      amount_discount: sum((item) => item.amount_discount),
      amount_shipping: 0,
      amount_tax: sum((item) => item.amount_tax),
    },
  };
}
