import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Stripe } from 'stripe';
import { startLocalStripe } from '../../src/embedded/stripe/local-stripe.js';
import {
  sdkAt,
  startTestStripe,
  startTestWebhook,
  type TestStripe,
  type TestWebhook,
} from '../support/stripe.js';
import { waitFor } from '../support/wait-for.js';

/** Ours, as our server asks for it: three reports for 297 kr with 25 % VAT in the price. */
async function wanted(sdk: Stripe) {
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

let stripe: TestStripe;
let sdk: Stripe;
let webhook: TestWebhook;
const open = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  sdk.checkout.sessions.create({ ...(await wanted(sdk)), ...more });
const paid = async () => {
  const { session } = await stripe.control.pay((await open()).id);
  const intent = session.payment_intent as string;
  const { latest_charge: charge } = await sdk.paymentIntents.retrieve(intent);
  return { session, intent, charge: charge as string };
};
/** What the webhook was told of one session and its payment, in the order it came. */
const told = async () => {
  await stripe.settled();
  return webhook.events.splice(0).map(({ type }) => type);
};

beforeAll(async () => {
  webhook = await startTestWebhook();
  stripe = await startTestStripe({ settleMs: 600_000 });
  sdk = stripe.sdk;
  stripe.deliverTo(webhook.url);
});
afterAll(async () => {
  await stripe.close();
  await webhook.close();
});
beforeEach(async () => {
  await told();
});

describe('a payment', () => {
  it('by card is taken at once and told of', async () => {
    const session = await open();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 29_700 });
    expect(session.url).toBe(`${stripe.url}/c/pay/${session.id}`);
    await stripe.control.pay(session.id);
    const now = await sdk.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge', 'invoice'],
    });
    expect(now).toMatchObject({
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
        latest_charge: {
          paid: true,
          amount_refunded: 0,
          disputed: false,
          receipt_email: 'anna@kund.example',
        },
      },
      invoice: {
        status: 'paid',
        total: 29_700,
        total_excluding_tax: 23_760,
        metadata: { purchaseId: 'p-1' },
      },
    });
    const found = await sdk.checkout.sessions.list({
      payment_intent: (now.payment_intent as Stripe.PaymentIntent).id,
      limit: 1,
    });
    expect(found.data.map(({ id }) => id)).toEqual([session.id]);
    expect((await told()).sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'invoice.paid',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('is refused for two test cards, and the same session can then be paid', async () => {
    const { id } = await open();
    const declined = await stripe.control.pay(id, { card: '4000 0000 0000 0002' });
    expect(declined).toMatchObject({
      refusal: { declineCode: 'generic_decline' },
      session: { status: 'open' },
    });
    const poor = await stripe.control.pay(id, { card: '4000000000009995' });
    expect(poor.refusal?.declineCode).toBe('insufficient_funds');
    const { session } = await stripe.control.pay(id);
    expect(session.payment_intent).toBe(declined.session.payment_intent);
    const { sums } = await sumsOf(session.payment_intent as string);
    expect(sums).toEqual([29_700]);
    await expect(stripe.control.pay(id)).rejects.toThrow('not open');
  });

  it.each([
    ['succeeds', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
    ['fails', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
  ] as const)('that is slow and %s is unpaid until it is settled', async (slow, status, intent, type) => {
    const { id } = await open();
    const { session } = await stripe.control.pay(id, { slow });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(await told()).toEqual(expect.arrayContaining(['checkout.session.completed', 'charge.pending']));
    await stripe.control.settle(id);
    const now = await sdk.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(now).toMatchObject({
      status: 'complete',
      payment_status: status,
      payment_intent: { status: intent },
    });
    expect(await told()).toContain(type);
    await expect(stripe.control.settle(id)).rejects.toThrow('waits for no payment');
  });

  it('cannot be made when the session has been ended', async () => {
    const { id } = await open();
    expect(await sdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await told()).toEqual(['checkout.session.expired']);
    await expect(stripe.control.pay(id)).rejects.toThrow('not open');
    await expect(sdk.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

/** Sums of the charges of a payment that were taken, in öre. */
async function sumsOf(payment_intent: string) {
  const { data } = await sdk.charges.list({ payment_intent });
  return { sums: data.flatMap(({ paid: isPaid, amount }) => (isPaid ? [amount] : [])) };
}

describe('money that goes back', () => {
  it('goes in parts, and no more than came', async () => {
    const { intent, charge } = await paid();
    await told();
    await sdk.refunds.create({ payment_intent: intent, amount: 9_900, reason: 'requested_by_customer' });
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 9_900, refunded: false });
    // 29 700 − 9 900 = 19 800 are left.
    const tooMuch = sdk.refunds.create({ payment_intent: intent, amount: 19_801 });
    await expect(tooMuch).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
    await stripe.control.refund(charge);
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 29_700, refunded: true });
    const again = sdk.refunds.create({ charge });
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await stripe.settled();
    const sums = webhook.events
      .filter(({ type }) => type === 'charge.refunded')
      .map(({ data }) => (data.object as Stripe.Charge).amount_refunded);
    expect(sums.sort((a, b) => a - b)).toEqual([9_900, 29_700]);
    const { data } = await sdk.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([19_800, 9_900]);
    await stripe.control.failRefund(data[0]!.id);
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 9_900, refunded: false });
    expect(await told()).toContain('charge.refund.updated');
  });

  it.each([
    [true, 'won'],
    [false, 'lost'],
  ] as const)('by a dispute is decided by the bank (won: %s)', async (won, status) => {
    const { charge } = await paid();
    const { id } = await stripe.control.dispute(charge);
    expect(await sdk.charges.retrieve(charge)).toMatchObject({ disputed: true });
    expect((await sdk.disputes.list({ charge })).data).toMatchObject([
      { id, status: 'needs_response', amount: 29_700 },
    ]);
    await expect(sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    await stripe.control.closeDispute(id, won);
    expect(await sdk.disputes.retrieve(id)).toMatchObject({ status });
    expect(await told()).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']));
  });

  it('is in the books with its sums', async () => {
    const own = await startTestStripe();
    try {
      const ids = [];
      for (let at = 0; at < 3; at += 1) {
        const { id } = await own.sdk.checkout.sessions.create(await wanted(own.sdk));
        await own.control.pay(id);
        const [{ id: charge } = { id: '' }] = (await own.sdk.charges.list({ limit: 1 })).data;
        ids.push(charge);
      }
      await own.control.refund(ids[0]!, 1_000);
      await own.control.dispute(ids[1]!);
      const { id: won } = await own.control.dispute(ids[2]!);
      await own.control.closeDispute(won, true);
      const { sums, sessions, refunds, disputes } = await own.control.books();
      expect(sums).toEqual({ charged: 3 * 29_700, refunded: 1_000, lostToDisputes: 29_700 });
      expect([sessions.length, refunds.length, disputes.length]).toEqual([3, 1, 2]);
    } finally {
      await own.close();
    }
  });
});

describe('the API', () => {
  it('sells three packages in kronor with the VAT inside', async () => {
    const { data } = await sdk.prices.list({ active: true, expand: ['data.product'], limit: 100 });
    expect(data.map(({ lookup_key: key, unit_amount: amount }) => [key, amount])).toEqual([
      ['package-10-reports', 79_000],
      ['package-3-reports', 29_700],
      ['single-report', 14_900],
    ]);
    for (const price of data) {
      expect(price).toMatchObject({ type: 'one_time', currency: 'sek', tax_behavior: 'inclusive' });
      expect((price.product as Stripe.Product).marketing_features.length).toBeGreaterThan(0);
    }
  });

  it('says what is wrong as Stripe does', async () => {
    const order = await wanted(sdk);
    const create = (params: object) =>
      sdk.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams);
    const faults: [Promise<unknown>, object][] = [
      [
        sdkAt(Number(new URL(stripe.url).port), { key: 'sk_fel' }).prices.list(),
        { type: 'StripeAuthenticationError', statusCode: 401 },
      ],
      [sdk.checkout.sessions.retrieve('cs_test_ingen'), { code: 'resource_missing', statusCode: 404 }],
      [sdk.charges.retrieve('ch_ingen'), { code: 'resource_missing', statusCode: 404 }],
      [sdk.refunds.create({ payment_intent: 'pi_ingen' }), { code: 'resource_missing', statusCode: 404 }],
      [create({ ...order, farg: 'röd' }), { code: 'parameter_unknown', param: 'farg', statusCode: 400 }],
      [
        create({ ...order, invoice_creation: { enabled: true, pris: 1 } }),
        { param: 'invoice_creation[pris]' },
      ],
      [create({ ...order, line_items: undefined }), { code: 'parameter_missing', param: 'line_items' }],
      [
        create({ ...order, line_items: [{ price: 'price_ingen' }] }),
        { code: 'resource_missing', param: 'line_items[0][price]' },
      ],
      [create({ ...order, customer_email: 'anna' }), { param: 'customer_email', statusCode: 400 }],
      [create({ ...order, success_url: 'javascript:alert(1)' }), { param: 'success_url', statusCode: 400 }],
      [sdk.checkout.sessions.list({ expand: ['data.farg'] }), { statusCode: 400 }],
    ];
    await open();
    for (const [call, fault] of faults) await expect(call).rejects.toMatchObject(fault);
  });

  it('does a thing once for each idempotency key, however often it is asked at the same time', async () => {
    const { charge } = await paid();
    const refund = (amount: number) =>
      sdk.refunds.create({ charge, amount }, { idempotencyKey: `ater:${charge}` });
    const all = await Promise.all(Array.from({ length: 20 }, () => refund(100)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await sdk.refunds.list({ charge })).data).toHaveLength(1);
    await expect(refund(200)).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('can be down, slow, or lose its answer after the act; a patient client then acts once', async () => {
    await stripe.control.faults({ status: 503, count: 1 });
    await expect(sdk.prices.list()).rejects.toMatchObject({ statusCode: 503 });
    const patient = sdkAt(Number(new URL(stripe.url).port), { maxNetworkRetries: 2 });
    for (const status of [0, 500] as const) {
      const { charge } = await paid();
      await stripe.control.faults({ status, count: 1, after: true });
      const { id } = await patient.refunds.create({ charge, amount: 100 });
      expect((await sdk.refunds.list({ charge })).data.map((one) => one.id)).toEqual([id]);
    }
  });

  it('lists events by type and page by page, with the version of the SDK', async () => {
    const { session } = await paid();
    const types = ['checkout.session.completed', 'charge.*'];
    const pages = await sdk.events.list({ types, limit: 1 }).autoPagingToArray({ limit: 1000 });
    const whole = await sdk.events.list({ types, limit: 100 });
    expect(pages.slice(0, 100).map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id));
    expect(new Set(whole.data.map(({ type }) => type.split('.')[0]))).toEqual(
      new Set(['checkout', 'charge']),
    );
    const latest = whole.data.find(({ type }) => type === 'checkout.session.completed')!;
    expect(latest).toMatchObject({ api_version: Stripe.API_VERSION, data: { object: { id: session.id } } });
    const future = await sdk.events.list({ created: { gt: latest.created + 1_000 } });
    expect(future.data).toEqual([]);
    const before = await sdk.events.list({ ending_before: whole.data[2]!.id, types, limit: 1 });
    expect(before.data.map(({ id }) => id)).toEqual([whole.data[1]!.id]);
  });
});

describe('the delivery', () => {
  afterEach(() => stripe.control.delivery('normal'));

  it('holds events until they are sent in a wished order', async () => {
    await stripe.control.delivery('hold');
    const { id } = await open();
    await stripe.control.expire(id);
    const { session } = await paid();
    expect(await told()).toEqual([]);
    const { data } = await sdk.events.list({ types: ['checkout.session.*'], limit: 2 });
    expect(data.map(({ pending_webhooks: pending }) => pending)).toEqual([1, 1]);
    const { delivered } = await stripe.control.deliver(data.map((event) => event.id));
    expect(delivered.map(({ status }) => status)).toEqual([200, 200]);
    expect(webhook.events.map(({ data: { object } }) => (object as { id: string }).id)).toEqual([
      session.id,
      id,
    ]);
    expect((await stripe.control.deliver()).waiting).toEqual([]);
  });

  it('sends twice, not at all, or again when it was refused', async () => {
    await stripe.control.delivery('duplicate');
    await stripe.control.expire((await open()).id);
    expect(await told()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    await stripe.control.delivery('drop');
    await stripe.control.expire((await open()).id);
    expect(await told()).toEqual([]);
    await stripe.control.delivery('normal');
    webhook.answers.push(500, 404);
    await stripe.control.expire((await open()).id);
    expect(await told()).toEqual(['checkout.session.expired']);
    expect(webhook.answers).toEqual([]);
  });

  it('is signed so that neither time nor body can be changed', () => {
    const { STRIPE_WEBHOOK_SECRET: secret } = stripe.env;
    const body = '{"id":"evt_1","object":"event"}';
    const check = (text: string, signature: string) =>
      Stripe.webhooks.constructEvent(text, signature, secret, 300);
    expect(check(body, stripe.sign(body)).id).toBe('evt_1');
    expect(() => check(body.replace('1', '2'), stripe.sign(body))).toThrow();
    expect(() => check(body, stripe.sign(body, { at: Date.now() - 301_000 }))).toThrow();
    expect(() => check(body, stripe.sign(body, { secret: 'whsec_annan' }))).toThrow();
  });
});

describe('the page where one pays', () => {
  const send = async (url: string, form: Record<string, string>) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const card = (number: string) => ({ act: 'pay', method: 'card', card: number });

  it('shows what is bought and what is agreed to, safely', async () => {
    const { url, id } = await open();
    const response = await fetch(url!);
    const text = await response.text();
    expect(text).toContain('Inga pengar dras');
    expect(text).toContain('Betala 297\u00a0kr');
    expect(text).toContain('59,40\u00a0kr');
    expect(text).toContain('Jag samtycker &amp; &lt;vet&gt;.');
    expect(text).toContain('href="https://butik.example/avbrutet?a=1&amp;b=2"');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    // Chromium follows a form's redirect only to addresses that the policy names.
    expect(policy).toContain("form-action 'self' https://butik.example");
    expect((await fetch(`${stripe.url}/c/pay/${id}x`)).status).toBe(404);
  });

  it('lets one try another card, and leads back when it was taken', async () => {
    const { url, id } = await open();
    const refused = await send(url!, card('4000 0000 0000 0002'));
    expect(refused).toMatchObject({ status: 422, location: null });
    expect(refused.text).toContain('role="alert"');
    const done = await send(url!, card('4242 4242 4242 4242'));
    expect(done).toMatchObject({ status: 303, location: `https://butik.example/klart?session=${id}` });
    expect(await (await fetch(url!)).text()).toContain('Betalningen är klar');
    expect((await send(url!, card('4242 4242 4242 4242'))).text).toContain('Betalningen är klar');
    const { payment_intent: intent } = await sdk.checkout.sessions.retrieve(id);
    const { data } = await sdk.charges.list({ payment_intent: intent as string, limit: 1 });
    const receipt = await fetch(data[0]!.receipt_url!);
    expect(await receipt.text()).toContain('Kort som slutar på 4242');
    expect((await sumsOf(intent as string)).sums).toEqual([29_700]);
  });

  it('takes promotion codes: half the price, nothing, and none that do not exist', async () => {
    const half = await open();
    expect((await send(half.url!, { act: 'promotion', promotion: 'FINNSEJ' })).text).toContain(
      'Rabattkoden finns inte',
    );
    // A code that is sent with the payment changes the price first: nobody pays what they have not seen.
    const shown = await send(half.url!, { ...card('4242'), promotion: ' halva ' });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Betala 148,50\u00a0kr');
    await send(half.url!, card('4242424242424242'));
    expect(await sdk.checkout.sessions.retrieve(half.id)).toMatchObject({
      amount_subtotal: 29_700,
      amount_total: 14_850,
      // A fifth of what is left.
      total_details: { amount_discount: 14_850, amount_tax: 2_970 },
      payment_status: 'paid',
    });
    const free = await open();
    await send(free.url!, { act: 'promotion', promotion: 'GRATIS' });
    expect((await send(free.url!, { act: 'pay' })).status).toBe(303);
    expect(await sdk.checkout.sessions.retrieve(free.id)).toMatchObject({
      amount_total: 0,
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
  });

  it('asks for an address when the shop gave none', async () => {
    const { url } = await open({ customer_email: undefined });
    expect((await send(url!, card('4242424242424242'))).text).toContain('Skriv en e-postadress');
    const done = await send(url!, { ...card('4242424242424242'), email: 'bo@kund.example' });
    expect(done.status).toBe(303);
  });
});

describe('the program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-stripe-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps its books over a restart: sessions, keys, slow payments and events that were not taken', async () => {
    const file = join(folder, 'books.jsonl');
    const first = await startTestStripe({ file, settleMs: 200 });
    const order = await wanted(first.sdk);
    const session = await first.sdk.checkout.sessions.create(order, { idempotencyKey: 'ett' });
    const slow = await first.sdk.checkout.sessions.create(order);
    await first.control.delivery('hold');
    await first.control.pay(slow.id, { slow: 'succeeds' });
    await first.close();
    // What a killed process leaves of its last line.
    appendFileSync(file, '[["charge",{"id":"ch_ha');

    const second = await startTestStripe({ file, settleMs: 200 });
    second.deliverTo(webhook.url);
    const again = await second.sdk.checkout.sessions.create(order, { idempotencyKey: 'ett' });
    expect(again.id).toBe(session.id);
    const { url } = await second.sdk.checkout.sessions.retrieve(session.id);
    expect(url).toBe(`${second.url}/c/pay/${session.id}`);
    await waitFor(
      async () => (await second.sdk.checkout.sessions.retrieve(slow.id)).payment_status === 'paid',
    );
    await second.settled();
    expect(webhook.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
    );
    expect((await second.control.books()).sums.charged).toBe(29_700);
    await second.close();
  });

  it('runs by itself and prints its address', async () => {
    const program = spawn(
      process.execPath,
      ['--import', './scripts/typescript.js', 'src/embedded/stripe/main.ts', '--secret-key', 'sk_test_eget'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(program.stdout, 'data')) as [Buffer];
    const { data } = await sdkAt(Number(new URL(line.toString().trim()).port), {
      key: 'sk_test_eget',
    }).prices.list();
    expect(data).toHaveLength(3);
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
  });

  it('does not run in production', async () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await expect(startLocalStripe({ secretKey: 'a', webhookSecret: 'b' })).rejects.toThrow('production');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});

describe('its objects', () => {
  const file = join(
    resolve(process.env['FIXTURES_DIR'] ?? '../shared/fixtures'),
    'contracts',
    'stripe-fixtures3.json',
  );

  it('have every key that the published ones have', async () => {
    if (!existsSync(file)) {
      console.warn(
        `Stripe's published objects are absent (${file}): the shapes are checked by the SDK's types alone.`,
      );
      return;
    }
    const { resources } = JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, object> };
    const { session, intent, charge } = await paid();
    const refund = await sdk.refunds.create({ charge, amount: 100 });
    const dispute = await stripe.control.dispute((await paid()).charge);
    const { data: codes } = await sdk.promotionCodes.list({
      code: 'HALVA',
      expand: ['data.promotion.coupon'],
    });
    const { data: items } = await sdk.checkout.sessions.listLineItems(session.id);
    const ours: Record<string, object> = {
      'checkout.session': session,
      payment_intent: await sdk.paymentIntents.retrieve(intent),
      charge: await sdk.charges.retrieve(charge, { expand: ['refunds'] }),
      refund,
      dispute,
      item: items[0]!,
      invoice: await sdk.invoices.retrieve(session.invoice as string),
      balance_transaction: await sdk.balanceTransactions.retrieve(refund.balance_transaction as string),
      event: (await sdk.events.list({ limit: 1 })).data[0]!,
      price: items[0]!.price!,
      product: await sdk.products.retrieve(items[0]!.price!.product as string),
      tax_rate: (await sdk.taxRates.list()).data[0]!,
      promotion_code: codes[0]!,
      coupon: codes[0]!.promotion.coupon as Stripe.Coupon,
    };
    for (const [name, object] of Object.entries(ours)) {
      expect({ name, missing: missingKeys(resources[name]!, object) }).toEqual({ name, missing: [] });
    }
  });
});

/** Names of an example that an object lacks, also in the objects within that both have. */
function missingKeys(example: object, object: object, path = ''): string[] {
  return Object.entries(example).flatMap(([key, value]: [string, unknown]) => {
    if (!(key in object)) return [path + key];
    const own = (object as Record<string, unknown>)[key];
    const isWithin = [value, own].every(
      (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
    );
    return isWithin ? missingKeys(value as object, own as object, `${path}${key}.`) : [];
  });
}
