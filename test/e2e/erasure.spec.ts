import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AdminUserPage, ErasurePreview } from '../../src/accounts/accounts.types.js';
import { storedElsewhere, type StoredElsewhere } from '../../src/accounts/stored-data.js';
import { UsersService } from '../../src/auth/users.service.js';
import { BillingAuditService } from '../../src/billing/billing-audit.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { REDIS, type Redis } from '../../src/shared/redis/redis.module.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { redisValues } from '../support/redis-values.js';
import { analysed, everyRow, liveIn, storedPictures, type LivedIn } from '../support/lived-in.js';
import { waitFor } from '../support/wait-for.js';

type Rows = Map<string, string[]>;

let adverts: AdvertServer;
let stage: BillingStage;
let second: TestApp;
let admin: ApiClient;
let anna: LivedIn;
let bjorn: ApiClient;
let before: Rows;
let after: Rows;
let preview: ErasurePreview;
let status: number;
let live: { text: string; isClosed: boolean };

beforeAll(async () => {
  adverts = await startAdvertServer();
  stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
  second = await startTestApp({ ...stage.app.env, PORT: '0', ROLE: 'web' });
  // Kept readings of adverts name their pictures for hours: here each analysis reads its own.
  await stage.app.app.get(SettingsService, { strict: false }).set('report_keep_minutes', '0', 'cli:test');
  admin = await signUp(stage.app.url);
  await stage.app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);

  anna = await liveIn(stage, adverts);
  const compared = { analysisId: anna.home, promptIds: ['default-v1', 'unbiased-v1'] };
  expect((await admin.call('POST', '/admin/experiments', compared)).status).toBe(201);
  const gone = (
    await anna.person.call<{ id: string }>('POST', '/analyses', { url: adverts.link('saknas-1009') })
  ).body;
  const failedJobs = () => stage.app.app.get(QueueControl, { strict: false }).ids('analyses', 'failed');
  await waitFor(async () => (await failedJobs()).length === 1, { what: `analysis ${gone.id} to fail` });
  bjorn = await signUp(stage.app.url);
  // The same photos as Anna's, without her plan.
  await analysed(bjorn, adverts.link('storgatan-3-1003'));
  await stage.stripe.control.pay(await stage.checkout(bjorn, { productKey: 'package-3-reports' }));
  await stage.calm();
  for (const sha256 of anna.pictures) expect((await picture(anna.person, sha256)).status).toBe(200);
  live = await listen(second, anna.person);

  before = await everyRow(stage);
  preview = (await admin.call<ErasurePreview>('GET', `/admin/users/${anna.person.userId}/erasure`)).body;
  ({ status } = await admin.call('DELETE', `/admin/users/${anna.person.userId}?seen=${preview.seen}`));
  after = await everyRow(stage);
}, 90_000);
afterAll(async () => {
  await second?.close();
  await stage?.close();
  await adverts?.close();
});

const picture = ({ cookies }: ApiClient, sha256: string) =>
  fetch(`${stage.app.url}/api/images/${sha256}?w=320`, { headers: { cookie: cookies } });

