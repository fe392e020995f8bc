import { EntityManager } from '@mikro-orm/postgresql';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { AccountView } from '../../src/auth/auth.types.js';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { REDIS, type Redis } from '../../src/shared/redis/redis.module.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { LiveStream } from '../support/live-stream.js';
import { startRoundRobin, type RoundRobin } from '../support/round-robin.js';
import { startS3Server, type S3Server } from '../support/s3-server.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

/** Six servers are compiled and started on a machine that others work on. */
const START_MS = 240_000;
/** A killed worker's lock on its job runs out first, and then another one looks for it. */
const TAKEN_UP_MS = 150_000;
/** Many analyses on the cores of one machine, which six servers share. */
const JOBS_MS = 120_000;
const EACH = [0, 1, 2] as const;

let folder: string;
let bucket: S3Server;
/** What each worker reads is its own, so that one sees who read what. */
let adverts: AdvertServer[];
/** For arranging and looking; nobody's requests go there. */
let desk: TestApp;
let webs: ServerProcess[];
let workers: ServerProcess[];
let proxy: RoundRobin;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-scale-'));
  bucket = await startS3Server();
  adverts = await Promise.all(EACH.map(() => startAdvertServer()));
  const map = { SCRAPING_HOST_MAP: adverts[0]!.hostMapText };
  desk = await startTestApp({ ...bucket.env, ...map, ROLE: 'web' });
  const env = (role: string, each: number) => ({
    ...desk.env,
    ROLE: role,
    PORT: '0',
    DATA_DIR: join(folder, `${role}-${each}`),
    SCRAPING_HOST_MAP: adverts[each]!.hostMapText,
  });
  webs = [];
  workers = [];
  // Not all at once: each wants a core to itself while it starts.
  for (const each of EACH) {
    const [web, worker] = await Promise.all([
      startServerProcess(env('web', each)),
      startServerProcess(env('worker', each)),
    ]);
    webs.push(web);
    workers.push(worker);
  }
  proxy = await startRoundRobin(webs.map(({ url }) => url));
}, START_MS);

afterAll(async () => {
  await proxy?.close();
  await Promise.all([...(webs ?? []), ...(workers ?? [])].map((each) => each.kill()));
  await desk?.close();
  await Promise.all([...(adverts ?? []), bucket].map((each) => each?.close()));
  rmSync(folder, { recursive: true, force: true });
}, START_MS);

const em = () => desk.app.get(EntityManager).fork();
const link = (slug: string) => adverts[0]!.link(slug);
const start = async (buyer: ApiClient, slug: string) =>
  buyer.call<AnalysisView>('POST', '/analyses', { url: link(slug) });
const isCompleted = async (buyer: ApiClient, id: string) =>
  (await buyer.call<AnalysisView>('GET', `/analyses/${id}`)).body.status === 'completed';
/** Waits until all are over, each its buyer's. */
async function untilCompleted(buyers: readonly ApiClient[], ids: readonly string[]): Promise<void> {
  const statusOf = async (buyer: ApiClient, at: number) =>
    (await buyer.call<AnalysisView>('GET', `/analyses/${ids[at]}`)).body.status;
  let statuses: string[] = [];
  await waitFor(
    async () => {
      statuses = await Promise.all(buyers.map(statusOf));
      return statuses.every((status) => status === 'completed' || status === 'failed');
    },
    { timeoutMs: JOBS_MS - 10_000, everyMs: 500, what: 'the end of all analyses' },
  );
  expect(statuses).toEqual(ids.map(() => 'completed'));
}
/** Which workers asked for an address, by their places. */
const readersOf = (path: string) =>
  EACH.flatMap((each) =>
    adverts[each]!.requests.filter((request) => request.path === path).map(() => each as number),
  );

const post = (url: string, path: string, cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: { cookie, ...headers } });
const refreshCookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => /^refresh_token=[^;]/.test(cookie))
    ?.split(';')[0];

