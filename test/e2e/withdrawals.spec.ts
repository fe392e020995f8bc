import { EntityManager } from '@mikro-orm/postgresql';
import type { PurchaseView, WithdrawalView } from '../../src/billing/billing.types.js';
import { BillingSweep } from '../../src/billing/billing-sweep.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { startFront, type Front } from '../support/front.js';
import { mailsTo, mailTo } from '../support/mail-folder.js';
import { waitFor } from '../support/wait-for.js';

let stage: BillingStage;
/** Between our server and Stripe. */
let front: Front;
beforeAll(async () => {
  stage = await startBillingStage({}, async (stripeUrl) => (front = await startFront(stripeUrl)).url);
});
afterAll(async () => {
  await stage?.close();
  await front?.close();
});
afterEach(async () => {
  front.hook = () => false;
  await stage.stripe.control.delivery('normal');
  await stage.stripe.control.faults({ count: 0 });
});

const em = () => stage.app.app.get(EntityManager).fork();
const purchases = async (person: ApiClient) =>
  (await person.call<PurchaseView[]>('GET', '/account/purchases')).body;
const withdraw = (person: ApiClient, id: string, agreed: Partial<WithdrawalView> | null) =>
  person.call<{ detail: string }>('POST', `/account/purchases/${id}/withdraw`, agreed ?? {});

async function bought(
  productKey = 'package-3-reports',
): Promise<{ person: ApiClient; purchase: PurchaseView }> {
  const person = await signUp(stage.app.url);
  await stage.stripe.control.pay(await stage.checkout(person, { productKey }));
  await stage.calm();
  return { person, purchase: (await purchases(person))[0]! };
}

/** Spends the three free reports and then bought ones. */
const spend = (person: ApiClient, count: number) =>
  em().transactional(async (manager) => {
    const credits = stage.app.app.get(CreditsService, { strict: false });
    for (let at = 0; at < 3 + count; at += 1)
      await credits.spend(manager, person.userId, `test:${person.userId}:${at}`);
  });

/** A withdrawal whose money Stripe has not been told of. */
async function promised(): Promise<PurchaseView> {
  const { person, purchase } = await bought();
  await stage.stripe.control.faults({ status: 500, count: 1000 });
  expect((await withdraw(person, purchase.id, purchase.withdrawal)).status).toBe(204);
  expect(await stage.credits(person)).toBe(0);
  await stage.stripe.control.faults({ count: 0 });
  return purchase;
}
/** As it is two minutes from now. */
const sweep = () => stage.app.app.get(BillingSweep, { strict: false }).sweep(new Date(Date.now() + 120_000));
const rowOf = ({ id }: PurchaseView) => em().findOneOrFail(Purchase, { id });
const intentOf = async (purchase: PurchaseView) => (await rowOf(purchase)).paymentIntentId;
/** öre, oldest first */
async function refundsOf(purchase: PurchaseView): Promise<number[]> {
  const intent = await intentOf(purchase);
  const { refunds } = await stage.stripe.control.books();
  return refunds.flatMap((refund) => (refund.payment_intent === intent ? [refund.amount] : []));
}
async function chargeOf(purchase: PurchaseView): Promise<string> {
  const intent = await stage.stripe.sdk.paymentIntents.retrieve((await intentOf(purchase))!);
  return intent.latest_charge as string;
}

