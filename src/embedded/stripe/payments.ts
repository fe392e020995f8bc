import type { Stripe } from 'stripe';
import { invalid, missing } from './api-error.js';
import type { Basket, Change } from './books.js';
import { newInvoice } from './invoice-object.js';
import { invoiceRefusal, refusalOf, type Means, type Refusal } from './payment-methods.js';
import { newBalanceTransaction, newCharge, newIntent, outcomeOf } from './payment-objects.js';
import { customerDetails } from './session-object.js';
import { now } from './wire.js';

type Session = Stripe.Checkout.Session;

/** @throws ApiError when there is none */
export function sessionOf(change: Change, id: string): { session: Session; basket: Basket } {
  const session = change.find('checkout.session', id);
  const basket = change.find('basket', id);
  if (!session || !basket) throw missing('checkout.session', id, 'session');
  return { session, basket };
}

/**
 * The buyer presses the button.
 * @param settleMs how long a slow payment takes
 * @returns why the payment was refused; null when it was taken or promised
 * @throws ApiError when the session is not open
 */
export function pay(
  change: Change,
  id: string,
  means: Means,
  { email, settleMs }: { email?: string; settleMs: number },
): Refusal | null {
  const found = sessionOf(change, id);
  if (found.session.status !== 'open') throw invalid('This Checkout Session is not open.');
  const session = email ? { ...found.session, customer_details: customerDetails(email) } : found.session;
  if (session.amount_total === 0) {
    complete(change, { ...session, payment_status: 'no_payment_required' }, found.basket);
    return null;
  }
  const origin = new URL(session.url!).origin;
  const before = session.payment_intent as string | null;
  const amount = session.amount_total ?? 0;
  const intent = {
    ...((before && change.find('payment_intent', before)) || newIntent(session, amount, found.basket.intent)),
    amount,
  };
  if (!before) change.tell('payment_intent.created', change.put('payment_intent', intent));
  const charge = newCharge(intent, means, session.customer_details?.email ?? null, origin);
  const taken = { ...session, payment_intent: intent.id };
  if (means.kind === 'invoice') {
    promise(change, taken, { ...intent, payment_method: charge.payment_method }, charge);
    change.put('slow', { id, outcome: means.outcome, due: Date.now() + settleMs });
    return null;
  }
  const refusal = refusalOf(means.number, means.expiry);
  if (refusal) {
    change.put('checkout.session', taken);
    refuse(change, intent, charge, refusal);
    return refusal;
  }
  take(change, intent, charge);
  complete(change, { ...taken, payment_status: 'paid' }, found.basket);
  return null;
}

/**
 * A slow payment comes to its end.
 * @throws ApiError when the session waits for none
 */
export function settle(change: Change, id: string, outcome?: 'succeeds' | 'fails'): void {
  const { session, basket } = sessionOf(change, id);
  const slow = change.find('slow', id);
  const intent = change.find('payment_intent', session.payment_intent as string);
  const charge = intent && change.find('charge', intent.latest_charge as string);
  if (!slow || !intent || !charge) throw invalid('This Checkout Session waits for no payment.');
  change.remove('slow', id);
  if ((outcome ?? slow.outcome) === 'fails') {
    refuse(change, intent, charge, invoiceRefusal);
    change.tell('checkout.session.async_payment_failed', session);
    return;
  }
  take(change, intent, charge);
  const paid = billed(change, { ...session, payment_status: 'paid' }, basket);
  change.tell('checkout.session.async_payment_succeeded', change.put('checkout.session', paid));
}

/** @throws ApiError when the session is not open */
export function expire(change: Change, id: string): Session {
  const { session } = sessionOf(change, id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of ${session.status}.`,
    );
  }
  const expired = change.put('checkout.session', { ...session, status: 'expired', url: null });
  change.tell('checkout.session.expired', expired);
  return expired;
}

function complete(change: Change, session: Session, basket: Basket): void {
  const done: Session = { ...session, status: 'complete', url: null };
  const isSettled = done.payment_status !== 'unpaid';
  const kept = change.put('checkout.session', isSettled ? billed(change, done, basket) : done);
  change.tell('checkout.session.completed', kept);
}

/** With the invoice that was asked for, paid. */
function billed(change: Change, session: Session, basket: Basket): Session {
  if (!session.invoice_creation?.enabled) return session;
  const invoice = change.put('invoice', newInvoice(session, basket.items));
  change.tell('invoice.paid', invoice);
  return { ...session, invoice: invoice.id };
}

function take(change: Change, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  // Stripe's price for a Swedish card: 1.5 % and 1.80 kr.
  const fee = Math.round(charge.amount * 0.015) + 180;
  const moved = change.put(
    'balance_transaction',
    newBalanceTransaction(charge, 'charge', charge.amount, fee),
  );
  const taken = change.put('charge', {
    ...charge,
    amount_captured: charge.amount,
    balance_transaction: moved.id,
    outcome: outcomeOf(null),
    paid: true,
    status: 'succeeded',
  });
  const done = change.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: 'succeeded',
  });
  change.tell('charge.succeeded', taken);
  change.tell('payment_intent.succeeded', done);
}

function promise(
  change: Change,
  session: Session,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  change.tell('charge.pending', change.put('charge', charge));
  const processing: Stripe.PaymentIntent = { ...intent, latest_charge: charge.id, status: 'processing' };
  change.tell('payment_intent.processing', change.put('payment_intent', processing));
  const done: Session = { ...session, status: 'complete', url: null };
  change.tell('checkout.session.completed', change.put('checkout.session', done));
}

function refuse(
  change: Change,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  { code, declineCode, message }: Refusal,
): void {
  const failed = change.put('charge', {
    ...charge,
    captured: false,
    failure_code: code,
    failure_message: message,
    outcome: outcomeOf({ code, declineCode, message }),
    status: 'failed',
  });
  const refused = change.put('payment_intent', {
    ...intent,
    last_payment_error: {
      charge: charge.id,
      code,
      ...(declineCode && { decline_code: declineCode }),
      message,
      type: 'card_error',
    },
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  });
  change.tell('charge.failed', failed);
  change.tell('payment_intent.payment_failed', refused);
}

/** Brings slow payments that are due to their end. @param at milliseconds since 1970 */
export function settleDue(change: Change, slow: readonly { id: string; due: number }[], at: number): void {
  for (const { id, due } of slow) if (due <= at) settle(change, id);
}

/** Ends what nobody paid in time. */
export function expireDue(change: Change, sessions: readonly Session[]): void {
  for (const { id, status, expires_at: end } of sessions) {
    if (status === 'open' && end <= now()) expire(change, id);
  }
}
