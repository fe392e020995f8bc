import { EntityManager } from '@mikro-orm/postgresql';
import { createHook } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onWhoseBehalf } from '../../src/shared/on-behalf-of.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startSmtpServer, type SmtpInbox } from '../support/smtp-server.js';

const password = 'rabarber-saft';
let inbox: SmtpInbox;
let app: TestApp;
beforeAll(async () => {
  inbox = await startSmtpServer();
  app = await startTestApp({
    SMTP_URL: inbox.url,
    AUTH_EMAIL_CONFIRMATION: 'true',
    PUBLIC_URL: 'https://visningsklar.example',
  });
  // Reads what the first one needs.
  await signedUp();
});
afterAll(async () => {
  await app?.close();
  await inbox?.close();
});

async function post(path: string, body: unknown): Promise<number> {
  // A name would need a thread to be looked up.
  const response = await fetch(`${app.url.replace('localhost', '127.0.0.1')}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

async function signedUp(): Promise<string> {
  const email = `${randomUUID()}@test.example`;
  expect(await post('signup', { email, password })).toBe(201);
  return email;
}
const tokenOf = async (email: string, nth: number) =>
  /&token=([\w-]{43})$/m.exec((await inbox.mailTo(email, nth)).text!)![1]!;

/** Keeps every thread in which passwords are hashed waiting, until the answer is called. */
async function holdThreads(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-threads-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
  // Whoever opens a pipe to read it waits for one who writes.
  const waiting = Array.from({ length: threads }, () => open(pipe));
  return async () => {
    const writer = openSync(pipe, 'r+');
    for (const file of await Promise.all(waiting)) await file.close();
    closeSync(writer);
    rmSync(folder, { recursive: true });
  };
}

/** How many transactions are open and idle while the first password of a request is worked on, and what it is answered. */
async function whileHashing(ask: () => Promise<number>) {
  const em = app.app.get(EntityManager).fork();
  // Connections that are there need no thread.
  await Promise.all(Array.from({ length: 4 }, () => em.fork().execute('select pg_sleep(0.1)')));
  let begun = (): void => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const hashing = createHook({
    // A new hash begins with its salt. Others of this process ask for random bytes as well, but not for whoever asks us.
    init: (_id, type) => {
      const isPassword = type === 'argon2:HashWorker' || type === 'RANDOMBYTESREQUEST';
      if (isPassword && onWhoseBehalf() !== '') begun();
    },
  });
  const letGo = await holdThreads();
  hashing.enable();
  const answer = ask();
  try {
    await isBegun;
    const [{ idle }] = (await em.execute(
      `select count(*)::int as idle from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )) as [{ idle: number }];
    await letGo();
    return { idle, status: await answer };
  } finally {
    hashing.disable();
  }
}

describe('no connection to the database waits for a password', () => {
  it('of a sign-up', async () => {
    const email = `${randomUUID()}@test.example`;
    expect(await whileHashing(() => post('signup', { email, password }))).toEqual({ idle: 0, status: 201 });
  });

  it('that a confirmation is asked for', async () => {
    const token = await tokenOf(await signedUp(), 1);
    expect(await whileHashing(() => post('confirm', { token, password }))).toEqual({ idle: 0, status: 200 });
  });

  it('that a reset brings', async () => {
    const email = await signedUp();
    await post('reset', { email });
    const token = await tokenOf(email, 2);
    expect(await whileHashing(() => post('reset/confirm', { token, password: 'nytt-lösenord' }))).toEqual({
      idle: 0,
      status: 204,
    });
  });
});
