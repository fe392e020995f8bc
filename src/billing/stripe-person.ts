import type { Stripe } from 'stripe';
import type { StoredEvent } from './stripe-event.entity.js';

/** What Stripe's objects hold of people. */
const personal = new Set([
  'billing_details',
  'collected_information',
  'client_secret',
  'customer_address',
  'customer_details',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'destination_details',
  'email_sent_to',
  'evidence',
  'payment_method_details',
  'receipt_email',
  // Whoever knows these can open the receipt or the page of the payment.
  'receipt_url',
  'url',
  'shipping',
  'shipping_details',
]);

/** The event without the person in it: the books need sums and ids, and Stripe keeps the rest. */
export function withoutPerson(event: Stripe.Event): StoredEvent {
  return JSON.parse(JSON.stringify(event), (key, value: unknown) =>
    personal.has(key) ? null : value,
  ) as StoredEvent;
}

/** Of an event that we do not hear, that it came: Stripe's other objects are full of people. */
export function nameOf({ id, type, created, data }: Stripe.Event): StoredEvent {
  return { id, type, created, data: { object: { id: String((data.object as { id?: unknown }).id ?? '') } } };
}
