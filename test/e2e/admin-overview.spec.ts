import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminUserPage } from '../../src/accounts/accounts.types.js';
import type { AdminAnalysisPage } from '../../src/analyses/admin-analyses.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { AdminPurchasePage } from '../../src/billing/billing.types.js';
import type { AdminOverview } from '../../src/overview.types.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { addPurchase, orphaned, unpaid } from '../support/purchases.js';

const path = '/admin/overview';
let app: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web', PUBLIC_URL: 'https://test.visningsklar.example' });
  [admin, buyer] = [await signUp(app.url), await signUp(app.url)];
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(() => app.close());

const sql = async (query: string) => {
  const [row] = await app.app.get(EntityManager).fork().execute<[Record<string, unknown>]>(query);
  return row;
};
const answerOf = async <T>(where: string): Promise<T> => {
  const { status, body } = await admin.call<T>('GET', where);
  expect(status).toBe(200);
  return body;
};
const overview = () => answerOf<AdminOverview>(path);
const day = (date: number) => new Date(Date.UTC(2026, 0, date, 12));

describe('the overview for administrators', () => {
  it('counts zeros where nothing was read or bought', async () => {
    const { users, analyses, purchases, latest } = await overview();
    expect(users).toEqual({ total: 2, newLastWeek: 2, active: 0 });
    expect(analyses).toEqual({ total: 0, completed: 0, processing: 0, failed: 0 });
    expect(purchases).toEqual({ revenue: 0, count: 0, average: 0, completed: 0, orphaned: 0 });
    expect([latest.users.length, latest.analyses, latest.purchases]).toEqual([2, [], []]);
  });

  it('has the figures of the lists, which are those of the tables', async () => {
    await sql(`update users set created_at = now() - interval '8 days' where id = '${buyer.userId}'`);
    for (const [at, status] of (
      ['failed', 'processing', 'scraped', 'analyzing', 'failed'] as const
    ).entries())
      await listAnalysis(app, buyer, { status, createdAt: day(at + 1) });
    await listAnalysis(app, buyer, { address: 'Nyast 1', createdAt: day(20) });
    await addPurchase(app, buyer, { createdAt: day(1) });
    await addPurchase(app, buyer, { createdAt: day(2), amountPaid: 29_700, amountRefunded: 9_900 });
    await addPurchase(app, null, { createdAt: day(3), disputeStatus: 'lost' });
    await addPurchase(app, null, { ...orphaned, createdAt: day(3), amountPaid: 14_900 });
    await addPurchase(app, buyer, { ...unpaid, createdAt: day(4), status: 'expired' });
    await addPurchase(app, buyer, { ...unpaid, createdAt: day(5), status: 'pending' });
    await addPurchase(app, buyer, { ...unpaid, createdAt: day(6), status: 'waiting', productName: 'Nyast' });

    const told = await overview();
    expect(told.users).toEqual({ total: 2, newLastWeek: 1, active: 1 });
    expect(told.analyses).toEqual({ total: 6, completed: 1, processing: 3, failed: 2 });
    // 149 + 297 - 99; what the bank took back is none, nor what came when its buyer was erased. Paid on average:
    // (149 + 297 + 149 + 149) / 4 kr = 186 kr.
    expect(told.purchases).toEqual({
      revenue: 34_700,
      count: 4,
      average: 18_600,
      completed: 2,
      orphaned: 1,
    });

    const users = await answerOf<AdminUserPage>('/admin/users');
    const analyses = await answerOf<AdminAnalysisPage>('/admin/analyses');
    const purchases = await answerOf<AdminPurchasePage>('/admin/purchases');
    expect([told.users, told.analyses, told.purchases]).toEqual([
      users.stats,
      analyses.stats,
      purchases.stats,
    ]);
    expect(told.latest).toEqual({
      users: users.items.slice(0, 5),
      analyses: analyses.items.slice(0, 5),
      purchases: purchases.items.slice(0, 5),
    });
    expect(told.latest.analyses.map(({ address }) => address)[0]).toBe('Nyast 1');
    expect(told.latest.analyses).toHaveLength(5);
    expect(told.latest.purchases.map(({ productName }) => productName)[0]).toBe('Nyast');
    expect(told.latest.purchases).toHaveLength(5);

    expect(await sql('select count(*)::int as n from users')).toEqual({ n: told.users.total });
    expect(
      await sql(`select count(*)::int as n from users where created_at > now() - interval '168 hours'`),
    ).toEqual({ n: told.users.newLastWeek });
    expect(
      await sql(`select count(*)::int as n from users where id in (select user_id from analyses)`),
    ).toEqual({ n: told.users.active });
    expect(
      await sql(
        `select sum(1)::int as total, sum((status = 'completed')::int)::int as completed, sum((status = 'failed')::int)::int as failed,
           sum((status in ('processing', 'scraped', 'analyzing'))::int)::int as processing from analyses`,
      ),
    ).toEqual(told.analyses);
    expect(
      await sql(
        `select sum(case when coalesce(dispute_status, '') = 'lost' or confirmation_sent_at is null then 0 else amount_paid - amount_refunded end)::int as n
           from purchases where completed_at is not null`,
      ),
    ).toEqual({ n: told.purchases.revenue });
  });

  it('tells where it runs, without who signs in to the database', async () => {
    const { environment } = await overview();
    const database = new URL(app.config.databaseUrl);
    expect(environment).toEqual({
      database: { name: database.pathname.slice(1), host: database.host },
      hosting: 'test',
      hostname: 'test.visningsklar.example',
      mode: 'test',
      role: 'web',
      isEmbedded: false,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      // The tests run the sources as they stand.
      build: null,
    });
    expect(database.password.length).toBeGreaterThan(5);
    expect(JSON.stringify(environment)).not.toContain(database.password);
  });
});