describe('a session', () => {
  it('is begun, renewed and ended on three processes, and over on all at once', async () => {
    const buyer = await signUp(proxy.url);
    for (const { url } of webs) expect((await callAs(url, buyer.token)('GET', '/auth/me')).status).toBe(200);
    const renewed = await post(webs[1]!.url, '/auth/refresh', buyer.cookies);
    expect(renewed.status).toBe(200);
    const cookie = refreshCookieOf(renewed)!;
    const { session } = (await renewed.json()) as { session: { accessToken: string } };
    expect((await callAs(webs[0]!.url, session.accessToken)('GET', '/auth/me')).status).toBe(200);

    expect((await post(webs[2]!.url, '/auth/logout', cookie)).status).toBe(204);
    for (const { url } of webs) {
      for (const token of [buyer.token, session.accessToken])
        expect((await callAs(url, token)('GET', '/auth/me')).status).toBe(401);
      expect((await post(url, '/auth/refresh', cookie)).status).toBe(401);
    }
  });

  it('that is renewed on two processes at once has one successor and lives on', async () => {
    const buyer = await signUp(proxy.url);
    const both = await Promise.all(
      [webs[0]!, webs[1]!].map(({ url }) => post(url, '/auth/refresh', buyer.cookies)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const successors = both.flatMap((response) => refreshCookieOf(response) ?? []);
    expect(successors).toHaveLength(1);
    expect((await post(webs[2]!.url, '/auth/refresh', successors[0]!)).status).toBe(200);
  });
});

describe('limits count once, whichever process is asked', () => {
  it('ten wrong passwords', async () => {
    const { email } = await signUp(proxy.url);
    const before = proxy.passed.length;
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        callAs(proxy.url)('POST', '/auth/login', { email, password: 'fel-lösenord-igen' }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    expect(new Set(proxy.passed.slice(before).map(({ by }) => by))).toEqual(new Set(EACH));
    for (const { url } of webs) {
      const { status } = await callAs(url)('POST', '/auth/login', { email, password: 'hemligt-lösenord' });
      expect(status).toBe(429);
    }
  });

  it('five previews a day, also when twenty are asked for at once', async () => {
    const control = desk.app.get(QueueControl, { strict: false });
    await control.pause('analyses');
    try {
      const buyer = await signUp(proxy.url);
      await em().nativeDelete(CreditEntry, { user: buyer.userId });
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, number) => start(buyer, `forhandsvisning-${3000 + number}`)),
      );
      const statuses = asked.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
      for (const { body } of asked.filter(({ status }) => status === 201))
        expect((await buyer.call('DELETE', `/analyses/${body.id}`)).status).toBeLessThan(300);
    } finally {
      await control.resume('analyses');
    }
  });
});

it('a setting that is turned on one process holds on all others at once', async () => {
  const admin = await signUp(proxy.url);
  const manager = em();
  await manager.persist(new UserRole(manager.getReference(User, admin.userId), 'admin')).flush();
  const turn = (value: number) =>
    callAs(webs[0]!.url, admin.token)('PUT', '/admin/settings/free-reports-count', { value });
  expect((await turn(7)).status).toBe(200);
  for (const { url } of webs) {
    const newcomer = await signUp(url);
    const { body } = await callAs(url, newcomer.token)<AccountView>('GET', '/auth/me');
    expect(body.freeReportsRemaining).toBe(7);
  }
  expect((await turn(3)).status).toBe(200);
});

describe('an advert that twelve buyers paste at once', () => {
  let buyers: ApiClient[];
  let ids: string[];

  it(
    'is read once and written about once; each has a report and pays once',
    async () => {
      buyers = [];
      for (let count = 0; count < 12; count += 1) buyers.push(await signUp(proxy.url));
      const started = await Promise.all(buyers.map((buyer) => start(buyer, 'langsam-1010')));
      expect(started.map(({ status }) => status)).toEqual(Array(12).fill(201));
      ids = started.map(({ body }) => body.id);
      await untilCompleted(buyers, ids);
      expect(readersOf('/objekt/langsam-1010')).toHaveLength(1);
      const runs = await em().find(AnalysisRun, { analysis: { $in: ids } });
      expect(runs.map(({ run, outcome }) => [run, outcome])).toEqual(Array(12).fill([1, 'completed']));
      expect(runs.filter(({ isReused }) => !isReused)).toHaveLength(1);
      const spent = await em().find(CreditEntry, {
        user: { $in: buyers.map(({ userId }) => userId) },
        reason: 'spend',
      });
      expect(spent.map(({ amount }) => amount)).toEqual(Array(12).fill(-1));
      expect(new Set(spent.map(({ user }) => user!.id)).size).toBe(12);
    },
    JOBS_MS,
  );

  it('is shown with its pictures by every process, though none shares a folder with another', async () => {
    const [buyer] = buyers as [ApiClient];
    const bodies = await Promise.all(
      webs.map(async ({ url }) => {
        const call = callAs(url, buyer.token);
        const { status, body } = await call<ReportView>('GET', `/analyses/${ids[0]}/report`);
        expect(status).toBe(200);
        const [photo] = body.listing.photos;
        const picture = await fetch(`${url}/api/images/${photo!.sha256}?w=640`, {
          headers: { cookie: buyer.cookies },
        });
        expect(picture.status).toBe(200);
        return Buffer.from(await picture.arrayBuffer());
      }),
    );
    expect(bodies[1]!.equals(bodies[0]!) && bodies[2]!.equals(bodies[0]!)).toBe(true);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files.filter((name) => /[0-9a-f]{64}/.test(name))).toEqual([]);
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('originals/')).length).toBeGreaterThan(
      0,
    );
  });
});

