import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { startTestStripe, type TestStripe } from '../support/stripe.js';

/** A webhook that takes everything and checks each signature as our server does. */
async function startWebhook(secret: string) {
  const events: Stripe.Event[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] as string;
      events.push(Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, secret, 300));
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    types: () => events.map(({ type }) => type),
    close: () => new Promise((done) => server.close(done)),
  };
}

const wanted = async (sdk: Stripe, key = 'package-3-reports') => {
  const { data } = await sdk.prices.list({ lookup_keys: [key] });
  const rates = await sdk.taxRates.list({ active: true, inclusive: true });
  return {
    mode: 'payment',
    locale: 'sv',
    line_items: [{ price: data[0]!.id, quantity: 1, tax_rates: [rates.data[0]!.id] }],
    allow_promotion_codes: true,
    customer_email: 'anna@kund.example',
    metadata: { purchaseId: 'p-1' },
    payment_intent_data: { receipt_email: 'anna@kund.example', metadata: { purchaseId: 'p-1' } },
    invoice_creation: { enabled: true, invoice_data: { metadata: { purchaseId: 'p-1' } } },
    success_url: 'https://butik.example/klart?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://butik.example/avbrutet',
  } satisfies Stripe.Checkout.SessionCreateParams;
};

describe('the local Stripe', () => {
  let stripe: TestStripe;
  let sdk: Stripe;
  let webhook: Awaited<ReturnType<typeof startWebhook>>;

  beforeAll(async () => {
    stripe = await startTestStripe();
    sdk = stripe.sdk;
    webhook = await startWebhook(stripe.env.STRIPE_WEBHOOK_SECRET);
    stripe.deliverTo(webhook.url);
  });
  afterAll(async () => {
    await stripe.close();
    await webhook.close();
  });
  beforeEach(() => webhook.events.splice(0));

  it('takes a card and tells of it', async () => {
    const open = await sdk.checkout.sessions.create(await wanted(sdk));
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 29_700,
      currency: 'sek',
    });
    expect(open.url).toBe(`${stripe.url}/c/pay/${open.id}`);

    await stripe.control.pay(open.id);
    const paid = await sdk.checkout.sessions.retrieve(open.id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      // 29 700 öre hold 25 % VAT: a fifth, 5 940.
      total_details: { amount_tax: 5_940, amount_discount: 0 },
      line_items: {
        object: 'list',
        data: [{ quantity: 1, amount_total: 29_700, description: 'Tre rapporter' }],
      },
      payment_intent: {
        status: 'succeeded',
        amount_received: 29_700,
        metadata: { purchaseId: 'p-1' },
        latest_charge: { paid: true, amount_refunded: 0, disputed: false },
      },
    });
    await stripe.settled();
    expect(webhook.types().sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'invoice.paid',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('pays back in parts, and no more than it took', async () => {
    const { id } = await sdk.checkout.sessions.create(await wanted(sdk));
    const { session } = await stripe.control.pay(id);
    const intent = session.payment_intent as string;
    await sdk.refunds.create({ payment_intent: intent, amount: 9_900, reason: 'requested_by_customer' });
    const part = await sdk.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(part.latest_charge).toMatchObject({ amount_refunded: 9_900, refunded: false });
    // 29 700 − 9 900 = 19 800 are left.
    await expect(sdk.refunds.create({ payment_intent: intent, amount: 19_801 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    await sdk.refunds.create({ payment_intent: intent });
    const whole = await sdk.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(whole.latest_charge).toMatchObject({ amount_refunded: 29_700, refunded: true });
    await expect(sdk.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await stripe.settled();
    const told = webhook.events.filter(({ type }) => type === 'charge.refunded');
    const sums = told.map(({ data }) => (data.object as Stripe.Charge).amount_refunded);
    expect(sums.sort((a, b) => a - b)).toEqual([9_900, 29_700]);
  });
});
