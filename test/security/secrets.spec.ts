import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs } from '../support/api-client.js';
import { runCli } from '../support/cli.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { createTestRedis } from '../support/redis.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { startTestStripe, type TestStripe } from '../support/stripe.js';
import { waitFor } from '../support/wait-for.js';

/** Each stands nowhere else, so whatever holds one has it from here. */
const canary = (name: string) => `kanariefagel-${name}-7f3a9c`;
const password = canary('losenord');
const given = {
  jwt: canary('jwt-hemlighet-som-ar-lang-nog'),
  smtp: canary('smtp'),
  database: canary('databas'),
  redis: canary('redis'),
  card: '4000007000000031',
  mailText: canary('brevtext'),
  signature: canary('signatur'),
  cookie: canary('kaka'),
  token: canary('token'),
};

let adverts: AdvertServer;
let model: OpenAiServer;
let stripe: TestStripe;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let env: Record<string, string>;
/** A mail server that takes the log-in and refuses it, so that there is an error with all in it. */
let mail: Server;

beforeAll(async () => {
  adverts = await startAdvertServer();
  stripe = await startTestStripe();
  model = await startOpenAiServer({
    // As providers do, with the key of the request in the message.
    answer: () => ({ kind: 'status', status: 400, message: `Incorrect API key provided: ${model.apiKey}` }),
  });
  mail = createServer((socket) => {
    socket.on('error', () => undefined).write('220 test\r\n');
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (/^EHLO/i.test(said)) socket.write('250-test\r\n250 AUTH PLAIN LOGIN\r\n');
      else socket.write(`535 refused: ${said}`);
    });
  });
  await new Promise<void>((done) => mail.listen(0, '127.0.0.1', done));
  const { port } = mail.address() as { port: number };
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-secrets-'));
  env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    JWT_SECRET: given.jwt,
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
    DATA_DIR: dataDir,
    SCRAPING_HOST_MAP: adverts.hostMapText,
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    SMTP_URL: `smtp://utskick:${given.smtp}@127.0.0.1:${port}`,
    ...stripe.env,
  };
  server = await startServerProcess(env);
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await model?.close();
  await stripe?.close();
  await adverts?.close();
  mail?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function everything(): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  let all = '';
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    all += rows.map(({ row }) => row).join('\n');
  }
  await client.end();
  return all;
}

it('shows no secret in what it prints, answers and stores, in a life with every kind of fault', async () => {
  const answers: string[] = [];
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 400) answers.push(text);
    return { response, text };
  };
  const email = 'anna@test.example';
  const signup = await ask('POST', '/api/auth/signup', { email, password });
  expect(signup.response.status).toBe(201);
  const access = (JSON.parse(signup.text) as { session: { accessToken: string } }).session.accessToken;
  const refresh = signup.response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!.split('=')[1]!);
  expect(refresh.length).toBeGreaterThan(0);
  const call = callAs(server.url, access);

  await ask('POST', '/api/auth/login', { email, password: `${password}-fel` });
  await ask('POST', '/api/auth/login', { email, password, card: given.card, extra: [given.card] });
  await ask('POST', '/api/auth/login', `{"password":"${password}"`);
  await ask('POST', '/api/auth/refresh', undefined, { cookie: `refresh_token=${given.cookie}` });
  await ask('POST', '/api/auth/confirm', { token: given.token, password });
  await ask('POST', '/api/auth/reset/confirm', { token: given.token, password });
  // The mail server refuses with the log-in in its words.
  await ask('POST', '/api/auth/reset', { email });
  await waitFor(() => /mail/i.test(server.output()), { what: 'word of the mail' });
  await ask('POST', '/api/billing/webhook', { number: given.card }, { 'stripe-signature': given.signature });
  await ask('GET', `/api/analyses/${given.token}?token=${given.token}`, undefined, {
    authorization: `Bearer ${given.token}`,
  });
  await call('POST', '/checkout/credits', { productKey: 'single-report', termsAccepted: true });
  const { body } = await call<AnalysisView>('POST', '/analyses', { url: adverts.link('storgatan-1-1001') });
  await waitFor(
    async () => (await call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status === 'completed',
    { timeoutMs: 25_000, what: 'the analysis to end' },
  );
  expect(model.requests.length).toBeGreaterThan(0);
  const metrics = await ask('GET', '/api/metrics');
  await ask('GET', '/metrics');

  const secrets = [
    ...Object.values(given),
    password,
    access,
    ...refresh,
    model.apiKey,
    stripe.env.STRIPE_SECRET_KEY,
    stripe.env.STRIPE_WEBHOOK_SECRET,
  ];
  const places = {
    output: server.output(),
    answers: answers.join('\n'),
    rows: await everything(),
    metrics: metrics.text,
  };
  // Something stands in each, or nothing would be shown by what does not.
  expect(places.output).toContain('Answered');
  expect(answers.length).toBeGreaterThan(5);
  expect(places.rows).toContain(email);
  for (const [place, text] of Object.entries(places)) {
    expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []]);
    // Nor in another form: a header's base64, an address's escapes.
    const forms = secrets.flatMap((secret) => [
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(`\0utskick\0${secret}`).toString('base64').replace(/=+$/, ''),
    ]);
    expect([place, forms.filter((form) => text.includes(form))]).toEqual([place, []]);
  }
});

describe('services that cannot be reached, whose addresses hold passwords', () => {
  const dead = () => ({
    ...env,
    DATABASE_URL: `postgresql://drift:${given.database}@127.0.0.1:1/ingen`,
    REDIS_URL: `redis://drift:${given.redis}@127.0.0.1:1`,
  });
  const all = () => [
    given.database,
    given.redis,
    given.jwt,
    given.smtp,
    model.apiKey,
    stripe.env.STRIPE_SECRET_KEY,
  ];

  it.each([
    ['doctor', ['doctor', '--verbose']],
    ['doctor as JSON', ['doctor', '--json']],
    ['a command', ['users', 'list', '--verbose']],
    ['migrations', ['db', 'migrate', '--verbose']],
  ])(
    'are told of without them by the CLI (%s)',
    async (_, args) => {
      const { code, stdout, stderr } = await runCli(args, dead());
      expect(code).not.toBe(0);
      expect(`${stdout}${stderr}`.length).toBeGreaterThan(20);
      expect(all().filter((secret) => `${stdout}${stderr}`.includes(secret))).toEqual([]);
    },
    90_000,
  );

  it('are told of without them where the configuration is faulty', async () => {
    const faulty = {
      ...dead(),
      DATABASE_URL: `postgresql//${given.database}@x`,
      JWT_SECRET: 'kort-kanariefagel',
    };
    const { code, stdout, stderr } = await runCli(['users', 'list', '--verbose'], faulty);
    expect([code, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
    expect([...all(), 'kort-kanariefagel'].filter((secret) => `${stdout}${stderr}`.includes(secret))).toEqual(
      [],
    );
  });
});
