import { EntityManager } from '@mikro-orm/postgresql';
import type { PurchaseView, WithdrawalView } from '../../src/billing/billing.types.js';
import { BillingSweep } from '../../src/billing/billing-sweep.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { mailTo } from '../support/mail-folder.js';

let stage: BillingStage;
beforeAll(async () => {
  stage = await startBillingStage();
});
afterAll(() => stage?.close());

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
    expect(await mailTo(stage.app, person.email, 'Ditt köp är ångrat')).toContain('198');
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

  it('pays back as soon as Stripe answers again', async () => {
    const { person, purchase } = await bought();
    await stage.stripe.control.faults({ status: 500, count: 1000 });
    expect((await withdraw(person, purchase.id, purchase.withdrawal)).status).toBe(204);
    expect(await stage.credits(person)).toBe(0);
    await stage.stripe.control.faults({ count: 0 });
    const sweep = stage.app.app.get(BillingSweep, { strict: false });
    await sweep.sweep(new Date(Date.now() + 120_000));
    await sweep.sweep(new Date(Date.now() + 120_000));
    const { paymentIntentId, withdrawalRefundId } = await em().findOneOrFail(Purchase, { id: purchase.id });
    const { refunds } = await stage.stripe.control.books();
    expect(refunds.filter((refund) => refund.payment_intent === paymentIntentId)).toMatchObject([
      { id: withdrawalRefundId, amount: 29_700 },
    ]);
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
