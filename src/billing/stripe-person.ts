import type { Stripe } from 'stripe';
import type { StoredEvent } from './stripe-event.entity.js';

/** What Stripe's objects hold of people. */
const personal = new Set([
  'billing_details',
  'collected_information',
  'customer_address',
  'customer_details',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'evidence',
  'payment_method_details',
  'receipt_email',
  'shipping',
  'shipping_details',
]);

/** The event without the person in it: the books need sums and ids, and Stripe keeps the rest. */
export function withoutPerson(event: Stripe.Event): StoredEvent {
  return JSON.parse(JSON.stringify(event), (key, value: unknown) =>
    personal.has(key) ? null : value,
  ) as StoredEvent;
}
