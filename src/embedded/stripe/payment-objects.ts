import type { Stripe } from 'stripe';
import { methodDetails, type Means, type Refusal } from './payment-methods.js';
import { newId, noAddress, now } from './wire.js';

/** What a payment intent takes over from the session's parameters. */
export type IntentData = Pick<
  Stripe.PaymentIntent,
  'description' | 'metadata' | 'receipt_email' | 'statement_descriptor'
>;

/** An intent that waits for a way to pay. @param amount öre */
export function newIntent(
  session: Pick<Stripe.Checkout.Session, 'currency' | 'payment_method_types'>,
  amount: number,
  data: IntentData,
): Stripe.PaymentIntent {
  const id = newId('pi_');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret_`, 25),
    confirmation_method: 'automatic',
    created: now(),
    currency: session.currency ?? 'sek',
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...data,
  };
}

/** One try to take the money, pending until it is said how it went. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  means: Means,
  email: string | null,
  origin: string,
): Stripe.Charge {
  const id = newId(means.kind === 'card' ? 'ch_' : 'py_');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: noAddress, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'VISNINGSKLAR',
    captured: true,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: newId('pm_'),
    payment_method_details: methodDetails(means, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

/** What a charge says of how it went. */
export function outcomeOf(refusal: Refusal | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal ? 'declined_by_network' : 'approved_by_network',
    reason: refusal?.declineCode ?? refusal?.code ?? null,
    risk_level: 'normal',
    seller_message: refusal
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: refusal ? 'issuer_declined' : 'authorized',
  };
}

export function newRefund(
  charge: Stripe.Charge,
  amount: number,
  reason: Stripe.Refund.Reason | null,
  metadata: Stripe.Metadata,
): Stripe.Refund {
  const isCard = charge.payment_method_details?.type === 'card';
  return {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: isCard ? { type: 'card', card: { type: 'refund' } } : { type: 'klarna' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** Money that moved on the account. @param amount öre, negative for what leaves @param fee öre */
export function newBalanceTransaction(
  source: { readonly id: string; readonly currency: string },
  type: Stripe.BalanceTransaction['type'],
  amount: number,
  fee = 0,
): Stripe.BalanceTransaction {
  return {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: now(),
    balance_type: 'payments',
    created: now(),
    currency: source.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: source.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source: source.id,
    status: 'available',
    type,
  };
}
