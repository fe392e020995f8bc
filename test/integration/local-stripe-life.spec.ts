import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { startInstanceStripe } from '../../src/embedded/stripe/instance-stripe.js';
import { startLocalStripe } from '../../src/embedded/stripe/local-stripe.js';
import { sdkAt, startTestStripe } from '../support/stripe.js';
import { startTestShop, threeReports, type TestShop } from '../support/stripe-shop.js';
import { waitFor } from '../support/wait-for.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.told());

describe('the delivery', () => {
  afterEach(() => shop.stripe.control.delivery('normal'));

  it('holds events until they are sent in a wished order', async () => {
    await shop.stripe.control.delivery('hold');
    const { id } = await shop.open();
    await shop.stripe.control.expire(id);
    const { session } = await shop.paid();
    expect(await shop.told()).toEqual([]);
    const { data } = await shop.sdk.events.list({ types: ['checkout.session.*'], limit: 2 });
    expect(data.map(({ pending_webhooks: pending }) => pending)).toEqual([1, 1]);
    const { delivered } = await shop.stripe.control.deliver(data.map((event) => event.id));
    expect(delivered.map(({ status }) => status)).toEqual([200, 200]);
    expect(shop.webhook.events.map(({ data: { object } }) => (object as { id: string }).id)).toEqual([
      session.id,
      id,
    ]);
    expect((await shop.stripe.control.deliver()).waiting).toEqual([]);
  });

  it('sends twice, not at all, or again when it was refused', async () => {
    await shop.stripe.control.delivery('duplicate');
    await shop.stripe.control.expire((await shop.open()).id);
    expect(await shop.told()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    await shop.stripe.control.delivery('drop');
    await shop.stripe.control.expire((await shop.open()).id);
    expect(await shop.told()).toEqual([]);
    await shop.stripe.control.delivery('normal');
    shop.webhook.answers.push(500, 404);
    await shop.stripe.control.expire((await shop.open()).id);
    expect(await shop.told()).toEqual(['checkout.session.expired']);
    expect(shop.webhook.answers).toEqual([]);
  });

  it('mixes the order, and nothing is lost', async () => {
    await shop.stripe.control.delivery('shuffle');
    await shop.paid();
    expect((await shop.told()).sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'invoice.paid',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('is signed so that neither time nor body can be changed', () => {
    const { STRIPE_WEBHOOK_SECRET: secret } = shop.stripe.env;
    const body = '{"id":"evt_1","object":"event"}';
    const check = (text: string, signature: string) =>
      Stripe.webhooks.constructEvent(text, signature, secret, 300);
    expect(check(body, shop.stripe.sign(body)).id).toBe('evt_1');
    expect(() => check(body.replace('1', '2'), shop.stripe.sign(body))).toThrow();
    expect(() => check(body, shop.stripe.sign(body, { at: Date.now() - 301_000 }))).toThrow();
    expect(() => check(body, shop.stripe.sign(body, { secret: 'whsec_annan' }))).toThrow();
  });
});

describe('the program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-stripe-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps its books over a restart: sessions, keys, slow payments and events that were not taken', async () => {
    const file = join(folder, 'books.jsonl');
    const first = await startTestStripe({ file, settleMs: 200 });
    const order = await threeReports(first.sdk);
    const session = await first.sdk.checkout.sessions.create(order, { idempotencyKey: 'ett' });
    const slow = await first.sdk.checkout.sessions.create(order);
    await first.control.delivery('hold');
    await first.control.pay(slow.id, { slow: 'succeeds' });
    await first.close();
    // What a killed process leaves of its last line.
    appendFileSync(file, '[["charge",{"id":"ch_ha');

    const second = await startTestStripe({ file, settleMs: 200 });
    second.deliverTo(shop.webhook.url);
    const again = await second.sdk.checkout.sessions.create(order, { idempotencyKey: 'ett' });
    expect(again.id).toBe(session.id);
    const { url } = await second.sdk.checkout.sessions.retrieve(session.id);
    expect(url).toBe(`${second.url}/c/pay/${session.id}`);
    await waitFor(
      async () => (await second.sdk.checkout.sessions.retrieve(slow.id)).payment_status === 'paid',
    );
    await second.settled();
    expect(shop.webhook.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
    );
    expect((await second.control.books()).sums.charged).toBe(29_700);
    await second.close();
  });

  it('ends at its start what ran out while it was away', async () => {
    const file = join(folder, 'old.jsonl');
    const first = await startTestStripe({ file });
    const { id } = await first.sdk.checkout.sessions.create(await threeReports(first.sdk));
    await first.close();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"expires_at":\d+/, '"expires_at":1700000000'));
    const second = await startTestStripe({ file });
    second.deliverTo(shop.webhook.url);
    expect(await second.sdk.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
    expect(await (await fetch(`${second.url}/c/pay/${id}`)).text()).toContain('Betalningen har gått ut');
    await second.settled();
    expect(shop.webhook.events.map(({ type }) => type)).toEqual(['checkout.session.expired']);
    await second.close();
  });

  it('keeps the port and the keys of an instance', async () => {
    const first = await startInstanceStripe(folder, '3000', undefined);
    await first.close();
    const before = { pid: 1, url: '', postgresPort: 1, redisPort: 1, stripePort: first.port, env: first.env };
    const second = await startInstanceStripe(folder, '3000', before);
    await second.close();
    expect(second.env).toEqual(first.env);
    const other = await startInstanceStripe(mkdtempSync(join(folder, 'other-')), '3001', undefined);
    await other.close();
    expect(other.env.STRIPE_SECRET_KEY).not.toBe(first.env.STRIPE_SECRET_KEY);
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
