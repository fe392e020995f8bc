import { randomInt } from 'node:crypto';
import type { Stripe } from 'stripe';

/** Decimals travel as texts; the SDK makes numbers of them. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };
type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'quantity_decimal' | 'pricing'> & {
  quantity_decimal: string | null;
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string | null;
  };
};
export type Invoice = Omit<Stripe.Invoice, 'lines'> & { lines: Stripe.ApiList<InvoiceLine> };

/** An event as it is kept and sent; what it is about is a snapshot of one of our objects. */
export interface WireEvent extends Omit<Stripe.EventBase, 'type' | 'data' | 'request'> {
  type: Stripe.Event['type'];
  data: { object: object };
  request: { id: string | null; idempotency_key: string | null };
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `ch_` and the like with letters and figures that nobody guesses. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}

/** Seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

export const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};
