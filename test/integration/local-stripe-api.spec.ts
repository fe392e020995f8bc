import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Stripe } from 'stripe';
import { sdkAt } from '../support/stripe.js';
import { startTestShop, threeReports, type TestShop } from '../support/stripe-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.told());

describe('the API', () => {
  it('sells three packages in kronor with the VAT inside', async () => {
    const { data } = await shop.sdk.prices.list({ active: true, expand: ['data.product'], limit: 100 });
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
    const order = await threeReports(shop.sdk);
    const create = (params: object) =>
      shop.sdk.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams);
    const faults: [() => Promise<unknown>, object][] = [
      [
        () => sdkAt(Number(new URL(shop.stripe.url).port), { key: 'sk_fel' }).prices.list(),
        { type: 'StripeAuthenticationError', statusCode: 401 },
      ],
      [
        () => shop.sdk.checkout.sessions.retrieve('cs_test_ingen'),
        { code: 'resource_missing', statusCode: 404 },
      ],
      [() => shop.sdk.charges.retrieve('ch_ingen'), { code: 'resource_missing', statusCode: 404 }],
      [
        () => shop.sdk.refunds.create({ payment_intent: 'pi_ingen' }),
        { code: 'resource_missing', statusCode: 404 },
      ],
      [
        () => create({ ...order, farg: 'röd' }),
        { code: 'parameter_unknown', param: 'farg', statusCode: 400 },
      ],
      [
        () => create({ ...order, invoice_creation: { enabled: true, pris: 1 } }),
        { param: 'invoice_creation[pris]' },
      ],
      [() => create({ ...order, line_items: undefined }), { code: 'parameter_missing', param: 'line_items' }],
      [
        () => create({ ...order, line_items: [{ price: 'price_ingen' }] }),
        { code: 'resource_missing', param: 'line_items[0][price]' },
      ],
      [() => create({ ...order, customer_email: 'anna' }), { param: 'customer_email', statusCode: 400 }],
      [
        () => create({ ...order, success_url: 'javascript:alert(1)' }),
        { param: 'success_url', statusCode: 400 },
      ],
      [() => shop.sdk.prices.list({ expand: ['data.farg'] }), { statusCode: 400 }],
    ];
    for (const [call, fault] of faults) await expect(call()).rejects.toMatchObject(fault);
  });

  it('does a thing once for each idempotency key, however often it is asked at the same time', async () => {
    const { charge } = await shop.paid();
    const refund = (amount: number) =>
      shop.sdk.refunds.create({ charge, amount }, { idempotencyKey: `ater:${charge}` });
    const all = await Promise.all(Array.from({ length: 20 }, () => refund(100)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await shop.sdk.refunds.list({ charge })).data).toHaveLength(1);
    await expect(refund(200)).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('can be down, or lose its answer after the act; a patient client then acts once', async () => {
    await shop.stripe.control.faults({ status: 503, count: 1 });
    await expect(shop.sdk.prices.list()).rejects.toMatchObject({ statusCode: 503 });
    const order = await threeReports(shop.sdk);
    const before = (await shop.stripe.control.books()).sessions.length;
    // The SDK asks once more by itself when a connection is closed.
    await shop.stripe.control.faults({ status: 0, count: 2 });
    const lost = shop.sdk.checkout.sessions.create(order);
    await expect(lost).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await shop.stripe.control.books()).sessions.length).toBe(before);
    const patient = sdkAt(Number(new URL(shop.stripe.url).port), { maxNetworkRetries: 2 });
    for (const status of [0, 500] as const) {
      const { charge } = await shop.paid();
      await shop.stripe.control.faults({ status, count: 1, after: true });
      const { id } = await patient.refunds.create({ charge, amount: 100 });
      expect((await shop.sdk.refunds.list({ charge })).data.map((one) => one.id)).toEqual([id]);
    }
  });

  it('lists events by type and page by page, with the version of the SDK', async () => {
    const { session } = await shop.paid();
    const types = ['checkout.session.completed', 'charge.*'];
    const pages = await shop.sdk.events.list({ types, limit: 1 }).autoPagingToArray({ limit: 1000 });
    const whole = await shop.sdk.events.list({ types, limit: 100 });
    expect(pages.slice(0, 100).map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id));
    expect(new Set(whole.data.map(({ type }) => type.split('.')[0]))).toEqual(
      new Set(['checkout', 'charge']),
    );
    const latest = whole.data.find(({ type }) => type === 'checkout.session.completed')!;
    expect(latest).toMatchObject({ api_version: Stripe.API_VERSION, data: { object: { id: session.id } } });
    const future = await shop.sdk.events.list({ created: { gt: latest.created + 1_000 } });
    expect(future.data).toEqual([]);
    const before = await shop.sdk.events.list({ ending_before: whole.data[2]!.id, types, limit: 1 });
    expect(before.data.map(({ id }) => id)).toEqual([whole.data[1]!.id]);
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
    const { session, intent, charge } = await shop.paid();
    const refund = await shop.sdk.refunds.create({ charge, amount: 100 });
    const dispute = await shop.stripe.control.dispute((await shop.paid()).charge);
    const { data: codes } = await shop.sdk.promotionCodes.list({
      code: 'HALVA',
      expand: ['data.promotion.coupon'],
    });
    const { data: items } = await shop.sdk.checkout.sessions.listLineItems(session.id);
    const ours: Record<string, object> = {
      'checkout.session': session,
      payment_intent: await shop.sdk.paymentIntents.retrieve(intent),
      charge: await shop.sdk.charges.retrieve(charge, { expand: ['refunds'] }),
      refund,
      dispute,
      item: items[0]!,
      invoice: await shop.sdk.invoices.retrieve(session.invoice as string),
      balance_transaction: await shop.sdk.balanceTransactions.retrieve(refund.balance_transaction as string),
      event: (await shop.sdk.events.list({ limit: 1 })).data[0]!,
      price: items[0]!.price!,
      product: await shop.sdk.products.retrieve(items[0]!.price!.product as string),
      tax_rate: (await shop.sdk.taxRates.list()).data[0]!,
      promotion_code: codes[0]!,
      coupon: codes[0]!.promotion.coupon as Stripe.Coupon,
    };
    for (const [name, object] of Object.entries(ours)) {
      const missing = missingKeys(resources[name]!, object).filter(
        // The example is an event about a plan, ours is about a charge.
        (key) => !key.startsWith('data.object.'),
      );
      expect({ name, missing }).toEqual({
        name,
        // The SDK's version has it under `parent`.
        missing: name === 'invoice' ? ['subscription'] : [],
      });
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
