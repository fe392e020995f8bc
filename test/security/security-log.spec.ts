import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { mailTo } from '../support/mail-folder.js';
import { createTestRedis } from '../support/redis.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

type Line = Record<string, unknown> & { event?: string };

const password = 'hemligt-lösenord';
const guess = 'inte-hans-lösenord';
/** Of the documentation (RFC 5737): public, and nobody's. */
const STRANGER = '198.51.100.77';

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-security-log-'));
  server = await startServerProcess({
    NODE_ENV: 'test',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
  });
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** The lines of security that a request has left, once it has been told as answered. */
async function told({ headers }: { headers: Headers }): Promise<Line[]> {
  const requestId = headers.get('x-request-id')!;
  const own = () => lines().filter((line) => line['requestId'] === requestId);
  await waitFor(() => own().some(({ msg }) => msg === 'Answered'), { what: 'the line of the request' });
  return own().filter(({ event }) => event !== undefined);
}

async function post(path: string, body: object, more: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': STRANGER, ...more },
    body: JSON.stringify(body),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { status: response.status, headers: response.headers, cookies: cookies.join('; ') };
}

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows as Record<string, unknown>[];
}

const logIn = ({ email }: { email: string }, given = password, more = {}) =>
  post('/auth/login', { email, password: given }, more);
const sessionsOf = async ({ userId }: ApiClient) =>
  (
    await sql('select family from refresh_sessions where user_id = $1 order by started_at, created_at', [
      userId,
    ])
  ).map(({ family }) => family as string);

/** Line and warning alike name the person; `sessionId` that of the session. */
const line = (event: string, level: 'info' | 'warn', fields: object) =>
  expect.objectContaining({ level, name: 'Security', event, requestId: expect.any(String), ...fields });

