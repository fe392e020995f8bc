import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminAnalysisPage, AdminAnalysisRuns } from '../../src/analyses/admin-analyses.types.js';
import type { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { listAnalysis, longAgo } from '../support/listed-analyses.js';
import { waitFor } from '../support/wait-for.js';

const path = '/admin/analyses';
const nowhere = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
let admin: ApiClient;
let anna: ApiClient;
let bo: ApiClient;

async function openAs(environment: Record<string, string>): Promise<void> {
  app = await startTestApp(environment);
  [admin, anna, bo] = [await signUp(app.url), await signUp(app.url), await signUp(app.url)];
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
}
const sql = <Row>(query: string, values: unknown[] = []) =>
  app.app.get(EntityManager).fork().execute<Row[]>(query, values);
const ask = <T>(query: Record<string, string | number>) => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return admin.call<T>('GET', `${path}?${new URLSearchParams(given)}`);
};
const page = async (query: Record<string, string | number> = {}) => {
  const { status, body } = await ask<AdminAnalysisPage>(query);
  expect(status).toBe(200);
  return body;
};
const addresses = ({ items }: AdminAnalysisPage) => items.map(({ address }) => address);
const acts = (id: string) =>
  sql<{ actor: string; act: string; details: unknown }>(
    'select actor, act, details from audit_entries where subject = ? order by created_at',
    [`analysis:${id}`],
  );

