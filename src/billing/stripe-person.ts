import type { Stripe } from 'stripe';
import { storable } from '../shared/storable.js';
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

/**
 * The event without the person in it: the books need sums and ids, and Stripe keeps the rest. Signs that PostgreSQL
 * does not store stand as U+FFFD.
 */
export function withoutPerson(event: Stripe.Event): StoredEvent {
  return storable(
    JSON.parse(JSON.stringify(event), (key, value: unknown) => (personal.has(key) ? null : value)),
  ) as StoredEvent;
}

/** Of an event that we do not hear, that it came: Stripe's other objects are full of people and of other shapes. */
export function nameOf(event: Stripe.Event): StoredEvent {
  const { id, type, created, data } = event as Omit<Stripe.Event, 'created' | 'data'> & {
    readonly created: number | string;
    readonly data?: { readonly object?: { readonly id?: unknown } | null } | null;
  };
  return {
    id,
    type,
    created: typeof created === 'number' ? created : Math.floor(Date.parse(created) / 1000),
    data: { object: { id: String(storable(data?.object?.id ?? '')) } },
  };
}
