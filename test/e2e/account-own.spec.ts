import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { ExportService } from '../../src/accounts/export.service.js';
import type { ErasurePreview } from '../../src/accounts/accounts.types.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import type { AccountView } from '../../src/auth/auth.types.js';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { REDIS, type Redis } from '../../src/shared/redis/redis.module.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { everyRow, liveIn, type LivedIn } from '../support/lived-in.js';
import { mailTo } from '../support/mail-folder.js';
import { sampleResult } from '../support/results.js';
import { spendAll } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

/** As `signUp` chooses it. */
const password = 'hemligt-lösenord';

let adverts: AdvertServer;
let stage: BillingStage;
let anna: LivedIn;
let bjorn: ApiClient;

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly errors?: { path: string; message: string }[];
}

beforeAll(async () => {
  adverts = await startAdvertServer();
  stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
  anna = await liveIn(stage, adverts);
  bjorn = await signUp(stage.app.url);
}, 90_000);
afterAll(async () => {
  await stage?.close();
  await adverts?.close();
});

const em = () => stage.app.app.get(EntityManager).fork();
const count = async (table: string, where: string, value: string) =>
  (await em().execute<object[]>(`select 1 from ${table} where ${where}`, [value])).length;
const fetchData = (person: ApiClient) =>
  fetch(`${stage.app.url}/api/account/export`, { headers: { authorization: `Bearer ${person.token}` } });
const erase = (person: ApiClient, body: unknown) => person.call<Problem | null>('DELETE', '/account', body);
const previewOf = async (person: ApiClient) =>
  (await person.call<ErasurePreview>('GET', '/account/erasure')).body;

