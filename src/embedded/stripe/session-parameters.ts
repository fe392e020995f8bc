import { z } from 'zod';
import { flag, metadata, text, whole } from './form.js';

const message = z.union([z.strictObject({ message: text(1200) }), z.literal('')]).optional();
const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000);
const enabled = z.strictObject({ enabled: flag });

/** What POST /v1/checkout/sessions takes here: payments in one go on the hosted page, of prices that exist. */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment']),
  ui_mode: z.enum(['hosted_page']).optional(),
  line_items: z
    .array(
      z.strictObject({
        price: z.string(),
        quantity: whole.pipe(z.number().min(1).max(999_999)).optional(),
        tax_rates: z.array(z.string()).max(5).optional(),
      }),
    )
    .min(1)
    .max(100),
  success_url: address,
  cancel_url: address.optional(),
  locale: z.string().max(10).optional(),
  adaptive_pricing: enabled.optional(),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  client_reference_id: text(200).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email('Invalid email address').max(800).optional(),
  custom_text: z
    .strictObject({
      submit: message,
      after_submit: message,
      shipping_address: message,
      terms_of_service_acceptance: message,
    })
    .optional(),
  expires_at: whole.optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z
        .strictObject({ description: text(1500).optional(), footer: text(5000).optional(), metadata })
        .optional(),
    })
    .optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      description: text(1000).optional(),
      metadata,
      receipt_email: z.email('Invalid email address').optional(),
      statement_descriptor: text(22).optional(),
    })
    .optional(),
  payment_method_types: z
    .array(z.enum(['card', 'klarna']))
    .min(1)
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  tax_id_collection: enabled.optional(),
});
export type SessionParameters = z.output<typeof sessionParameters>;