describe('everybody’s analyses, for administrators', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    await openAs({ ROLE: 'web' });
    const day = (date: number) => new Date(Date.UTC(2026, 0, date, 12));
    const add = async (
      address: string,
      owner: ApiClient,
      fields: Partial<Analysis>,
      runs?: readonly Partial<AnalysisRun>[],
    ) => (ids[address] = await listAnalysis(app, owner, { address, ...fields }, runs));
    // Listed first if letters were compared as bytes.
    await add('Zebragatan 1', anna, { createdAt: day(1), verdict: 'GREEN' }, [
      { outcome: 'retried', costUsd: 0.02, tokens: { input: 1000, cachedInput: 400, output: 200 } },
      { outcome: 'completed', costUsd: 0.01, tokens: { input: 500, cachedInput: 0, output: 300 } },
    ]);
    await add('apelvägen 2', bo, { createdAt: day(2), isPaid: false, status: 'completed' }, [
      { outcome: 'completed' },
    ]);
    const failure = { failureCode: 'page_blocked', failureReason: 'Sidan släpper inte in oss.' };
    await add('Ågränd 3', anna, { createdAt: day(3), status: 'failed', attempt: 3, ...failure });
    await add('Östgatan 4', bo, { createdAt: day(4), status: 'analyzing' });
    await add('Bygatan 5', anna, { createdAt: day(5), status: 'scraped', updatedAt: longAgo() });
  });
  afterAll(() => app.close());

  it('are counted; what is read or written counts as under way', async () => {
    expect((await page()).stats).toEqual({ total: 5, completed: 2, processing: 2, failed: 1 });
    // Whatever the list shows.
    expect((await page({ search: 'ingen', filter: 'failed' })).stats.total).toBe(5);
  });

  it('tell whose they are, how they went and what they took', async () => {
    const { items } = await page({ order: 'asc' });
    expect(items[0]).toEqual({
      id: ids['Zebragatan 1'],
      hemnetUrl: expect.stringContaining('https://exempelmaklaren.example/objekt/'),
      address: 'Zebragatan 1',
      userEmail: anna.email,
      status: 'completed',
      isPaid: true,
      isUnderWay: false,
      createdAt: '2026-01-01T12:00:00.000Z',
      failureReason: null,
      failureCode: null,
      verdict: 'GREEN',
      attempts: 1,
      runs: 2,
      tokens: 2000,
      costUsd: 0.03,
    });
    expect(items[1]).toMatchObject({ isPaid: false, runs: 1, tokens: null, costUsd: null });
    expect(items[2]).toMatchObject({
      failureCode: 'page_blocked',
      failureReason: 'Sidan släpper inte in oss.',
      attempts: 3,
      runs: 0,
    });
    expect(items.map(({ isUnderWay }) => isUnderWay)).toEqual([false, false, false, true, false]);
  });

  it.each([
    ['created_at', 'desc', ['Bygatan 5', 'Östgatan 4', 'Ågränd 3', 'apelvägen 2', 'Zebragatan 1']],
    ['created_at', 'asc', ['Zebragatan 1', 'apelvägen 2', 'Ågränd 3', 'Östgatan 4', 'Bygatan 5']],
    // In Swedish å and ö stand after z, and capital letters count as small ones.
    ['address', 'asc', ['apelvägen 2', 'Bygatan 5', 'Zebragatan 1', 'Ågränd 3', 'Östgatan 4']],
    ['status', 'asc', ['Bygatan 5', 'Östgatan 4', 'Ågränd 3']],
    ['is_paid', 'desc', ['Zebragatan 1']],
  ] as const)('are ordered by %s, %s', async (sort, order, expected) => {
    expect(addresses(await page({ sort, order })).slice(0, expected.length)).toEqual(expected);
  });

  it('are ordered by their owners', async () => {
    const owners = [anna, bo].map(({ email }) => email).sort();
    const { items } = await page({ sort: 'user_email', order: 'asc' });
    expect(items.map(({ userEmail }) => userEmail)).toEqual(
      owners.flatMap((email) => Array<string>(email === anna.email ? 3 : 2).fill(email)),
    );
  });

  it.each([
    ['completed', ['apelvägen 2', 'Zebragatan 1']],
    ['processing', ['Bygatan 5', 'Östgatan 4']],
    ['failed', ['Ågränd 3']],
    ['stuck', ['Bygatan 5']],
    ['without_report', ['Bygatan 5', 'Östgatan 4', 'Ågränd 3']],
    ['paid', ['Zebragatan 1']],
    ['unpaid', ['Bygatan 5', 'Östgatan 4', 'Ågränd 3', 'apelvägen 2']],
  ])('are selected: %s', async (filter, expected) => {
    const list = await page({ filter });
    expect([addresses(list), list.total]).toEqual([expected, expected.length]);
  });

  it('are found by link, address, owner, id and the word of a failure', async () => {
    const { items } = await page({ search: 'ÅGRÄND' });
    expect(items.map(({ address }) => address)).toEqual(['Ågränd 3']);
    expect(addresses(await page({ search: items[0]!.hemnetUrl }))).toEqual(['Ågränd 3']);
    expect(addresses(await page({ search: bo.email }))).toEqual(['Östgatan 4', 'apelvägen 2']);
    expect(addresses(await page({ search: ids['Östgatan 4']! }))).toEqual(['Östgatan 4']);
    expect(addresses(await page({ search: 'page_blocked', filter: 'failed' }))).toEqual(['Ågränd 3']);
    expect((await page({ search: 'exempelmaklaren' })).total).toBe(5);
    // Signs that stand for others in a pattern stand for themselves here.
    expect((await page({ search: 'gatan_' })).total).toBe(0);
    expect((await page({ search: "x'; delete from analyses; --" })).total).toBe(0);
  });

  it('come in pages that together are all of them', async () => {
    const one = await page({ limit: 3 });
    const two = await page({ limit: 3, offset: 3 });
    expect([one.total, one.offset, two.total, two.offset]).toEqual([5, 0, 5, 3]);
    expect([...addresses(one), ...addresses(two)]).toEqual([
      'Bygatan 5',
      'Östgatan 4',
      'Ågränd 3',
      'apelvägen 2',
      'Zebragatan 1',
    ]);
  });

  it.each([
    ['an unknown filter', { filter: 'all' }],
    ['an unknown order', { sort: 'id' }],
    ['an order that would be summed of all runs', { sort: 'cost' }],
    ['a sign that no text of the database holds', { search: 'a\0b' }],
  ] as [string, Record<string, string | number>][])('refuse %s', async (_name, query) => {
    const { status, body } = await ask<{ code: string }>(query);
    expect([status, body.code]).toEqual([422, 'validation']);
  });

  it.each([nowhere, 'none'])('say of the runs of %s that there is no such analysis', async (id) => {
    const { status, body } = await admin.call<{ detail: string }>('GET', `${path}/${id}/attempts`);
    expect([status, body.detail]).toEqual([404, 'Analysen hittades inte']);
  });

  it('tell of each run, the newest first, and which one was lost', async () => {
    const startedAt = new Date(Date.UTC(2026, 0, 6, 12));
    const runs = [
      { startedAt, outcome: 'retried', endedAt: startedAt, errorCode: 'throttled', errorMessage: '429' },
      { startedAt },
      { startedAt, timings: { capture: 1200 } },
    ];
    const owner = await signUp(app.url);
    const id = await listAnalysis(app, owner, { status: 'scraped' }, runs);
    const ask = async () => (await admin.call<AdminAnalysisRuns>('GET', `${path}/${id}/attempts`)).body;
    const { items, report } = await ask();
    expect(report).toBeNull();
    expect(items.map(({ run, outcome }) => [run, outcome])).toEqual([
      [3, 'running'],
      [2, 'lost'],
      [1, 'retried'],
    ]);
    expect(items[0]).toEqual({
      id: expect.any(String),
      attempt: 1,
      run: 3,
      startedAt: '2026-01-06T12:00:00.000Z',
      endedAt: null,
      outcome: 'running',
      errorCode: null,
      errorMessage: null,
      timings: { capture: 1200 },
      tokens: null,
      costUsd: null,
    });
    expect(items[2]).toMatchObject({ errorCode: 'throttled', errorMessage: '429' });
    await sql('update analyses set updated_at = ? where id = ?', [longAgo(), id]);
    expect((await ask()).items[0]!.outcome).toBe('lost');
    await sql('delete from analyses where id = ?', [id]);
  });

  it('are started over by an administrator, which stands in the log', async () => {
    const owner = await signUp(app.url);
    const failed = await listAnalysis(app, owner, { status: 'failed' });
    expect((await admin.call('POST', `/analyses/${failed}/retry`)).status).toBe(202);
    const actor = `user:${admin.userId}`;
    expect(await acts(failed)).toEqual([
      {
        actor,
        act: 'analysis.retry',
        details: { attempt: 2, isForced: false, statusBefore: 'failed' },
      },
    ]);
    // Nobody starts over what is being worked on, and nothing that did not happen is logged.
    expect((await admin.call('POST', `/analyses/${failed}/retry`, { force: true })).status).toBe(409);
    expect(await acts(failed)).toHaveLength(1);

    const done = await listAnalysis(app, owner);
    expect((await admin.call('POST', `/analyses/${done}/retry`)).status).toBe(409);
    expect(await acts(done)).toEqual([]);
    expect((await admin.call('POST', `/analyses/${done}/retry`, { force: true })).status).toBe(202);
    const forced = { attempt: 2, isForced: true, statusBefore: 'completed' };
    expect(await acts(done)).toEqual([{ actor, act: 'analysis.retry', details: forced }]);
  });

  it('are started over by their buyers, and by an administrator of an own one, without a line in the log', async () => {
    for (const person of [await signUp(app.url), admin]) {
      const id = await listAnalysis(app, person, { status: 'failed' });
      expect((await person.call('POST', `/analyses/${id}/retry`, { force: false })).status).toBe(202);
      expect(await acts(id)).toEqual([]);
    }
    const own = await listAnalysis(app, admin);
    expect((await admin.call('POST', `/analyses/${own}/retry`, { force: true })).status).toBe(202);
    expect(await acts(own)).toHaveLength(1);
  });
});

