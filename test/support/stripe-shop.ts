import type { Stripe } from 'stripe';
import { startTestStripe, startTestWebhook, type TestStripe, type TestWebhook } from './stripe.js';

/** A local Stripe whose events a webhook takes, and purchases at it. */
export interface TestShop {
  readonly stripe: TestStripe;
  readonly sdk: Stripe;
  readonly webhook: TestWebhook;
  /** A session for three reports that nobody has paid. */
  open(more?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<Stripe.Checkout.Session>;
  /** One that was paid by card, with the ids of its payment and charge. */
  paid(): Promise<{ session: Stripe.Checkout.Session; intent: string; charge: string }>;
  /** Sums of a payment's charges that were taken, in öre. */
  takenOf(intent: string): Promise<number[]>;
  /** Types of the events since the last time, in the order they came. */
  told(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startTestShop(): Promise<TestShop> {
  const webhook = await startTestWebhook();
  // Slow payments wait until a test settles them.
  const stripe = await startTestStripe({ settleMs: 600_000 });
  stripe.deliverTo(webhook.url);
  const { sdk } = stripe;
  const open: TestShop['open'] = async (more = {}) =>
    sdk.checkout.sessions.create({ ...(await threeReports(sdk)), ...more });
  return {
    stripe,
    sdk,
    webhook,
    open,
    async paid() {
      const { session } = await stripe.control.pay((await open()).id);
      const intent = session.payment_intent as string;
      const { latest_charge: charge } = await sdk.paymentIntents.retrieve(intent);
      return { session, intent, charge: charge as string };
    },
    async takenOf(payment_intent) {
      const { data } = await sdk.charges.list({ payment_intent });
      return data.flatMap(({ paid, amount }) => (paid ? [amount] : []));
    },
    async told() {
      await stripe.settled();
      return webhook.events.splice(0).map(({ type }) => type);
    },
    async close() {
      await stripe.close();
      await webhook.close();
    },
  };
}

/** Ours, as our server asks for it: three reports for 297 kr with 25 % VAT in the price. */
export async function threeReports(sdk: Stripe) {
  const prices = await sdk.prices.list({ lookup_keys: ['package-3-reports'], active: true });
  const rates = await sdk.taxRates.list({ active: true, inclusive: true });
  return {
    mode: 'payment',
    locale: 'sv',
    line_items: [{ price: prices.data[0]!.id, quantity: 1, tax_rates: [rates.data[0]!.id] }],
    adaptive_pricing: { enabled: false },
    allow_promotion_codes: true,
    client_reference_id: 'anvandare-1',
    custom_text: { submit: { message: 'Jag samtycker & <vet>.' } },
    customer_email: 'anna@kund.example',
    metadata: { purchaseId: 'p-1' },
    payment_intent_data: { receipt_email: 'anna@kund.example', metadata: { purchaseId: 'p-1' } },
    invoice_creation: { enabled: true, invoice_data: { metadata: { purchaseId: 'p-1' } } },
    success_url: 'https://butik.example/klart?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://butik.example/avbrutet?a=1&b=2',
  } satisfies Stripe.Checkout.SessionCreateParams;
}
