import type { Stripe } from 'stripe';
import { startTestStripe } from '../support/stripe.js';
import { startTestShop, threeReports, type TestShop } from '../support/stripe-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.told());

describe('a payment', () => {
  it('by card is taken at once and told of', async () => {
    const session = await shop.open();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 29_700 });
    expect(session.url).toBe(`${shop.stripe.url}/c/pay/${session.id}`);
    await shop.stripe.control.pay(session.id);
    const now = await shop.sdk.checkout.sessions.retrieve(session.id, {
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
    const found = await shop.sdk.checkout.sessions.list({
      payment_intent: (now.payment_intent as Stripe.PaymentIntent).id,
      limit: 1,
    });
    expect(found.data.map(({ id }) => id)).toEqual([session.id]);
    expect((await shop.told()).sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'invoice.paid',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('is refused for two test cards, and the same session can then be paid', async () => {
    const { id } = await shop.open();
    const declined = await shop.stripe.control.pay(id, { card: '4000 0000 0000 0002' });
    expect(declined).toMatchObject({
      refusal: { declineCode: 'generic_decline' },
      session: { status: 'open' },
    });
    const poor = await shop.stripe.control.pay(id, { card: '4000000000009995' });
    expect(poor.refusal?.declineCode).toBe('insufficient_funds');
    const { session } = await shop.stripe.control.pay(id);
    expect(session.payment_intent).toBe(declined.session.payment_intent);
    expect(await shop.takenOf(session.payment_intent as string)).toEqual([29_700]);
    await expect(shop.stripe.control.pay(id)).rejects.toThrow('not open');
  });

  it.each([
    ['succeeds', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
    ['fails', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
  ] as const)('that is slow and %s is unpaid until it is settled', async (slow, status, intent, type) => {
    const { id } = await shop.open();
    const { session } = await shop.stripe.control.pay(id, { slow });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(await shop.told()).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'charge.pending']),
    );
    await shop.stripe.control.settle(id);
    const now = await shop.sdk.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(now).toMatchObject({
      status: 'complete',
      payment_status: status,
      payment_intent: { status: intent },
    });
    expect(await shop.told()).toContain(type);
    await expect(shop.stripe.control.settle(id)).rejects.toThrow('waits for no payment');
  });

  it('cannot be made when the session has been ended', async () => {
    const { id } = await shop.open();
    expect(await shop.sdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await shop.told()).toEqual(['checkout.session.expired']);
    await expect(shop.stripe.control.pay(id)).rejects.toThrow('not open');
    await expect(shop.sdk.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('money that goes back', () => {
  it('goes in parts, and no more than came', async () => {
    const { intent, charge } = await shop.paid();
    await shop.told();
    await shop.sdk.refunds.create({ payment_intent: intent, amount: 9_900, reason: 'requested_by_customer' });
    expect(await shop.sdk.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 9_900,
      refunded: false,
    });
    // 29 700 − 9 900 = 19 800 are left.
    const tooMuch = shop.sdk.refunds.create({ payment_intent: intent, amount: 19_801 });
    await expect(tooMuch).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
    await shop.stripe.control.refund(charge);
    expect(await shop.sdk.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 29_700,
      refunded: true,
    });
    const again = shop.sdk.refunds.create({ charge });
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await shop.stripe.settled();
    const sums = shop.webhook.events
      .filter(({ type }) => type === 'charge.refunded')
      .map(({ data }) => (data.object as Stripe.Charge).amount_refunded);
    expect(sums.sort((a, b) => a - b)).toEqual([9_900, 29_700]);
    const { data } = await shop.sdk.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([19_800, 9_900]);
    await shop.stripe.control.failRefund(data[0]!.id);
    expect(await shop.sdk.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 9_900,
      refunded: false,
    });
    expect(await shop.told()).toContain('charge.refund.updated');
  });

  it.each([
    [true, 'won'],
    [false, 'lost'],
  ] as const)('by a dispute is decided by the bank (won: %s)', async (won, status) => {
    const { charge } = await shop.paid();
    const { id } = await shop.stripe.control.dispute(charge);
    expect(await shop.sdk.charges.retrieve(charge)).toMatchObject({ disputed: true });
    expect((await shop.sdk.disputes.list({ charge })).data).toMatchObject([
      { id, status: 'needs_response', amount: 29_700 },
    ]);
    await expect(shop.sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    await shop.stripe.control.closeDispute(id, won);
    expect(await shop.sdk.disputes.retrieve(id)).toMatchObject({ status });
    expect(await shop.told()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
    );
  });

  it('is in the books with its sums', async () => {
    const own = await startTestStripe();
    try {
      const ids = [];
      for (let at = 0; at < 3; at += 1) {
        const { id } = await own.sdk.checkout.sessions.create(await threeReports(own.sdk));
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