describe('an analysis that was read and written', () => {
  let adverts: AdvertServer;
  beforeAll(async () => {
    adverts = await startAdvertServer();
    await openAs({ SCRAPING_HOST_MAP: adverts.hostMapText });
  });
  afterAll(async () => {
    await app.close();
    await adverts.close();
  });

  it('tells the time of each step and how its report was written', async () => {
    const { body } = await anna.call<AnalysisView>('POST', '/analyses', {
      url: adverts.link('storgatan-1-1001'),
    });
    let told: AdminAnalysisRuns | undefined;
    await waitFor(
      async () => {
        told = (await admin.call<AdminAnalysisRuns>('GET', `${path}/${body.id}/attempts`)).body;
        return told.items[0]?.endedAt != null && told.items[0].outcome !== 'running';
      },
      { timeoutMs: 25_000, what: 'the run to end' },
    );
    expect(told!.items).toHaveLength(1);
    expect(told!.items[0]).toMatchObject({ attempt: 1, run: 1, outcome: 'completed', tokens: null });
    expect(Object.keys(told!.items[0]!.timings).sort()).toEqual(['capture', 'images', 'report']);
    expect(told!.report).toMatchObject({ label: 'Regelbaserad analys', template: null, reused: false });
  });

  it('stays with who has paid for it when it is started over and its advert is gone', async () => {
    const { body } = await anna.call<AnalysisView>('POST', '/analyses', {
      url: adverts.link('storgatan-2-1002'),
    });
    const state = async () => (await anna.call<AnalysisView>('GET', `/analyses/${body.id}`)).body;
    const ended = () =>
      waitFor(async () => ['completed', 'failed'].includes((await state()).status), { timeoutMs: 25_000 });
    const report = () => anna.call<ReportView>('GET', `/analyses/${body.id}/report`);
    await ended();
    const before = await report();
    expect([before.status, before.body.listing.photos.length]).toEqual([200, 4]);
    const gone = adverts.link('borttagen-1006');
    await sql(`update analyses set hemnet_url = ?, listing_key = 'gone' where id = ?`, [gone, body.id]);
    expect((await admin.call('POST', `/analyses/${body.id}/retry`, { force: true })).status).toBe(202);
    await ended();
    expect(await state()).toMatchObject({
      status: 'completed',
      isPaid: true,
      failureCode: 'listing_gone',
      failureReason: expect.stringContaining('Annonsen är borttagen.'),
    });
    const after = await report();
    expect(after.body.result).toEqual(before.body.result);
    expect(after.body.listing).toEqual(before.body.listing);
    const { items } = (await admin.call<AdminAnalysisRuns>('GET', `${path}/${body.id}/attempts`)).body;
    expect(items[0]).toMatchObject({ attempt: 2, outcome: 'failed', errorCode: 'listing_gone' });
  });
});
