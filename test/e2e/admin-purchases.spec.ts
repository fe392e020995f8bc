import { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { ErasurePreview } from '../../src/accounts/accounts.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import { BillingAuditService } from '../../src/billing/billing-audit.service.js';
import type { AdminPurchasePage } from '../../src/billing/billing.types.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { addPurchase, orphaned, unpaid } from '../support/purchases.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';

const path = '/admin/purchases';
let stage: BillingStage;
let admin: ApiClient;
beforeAll(async () => {
  stage = await sharedBillingStage();
  admin = await signUp(stage.app.url);
  await stage.app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(() => stage?.close());

const ask = <T>(query: Record<string, string | number>) => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return admin.call<T>('GET', `${path}?${new URLSearchParams(given)}`);
};
const page = async (query: Record<string, string | number> = {}) => {
  const { status, body } = await ask<AdminPurchasePage>(query);
  expect(status).toBe(200);
  return body;
};
const products = ({ items }: AdminPurchasePage) => items.map(({ productName }) => productName);

describe('the purchases for administrators', () => {
  it('are closed to visitors and to buyers', async () => {
    expect((await callAs(stage.app.url)('GET', path)).status).toBe(401);
    const buyer = await signUp(stage.app.url);
    const refused = await buyer.call<{ code: string }>('GET', path);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });

  it('are counted in zeros where nothing was bought', async () => {
    expect(await page()).toEqual({
      stats: { revenue: 0, count: 0, average: 0, completed: 0, orphaned: 0 },
      total: 0,
      offset: 0,
      items: [],
    });
  });

  it('are told with what Stripe took and gave back', async () => {
    const [paying, refunded, leaving] = await Promise.all([1, 2, 3].map(() => signUp(stage.app.url)));
    await stage.stripe.control.pay(await stage.checkout(paying!, { productKey: 'package-3-reports' }));
    const session = await stage.checkout(refunded!, { productKey: 'single-report' });
    await stage.stripe.control.pay(session);
    const { payment_intent: intent } = await stage.stripe.sdk.checkout.sessions.retrieve(session, {
      expand: ['payment_intent'],
    });
    await stage.stripe.control.refund((intent as Stripe.PaymentIntent).latest_charge as string);
    await stage.checkout(leaving!, { productKey: 'package-3-reports' });
    await stage.calm();

    const { stats, total, items } = await page({ sort: 'created_at', order: 'asc' });
    // 297 kr stayed, 149 kr came and went: on average 223 kr.
    expect(stats).toEqual({ revenue: 29_700, count: 2, average: 22_300, completed: 1, orphaned: 0 });
    expect(total).toBe(3);
    expect(items).toEqual([
      expect.objectContaining({
        userEmail: paying!.email,
        productKey: 'package-3-reports',
        price: 29_700,
        amountPaid: 29_700,
        amountRefunded: 0,
        currency: 'sek',
        reportCount: 3,
        reportCreditsGranted: 3,
        status: 'completed',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      }),
      expect.objectContaining({ userEmail: refunded!.email, amountRefunded: 14_900, status: 'refunded' }),
      expect.objectContaining({
        userEmail: leaving!.email,
        price: 29_700,
        amountPaid: 0,
        reportCount: 3,
        reportCreditsGranted: 0,
        status: 'pending',
      }),
    ]);
  });

  it('count nothing of what a lost dispute took back', async () => {
    const before = (await page()).stats;
    const part = { amountPaid: 29_700, amountRefunded: 9_900, disputeStatus: 'lost' };
    await addPurchase(stage.app, null, { ...part, sessionId: 'cs_lost' });
    // While the bank decides, the money is counted as ours.
    await addPurchase(stage.app, null, { disputeStatus: 'under_review', sessionId: 'cs_open' });
    const { stats } = await page();
    expect([stats.revenue - before.revenue, stats.count - before.count]).toEqual([14_900, 2]);
    expect(stats.completed - before.completed).toBe(1);
  });
});

describe('money that comes when its buyer is erased', () => {
  /** The figures, and the ids of what the filter shows. */
  const now = async () => {
    const { stats, items } = await page({ filter: 'orphaned' });
    return { stats, ids: items.map(({ id }) => id) };
  };

  it('is told as to be paid back and is no revenue, until it is paid back', async () => {
    const person = await signUp(stage.app.url);
    const session = await stage.checkout(person, { productKey: 'package-3-reports' });
    await stage.stripe.control.pay(session, { slow: 'succeeds' });
    await stage.calm();
    const before = await now();
    expect(before.ids).toEqual([]);
    const of = `/admin/users/${person.userId}`;
    const { seen } = (await admin.call<ErasurePreview>('GET', `${of}/erasure`)).body;
    expect((await admin.call('DELETE', `${of}?seen=${seen}`)).status).toBe(204);
    expect(await now()).toEqual(before);

    await stage.stripe.control.settle(session, 'succeeds');
    await stage.calm();
    const come = await now();
    const [purchase] = (await page({ filter: 'orphaned' })).items;
    expect(come.ids).toHaveLength(1);
    expect(purchase).toMatchObject({
      userEmail: null,
      amountPaid: 29_700,
      status: 'completed',
      isOrphaned: true,
    });
    const { revenue, completed, count, orphaned: waiting } = before.stats;
    expect(come.stats).toMatchObject({ revenue, completed, count: count + 1, orphaned: waiting + 1 });
    const audit = stage.app.app.get(BillingAuditService, { strict: false });
    const found = await audit.audit(new Date(Date.now() - 3_600_000));
    expect(found.filter(({ id }) => id === purchase!.id).map(({ text }) => text)).toEqual([
      'it was paid when the account of its buyer was gone',
    ]);

    const { payment_intent: intent } = await stage.stripe.sdk.checkout.sessions.retrieve(session, {
      expand: ['payment_intent'],
    });
    await stage.stripe.control.refund((intent as Stripe.PaymentIntent).latest_charge as string);
    await stage.calm();
    const back = await now();
    expect(back.ids).toEqual([]);
    expect(back.stats).toMatchObject({ revenue, completed, count: count + 1, orphaned: 0 });
  });

  it.each([
    ['a buyer who was erased later', {}, false],
    ['nothing paid', { ...unpaid, ...orphaned, status: 'expired' }, false],
    ['a code that made it free', { ...orphaned, amountPaid: 0 }, false],
    ['all of it paid back', { ...orphaned, status: 'refunded', amountRefunded: 14_900 }, false],
    ['a lost dispute', { ...orphaned, disputeStatus: 'lost' }, false],
    ['a part of it paid back', { ...orphaned, amountRefunded: 4_900 }, true],
    ['a question of the bank', { ...orphaned, disputeStatus: 'warning_needs_response' }, true],
  ] as const)('is not confused: %s', async (name, fields, isOrphaned) => {
    const id = await addPurchase(stage.app, null, { productName: name, ...fields });
    const { items } = await page({ search: id });
    expect(items.map((item) => item.isOrphaned)).toEqual([isOrphaned]);
    expect((await page({ search: id, filter: 'orphaned' })).total).toBe(isOrphaned ? 1 : 0);
    const row = await stage.app.app.get(EntityManager).fork().findOneOrFail(Purchase, { id });
    expect(row.isOrphaned).toBe(isOrphaned);
  });
});

describe('the list of them', () => {
  let buyer: ApiClient;
  const ids: Record<string, string> = {};
  // Found by their common beginning, beside what others bought.
  const search = 'Listprov';
  const rows = {
    // Listed first if letters were compared as bytes.
    Zebra: {
      amount: 49_900,
      amountPaid: 9_900,
      reportCount: 5,
      reportsGranted: 5,
      amountWithdrawn: 3_960,
      withdrawalRefundId: 're_1',
      disputeStatus: 'lost',
    },
    apelsin: { ...unpaid, amount: 29_700, reportCount: 3, status: 'pending' },
    Ångrat: { amountPaid: 14_900, reportsWithdrawn: 1, amountWithdrawn: 14_900, withdrawnAt: new Date() },
    Östgöta: {
      amountPaid: 19_900,
      amountRefunded: 19_900,
      amountWithdrawn: 6_633,
      withdrawalRefundId: 're_2',
      reportsOwed: 2,
      status: 'refunded',
    },
  } as const;

  beforeAll(async () => {
    buyer = await signUp(stage.app.url);
    for (const [at, [name, fields]] of Object.entries(rows).entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + at, 12));
      const owner = name === 'Östgöta' ? null : buyer;
      const own = { createdAt, productName: `${search} ${name}`, sessionId: `cs_${name}_1` };
      ids[name] = await addPurchase(stage.app, owner, { ...own, ...fields });
    }
  });
  const named = (list: AdminPurchasePage) => products(list).map((name) => name.replace(`${search} `, ''));

  it.each([
    ['created_at', 'desc', ['Östgöta', 'Ångrat', 'apelsin', 'Zebra']],
    ['created_at', 'asc', ['Zebra', 'apelsin', 'Ångrat', 'Östgöta']],
    // In Swedish å stands after z, and capital letters count as small ones.
    ['product_name', 'asc', ['apelsin', 'Zebra', 'Ångrat', 'Östgöta']],
    // 99, 149 and 199 kr paid, 297 kr asked of the one that is not paid.
    ['amount_paid', 'asc', ['Zebra', 'Ångrat', 'Östgöta', 'apelsin']],
    ['report_credits_granted', 'desc', ['Zebra', 'apelsin']],
    // A buyer who is gone comes last both ways.
    ['user_email', 'asc', [expect.anything(), expect.anything(), expect.anything(), 'Östgöta']],
    ['user_email', 'desc', [expect.anything(), expect.anything(), expect.anything(), 'Östgöta']],
    // Under way before done before undone.
    ['status', 'asc', ['apelsin', expect.anything(), expect.anything(), 'Östgöta']],
  ] as const)('is ordered by %s, %s', async (sort, order, expected) => {
    expect(named(await page({ search, sort, order })).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['completed', ['Ångrat', 'Zebra']],
    ['pending', ['apelsin']],
    ['refunded', ['Östgöta']],
    ['failed', []],
    ['withdrawn', ['Ångrat']],
    ['disputed', ['Zebra']],
    ['owed', ['Östgöta']],
    ['returned', ['Zebra']],
  ])('shows those that are %s', async (filter, expected) => {
    const list = await page({ search, filter });
    expect([named(list), list.total]).toEqual([expected, expected.length]);
  });

  it('is searched by mail address, product, number and Stripe’s session', async () => {
    expect(named(await page({ search: buyer.email.toUpperCase() }))).toEqual(['Ångrat', 'apelsin', 'Zebra']);
    expect(named(await page({ search: ids['Zebra']! }))).toEqual(['Zebra']);
    expect(named(await page({ search: ' cs_apelsin_1 ' }))).toEqual(['apelsin']);
    // Signs that stand for others in a pattern stand for themselves here.
    expect((await page({ search: 'Listprov_' })).total).toBe(0);
    expect((await page({ search: '%' })).total).toBe(0);
  });

  it('comes in pages that together are all of it', async () => {
    const one = await page({ search, sort: 'product_name', order: 'asc', limit: 3 });
    const two = await page({ search, sort: 'product_name', order: 'asc', limit: 3, offset: 3 });
    expect([one.total, one.offset, two.total, two.offset]).toEqual([4, 0, 4, 3]);
    expect([...named(one), ...named(two)]).toEqual(['apelsin', 'Zebra', 'Ångrat', 'Östgöta']);
    expect((await page({ search, offset: 4 })).items).toEqual([]);
  });

  it('tells what became of each', async () => {
    expect((await page({ search, filter: 'withdrawn' })).items[0]).toMatchObject({
      id: ids['Ångrat'],
      userEmail: buyer.email,
      reportsWithdrawn: 1,
      amountOnItsWay: 14_900,
      hasReturnedRefund: false,
      createdAt: '2026-01-03T12:00:00.000Z',
    });
    const { items: owed } = await page({ search, filter: 'owed' });
    expect(owed[0]).toMatchObject({ userEmail: null, reportsOwed: 2, amountOnItsWay: 0 });
    expect((await page({ search, filter: 'disputed' })).items[0]).toMatchObject({
      disputeStatus: 'lost',
      amountOnItsWay: 0,
      hasReturnedRefund: true,
    });
  });

  it.each([
    ['an unknown filter', { filter: 'all' }],
    ['an unknown order', { sort: 'id' }],
    ['no page', { limit: 0 }],
    ['a sign that no text of the database holds', { search: 'a\0b' }],
  ] as [string, Record<string, string | number>][])('refuses %s', async (_name, query) => {
    const { status, body } = await ask<{ code: string }>(query);
    expect([status, body.code]).toEqual([422, 'validation']);
  });

  it('takes what is typed for text, never for code', async () => {
    const { total } = await page({ search: "x'; delete from purchases; --" });
    expect(total).toBe(0);
    expect(
      await stage.app.app.get(EntityManager).fork().execute('select 1 from purchases limit 1'),
    ).toHaveLength(1);
  });
});
