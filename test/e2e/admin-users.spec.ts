import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminUserPage } from '../../src/accounts/accounts.types.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { addPurchase } from '../support/purchases.js';
import { sharedBillingStage } from '../support/shared-billing-stage.js';

const path = '/admin/users';
const day = 24 * 60 * 60_000;
let stage: BillingStage;
let admin: ApiClient;
beforeAll(async () => {
  stage = await sharedBillingStage();
  admin = await signUp(stage.app.url);
  await stage.app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(() => stage?.close());

const em = () => stage.app.app.get(EntityManager).fork();
const ask = <T>(query: Record<string, string | number>) => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return admin.call<T>('GET', `${path}?${new URLSearchParams(given)}`);
};
const page = async (query: Record<string, string | number> = {}) => {
  const { status, body } = await ask<AdminUserPage>(query);
  expect(status).toBe(200);
  return body;
};
const mails = ({ items }: AdminUserPage) => items.map(({ email }) => email);

describe('the users for administrators', () => {
  it('are counted, and told with what each has', async () => {
    const [buyer, quiet] = [await signUp(stage.app.url), await signUp(stage.app.url)];
    await stage.addPreview(buyer);
    await stage.addPreview(buyer);
    const credits = stage.app.app.get(CreditsService, { strict: false });
    await credits.grant(buyer.userId, 5, 'för besväret', 'cli:test');
    await em().transactional((manager) => credits.spend(manager, buyer.userId, 'test:1'));
    await em().nativeUpdate(
      User,
      { id: quiet.userId },
      { createdAt: new Date(Date.now() - 8 * day), emailConfirmedAt: new Date() },
    );
    const { stats, total, offset, items } = await page();
    // The administrator and the buyer came this week; the other eight days ago.
    expect(stats).toEqual({ total: 3, newLastWeek: 2, active: 1 });
    expect([total, offset]).toEqual([3, 0]);
    // Newest first: three free reports each, of which the buyer spent one.
    expect(items).toEqual([
      {
        id: buyer.userId,
        email: buyer.email,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        isConfirmed: false,
        isAdmin: false,
        freeReportsRemaining: 2,
        reportCredits: 5,
        analyses: 2,
      },
      expect.objectContaining({ id: admin.userId, isAdmin: true, analyses: 0, freeReportsRemaining: 3 }),
      expect.objectContaining({ id: quiet.userId, isConfirmed: true, isAdmin: false, reportCredits: 0 }),
    ]);
  });
});

describe('the list of them', () => {
  const ids: Record<string, string> = {};
  // Found by their common end, beside others.
  const search = '@listprov.example';
  const named = (list: AdminUserPage) => mails(list).map((mail) => mail.replace(search, ''));

  beforeAll(async () => {
    const users = stage.app.app.get(UsersService, { strict: false });
    for (const [at, name] of ['berit', 'anna', 'cecilia', 'd_vid'].entries()) {
      const user = await users.create({
        email: `${name}${search}`,
        password: 'hemligt-lösenord',
        confirmed: at % 2 === 0,
      });
      ids[name] = user.id;
      await em().nativeUpdate(
        User,
        { id: user.id },
        { createdAt: at === 3 ? new Date() : new Date(Date.UTC(2026, 0, 1 + at)) },
      );
    }
    const person = (name: string) => ({ userId: ids[name]! }) as ApiClient;
    await stage.addPreview(person('anna'));
    await addPurchase(stage.app, person('cecilia'), {});
    await addPurchase(stage.app, person('berit'), { completedAt: null, status: 'expired' });
    await users.makeAdmin(`berit${search}`);
  });

  it.each([
    ['created_at', 'desc', ['d_vid', 'cecilia', 'anna', 'berit']],
    ['created_at', 'asc', ['berit', 'anna', 'cecilia', 'd_vid']],
    ['email', 'asc', ['anna', 'berit', 'cecilia', 'd_vid']],
    ['email', 'desc', ['d_vid', 'cecilia', 'berit', 'anna']],
  ])('is ordered by %s, %s', async (sort, order, expected) => {
    expect(named(await page({ search, sort, order }))).toEqual(expected);
  });

  it.each([
    ['admins', ['berit']],
    ['active', ['anna']],
    ['inactive', ['d_vid', 'cecilia', 'berit']],
    ['buyers', ['cecilia']],
    ['new', ['d_vid']],
    ['unconfirmed', ['d_vid', 'anna']],
  ])('shows those that are %s', async (filter, expected) => {
    const list = await page({ search, filter });
    expect([named(list), list.total]).toEqual([expected, expected.length]);
  });

  it('is searched by mail address and number, letter by letter', async () => {
    expect(named(await page({ search: `ANNA${search}` }))).toEqual(['anna']);
    expect(named(await page({ search: ids['cecilia']! }))).toEqual(['cecilia']);
    // Signs that stand for others in a pattern stand for themselves here.
    expect(named(await page({ search: `_vid${search}` }))).toEqual(['d_vid']);
    expect((await page({ search: `a_na${search}` })).total).toBe(0);
  });

  it('comes in pages that together are all of it', async () => {
    const one = await page({ search, sort: 'email', order: 'asc', limit: 3 });
    const two = await page({ search, sort: 'email', order: 'asc', limit: 3, offset: 3 });
    expect([one.total, two.total, two.offset]).toEqual([4, 4, 3]);
    expect([...named(one), ...named(two)]).toEqual(['anna', 'berit', 'cecilia', 'd_vid']);
  });

  it.each([
    ['an unknown filter', { filter: 'all' }],
    ['an order by what is summed', { sort: 'analyses' }],
    ['too long a page', { limit: 101 }],
  ] as [string, Record<string, string | number>][])('refuses %s', async (_name, query) => {
    const { status, body } = await ask<{ code: string }>(query);
    expect([status, body.code]).toEqual([422, 'validation']);
  });
});