/** Listens to a person's live events, as an open page does. */
async function listen({ url }: TestApp, { token }: ApiClient): Promise<typeof live> {
  const seen = { text: '', isClosed: false };
  const response = await fetch(`${url}/api/analyses/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) seen.text += part.value;
    seen.isClosed = true;
  })();
  await waitFor(() => seen.text.includes('heartbeat'), { what: 'the stream to begin' });
  return seen;
}

/** `table.column` of each value that holds one of the texts, whatever their case. */
function placesOf(rows: Rows, ...texts: string[]): string[] {
  const places = [...rows].flatMap(([table, lines]) =>
    lines.flatMap((line) =>
      Object.entries(JSON.parse(line) as Record<string, unknown>).flatMap(([column, value]) => {
        const written = JSON.stringify(value).toLowerCase();
        return texts.some((text) => written.includes(text.toLowerCase())) ? [`${table}.${column}`] : [];
      }),
    ),
  );
  return [...new Set(places)].sort();
}

it('is told before what it will do', () => {
  expect(preview).toEqual({
    id: anna.person.userId,
    email: 'anna.erasmusson@test.example',
    seen: expect.any(String),
    // The third is of an advert that is gone.
    analyses: 3,
    completedAnalyses: 2,
    handIns: 2,
    // The plan and what she handed in; the photos are Björn's as well.
    pictures: 2,
    experiments: 1,
    sessions: 1,
    mailTokens: 1,
    deviceGrants: 1,
    hadFreeReports: 1,
    freeReports: 0,
    boughtReports: 5,
    openCheckouts: 1,
    paymentsOnTheirWay: 0,
    purchases: 4,
    paidPurchases: 3,
    // Given, three spent, bought and withdrawn, bought and refunded, bought, given by hand.
    ledgerLines: 10,
  });
});

it('leaves nothing in any table that tells of the person', () => {
  expect(status).toBe(204);
  expect(after.size).toBeGreaterThan(18);
  const told = ['erasmusson', anna.deviceHash];
  // What is looked for stood there, in more than one place.
  expect(placesOf(before, ...told)).toEqual(
    expect.arrayContaining([
      'credit_entries.reference',
      'device_grants.device_hash',
      'hand_ins.name',
      'objections.text',
      'users.device_hash',
      'users.email',
    ]),
  );
  expect(placesOf(after, ...told)).toEqual([]);
});

it('leaves the id, with nothing behind it, in the books and the log alone', () => {
  const { userId } = anna.person;
  expect(placesOf(before, userId)).toEqual(
    expect.arrayContaining([
      'analyses.user_id',
      'credit_entries.user_id',
      'email_tokens.user_id',
      'preview_days.user_id',
      'purchases.user_id',
      'refresh_sessions.user_id',
      'users.id',
    ]),
  );
  // `signup:<id>` for the reports given, `user:<id>` who withdrew, `user:<id>` who was erased.
  expect(placesOf(after, userId)).toEqual([
    'audit_entries.subject',
    // The same id again, for the search of the log.
    'audit_entries.subject_id',
    'credit_entries.actor',
    'credit_entries.reference',
  ]);
});

it('keeps the books, without the address of any receipt', async () => {
  const em = stage.app.app.get(EntityManager).fork();
  const orphans = await em.execute<{ status: string; receipt_url: string | null }[]>(
    'select status, receipt_url from purchases where user_id is null order by created_at',
  );
  // What was withdrawn whole is paid back as what was refunded.
  const states = orphans.map((purchase) => purchase.status);
  expect(states).toEqual(['refunded', 'refunded', 'completed', 'expired']);
  expect(orphans.map((purchase) => purchase.receipt_url)).toEqual([null, null, null, null]);
  expect(await em.execute('select 1 from credit_entries where user_id is null')).toHaveLength(10);
  const audit = stage.app.app.get(BillingAuditService, { strict: false });
  expect(await audit.audit(new Date(Date.now() - 3_600_000))).toEqual([]);
});

it('touches no row of anybody else', async () => {
  const own = (after.get('analyses') ?? []).map((row) => JSON.parse(row) as { id: string; user_id: string });
  const ids = [
    bjorn.userId,
    ...own.flatMap(({ id, user_id: owner }) => (owner === bjorn.userId ? [id] : [])),
  ];
  const rowsOf = (rows: Rows) =>
    [...rows].map(([table, lines]) => [table, lines.filter((line) => ids.some((id) => line.includes(id)))]);
  expect(ids).toHaveLength(2);
  expect(rowsOf(before).filter(([, lines]) => lines!.length > 0).length).toBeGreaterThan(5);
  expect(rowsOf(after)).toEqual(rowsOf(before));
  expect((await picture(bjorn, anna.pictures[0]!)).status).toBe(200);
  expect(await stage.credits(bjorn)).toBe(3);
});

it('ends what was open: tokens, cookies, live events, the payment page', async () => {
  const { person } = anna;
  const me = await person.call<{ code: string }>('GET', '/auth/me');
  expect([me.status, me.body.code]).toEqual([401, 'unauthorized']);
  const refreshed = await fetch(`${stage.app.url}/api/auth/refresh`, {
    method: 'POST',
    headers: { cookie: person.cookies },
  });
  expect(refreshed.status).toBe(401);
  expect((await picture(person, anna.pictures[0]!)).status).toBe(401);
  await waitFor(() => live.isClosed, { what: 'the stream on the other process to end' });
  const again = await person.call('GET', '/analyses/events');
  expect(again.status).toBe(401);
  expect((await stage.stripe.sdk.checkout.sessions.retrieve(anna.openSession)).status).toBe('expired');
});

it('takes the pictures that nobody else uses out of the store, in all their sizes', () => {
  const stored = storedPictures(stage);
  const shown = new Set(sha256sIn(after, 'analysis_pictures'));
  expect(shown.size).toBeGreaterThan(0);
  expect([...stored].sort()).toEqual([...shown].sort());
  expect(anna.pictures.filter((sha256) => !stored.has(sha256))).toHaveLength(2);
});

/** The pictures that rows of the table name. */
const sha256sIn = (rows: Rows, table: string) =>
  rows.get(table)!.map((row) => (JSON.parse(row) as { sha256: string }).sha256);

it('keeps nothing beside the tables but what the record names', async () => {
  const others = (place: StoredElsewhere['place'], names: readonly string[]) => {
    const known = storedElsewhere.filter((one) => one.place === place).map((one) => new RegExp(one.names));
    return names.filter((name) => !known.some((pattern) => pattern.test(name)));
  };
  const keys = await stage.app.app.get<Redis>(REDIS).keys('*');
  expect(keys.length).toBeGreaterThan(5);
  expect(others('Redis', keys)).toEqual([]);
  const dataDir = stage.app.env['DATA_DIR']!;
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(5);
  expect(others('files', files)).toEqual([]);
});

it('leaves in Redis no word of the person or of the homes, not even in what failed', async () => {
  const values = await redisValues(stage.app.app.get<Redis>(REDIS));
  expect([...values].filter(([key]) => key.startsWith('bull:')).join()).toContain(' is gone');
  const told = /erasmusson|saknas-1009|storgatan-[12]-100/i;
  expect([...values].filter(([, value]) => told.test(value))).toEqual([]);
});

it('leaves in Redis what expires by itself', async () => {
  const redis = stage.app.app.get<Redis>(REDIS);
  const keys = (await redis.keys('*')).filter((key) => key.includes(anna.person.userId));
  expect(keys).not.toContain(`analysis-events:${anna.person.userId}`);
  expect(keys).toContain(`analysis-events:${anna.person.userId}:ended`);
  for (const key of keys) {
    const seconds = await redis.ttl(key);
    expect([key, seconds > 0 && seconds <= 3600]).toEqual([key, true]);
  }
});

it('is written in the log, in counts', async () => {
  const [entry] = await stage.app.app
    .get(EntityManager)
    .fork()
    .execute<{ actor: string; subject: string; details: object }[]>(
      `select actor, subject, details from audit_entries where act = 'user.delete'`,
    );
  const { id, email: _, seen: __, ...counts } = preview;
  // The payment page was closed before the counting.
  const details = { ...counts, openCheckouts: 0 };
  expect(entry).toEqual({ actor: `user:${admin.userId}`, subject: `user:${id}`, details });
});

it('is done once, and the list is without the person', async () => {
  const path = `/admin/users/${anna.person.userId}`;
  for (const [method, asked] of [
    ['GET', `${path}/erasure`],
    ['DELETE', `${path}?seen=${preview.seen}`],
    ['DELETE', '/admin/users/nobody?seen=0'],
  ] as const) {
    const { status: answer, body } = await admin.call<{ code: string; detail: string }>(method, asked);
    expect([answer, body.code, body.detail]).toEqual([404, 'user_not_found', 'Användaren hittades inte']);
  }
  const { body: list } = await admin.call<AdminUserPage>('GET', '/admin/users?search=erasmusson');
  expect([list.total, list.stats.total]).toEqual([0, 2]);
});