describe('the log of what guards accounts', () => {
  it('tells of each sign-in, and of each that is refused', async () => {
    const person = await signUp(server.url);
    const { userId } = person;
    const [first] = await sessionsOf(person);
    expect(lines()).toContainEqual(line('sign-in', 'info', { userId, sessionId: first, by: 'sign-up' }));

    const entered = await logIn(person);
    const [, second] = await sessionsOf(person);
    expect(await told(entered)).toEqual([
      line('sign-in', 'info', { userId, sessionId: second, by: 'password' }),
    ]);
    const wrong = await told(await logIn(person, guess));
    expect(wrong).toEqual([line('sign-in-refused', 'warn', { userId, why: 'password' })]);
    const [nobody, ...none] = await told(await logIn({ email: `${randomUUID()}@test.example` }));
    expect([nobody, none]).toEqual([line('sign-in-refused', 'warn', { why: 'nobody' }), []]);
    expect(nobody).not.toHaveProperty('userId');
  });

  it('tells of a session that ends, by whom, and of a refresh token that is used twice', async () => {
    const person = await signUp(server.url);
    const { userId } = person;
    const entered = await logIn(person, password, { cookie: person.cookies });
    const [first, second] = await sessionsOf(person);
    expect(await told(entered)).toEqual([
      line('sign-in', 'info', { userId, sessionId: second, by: 'password' }),
      line('session-ended', 'info', { userId, sessionId: first, by: 'sign-in', sessions: 1 }),
    ]);
    const left = await post('/auth/logout', {}, { cookie: entered.cookies });
    expect(await told(left)).toEqual([
      line('session-ended', 'info', { userId, sessionId: second, by: 'log-out', sessions: 1 }),
    ]);
    // Nothing ends twice.
    expect(await told(await post('/auth/logout', {}, { cookie: entered.cookies }))).toEqual([]);

    const own = await signUp(server.url);
    for (const _ of [1, 2]) await logIn(own);
    const [, phone] = await sessionsOf(own);
    expect(await told(await own.call('DELETE', `/account/sessions/${phone}`))).toEqual([
      line('session-ended', 'info', { userId: own.userId, sessionId: phone, by: 'owner', sessions: 1 }),
    ]);
    expect(await told(await own.call('DELETE', '/account/sessions'))).toEqual([
      line('session-ended', 'info', { userId: own.userId, by: 'owner', sessions: 1 }),
    ]);

    const everywhere = await signUp(server.url);
    await sql(
      `insert into refresh_sessions (id, family, user_id, token_hash, started_at, created_at, expires_at)
       select gen_random_uuid(), gen_random_uuid(), $1::uuid, $1::text || n, now(), now() + make_interval(secs => n),
              now() + interval '30 days' from generate_series(1, 50) n`,
      [everywhere.userId],
    );
    const { userId: owner } = everywhere;
    expect(await told(await logIn(everywhere))).toEqual([
      line('session-ended', 'info', { userId: owner, by: 'too-many', sessions: 2 }),
      line('sign-in', 'info', { userId: owner, sessionId: expect.any(String), by: 'password' }),
    ]);

    const robbed = await signUp(server.url);
    const renewed = await post('/auth/refresh', {}, { cookie: robbed.cookies });
    await post('/auth/refresh', {}, { cookie: renewed.headers.getSetCookie()[0]!.split(';')[0]! });
    const [stolen] = await sessionsOf(robbed);
    const again = await post('/auth/refresh', {}, { cookie: robbed.cookies });
    expect([again.status, await told(again)]).toEqual([
      401,
      [line('token-reused', 'warn', { userId: robbed.userId, sessionId: stolen })],
    ]);
  });

  it('tells of passwords that are changed, reset or refused, and of links that open nothing', async () => {
    const person = await signUp(server.url);
    const { userId } = person;
    for (const _ of [1, 2]) await logIn(person);
    const change = (old: string, newPassword: string) =>
      person.call('PUT', '/account/password', { password: old, newPassword });
    expect(await told(await change(guess, 'blåbär och mjölk'))).toEqual([
      line('password-refused', 'warn', { userId }),
    ]);
    expect(await told(await change(password, 'blåbär och mjölk'))).toEqual([
      line('password-changed', 'info', { userId, sessions: 2 }),
    ]);

    await post('/auth/reset', { email: person.email });
    const token = await linkOf(person.email);
    const reset = { token, password: 'lingon och mjölk' };
    // Only the session that changed the password was left.
    expect(await told(await post('/auth/reset/confirm', reset))).toEqual([
      line('password-reset', 'info', { userId, sessions: 1 }),
    ]);
    expect(await told(await post('/auth/reset/confirm', reset))).toEqual([
      line('link-refused', 'warn', { purpose: 'reset' }),
    ]);
  });

  it('tells of limits that are reached, and of who is refused by role or for a foreign page', async () => {
    const person = await signUp(server.url);
    for (let n = 0; n < 10; n += 1) await logIn(person, guess);
    const [limited, ...more] = await told(await logIn(person, guess));
    expect([limited, more]).toEqual([line('limit-reached', 'warn', { act: 'login', by: 'pair' }), []]);

    const refused = await person.call('GET', '/admin/users');
    expect([refused.status, await told(refused)]).toEqual([
      403,
      [line('access-refused', 'warn', { userId: person.userId, why: 'role' })],
    ]);
    const foreign = await post('/auth/login', {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, await told(foreign)]).toEqual([
      403,
      [line('access-refused', 'warn', { why: 'foreign page' })],
    ]);
    // A visitor without a token is told to sign in; nobody was refused anything.
    expect(await told(await callAs(server.url)('GET', '/admin/users'))).toEqual([]);
  });

  it('has told of each event that the manual lists, and of no other, and named nobody', () => {
    const manual = readFileSync('docs/operations.md', 'utf8').split('**Security.**')[1]!.split('\n\n**')[0]!;
    const listed = [...manual.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, event]) => event);
    const seen = new Set(lines().flatMap(({ event }) => event ?? []));
    expect(listed.length).toBeGreaterThan(8);
    expect([...seen].sort()).toEqual([...listed].sort());
    const said = server.output();
    for (const canary of ['@test.example', password, guess, 'mjölk', STRANGER])
      expect(said).not.toContain(canary);
  });
});

/** The secret of the link that was mailed. */
async function linkOf(email: string): Promise<string> {
  const mail = await mailTo({ config: { dataDir } }, email, 'Återställ ditt lösenord');
  return /mode=reset&token=([\w-]+)/.exec(mail)![1]!;
}
