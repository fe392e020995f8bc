import type { Stripe } from 'stripe';
import { newId, now, type Invoice, type LineItem } from './wire.js';

/** The invoice of a session that has been paid. */
export function newInvoice(session: Stripe.Checkout.Session, items: readonly LineItem[]): Invoice {
  const id = newId('in_');
  const total = session.amount_total ?? 0;
  const tax = session.total_details?.amount_tax ?? 0;
  const time = now();
  const taxes = items.flatMap((item) => taxesOf(item));
  return {
    id,
    object: 'invoice',
    account_country: 'SE',
    account_name: 'Visningsklar',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: total,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: true,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: 'manual',
    collection_method: 'charge_automatically',
    created: time,
    currency: session.currency ?? 'sek',
    custom_fields: null,
    customer: null,
    customer_account: null,
    customer_address: null,
    customer_email: session.customer_details?.email ?? null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: session.invoice_creation?.invoice_data.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: time,
    ending_balance: 0,
    footer: session.invoice_creation?.invoice_data.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: items.map((item) => lineOf(item, id, time)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: session.invoice_creation?.invoice_data.metadata ?? {},
    next_payment_attempt: null,
    number: newId('VK-', 8).toUpperCase(),
    on_behalf_of: null,
    parent: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: time,
    period_start: time,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'paid',
    status_transitions: {
      finalized_at: time,
      marked_uncollectible_at: null,
      paid_at: time,
      voided_at: null,
    },
    subtotal: session.amount_subtotal ?? 0,
    subtotal_excluding_tax: total - tax,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total - tax,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: time,
  };
}

function taxesOf(item: LineItem): Stripe.Invoice.TotalTax[] {
  return (item.taxes ?? []).map(({ amount, rate, taxable_amount: taxable }) => ({
    amount,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: 'standard_rated',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  }));
}

function lineOf(item: LineItem, invoice: string, time: number): Invoice['lines']['data'][number] {
  const { price, quantity } = item;
  return {
    id: newId('il_'),
    object: 'line_item',
    amount: item.amount_subtotal,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: null,
    period: { end: time, start: time },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product as string },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: quantity === null ? null : String(quantity),
    subscription: null,
    subtotal: item.amount_subtotal,
    taxes: taxesOf(item),
  };
}
