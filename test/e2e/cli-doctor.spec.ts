import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Finding } from '../../cli/doctor/finding.js';
import { migrations } from '../../migrations/migrations.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { runCli } from '../support/cli.js';
import { createTestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { startPageServer, type PageRoute, type PageServer } from '../support/page-server.js';
import { createTestRedis } from '../support/redis.js';
import { startSmtpServer, type SmtpInbox } from '../support/smtp-server.js';

const login = { user: 'utskick', pass: 'hemligt-losenord' };

let folder: string;
let stage: BillingStage;
let model: OpenAiServer;
let smtp: SmtpInbox;
let search: PageServer;
let silent: { port: number; close(): void };
let whole: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-doctor-'));
  stage = await startBillingStage();
  model = await startOpenAiServer();
  smtp = await startSmtpServer(login);
  const routes: Record<string, PageRoute> = {};
  search = await startPageServer(routes);
  const { host } = new URL(search.origin);
  routes[`${host}/search`] = { body: '{"results": []}', headers: { 'content-type': 'application/json' } };
  routes[`${host}/bara-html`] = '<!doctype html><title>Sök</title>';
  silent = await startSilentServer();
  whole = {
    ...stage.app.env,
    SMTP_URL: smtp.url.replace('//', `//${login.user}:${login.pass}@`),
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    SEARCH_URL: `${search.origin}/search`,
  };
});
afterAll(async () => {
  silent?.close();
  await Promise.all([stage?.close(), model?.close(), smtp?.close(), search?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Takes every connection and never says a word. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function doctor(changes: Record<string, string> = {}, ...more: string[]) {
  const { code, stdout, stderr } = await runCli(['doctor', '--json', '--timeout', '30', ...more], {
    ...whole,
    ...changes,
  });
  const findings = JSON.parse(stdout) as Finding[];
  const of = (name: string) => findings.find((finding) => finding.name === name);
  const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]));
  return { code, stdout, stderr, findings, of, states };
}

const queues = ['queue billing', 'queue analyses', 'queue experiments', 'queue accounts'];
const good = {
  configuration: 'ok',
  node: 'ok',
  postgresql: 'ok',
  'postgresql migrations': 'ok',
  'postgresql collation': 'ok',
  'postgresql clock': 'ok',
  redis: 'ok',
  'redis memory': 'ok',
  // What tests write to Redis is thrown away.
  'redis persistence': 'warning',
  ...Object.fromEntries(queues.map((queue) => [queue, 'ok'])),
  'data folder': 'ok',
  pictures: 'ok',
  mail: 'ok',
  stripe: 'ok',
  'stripe products': 'ok',
  'stripe tax rate': 'ok',
  model: 'ok',
  chromium: 'ok',
  search: 'ok',
  sites: 'ok',
};

const closed = async (scheme: string) => `${scheme}://127.0.0.1:${await freePort()}`;

describe('app-cli doctor', () => {
  it('looks at everything, in the same order, and tells no secrets', async () => {
    const seen = await doctor();
    expect(seen.states).toEqual(good);
    expect(Object.keys(seen.states)).toEqual(Object.keys(good));
    expect([seen.code, seen.stderr.trim()]).toEqual([
      0,
      '1 to think of: what to do stands after each arrow.',
    ]);
    expect(seen.of('postgresql')?.found).toMatch(/^127\.0\.0\.1:\d+\/test_\w+, 18\.\d.*answers in \d+ ms$/);
    expect(seen.of('postgresql migrations')?.found).toBe(`all ${migrations.length} have run`);
    expect(seen.of('redis persistence')?.remedy).toContain('appendonly yes');
    expect(seen.of('mail')?.found).toMatch(/greeted in \d+ ms, no TLS, logged in$/);
    expect(seen.of('stripe products')?.found).toBe('each has its price: single-report, package-3-reports');
    expect(seen.of('model')?.found).toMatch(/key accepted, knows gpt-5\.4-mini/);
    expect(seen.of('search')?.found).toMatch(/0 results in \d+ ms$/);
    const { password } = new URL(whole['DATABASE_URL']!);
    for (const secret of [password, login.pass, whole['JWT_SECRET']!, model.apiKey, 'sk_test_only_for_tests'])
      expect(seen.stdout).not.toContain(secret);
    expect([smtp.mails, model.requests]).toEqual([[], []]);
  });

  it('says it in lines for people, with what to do below', async () => {
    const { code, stdout, stderr } = await runCli(['--quiet', 'doctor', '--timeout', '30'], { ...whole });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ok {7}node {2,}v24\./m);
    expect(stdout).toMatch(/^warning {2}redis persistence {2,}off: .*\n {9}→ set "appendonly yes"/m);
  });

  it('tells each that is not there, without the others', async () => {
    const lost = await doctor({
      DATABASE_URL: `${await closed('postgresql')}/x`,
      SMTP_URL: await closed('smtp'),
      CHROMIUM_PATH: join(folder, 'no-chromium'),
    });
    expect(lost.code).toBe(2);
    const { 'postgresql migrations': _m, 'postgresql collation': _c, 'postgresql clock': _k, ...rest } = good;
    expect(lost.states).toEqual({
      ...rest,
      postgresql: 'wrong',
      mail: 'wrong',
      chromium: 'wrong',
      'stripe products': 'unknown',
      sites: 'unknown',
    });
    expect(lost.of('postgresql')?.found).toMatch(/^127\.0\.0\.1:\d+\/x: connection refused$/);
    expect(lost.of('postgresql')?.remedy).toContain('DATABASE_URL');
    expect(lost.of('mail')?.found).toMatch(/connection refused$/);
    expect(lost.of('chromium')?.found).toContain('no-chromium is no Chromium that starts');
  });

  it('tells a Redis that is not there, without the others', async () => {
    const { states, code, of } = await doctor({ REDIS_URL: await closed('redis') });
    const kept = Object.entries(good).filter(([name]) => !/^(queue |redis )/.test(name));
    expect([code, states]).toEqual([2, { ...Object.fromEntries(kept), redis: 'wrong', queues: 'unknown' }]);
    expect(of('redis')?.found).toMatch(/^127\.0\.0\.1:\d+: connection refused$/);
  });

  it('tells which key or password is not accepted', async () => {
    const asStranger = (url: string) => {
      const changed = new URL(url);
      changed.password = 'fel-losenord';
      return changed.href;
    };
    const { states, code, of, stdout } = await doctor({
      DATABASE_URL: asStranger(whole['DATABASE_URL']!),
      REDIS_URL: asStranger(whole['REDIS_URL']!),
      SMTP_URL: asStranger(whole['SMTP_URL']!),
      STRIPE_SECRET_KEY: 'sk_test_of_somebody_else',
      OPENAI_API_KEY: 'sk-of-somebody-else',
    });
    expect(code).toBe(2);
    for (const name of ['postgresql', 'redis', 'mail', 'stripe', 'model'])
      expect([name, states[name]]).toEqual([name, 'wrong']);
    expect(of('postgresql')?.remedy).toBe('set user and password in DATABASE_URL right');
    expect(of('redis')?.remedy).toBe('set user and password in REDIS_URL right');
    expect(of('mail')?.remedy).toBe('set user and password in SMTP_URL right');
    expect(of('stripe')).toMatchObject({ found: 'the key is not accepted' });
    expect(of('model')?.found).toMatch(/does not accept the key \(401\)$/);
    for (const secret of ['fel-losenord', 'sk_test_of_somebody_else', 'sk-of-somebody-else'])
      expect(stdout).not.toContain(secret);
  });

  it('cannot tell of what takes a connection and says nothing', async () => {
    const at = (scheme: string) => `${scheme}://127.0.0.1:${silent.port}`;
    const hanging = join(folder, 'hanging-chromium');
    writeFileSync(hanging, '#!/bin/sh\nexec sleep 15\n', { mode: 0o755 });
    const { states, code, of } = await doctor(
      {
        DATABASE_URL: `${at('postgresql')}/x`,
        REDIS_URL: at('redis'),
        SMTP_URL: at('smtp'),
        STRIPE_API_BASE: at('http'),
        OPENAI_BASE_URL: `${at('http')}/v1`,
        SEARCH_URL: at('http'),
        CHROMIUM_PATH: hanging,
      },
      '--timeout',
      '2',
    );
    const answers = ['configuration', 'node', 'data folder', 'pictures'].map((name) => [name, 'ok']);
    const others = [
      'postgresql',
      'redis',
      'queues',
      'mail',
      'stripe',
      'model',
      'chromium',
      'search',
      'sites',
    ];
    expect([code, states]).toEqual([
      3,
      Object.fromEntries([...answers, ...others.map((name) => [name, 'unknown'])]),
    ]);
    expect(of('postgresql')).toMatchObject({
      found: 'no answer within 2 s',
      remedy: expect.stringMatching(/--timeout/) as string,
    });
  });

  it('cannot tell of services of others that are down, and says what of them is set wrong', async () => {
    await stage.stripe.control.faults({ status: 500, count: 1_000 });
    try {
      const down = await doctor({
        OPENAI_MODEL: 'gpt-vår-egen',
        SEARCH_URL: `${search.origin}/bara-html`,
        IMAGE_STORE: `file:${join(folder, 'hanging-chromium', 'bilder')}`,
      });
      expect(down.of('stripe')).toMatchObject({
        state: 'unknown',
        remedy: expect.stringMatching(/status\.stripe\.com/) as string,
      });
      expect(down.of('model')).toMatchObject({
        state: 'wrong',
        remedy: 'set OPENAI_MODEL to one of its models: gpt-5.4, gpt-5.4-mini',
      });
      expect(down.of('search')).toMatchObject({
        state: 'wrong',
        remedy: expect.stringMatching(/search\.formats/) as string,
      });
      expect(down.of('pictures')).toMatchObject({
        state: 'wrong',
        remedy: expect.stringMatching(/IMAGE_STORE/) as string,
      });
      expect(down.code).toBe(2);
    } finally {
      await stage.stripe.control.faults({ count: 0 });
    }
  });

  it('names the migrations that have not run, and queues that nobody works on or that are paused', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    try {
      await client.connect();
      const last = migrations.at(-1)!.name;
      await client.query('delete from mikro_orm_migrations where name = $1', [last]);
      const behind = await doctor({ DATABASE_URL: database.url, REDIS_URL: await createTestRedis() });
      expect(behind.code).toBe(2);
      expect(behind.of('postgresql migrations')).toEqual({
        name: 'postgresql migrations',
        state: 'wrong',
        found: `pending: ${last}`,
        remedy: 'run "npx app-cli db migrate"',
      });
      for (const queue of queues)
        expect(behind.of(queue)).toMatchObject({
          state: 'wrong',
          remedy: expect.stringMatching(/ROLE=worker/) as string,
        });
    } finally {
      await client.end();
      await database.drop();
    }
    const control = stage.app.app.get(QueueControl, { strict: false });
    await control.pause('analyses');
    try {
      const paused = await doctor();
      expect([paused.code, paused.states]).toEqual([0, { ...good, 'queue analyses': 'warning' }]);
      expect(paused.of('queue analyses')?.remedy).toContain('queue resume analyses');
    } finally {
      await control.resume('analyses');
    }
  });

  it('works half configured, and lists every fault of the configuration', async () => {
    const { code, stdout } = await runCli(['doctor', '--json', '--timeout', '30'], {
      NODE_ENV: 'production',
      PORT: 'tre tusen',
      JWT_SECRET: 'kort',
      BROWSER_WITHOUT_SANDBOX: 'true',
      STRIPE_SECRET_KEY: 'sk_test_1234567',
      DATA_DIR: folder,
    });
    const findings = JSON.parse(stdout) as Finding[];
    const faults = findings.filter(({ name }) => name === 'configuration').map(({ found }) => found);
    for (const name of ['PORT', 'JWT_SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL'])
      expect(faults).toContainEqual(expect.stringMatching(`^${name}: `));
    expect(faults).toContainEqual(expect.stringContaining('a test key is refused in production'));
    const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ postgresql: 'wrong', redis: 'wrong', mail: 'wrong', stripe: 'wrong' });
    expect(states).toMatchObject({ node: 'ok', 'data folder': 'ok', chromium: 'ok', model: 'ok' });
    expect(code).toBe(2);
  });

  it('takes no time limit that is none', async () => {
    for (const wrong of ['0', '-1', 'lång', '601']) {
      const { code, stdout, stderr } = await runCli(['doctor', '--timeout', wrong], {});
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('a number of seconds from 0.1 to 600');
    }
  });
});