describe('a withdrawal', () => {
  it('gives back what is unused and its money, once, with a mail', async () => {
    const { person, purchase } = await bought();
    await spend(person, 1);
    const { withdrawal } = (await purchases(person))[0]!;
    // Two of three for 297 kr.
    expect(withdrawal).toMatchObject({ reports: 2, amount: 19_800 });
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(person, purchase.id, withdrawal)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    await stage.calm();
    expect(await stage.credits(person)).toBe(0);
    expect(await purchases(person)).toMatchObject([
      { status: 'completed', amountRefunded: 19_800, withdrawal: null },
    ]);
    const { refunds } = await stage.stripe.control.books();
    const row = await em().findOneOrFail(Purchase, { id: purchase.id });
    expect(refunds.filter((refund) => refund.payment_intent === row.paymentIntentId)).toMatchObject([
      { id: row.withdrawalRefundId, amount: 19_800, reason: 'requested_by_customer' },
    ]);
    // The refund of a withdrawal takes no report for itself.
    expect(row).toMatchObject({ reportsWithdrawn: 2, reportsTakenBack: 0, reportsOwed: 0 });
    const mail = await mailTo(stage.app, person.email, 'Ditt köp är ångrat');
    expect(mail).toContain('198');
    const [hours, minutes] = [{ hour: '2-digit' }, { minute: '2-digit' }].map((part) =>
      row
        .withdrawnAt!.toLocaleString('en-GB', { ...part, timeZone: 'Europe/Stockholm' } as object)
        .padStart(2, '0'),
    );
    expect(mail).toContain(` klockan ${hours}:${minutes} `);
  });

  it('asks for the second step on what stands now', async () => {
    const { person, purchase } = await bought();
    const { withdrawal } = purchase;
    await spend(person, 1);
    const late = await withdraw(person, purchase.id, withdrawal);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Antalet oanvända rapporter har ändrats. Läs igenom och bekräfta igen.',
    ]);
    expect((await withdraw(person, purchase.id, null)).status).toBe(422);
    expect(await stage.credits(person)).toBe(2);
  });

  it('is the buyer’s alone', async () => {
    const { purchase } = await bought();
    const other = await signUp(stage.app.url);
    expect((await withdraw(other, purchase.id, purchase.withdrawal)).status).toBe(404);
    expect((await withdraw(other, 'x', purchase.withdrawal)).status).toBe(404);
  });

  it('ends with the fourteenth day, and where nothing is left', async () => {
    const { person, purchase } = await bought();
    const long = new Date(Date.now() - 18 * 24 * 3_600_000);
    await em().nativeUpdate(Purchase, { id: purchase.id }, { completedAt: long });
    expect((await purchases(person))[0]!.withdrawal).toBeNull();
    const late = await withdraw(person, purchase.id, purchase.withdrawal);
    expect([late.status, late.body.detail]).toEqual([409, 'Ångerfristen på 14 dagar har gått ut.']);

    const used = await bought('single-report');
    await spend(used.person, 1);
    expect(await withdraw(used.person, used.purchase.id, { reports: 1, amount: 14_900 })).toMatchObject({
      status: 409,
      body: { detail: 'Köpet har inga oanvända rapporter att ångra.' },
    });
  });

  it('is told as on its way, with its mail, until Stripe has taken it', async () => {
    const { person, purchase } = await bought();
    const told = async () => {
      const [shown] = await purchases(person);
      return [shown!.amountRefunded, shown!.amountOnItsWay];
    };
    await stage.stripe.control.faults({ status: 500, count: 1000 });
    expect((await withdraw(person, purchase.id, purchase.withdrawal)).status).toBe(204);
    expect(await told()).toEqual([0, 29_700]);
    expect(await mailTo(stage.app, person.email, 'Ditt köp är ångrat')).toContain('297');
    await stage.stripe.control.faults({ count: 0 });
    await sweep();
    expect(await told()).toEqual([29_700, 0]);
    // The buyer's bank sends it back.
    await stage.stripe.control.failRefund((await rowOf(purchase)).withdrawalRefundId!);
    await stage.calm();
    expect(await told()).toEqual([0, 29_700]);
    expect(mailsTo(stage.app, person.email, 'Ditt köp är ångrat')).toHaveLength(1);
  });

  it('pays back as soon as Stripe answers again', async () => {
    const purchase = await promised();
    await sweep();
    expect(await rowOf(purchase)).toMatchObject({ amountWithdrawn: 29_700 });
    expect(await refundsOf(purchase)).toEqual([29_700]);
    await sweep();
    expect(await refundsOf(purchase)).toEqual([29_700]);
  });

  it('pays back once though Stripe’s answer was lost and its keys are forgotten', async () => {
    const { person, purchase } = await bought();
    // The look at the payment and at its refunds go well; the refund is made and its answer lost each time.
    await stage.stripe.control.faults({ status: 0, skip: 2, count: 10, after: true });
    expect((await withdraw(person, purchase.id, purchase.withdrawal)).status).toBe(204);
    expect(await refundsOf(purchase)).toEqual([29_700]);
    expect((await rowOf(purchase)).withdrawalRefundId).toBeNull();
    await stage.stripe.control.faults({ count: 0 });
    await stage.stripe.control.forgetKeys();
    await sweep();
    expect(await refundsOf(purchase)).toEqual([29_700]);
    expect((await rowOf(purchase)).withdrawalRefundId).toMatch(/^re_/);
  });

  it('pays back once though its id was spelt in capitals', async () => {
    const { person, purchase } = await bought();
    await spend(person, 1);
    const { withdrawal } = (await purchases(person))[0]!;
    await stage.stripe.control.faults({ status: 0, skip: 2, count: 10, after: true });
    expect((await withdraw(person, purchase.id.toUpperCase(), withdrawal)).status).toBe(204);
    await stage.stripe.control.faults({ count: 0 });
    await sweep();
    // Two of three for 297 kr; the third was read.
    expect(await refundsOf(purchase)).toEqual([19_800]);
    const [line] = await em().find(CreditEntry, { user: person.userId, reason: 'withdrawal' });
    expect(line?.reference).toBe(`purchase:${purchase.id}:withdrawn`);
  });

  it('pays back once though the request and the sweep send it at the same time', async () => {
    const { person, purchase } = await bought();
    await spend(person, 2);
    const { withdrawal } = (await purchases(person))[0]!;
    // Each has found no refund at Stripe before either asks for one.
    let asked = 0;
    let release = (): void => undefined;
    const haveBothAsked = new Promise<void>((resolve) => (release = resolve));
    front.hook = async (path) => {
      if (path !== '/v1/refunds') return false;
      asked += 1;
      if (asked === 2) release();
      await haveBothAsked;
      return false;
    };
    const answer = withdraw(person, purchase.id, withdrawal);
    await waitFor(() => asked === 1, { what: 'the request to ask for the refund' });
    await sweep();
    expect((await answer).status).toBe(204);
    // One of three for 297 kr; there would be enough for a second of the kind.
    expect(await refundsOf(purchase)).toEqual([9_900]);
    expect(await rowOf(purchase)).toMatchObject({
      amountWithdrawn: 9_900,
      amountRefunded: 9_900,
      withdrawalRefundId: expect.stringMatching(/^re_/),
    });
  });

  it('pays back what is left when a part went back meanwhile', async () => {
    const { person, purchase } = await bought();
    await stage.stripe.control.delivery('drop');
    await stage.stripe.control.refund(await chargeOf(purchase), 9_900);
    expect((await withdraw(person, purchase.id, purchase.withdrawal)).status).toBe(204);
    // 297 kr less 99.
    expect(await refundsOf(purchase)).toEqual([9_900, 19_800]);
    expect(await rowOf(purchase)).toMatchObject({
      status: 'refunded',
      amountWithdrawn: 19_800,
      amountRefunded: 29_700,
      reportsWithdrawn: 3,
      reportsTakenBack: 0,
      reportsOwed: 0,
    });
  });

  it('waits for the bank while it is disputed, without holding up others, and sends nothing when that is lost', async () => {
    const disputed = await promised();
    const other = await promised();
    const { id } = await stage.stripe.control.dispute(await chargeOf(disputed));
    await sweep();
    expect([await refundsOf(disputed), await refundsOf(other)]).toEqual([[], [29_700]]);
    expect(await rowOf(disputed)).toMatchObject({ amountWithdrawn: 29_700, withdrawalRefundId: null });
    await stage.stripe.control.closeDispute(id, false);
    await stage.calm();
    await sweep();
    // The bank has paid the buyer.
    expect(await rowOf(disputed)).toMatchObject({ amountWithdrawn: 0, reportsOwed: 0 });
    expect(await refundsOf(disputed)).toEqual([]);
  });

  it('tells administrators when the bank sends its money back', async () => {
    const admin = await signUp(stage.app.url);
    await em().execute(`insert into user_roles (user_id, role) values (?, 'admin')`, [admin.userId]);
    const { person, purchase } = await bought();
    await withdraw(person, purchase.id, purchase.withdrawal);
    await stage.calm();
    await stage.stripe.control.failRefund((await rowOf(purchase)).withdrawalRefundId!);
    await stage.calm();
    const subject = 'En återbetalning kom tillbaka';
    expect(await mailTo(stage.app, admin.email, subject)).toContain(purchase.id);
    // The sweep sees to it when the job is lost.
    await em().nativeUpdate(Purchase, { id: purchase.id }, { adminsToldAt: null });
    await sweep();
    await waitFor(() => mailsTo(stage.app, admin.email, subject).length === 2);
  });

  it('leaves the books in order when the account is gone', async () => {
    const { person, purchase } = await bought();
    await em().execute('delete from users where id = ?', [person.userId]);
    expect(await em().findOneOrFail(Purchase, { id: purchase.id })).toMatchObject({
      user: null,
      amountPaid: 29_700,
    });
    expect(await em().count(CreditEntry, { reference: `purchase:${purchase.id}`, user: null })).toBe(1);
  });
});