it(
  'jobs are run once each, by all workers',
  async () => {
    const all = ['storgatan-1-1001', 'storgatan-2-1002', 'storgatan-3-1003', 'langsam-1011', 'langsam-1012'];
    const buyers = await Promise.all(all.map(() => signUp(proxy.url)));
    const started = await Promise.all(buyers.map((buyer, at) => start(buyer, all[at]!)));
    const ids = started.map(({ body }) => body.id);
    await untilCompleted(buyers, ids);
    const runs = await em().find(AnalysisRun, { analysis: { $in: ids } });
    expect(runs.map(({ run }) => run)).toEqual(all.map(() => 1));
    for (const slug of all) expect(readersOf(`/objekt/${slug}`)).toHaveLength(1);
    const readers = new Set(all.flatMap((slug) => readersOf(`/objekt/${slug}`)));
    expect(readers.size).toBeGreaterThan(1);
  },
  JOBS_MS,
);

describe('what is lost amid its work', () => {
  let buyer: ApiClient;
  let id: string;
  let killed: number;

  it(
    'a worker: its job is left',
    async () => {
      buyer = await signUp(proxy.url);
      id = (await start(buyer, 'vantar-1014')).body.id;
      await waitFor(() => readersOf('/objekt/vantar-1014').length === 1, {
        timeoutMs: 30_000,
        what: 'a worker to read',
      });
      [killed] = readersOf('/objekt/vantar-1014') as [number];
      await workers[killed]!.kill();
      expect(await isCompleted(buyer, id)).toBe(false);
    },
    JOBS_MS,
  );

  it(
    'a web process: its live events go on at another, none lost and none twice',
    async () => {
      const watcher = await signUp(proxy.url);
      const before = proxy.passed.length;
      const first = await LiveStream.open(proxy.url, watcher.token);
      const { by } = proxy.passed[before]!;
      const { body } = await start(watcher, 'vantar-1015');
      await waitFor(() => first.events.some(({ type }) => type === 'update'), {
        timeoutMs: 30_000,
        what: 'an event from a worker',
      });
      await webs[by]!.kill();
      await first.ended;
      // What happens while nobody listens is told afterwards.
      await waitFor(
        async () => {
          adverts.forEach((each) => each.release());
          return isCompleted(watcher, body.id);
        },
        { timeoutMs: 60_000, everyMs: 300, what: 'the report' },
      );
      const second = await LiveStream.open(proxy.url, watcher.token, first.lastId);
      const key = `analysis-events:${watcher.userId}`;
      const stream = (await desk.app.get<Redis>(REDIS).xRange(key, '-', '+')) ?? [];
      await waitFor(() => second.lastId === stream.at(-1)!.id, { what: 'the rest of the events' });
      await second.close();
      const told = [...first.events, ...second.events].filter(({ type }) => type !== 'heartbeat');
      expect(told.map((event) => event.id)).toEqual(stream.map((event) => event.id));
      expect(told.at(-1)!.data).toContain('"status":"completed"');
      expect(second.events.length).toBeGreaterThan(1);
      expect(told.map(({ type }) => type)).not.toContain('reset');
    },
    JOBS_MS,
  );

  it(
    'the worker’s job is finished by another',
    async () => {
      await waitFor(
        async () => {
          adverts.forEach((each) => each.release());
          return isCompleted(buyer, id);
        },
        { timeoutMs: TAKEN_UP_MS - 10_000, everyMs: 300, what: 'the report of the job that was left' },
      );
      const readers = readersOf('/objekt/vantar-1014');
      expect(readers.filter((reader) => reader === killed)).toHaveLength(1);
      expect(readers).toHaveLength(2);
      const runs = await em().find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
      expect(runs.map(({ outcome }) => outcome)).toEqual(['lost', 'completed']);
      expect(await em().count(CreditEntry, { user: buyer.userId, reason: 'spend' })).toBe(1);
    },
    TAKEN_UP_MS,
  );
});
