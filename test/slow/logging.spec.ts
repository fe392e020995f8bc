import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { createTestRedis } from '../support/redis.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

type Line = Record<string, unknown> & { msg: string; err?: { stack?: string } };

const MAIL = 'anna.erasmusson@test.example';
/** What a stranger's token looks like: 32 random bytes. */
const TOKEN = 'q3Zk9xW_2sVb8nM-4tRy7uIo1pLkJhGfDsA0zXcVbNm';
/** What stands in a row and looks like nothing that could be known for it. */
const HOME = 'Storgatan 5, Lund';
const PUBLIC_IP = '89.160.20.112';

let adverts: AdvertServer;
let model: OpenAiServer;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let anna: ApiClient;

beforeAll(async () => {
  adverts = await startAdvertServer();
  model = await startOpenAiServer({
    answer: (_request, number) =>
      number === 0
        ? { kind: 'good' }
        : { kind: 'status', status: 400, message: `No answer for ${MAIL} from ${PUBLIC_IP}` },
  });
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-log-'));
  server = await startServerProcess({
    NODE_ENV: 'test',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
    DATA_DIR: dataDir,
    SCRAPING_HOST_MAP: adverts.hostMapText,
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    LOG_LEVEL: 'trace',
    LOG_FORMAT: 'json',
  });
  anna = await signUp(server.url, { email: MAIL });
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await model?.close();
  await adverts?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const mailsIn = (folder: string): string[] =>
  existsSync(join(folder, 'mail'))
    ? readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'))
    : [];

async function analysed(slug: string): Promise<{ id: string; requestId: string }> {
  const { body, headers } = await anna.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) });
  await waitFor(
    async () =>
      (await anna.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status !== 'processing' &&
      lines().some(({ msg, analysisId }) => msg === 'Job ended' && analysisId === body.id),
    { timeoutMs: 25_000, what: `the analysis of ${slug} to end` },
  );
  return { id: body.id, requestId: headers.get('x-request-id')! };
}

it('tells a whole life by ids, and names nobody', async () => {
  const good = await analysed('storgatan-1-1001');
  await analysed('storgatan-2-1002');
  for (const slug of ['blockerad-1007', 'borttagen-1006', 'ingen-annons-1008', 'trasiga-bilder-1005'])
    await analysed(slug);

  const visitor = callAs(server.url);
  await visitor('POST', '/auth/login', { email: MAIL, password: 'helt-fel-lösenord' });
  await visitor('POST', '/auth/reset', { email: MAIL });
  await waitFor(() => mailsIn(dataDir).length > 0, { what: 'the mail' });
  await visitor('POST', '/auth/reset/confirm', { token: TOKEN, password: 'nytt-lösenord-här' });
  await fetch(`${server.url}/api/analyses/${MAIL}?token=${TOKEN}`, {
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'x-forwarded-for': PUBLIC_IP,
      'x-request-id': 'chosen-by-me',
    },
  });
  await fetch(`${server.url}/reset?token=${TOKEN}`);

  // What the database refuses is a fault of ours, told whole to us and not at all to her.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter table analyses rename to analyses_away');
  const fault = await anna.call<{ code: string; requestId: string }>('GET', '/analyses?search=Erasmusson');
  await client.query('alter table analyses_away rename to analyses');
  // And the row that it refuses, with all that stands in it.
  await client.query(
    `alter table analyses add column home text default '${HOME}', add column needed int not null default 1;
     alter table analyses alter column needed drop default`,
  );
  const refused = await anna.call<{ requestId: string }>('POST', '/analyses', {
    url: adverts.link('storgatan-3-1003'),
  });
  await client.query('alter table analyses drop column home, drop column needed');
  await client.end();
  expect(refused.status).toBe(500);
  await waitFor(
    () => lines().some(({ requestId, status }) => requestId === refused.body.requestId && status),
    {
      what: 'the line of the refused row',
    },
  );
  expect([fault.status, fault.body.code]).toEqual([500, 'internal']);
  expect(fault.body.requestId).toBe(fault.headers.get('x-request-id'));
  await waitFor(() => lines().some(({ requestId, status }) => requestId === fault.body.requestId && status), {
    what: 'the line of the failed request',
  });

  const of = (id: string) => lines().filter(({ requestId }) => requestId === id);
  const failed = of(fault.body.requestId);
  expect(failed).toContainEqual(
    expect.objectContaining({ route: '/api/analyses', method: 'GET', status: 500, userId: anna.userId }),
  );
  expect(failed.find(({ level }) => level === 'error')?.err?.stack).toContain('src/analyses/');
  const told = of(refused.body.requestId).find(({ level }) => level === 'error');
  expect(told?.msg).toMatch(/"needed" .*violates not-null constraint\s+- detail: …$/s);

  expect(of(good.requestId)).toContainEqual(
    expect.objectContaining({
      msg: 'Answered',
      route: '/api/analyses',
      method: 'POST',
      status: 201,
      userId: anna.userId,
      ms: expect.any(Number),
    }),
  );
  expect(of(good.requestId)).toContainEqual(
    expect.objectContaining({
      msg: 'Job ended',
      job: 'run-analysis',
      jobId: `${good.id}:1`,
      analysisId: good.id,
      attempt: 1,
      run: 1,
      outcome: 'done',
      ms: expect.any(Number),
    }),
  );
  expect(lines().filter(({ requestId }) => requestId === 'chosen-by-me')).toEqual([]);
  // The sites that refused were told of, or nothing here would show that their addresses are kept out.
  expect(
    lines().filter(({ msg }) => msg.includes('https://exempelmaklaren.example/…')).length,
  ).toBeGreaterThan(2);

  const mail = mailsIn(dataDir)
    .map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'))
    .join('\n');
  const [, sent] = /token=3?D?=?\r?\n?([\w-]{20,})/.exec(mail.replace(/=\r?\n/g, '')) ?? [];
  expect(sent).toBeDefined();
  const canaries = [
    'erasmusson',
    'storgatan',
    'bildgatan',
    'objekt/',
    'lösenord',
    PUBLIC_IP,
    TOKEN,
    sent!,
    anna.token,
    anna.cookies.split(/[=;]/)[1]!,
    model.apiKey,
    HOME,
  ];
  const said = server.output().toLowerCase();
  expect(canaries.filter((canary) => said.includes(canary.toLowerCase()))).toEqual([]);
  expect(said).not.toMatch(/(unhandled|deprecat)/);
});
