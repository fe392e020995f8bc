import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { BillingAuditService } from '../../src/billing/billing-audit.service.js';
import type { AuditFinding, PurchaseView } from '../../src/billing/billing.types.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';
import { threeReports } from '../support/stripe-shop.js';
import { waitFor } from '../support/wait-for.js';

let stage: BillingStage;
beforeAll(async () => {
  stage = await sharedBillingStage();
});
afterAll(() => stage?.close());
afterEach(async () => {
  await stage.stripe.control.delivery('normal');
  await stage.stripe.control.faults({ count: 0 });
});

const em = () => stage.app.app.get(EntityManager).fork();
const sql = (text: string, values: unknown[] = []) => em().execute(text, values);
const HOUR_MS = 3_600_000;
const audit = (since = new Date(Date.now() - HOUR_MS)) =>
  stage.app.app.get(BillingAuditService, { strict: false }).audit(since);
/** What is said of these things; each finding says what to do. */
async function said(...ids: string[]): Promise<[AuditFinding['kind'], string][]> {
  const findings = (await audit()).filter(({ id }) => ids.includes(id));
  for (const { remedy } of findings) expect(remedy.length).toBeGreaterThan(10);
  return findings.map(({ kind, text }) => [kind, text]);
}

interface Bought {
  readonly person: ApiClient;
  readonly id: string;
  readonly session: string;
  readonly charge: string;
}
async function bought(): Promise<Bought> {
  const person = await signUp(stage.app.url);
  const session = await stage.checkout(person, { productKey: 'package-3-reports' });
  await stage.stripe.control.pay(session);
  await stage.calm();
  const { id } = await em().findOneOrFail(Purchase, { user: person.userId });
  return { person, id, session, charge: await chargeOf(session) };
}
async function chargeOf(session: string): Promise<string> {
  const { payment_intent: intent } = await stage.stripe.sdk.checkout.sessions.retrieve(session, {
    expand: ['payment_intent'],
  });
  return (intent as Stripe.PaymentIntent).latest_charge as string;
}
/** Withdraws all. */
async function withdraw({ person, id }: Bought): Promise<void> {
  const { body } = await person.call<PurchaseView[]>('GET', '/account/purchases');
  const { status } = await person.call('POST', `/account/purchases/${id}/withdraw`, body[0]!.withdrawal);
  expect(status).toBe(204);
}
const addLine = (userId: string, line: { amount: number; reason: string; reference: string }) =>
  sql(
    `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
     values (gen_random_uuid(), ?, 'credit', ?, ?, ?, 'somebody', now())`,
    [userId, line.amount, line.reason, line.reference],
  );

describe('the audit of books that nothing else is in', () => {
  beforeAll(async () => {
    stage = await sharedBillingStage();
  });

  it('says nothing of books that are in order, also with refunds, withdrawals, disputes and gone accounts', async () => {
    await stage.stripe.control.refund((await bought()).charge, 9_900);
    await stage.stripe.control.dispute((await bought()).charge);
    await withdraw(await bought());
    const gone = await bought();
    await waitFor(
      async () => (await em().findOneOrFail(Purchase, { id: gone.id })).confirmationSentAt !== null,
    );
    await sql('delete from users where id = ?', [gone.person.userId]);
    const slow = await stage.checkout(await signUp(stage.app.url), { productKey: 'single-report' });
    await stage.stripe.control.pay(slow, { slow: 'succeeds' });
    await stage.checkout(await signUp(stage.app.url), { productKey: 'single-report' });
    await stage.calm();
    expect(await audit()).toEqual([]);
  });
});