describe('fetching one’s own data', () => {
  it('gives everything as one file, and tells its owner by mail', async () => {
    const response = await fetchData(anna.person);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="visningsklar-mina-uppgifter-${day}.json"`,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    const data = JSON.parse(bytes.toString('utf8')) as {
      account: { email: string };
      analyses: { id: string }[];
      purchases: { termsVersion: string; termsAcceptedAt: string }[];
      reportsLeft: object;
    };
    expect(data.account.email).toBe(anna.person.email);
    expect(data.analyses.map(({ id }) => id)).toContain(anna.home);
    expect(data.purchases).toHaveLength(4);
    expect(data.purchases.every((one) => one.termsVersion && one.termsAcceptedAt)).toBe(true);
    expect(data.reportsLeft).toEqual({ free: 0, credits: 5 });
    for (const foreign of [bjorn.userId, bjorn.email]) expect(bytes.includes(foreign)).toBe(false);
    expect(await mailTo(stage.app, anna.person.email, 'Dina uppgifter har hämtats')).toContain(
      'Var det inte du: byt lösenord nu.',
    );
    expect(await em().count(AuditEntry, { act: 'user.export', actor: `user:${anna.person.userId}` })).toBe(1);
  });

  it('holds the preview of what is not paid for, and nothing else of its result', async () => {
    const diana = await signUp(stage.app.url);
    const sample = sampleResult();
    // Written for somebody else, and given to her four days later, a while after midnight in Stockholm.
    const again = {
      generatedAt: '2026-11-20T12:00:00.000Z',
      reused: true,
      givenAt: '2026-11-23T23:30:00.000Z',
    };
    const result = { ...sample, meta: { ...sample.meta, ...again } };
    for (const isPaid of [false, true]) {
      const manager = em();
      const key = `export-${isPaid}`;
      const link = {
        url: `https://exempelmaklaren.example/${key}`,
        site: 'exempel',
        key,
        kind: 'broker',
      } as const;
      const analysis = new Analysis(manager.getReference(User, diana.userId), link);
      Object.assign(analysis, { status: 'completed', isPaid, analysisResult: result });
      const run = new AnalysisRun(analysis, 1, 1);
      const errorMessage = 'probe.example is at 10.0.3.7, not a public address';
      Object.assign(run, { errorCode: 'fetch_failed', errorMessage, isReused: true, timings: { report: 3 } });
      await manager.persist([analysis, run]).flush();
      if (!isPaid) continue;
      const report = await diana.call<ReportView>('GET', `/analyses/${analysis.id}/report`);
      const {
        tokens: _tokens,
        cost: _cost,
        reused: _r,
        executionTimeMs: _e,
        givenAt: _g,
        ...meta
      } = result.meta;
      expect(report.body.result.meta).toEqual({ ...meta, generatedAt: '2026-11-24' });
    }
    const given = (await (await fetchData(diana)).json()) as {
      analyses: { isPaid: boolean; analysisResult: object; runs: object[] }[];
    };
    const resultOf = (isPaid: boolean) =>
      given.analyses.find((analysis) => analysis.isPaid === isPaid)!.analysisResult;
    const {
      tokens: _tokens,
      cost: _cost,
      reused: _r,
      executionTimeMs: _e,
      givenAt: _g,
      ...meta
    } = result.meta;
    expect(resultOf(true)).toEqual({ ...result, meta: { ...meta, generatedAt: '2026-11-24' } });
    for (const { runs } of given.analyses) {
      expect(runs).toMatchObject([{ errorCode: 'fetch_failed' }]);
      for (const ours of ['errorMessage', 'isReused', 'timings']) expect(runs[0]).not.toHaveProperty(ours);
    }
    expect(resultOf(false)).toEqual({
      verdict: 'YELLOW',
      verdictReason: 'Det finns saker att kontrollera.',
      confidence: 60,
      redFlagsCount: 4,
      redFlagTitles: ['Taket är gammalt', 'Avgiften är hög', 'Stambyte planeras'],
      unjudgedCount: 0,
      missingCount: 1,
      euphemismsCount: 0,
      questionsCount: 1,
      sumsCount: 0,
    });
  });

  it('is read in pieces, however often its sessions were renewed', async () => {
    const erna = await signUp(stage.app.url);
    // All of one moment, so that pages are told apart by their ids.
    await em().execute(
      `insert into refresh_sessions (id, family, user_id, token_hash, started_at, created_at, expires_at, rotated_at, user_agent)
       select gen_random_uuid(), gen_random_uuid(), ?::uuid, 'of erna ' || n, now(), now(), now() + interval '30 days', now(),
              repeat('x', 300) from generate_series(1, 2000) n`,
      [erna.userId],
    );
    const pieces: string[] = [];
    const write = (text: string) => Promise.resolve(void pieces.push(text));
    const service = stage.app.app.get(ExportService, { strict: false });
    expect(await service.export(erna.userId, { actor: 'cli:eva', write })).toMatchObject({ sessions: 2001 });
    const { sessions } = JSON.parse(pieces.join('')) as { sessions: { id: string; createdAt: string }[] };
    const rows = await em().execute<{ id: string }[]>(
      'select id from refresh_sessions where user_id = ? order by created_at, id',
      [erna.userId],
    );
    expect(sessions.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    // 500 rows of 2,001.
    const longest = Math.max(...pieces.map(({ length }) => length));
    expect(longest / pieces.join('').length).toBeLessThan(0.26);
  });

  it('is given one at a time, and five times in 24 hours', async () => {
    // The first is held by what it reads, or it may have ended before the second is asked for.
    const manager = stage.app.app.get(EntityManager).fork();
    await manager.begin();
    await manager.execute('lock table analyses in access exclusive mode');
    let refusedAtOnce = 0;
    const asked = Array.from({ length: 3 }, async () => {
      const answer = await fetchData(bjorn);
      if (answer.status === 429) refusedAtOnce += 1;
      return answer;
    });
    await waitFor(() => refusedAtOnce === 2, { what: 'two to be refused' });
    await manager.commit();
    const atOnce = await Promise.all(asked);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    await Promise.all(atOnce.map((answer) => answer.arrayBuffer()));
    // What was refused for the one under way, which ends a moment after its last byte came, is not counted.
    for (let time = 2; time <= 5; time += 1)
      await waitFor(
        async () => {
          const { status, code } = (await (await fetchData(bjorn)).json()) as {
            status?: number;
            code?: string;
          };
          if (status !== undefined) expect(code).toBe('too_much_at_once');
          return status === undefined;
        },
        { what: `export ${time}` },
      );
    const next = () => bjorn.call<Problem>('GET', '/account/export');
    let refused = await next();
    await waitFor(
      async () => {
        if (refused.body.code !== 'too_much_at_once') return true;
        refused = await next();
        return false;
      },
      { what: 'the end of the fifth export' },
    );
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_exports']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds > 23 * 3600 && seconds <= 24 * 3600).toBe(true);
    // A day later there is room again: the log's own clock decides.
    const { userId } = bjorn;
    await em().execute('alter table audit_entries disable trigger all');
    await em().execute(
      `update audit_entries set created_at = created_at - interval '24 hours' where actor_id = ?`,
      [userId],
    );
    await em().execute('alter table audit_entries enable trigger all');
    expect((await fetchData(bjorn)).status).toBe(200);
  });

  it('is neither written nor counted for who asks for its head alone', async () => {
    const erik = await signUp(stage.app.url);
    const headers = { authorization: `Bearer ${erik.token}` };
    const head = await fetch(`${stage.app.url}/api/account/export`, { method: 'HEAD', headers });
    const { status, headers: told } = head;
    expect([status, told.get('allow'), told.get('cache-control')]).toEqual([405, 'GET', 'no-store']);
    expect(await em().count(AuditEntry, { act: 'user.export', actor: `user:${erik.userId}` })).toBe(0);
    expect((await fetchData(erik)).status).toBe(200);
  });

  it('does not wait for what is being written of the person meanwhile', async () => {
    const person = await signUp(stage.app.url);
    const writing = em();
    await writing.begin();
    try {
      await writing.execute('select 1 from users where id = ? for key share', [person.userId]);
      expect((await fetchData(person)).status).toBe(200);
    } finally {
      await writing.rollback();
    }
  });

  it('is for those who are signed in', async () => {
    const nobody = callAs(stage.app.url);
    expect((await nobody('GET', '/account/export')).status).toBe(401);
    expect((await nobody('GET', '/account/erasure')).status).toBe(401);
    expect((await nobody('DELETE', '/account', { password })).status).toBe(401);
  });
});

