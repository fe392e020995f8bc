import { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { BillingAuditService } from '../../src/billing/billing-audit.service.js';
import { BillingSweep } from '../../src/billing/billing-sweep.js';
import type { PurchaseView } from '../../src/billing/billing.types.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { StripeEvent, type StoredEvent } from '../../src/billing/stripe-event.entity.js';
import { StripeEventsService } from '../../src/billing/stripe-events.service.js';
import { waitFor } from '../support/wait-for.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { threeReports as threeReportsOf } from '../support/stripe-shop.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { startFront, type Front } from '../support/front.js';

const threeReports = { productKey: 'package-3-reports' };
const rotated = 'whsec_the_next_one';

let stage: BillingStage;
/** Between our server and Stripe. */
let front: Front;
beforeAll(async () => {
  stage = await startBillingStage(
    { STRIPE_WEBHOOK_SECRET: `whsec_only_for_tests,${rotated}` },
    async (stripeUrl) => (front = await startFront(stripeUrl)).url,
  );
});
afterAll(async () => {
  await stage?.close();
  await front?.close();
});
afterEach(() => stage.stripe.control.delivery('normal'));

const emOf = (of: BillingStage) => of.app.app.get(EntityManager).fork();
const em = () => emOf(stage);
const purchaseOf = (person: ApiClient) => em().findOneOrFail(Purchase, { user: person.userId });
const shownTo = async (person: ApiClient) =>
  (await person.call<PurchaseView[]>('GET', '/account/purchases')).body.map(({ status }) => status);
const post = async (body: string, signature: string) => {
  const response = await fetch(`${stage.app.url}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return response.status;
};
/** An event as Stripe would send it, of our own making. */
const made = (id: string, type: string, object: Record<string, unknown>): string =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
  });
const stored = (id: string) => em().findOne(StripeEvent, { id });

/** Events of one session that Stripe has made and not sent. */
async function held(person: ApiClient, act: (session: string) => Promise<unknown>): Promise<Stripe.Event[]> {
  const since = Math.floor(Date.now() / 1000) - 1;
  const before = new Set((await stage.stripe.sdk.events.list({ limit: 100 })).data.map(({ id }) => id));
  await stage.stripe.control.delivery('hold');
  await act(await stage.checkout(person, threeReports));
  const { data } = await stage.stripe.sdk.events.list({ created: { gte: since }, limit: 100 });
  return data.filter(({ id }) => !before.has(id)).reverse();
}
const chargeOf = async (session: string): Promise<string> => {
  const { payment_intent: intent } = await stage.stripe.sdk.checkout.sessions.retrieve(session, {
    expand: ['payment_intent'],
  });
  return (intent as Stripe.PaymentIntent).latest_charge as string;
};

describe('the webhook', () => {
  it('takes what one of the two secrets signed, and nothing else', async () => {
    const body = (id: string) => made(id, 'customer.created', { id: 'cus_1' });
    const [a, b, c, d, e, f] = ['evt_a', 'evt_b', 'evt_c', 'evt_d', 'evt_e', 'evt_f'].map(body) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const { sign } = stage.stripe;
    expect(await post(a, sign(a))).toBe(200);
    expect(await post(b, sign(b, { secret: rotated }))).toBe(200);
    expect(await post(c, sign(c, { secret: 'whsec_forged' }))).toBe(400);
    // Five minutes and a second ago.
    expect(await post(d, sign(d, { at: Date.now() - 301_000 }))).toBe(400);
    // One byte of the body, after it was signed.
    expect(await post(e.replace('cus_1', 'cus_2'), sign(e))).toBe(400);
    expect(await post(f, 'nothing')).toBe(400);
    await stage.calm();
    expect(
      (await em().find(StripeEvent, { type: 'customer.created' }, { orderBy: { id: 'asc' } })).map(
        ({ id, status }) => [id, status],
      ),
    ).toEqual([
      ['evt_a', 'ignored'],
      ['evt_b', 'ignored'],
    ]);
  });

  it('keeps of other things only that they came, in whatever shape', async () => {
    const customer = made('evt_person', 'customer.created', {
      id: 'cus_2',
      email: 'anna@kund.example',
      name: 'Anna',
    });
    const thin = JSON.stringify({
      id: 'evt_thin',
      object: 'event',
      type: 'v1.billing.meter.no_meter_found',
      created: '2026-11-22T10:00:00.000Z',
      livemode: false,
      reason: null,
    });
    for (const body of [customer, thin]) expect(await post(body, stage.stripe.sign(body))).toBe(200);
    await stage.calm();
    const kept = await em().find(
      StripeEvent,
      { id: { $in: ['evt_person', 'evt_thin'] } },
      { populate: ['payload'], orderBy: { id: 'asc' } },
    );
    expect(
      kept.map(({ status, payload, createdAt }) => [status, payload.data.object, createdAt.getTime() > 0]),
    ).toEqual([
      ['ignored', { id: 'cus_2' }, true],
      ['ignored', { id: '' }, true],
    ]);
  });

  it('takes in what is signed and of no use, so that Stripe does not send it for days', async () => {
    const nul = made('evt_nul', 'checkout.session.completed', {
      id: 'cs_test_\0',
      // A surrogate without its other half is no text either.
      metadata: { note: 'a\0b', '\0': 'c\ud800' },
    });
    const empty = made('evt_empty', 'charge.refunded', {}).replace('"object":{}', '"object":null');
    for (const body of [nul, empty]) expect(await post(body, stage.stripe.sign(body))).toBe(200);
    await stage.calm();
    expect(await stored('evt_nul')).toMatchObject({ status: 'ignored' });
    expect(await stored('evt_empty')).toMatchObject({ status: 'ignored', note: 'no checkout session' });
    // What is no event at all.
    for (const body of ['[1,2]', '{}', 'null', '"x"']) {
      expect([body, await post(body, stage.stripe.sign(body))]).toEqual([body, 400]);
    }
  });

  it('keeps an event for a session that it does not know, and answers well', async () => {
    const body = made('evt_stranger', 'checkout.session.completed', { id: 'cs_test_stranger' });
    expect(await post(body, stage.stripe.sign(body))).toBe(200);
    await stage.calm();
    expect(await stored('evt_stranger')).toMatchObject({
      status: 'ignored',
      note: 'cs_test_stranger is no purchase of ours',
    });
  });

  it('leaves the purchases of other shops on the account alone', async () => {
    const order = await threeReportsOf(stage.stripe.sdk);
    const { id } = await stage.stripe.sdk.checkout.sessions.create({
      ...order,
      metadata: { purchaseId: '17' },
    });
    await stage.stripe.control.pay(id);
    await stage.calm();
    const events = await em().find(StripeEvent, { type: 'checkout.session.completed' });
    expect(events.map(({ status, note }) => [status, note])).toContainEqual([
      'ignored',
      `${id} is no purchase of ours`,
    ]);
  });

  it('applies the same event once, though it comes fifty times at once', async () => {
    const person = await signUp(stage.app.url);
    const events = await held(person, (session) => stage.stripe.control.pay(session));
    const completed = events.find(({ type }) => type === 'checkout.session.completed')!;
    const body = JSON.stringify(completed);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, stage.stripe.sign(body))));
    expect(new Set(answers)).toEqual(new Set([200]));
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    expect(await em().count(CreditEntry, { user: person.userId, kind: 'credit' })).toBe(1);
    expect(await stored(completed.id)).toMatchObject({ status: 'applied', attempts: 1 });
  });

  it('keeps nothing of the person', async () => {
    const person = await signUp(stage.app.url);
    await stage.stripe.control.pay(await stage.checkout(person, threeReports));
    await stage.calm();
    const [{ count }] = (await em().execute<{ count: string }[]>(
      'select count(*) from stripe_events where payload::text like ?',
      [`%${person.email}%`],
    )) as [{ count: string }];
    expect(Number(count)).toBe(0);
    expect(await em().count(StripeEvent, { purchaseId: (await purchaseOf(person)).id })).toBeGreaterThan(0);
  });
});

describe('an event that fails', () => {
  const failed = async (id: string, attempts: number, hoursAgo: number) => {
    const body = made(id, 'checkout.session.expired', { id: 'cs_test_stranger' });
    const event = new StripeEvent(JSON.parse(body) as StoredEvent);
    const receivedAt = new Date(Date.now() - hoursAgo * 3_600_000);
    Object.assign(event, { status: 'failed', attempts, receivedAt });
    await em().persist(event).flush();
  };

  it('is tried less and less often for three days, whatever Stripe’s trouble was', async () => {
    // After 60 tries the next is due when it is 60² quarters of a minute old: 15 hours.
    await failed('evt_due', 60, 16);
    await failed('evt_not_yet', 60, 14);
    await stage.app.app.get(BillingSweep, { strict: false }).sweep(new Date());
    await waitFor(async () => (await stored('evt_due'))?.status === 'ignored');
    expect(await stored('evt_not_yet')).toMatchObject({ status: 'failed', attempts: 60 });
    await em().nativeDelete(StripeEvent, { id: 'evt_not_yet' });
  });

  it('counts each job once, however often it tried', async () => {
    await failed('evt_tried', 0, 0);
    const events = stage.app.app.get(StripeEventsService, { strict: false });
    await stage.stripe.control.faults({ status: 500, count: 1000 });
    try {
      for (const job of [0, 0, 0, 0, 1]) await expect(events.apply('evt_tried', job)).rejects.toThrow();
      expect(await stored('evt_tried')).toMatchObject({ status: 'failed', attempts: 2 });
    } finally {
      await stage.stripe.control.faults({ count: 0 });
      await em().nativeDelete(StripeEvent, { id: 'evt_tried' });
    }
  });

  it('is found after a stop that was longer than Stripe’s patience', async () => {
    const other = await startBillingStage();
    try {
      const person = await signUp(other.app.url);
      await other.stripe.control.delivery('drop');
      await other.stripe.control.pay(await other.checkout(person, threeReports));
      // The first look after a start, nine days later.
      await other.app.app
        .get(BillingSweep, { strict: false })
        .sweep(new Date(Date.now() + 9 * 24 * 3_600_000));
      await other.calm();
      expect(await emOf(other).count(StripeEvent, { type: 'checkout.session.completed' })).toBe(1);
    } finally {
      await other.close();
    }
  });
});

describe('events in any order', () => {
  const types = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'charge.refunded',
    'charge.dispute.created',
  ] as const;
  const orders = permutations(types);

  // Each person pays slowly, gets a third of the sum back and disputes the rest.
  it.each(orders.map((order) => [order.map((type) => type.split('.').at(-1)).join(', '), order] as const))(
    '%s',
    async (_name, order) => {
      const person = await signUp(stage.app.url);
      const events = await held(person, async (session) => {
        const { control } = stage.stripe;
        await control.pay(session, { slow: 'succeeds' });
        await control.settle(session, 'succeeds');
        const charge = await chargeOf(session);
        await control.refund(charge, 9_900);
        await control.dispute(charge);
      });
      for (const type of order) {
        const event = events.find((one) => one.type === type)!;
        const body = JSON.stringify(event);
        expect(await post(body, stage.stripe.sign(body))).toBe(200);
        await stage.calm();
        expect((await stored(event.id))?.status).toBe('applied');
      }
      expect(await purchaseOf(person)).toMatchObject({
        status: 'completed',
        amountPaid: 29_700,
        amountRefunded: 9_900,
        disputeStatus: 'needs_response',
        reportsGranted: 3,
        reportsTakenBack: 3,
        reportsOwed: 0,
      });
      expect(await stage.credits(person)).toBe(0);
    },
  );
});

describe('money that goes back', () => {
  async function bought(): Promise<{ person: ApiClient; charge: string }> {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, threeReports);
    await stage.stripe.control.pay(session);
    await stage.calm();
    return { person, charge: await chargeOf(session) };
  }
  const spend = (person: ApiClient, count: number) =>
    em().transactional(async (manager) => {
      const credits = stage.app.app.get(CreditsService, { strict: false });
      // The three free ones go first.
      for (let at = 0; at < 3 + count; at += 1)
        await credits.spend(manager, person.userId, `test:${person.userId}:${at}`);
    });

  it('takes back what is unspent, part by part', async () => {
    const { person, charge } = await bought();
    await stage.stripe.control.refund(charge, 9_900);
    await stage.calm();
    expect(await stage.credits(person)).toBe(2);
    await stage.stripe.control.refund(charge);
    await stage.calm();
    expect(await stage.credits(person)).toBe(0);
    expect(await purchaseOf(person)).toMatchObject({
      status: 'refunded',
      reportsTakenBack: 3,
      reportsOwed: 0,
    });
  });

  it('leaves what is spent, and tells administrators', async () => {
    const { person, charge } = await bought();
    await spend(person, 2);
    await stage.stripe.control.refund(charge);
    await stage.calm();
    expect(await stage.credits(person)).toBe(0);
    expect(await purchaseOf(person)).toMatchObject({
      status: 'refunded',
      reportsTakenBack: 1,
      reportsOwed: 2,
    });
  });

  it('is taken back though its event never came', async () => {
    const { person, charge } = await bought();
    await stage.stripe.control.delivery('drop');
    await stage.stripe.control.refund(charge);
    // Stripe is asked every ten minutes.
    const sweep = stage.app.app.get(BillingSweep, { strict: false });
    await sweep.sweep(new Date(Date.now() + 11 * 60_000));
    await stage.calm();
    expect(await stage.credits(person)).toBe(0);
    expect((await purchaseOf(person)).status).toBe('refunded');
  });

  it('stays away though an answer from before the refund comes after it', async () => {
    const person = await signUp(stage.app.url);
    let session = '';
    const events = await held(person, (id) => stage.stripe.control.pay((session = id)));
    // The return page asks when it is paid; what Stripe says to that is held up on its way.
    let isSaid = false;
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    front.late = (path) => {
      if (isSaid || !path.startsWith(`/v1/checkout/sessions/${session}`)) return;
      isSaid = true;
      return isReleased;
    };
    const asked = person.call('POST', '/checkout/confirm', { sessionId: session });
    await waitFor(() => isSaid, { what: 'Stripe to answer the return page' });
    await stage.stripe.control.deliver(events.map(({ id }) => id));
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    await stage.stripe.control.delivery('normal');
    await stage.stripe.control.refund(await chargeOf(session));
    await stage.calm();
    release();
    expect((await asked).status).toBe(200);
    expect(await stage.credits(person)).toBe(0);
    expect(await purchaseOf(person)).toMatchObject({
      status: 'refunded',
      amountRefunded: 29_700,
      reportsTakenBack: 3,
    });
  });

  it('takes no other report for one that its own purchase opened: that one is owed', async () => {
    const person = await signUp(stage.app.url);
    const analysisId = await stage.addPreview(person);
    const session = await stage.checkout(person, { analysisId });
    await stage.stripe.control.pay(session);
    await stage.calm();
    await stage.stripe.control.pay(await stage.checkout(person, threeReports));
    await stage.calm();
    const { id } = await stage.stripe.control.refund(await chargeOf(session));
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    const opened = () => em().findOneOrFail(Purchase, { user: person.userId, analysisId });
    const told = { status: 'refunded', reportsTakenBack: 0, reportsOwed: 1 };
    expect(await opened()).toMatchObject(told);
    const { body } = await person.call<PurchaseView[]>('GET', '/account/purchases');
    expect(body.map(({ withdrawal }) => withdrawal)).toMatchObject([{ reports: 3, amount: 29_700 }, null]);
    // The bank returns it: nothing is owed, and nothing was there to put back.
    await stage.stripe.control.failRefund(id);
    await stage.calm();
    expect(await opened()).toMatchObject({ status: 'completed', reportsTakenBack: 0, reportsOwed: 0 });
    expect(await stage.credits(person)).toBe(3);
  });

  it('is put back when the bank returns a refund, by whichever name its event comes', async () => {
    const { person, charge } = await bought();
    const { id } = await stage.stripe.control.refund(charge);
    await stage.calm();
    expect(await stage.credits(person)).toBe(0);
    await stage.stripe.control.delivery('hold');
    await stage.stripe.control.failRefund(id);
    const { data } = await stage.stripe.sdk.events.list({ type: 'refund.failed', limit: 1 });
    await stage.stripe.control.deliver([data[0]!.id]);
    await stage.calm();
    expect(await stage.credits(person)).toBe(3);
    expect(await purchaseOf(person)).toMatchObject({ status: 'completed', amountRefunded: 0 });
  });

  it('is put back when a dispute is won, and stays away when it is lost', async () => {
    const { person, charge } = await bought();
    await spend(person, 2);
    const dispute = await stage.stripe.control.dispute(charge);
    await stage.calm();
    expect([await stage.credits(person), (await purchaseOf(person)).reportsOwed]).toEqual([0, 2]);
    expect(await shownTo(person)).toEqual(['disputed']);
    await stage.stripe.control.closeDispute(dispute.id, true);
    await stage.calm();
    expect([await stage.credits(person), (await purchaseOf(person)).reportsOwed]).toEqual([1, 0]);
    expect(await shownTo(person)).toEqual(['completed']);

    const lost = await bought();
    const { id } = await stage.stripe.control.dispute(lost.charge);
    await stage.stripe.control.closeDispute(id, false);
    await stage.calm();
    expect(await stage.credits(lost.person)).toBe(0);
    expect((await purchaseOf(lost.person)).disputeStatus).toBe('lost');
    expect(await shownTo(lost.person)).toEqual(['charged_back']);
  });

  it('agrees with Stripe’s books to the öre in the end', async () => {
    const audit = stage.app.app.get(BillingAuditService, { strict: false });
    expect(await audit.audit(new Date(Date.now() - 3_600_000))).toEqual([]);
    // And the audit sees what does not.
    const { person } = await bought();
    const { id } = await purchaseOf(person);
    await em().nativeDelete(CreditEntry, { reference: `purchase:${id}` });
    await em().nativeUpdate(Purchase, { id }, { amountPaid: 1 });
    expect(await audit.audit(new Date(Date.now() - 3_600_000))).toMatchObject([
      { kind: 'purchase', id, text: 'Stripe took 29700 öre, the purchase says 1' },
      {
        kind: 'ledger',
        id,
        text: 'the ledger has 0 granted, 0 taken back, 0 withdrawn; the purchase says 3, 0, 0',
      },
    ]);
  });
});

function permutations<T>(values: readonly T[]): T[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((value, at) =>
    permutations([...values.slice(0, at), ...values.slice(at + 1)]).map((rest) => [value, ...rest]),
  );
}