describe('the audit', () => {
  it('sees a purchase that Stripe knows and we do not', async () => {
    const { id, session } = await bought();
    await sql('delete from purchases where id = ?', [id]);
    expect(await said(session, id)).toEqual([
      ['session', 'Stripe took 29700 öre for a purchase that is not here'],
      ['ledger', 'the ledger has 3 granted, 0 taken back, 0 withdrawn; the purchase says 0, 0, 0'],
    ]);
  });

  it('sees a purchase that we know and Stripe does not', async () => {
    const { id, session } = await bought();
    await sql(`update purchases set session_id = 'cs_other' where id = ?`, [id]);
    expect(await said(session, id)).toEqual([
      ['session', `Stripe took 29700 öre for the purchase ${id}, whose checkout is cs_other`],
      ['purchase', '3 reports were given, and Stripe knows no such checkout'],
    ]);
  });

  it('sees a second payment for one purchase', async () => {
    const { id } = await bought();
    const order = await threeReports(stage.stripe.sdk);
    const second = await stage.stripe.sdk.checkout.sessions.create({
      ...order,
      metadata: { purchaseId: id },
    });
    await stage.stripe.control.pay(second.id);
    await stage.calm();
    expect((await said(second.id)).map(([kind]) => kind)).toEqual(['session']);
    // Once it is paid back there is nothing more to do.
    await stage.stripe.control.refund(await chargeOf(second.id));
    expect(await said(second.id)).toEqual([]);
  });

  it.each([
    ['the sum', 'amount_paid = 1', 'Stripe took 29700 öre, the purchase says 1'],
    ['a greater sum', 'amount_paid = 99900', 'Stripe took 29700 öre, the purchase says 99900'],
    ['the state', `status = 'failed'`, 'it is failed here and completed at Stripe'],
    ['the refunds', 'amount_refunded = 100', 'Stripe paid back 0 öre, the purchase says 100'],
    ['the dispute', `dispute_status = 'lost'`, 'the dispute is lost here and none at Stripe'],
    ['the reports', 'report_count = 30', '30 reports were bought, and 3 were given'],
    ['the price', `price_id = 'price_x'`, 'it was paid otherwise than offered: other items'],
    ['the currency', `currency = 'eur'`, 'it was paid otherwise than offered: paid in sek'],
  ])('sees %s of a purchase changed', async (_what, change, text) => {
    const { id } = await bought();
    await sql(`update purchases set ${change} where id = ?`, [id]);
    expect(await said(id)).toEqual([['purchase', text]]);
  });

  it('sees a refund and a dispute that nobody heard of, also of what was sold before its time', async () => {
    const [refunded, disputed] = [await bought(), await bought()];
    const since = new Date(Math.ceil((Date.now() + 1) / 1000) * 1000);
    await waitFor(() => Date.now() >= since.getTime());
    await sql('update purchases set created_at = ? where id in (?, ?)', [
      new Date(since.getTime() - HOUR_MS),
      refunded.id,
      disputed.id,
    ]);
    await stage.stripe.control.delivery('drop');
    await stage.stripe.control.refund(refunded.charge, 9_900);
    await stage.stripe.control.dispute(disputed.charge);
    const texts = (await audit(since)).map(({ id, text }) => [id, text]);
    expect(texts).toEqual(
      expect.arrayContaining([
        [refunded.id, '1 reports were paid back and not taken'],
        [refunded.id, 'Stripe paid back 9900 öre, the purchase says 0'],
        [disputed.id, '3 reports were paid back and not taken'],
        [disputed.id, 'the dispute is none here and needs_response at Stripe'],
      ]),
    );
  });

  it('takes a checkout for no stranger whose purchase was begun before its time', async () => {
    const { id, session } = await bought();
    await sql(`update purchases set created_at = now() - interval '2 hours' where id = ?`, [id]);
    expect(await said(id, session)).toEqual([]);
  });

  it('sees a withdrawal whose money was not sent, and one whose money came back', async () => {
    const [silent, returned] = [await bought(), await bought()];
    await withdraw(returned);
    const { withdrawalRefundId } = await em().findOneOrFail(Purchase, { id: returned.id });
    await stage.calm();
    await stage.stripe.control.failRefund(withdrawalRefundId!);
    await stage.calm();
    await stage.stripe.control.faults({ status: 500, count: 1000 });
    await withdraw(silent);
    await stage.stripe.control.faults({ count: 0 });
    expect(await said(silent.id)).toEqual([]);
    await sql(`update purchases set withdrawn_at = now() - interval '2 hours' where id = ?`, [silent.id]);
    expect(await said(silent.id, returned.id)).toEqual([
      ['purchase', '29700 öre of a withdrawal were not sent'],
      ['purchase', '29700 öre of a withdrawal came back from the bank'],
    ]);
    // What the remedy says to write once the buyer has the money.
    const { remedy } = (await audit()).find(({ id }) => id === returned.id)!;
    await sql(/update purchases .*$/.exec(remedy)![0]);
    expect(await said(returned.id)).toEqual([]);
  });

  it('sees what was paid when its buyer’s account was gone', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, { productKey: 'single-report' });
    const { id } = await em().findOneOrFail(Purchase, { user: person.userId });
    await sql('delete from users where id = ?', [person.userId]);
    await stage.stripe.control.pay(session);
    await stage.calm();
    expect(await said(id)).toEqual([['purchase', 'it was paid when the account of its buyer was gone']]);
  });

  it('sees lines of the ledger that are missing, changed, added or somebody else’s', async () => {
    const counts = (granted: number) =>
      `the ledger has ${granted} granted, 0 taken back, 0 withdrawn; the purchase says 3, 0, 0`;
    const missing = await bought();
    await sql('delete from credit_entries where reference = ?', [`purchase:${missing.id}`]);
    expect(await said(missing.id)).toEqual([['ledger', counts(0)]]);

    const changed = await bought();
    await sql('update credit_entries set amount = 30 where reference = ?', [`purchase:${changed.id}`]);
    expect(await said(changed.id)).toEqual([['ledger', counts(30)]]);

    const twice = await bought();
    const again = { amount: 3, reason: 'purchase', reference: `purchase:${twice.id}:again` };
    await addLine(twice.person.userId, again);
    expect(await said(twice.id)).toEqual([['ledger', counts(6)]]);

    const moved = await bought();
    const other = await signUp(stage.app.url);
    await sql('update credit_entries set user_id = ? where reference = ?', [
      other.userId,
      `purchase:${moved.id}`,
    ]);
    expect(await said(moved.id)).toEqual([['ledger', 'lines of it stand on another account']]);
  });

  it('sees a balance below zero, and lines that no act of ours writes', async () => {
    const { userId } = await signUp(stage.app.url);
    await addLine(userId, { amount: -1, reason: 'spend', reference: `analysis:${randomUUID()}` });
    expect(await said(userId)).toEqual([['balance', 'the balance of credit reports is -1']]);
    const odd = await signUp(stage.app.url);
    await addLine(odd.userId, { amount: 5, reason: 'spend', reference: `analysis:${randomUUID()}` });
    await addLine(odd.userId, { amount: 2, reason: 'grant', reference: 'signup:once-more' });
    await addLine(odd.userId, { amount: 2, reason: 'purchase', reference: 'a gift' });
    const lines = await em().execute<{ id: string }[]>(
      `select id from credit_entries where user_id = ? and actor = 'somebody'`,
      [odd.userId],
    );
    expect(await said(...lines.map(({ id }) => id))).toEqual([
      ['ledger', expect.stringContaining('a line spend of 5 credit reports for')],
      ['ledger', 'a line grant of 2 credit reports for “signup:once-more”'],
      ['ledger', 'a line purchase of 2 credit reports for “a gift”'],
    ]);
  });

  it('sees an event that was not applied for an hour', async () => {
    await sql(
      `insert into stripe_events (id, type, payload, status, note, attempts, created_at, received_at)
       values ('evt_stuck', 'charge.refunded', '{}', 'failed', 'no answer', 140, now(), now() - interval '2 hours')`,
    );
    const finding = (await audit()).find(({ id }) => id === 'evt_stuck');
    expect(finding).toEqual({
      kind: 'event',
      id: 'evt_stuck',
      text: 'charge.refunded is still failed: no answer',
      remedy: 'npx app-cli webhooks replay evt_stuck',
    });
  });
});