describe('erasing one’s own account', () => {
  it('asks for the password, and does nothing without it', async () => {
    const carin = await signUp(stage.app.url);
    for (const body of [undefined, {}, { password: '' }, { password: 7 }, { password: 'x'.repeat(257) }]) {
      const { status, body: problem } = await erase(carin, body);
      expect([status, problem?.code]).toEqual([422, 'validation']);
    }
    const wrong = await erase(carin, { password: 'hemligt-losenord' });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({
        code: 'wrong_password',
        detail: 'Lösenordet stämmer inte.',
        errors: [{ path: 'password', message: 'Lösenordet stämmer inte.' }],
      }),
    ]);
    expect((await carin.call('GET', '/auth/me')).status).toBe(200);
  });

  it('is no place to guess at the password: its tries are counted as those of the log-in', async () => {
    const dora = await signUp(stage.app.url);
    for (let tries = 1; tries <= 10; tries += 1) {
      const refused = await erase(dora, { password: `gissning-${tries}` });
      // Whoever stays keeps what the browser has stored.
      expect([refused.status, refused.headers.get('clear-site-data')]).toEqual([422, null]);
    }
    const refused = await erase(dora, { password });
    expect([refused.status, refused.body?.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const logIn = await callAs(stage.app.url)('POST', '/auth/login', { email: dora.email, password });
    expect(logIn.status).toBe(429);
    expect(await em().count(User, { id: dora.userId })).toBe(1);
  });

  it('tells before what it will do, and does nothing when that has changed since', async () => {
    const preview = await previewOf(anna.person);
    expect(preview).toMatchObject({
      id: anna.person.userId,
      email: anna.person.email,
      analyses: 2,
      completedAnalyses: 2,
      handIns: 2,
      sessions: 1,
      boughtReports: 5,
      openCheckouts: 1,
      purchases: 4,
      paidPurchases: 3,
    });
    const stale = await erase(anna.person, { password, seen: '0-0-0-0-0' });
    expect([stale.status, stale.body?.code]).toEqual([409, 'account_changed']);
    expect(await em().count(User, { id: anna.person.userId })).toBe(1);
  });

  it('takes everything away, signs out everywhere and says good-bye', async () => {
    const { person, deviceHash } = anna;
    const elsewhere = await callAs(stage.app.url)<{ session: { accessToken: string } }>(
      'POST',
      '/auth/login',
      {
        email: person.email,
        password,
      },
    );
    const { seen } = await previewOf(person);
    const done = await erase(person, { password, seen });
    expect([done.status, done.body]).toEqual([204, null]);
    expect(done.headers.get('clear-site-data')).toBe('"cache"');
    const gone = done.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(gone.sort()).toEqual(['picture_token=', 'refresh_token=']);

    for (const call of [person.call, callAs(stage.app.url, elsewhere.body.session.accessToken)])
      expect((await call('GET', '/auth/me')).status).toBe(401);
    const refreshed = await fetch(`${stage.app.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { cookie: person.cookies },
    });
    expect(refreshed.status).toBe(401);
    const logIn = await callAs(stage.app.url)('POST', '/auth/login', { email: person.email, password });
    expect(logIn.status).toBe(401);
    expect((await stage.stripe.sdk.checkout.sessions.retrieve(anna.openSession)).status).toBe('expired');
    expect(await mailTo(stage.app, person.email, 'Ditt konto är raderat')).toContain('i sju år');

    const rows = await everyRow(stage);
    const holding = [...rows].flatMap(([table, lines]) =>
      lines.some((line) => line.toLowerCase().includes('erasmusson')) ? [table] : [],
    );
    expect(holding).toEqual([]);
    // The books stay, without her.
    const books = await em().execute<object[]>('select 1 from purchases where user_id is null');
    expect(books).toHaveLength(4);
    const [entry] = await em().find(AuditEntry, { act: 'user.delete', subject: `user:${person.userId}` });
    expect(entry?.actor).toBe(`user:${person.userId}`);
    // The mark stays for its two years, and names nobody.
    expect(await count('device_grants', 'device_hash = ?', deviceHash)).toBe(1);
  });

  it('leaves no count of the address, and no place that it logged in from', async () => {
    const redis = stage.app.app.get<Redis>(REDIS);
    const ofAddresses = async () =>
      (await redis.keys('limits:*')).filter((key) => /:(?:known|email):/.test(key)).sort();
    const before = await ofAddresses();
    const person = await signUp(stage.app.url);
    const logIn = { email: person.email, password };
    expect((await callAs(stage.app.url)('POST', '/auth/login', logIn)).status).toBe(200);
    expect((await ofAddresses()).length).toBeGreaterThan(before.length);
    expect((await erase(person, { password, seen: (await previewOf(person)).seen })).status).toBe(204);
    expect(await ofAddresses()).toEqual(before);
  });

  it('gives no free reports anew', async () => {
    const deviceId = randomUUID();
    const first = await signUp(stage.app.url, { deviceId });
    const left = async (person: ApiClient) =>
      (await person.call<AccountView>('GET', '/auth/me')).body.freeReportsRemaining;
    // Three by the setting's default.
    expect(await left(first)).toBe(3);
    expect((await erase(first, { password })).status).toBe(204);
    const again = await signUp(stage.app.url, { deviceId, email: first.email });
    expect(await left(again)).toBe(0);
  });

  it('tells an account that it was given none, and only it', async () => {
    const settings = stage.app.app.get(SettingsService, { strict: false });
    const deviceId = randomUUID();
    const had = async (person: ApiClient) =>
      (await person.call<AccountView>('GET', '/auth/me')).body.hadFreeReports;
    const first = await signUp(stage.app.url, { deviceId });
    const second = await signUp(stage.app.url, { deviceId });
    expect([await had(first), await had(second)]).toEqual([true, false]);
    // What was given was given, also when it is spent.
    await spendAll(stage.app, first);
    expect(await had(first)).toBe(true);
    // Nobody is given any: that says nothing of this account.
    await settings.set('free_reports_count', '0', 'cli:test');
    const third = await signUp(stage.app.url);
    expect([await had(first), await had(third)]).toEqual([true, null]);
    await settings.set('free_reports_count', '3', 'cli:test');
  });

  it('gives none to the same mailbox on another device, and keeps no address to know it by', async () => {
    const name = `maria.${randomUUID()}`;
    const left = async (email: string) => {
      const person = await signUp(stage.app.url, { deviceId: randomUUID(), email });
      const { freeReportsRemaining } = (await person.call<AccountView>('GET', '/auth/me')).body;
      expect((await erase(person, { password })).status).toBe(204);
      return freeReportsRemaining;
    };
    expect(await left(`${name}@test.example`)).toBe(3);
    expect(await left(`${name}+igen@test.example`)).toBe(0);
    // Who had none leaves the mark as it was, and nobody else is touched by it.
    expect(await left(`${name}@test.example`)).toBe(0);
    expect(await left(`${name}@annan.example`)).toBe(3);
    const rows = await everyRow(stage);
    expect([...rows].filter(([, lines]) => lines.some((line) => line.includes(name)))).toEqual([]);
  });

  it('ends an analysis under way, which then leaves nothing behind', async () => {
    const eva = await signUp(stage.app.url);
    const link = adverts.link('vantar-1014');
    const started = await eva.call<AnalysisView>('POST', '/analyses', { url: link });
    expect(started.status).toBe(201);
    const progress = async () =>
      (await eva.call<AnalysisView>('GET', `/analyses/${started.body.id}`)).body.progress?.percent ?? 0;
    await waitFor(async () => (await progress()) > 0, { what: 'the analysis to begin' });
    expect((await erase(eva, { password })).status).toBe(204);
    adverts.release();
    const queue = stage.app.app.get(QueueService, { strict: false });
    await waitFor(async () => (await queue.pendingKeys(runAnalysis)).size === 0, { what: 'the job to end' });
    for (const table of ['analyses', 'analysis_runs', 'analysis_pictures'])
      expect([table, await count(table, `to_jsonb(${table})::text like ?`, `%${started.body.id}%`)]).toEqual([
        table,
        0,
      ]);
  });

  it('keeps the last administrator', async () => {
    const frida = await signUp(stage.app.url);
    await stage.app.app.get(UsersService, { strict: false }).makeAdmin(frida.email);
    expect(await em().count(UserRole, {})).toBe(1);
    const refused = await erase(frida, { password });
    expect([refused.status, refused.body?.code]).toEqual([409, 'last_admin']);
    await stage.app.app.get(UsersService, { strict: false }).makeAdmin(bjorn.email);
    expect((await erase(frida, { password })).status).toBe(204);
  });
});
