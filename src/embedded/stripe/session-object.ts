import type { Stripe } from 'stripe';
import { totalsOf } from './line-items.js';
import type { SessionParameters } from './session-parameters.js';
import { newId, now, type LineItem } from './wire.js';

const DAY_S = 24 * 60 * 60;
const said = <T>(value: T | '' | undefined): T | null => (value === '' || value === undefined ? null : value);

/** A new session, open until `expires_at` or for a day. @param origin where the hosted page is */
export function newSession(
  wanted: SessionParameters,
  items: readonly LineItem[],
  origin: string,
): Stripe.Checkout.Session {
  const id = newId('cs_test_', 58);
  const invoice = wanted.invoice_creation;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: wanted.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: wanted.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    ...totalsOf(items),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: wanted.billing_address_collection ?? null,
    cancel_url: wanted.cancel_url ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now(),
    currency: items[0]!.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: said(wanted.custom_text?.after_submit),
      shipping_address: said(wanted.custom_text?.shipping_address),
      submit: said(wanted.custom_text?.submit),
      terms_of_service_acceptance: said(wanted.custom_text?.terms_of_service_acceptance),
    },
    customer: null,
    customer_account: null,
    customer_creation: wanted.customer_creation ?? 'if_required',
    customer_details: wanted.customer_email ? customerDetails(wanted.customer_email) : null,
    customer_email: wanted.customer_email ?? null,
    discounts: [],
    expires_at: wanted.expires_at ?? now() + DAY_S,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: invoice?.enabled ?? false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: said(invoice?.invoice_data?.description),
        footer: said(invoice?.invoice_data?.footer),
        issuer: null,
        metadata: invoice?.invoice_data?.metadata ?? {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: wanted.locale ?? null,
    managed_payments: { enabled: false },
    metadata: wanted.metadata ?? {},
    mode: wanted.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: wanted.payment_method_types ?? ['card', 'klarna'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: wanted.submit_type ?? null,
    subscription: null,
    success_url: wanted.success_url,
    ui_mode: 'hosted_page',
    url: `${origin}/c/pay/${id}`,
    wallet_options: null,
  };
}

export function customerDetails(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
