import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { UsersService } from '../../src/auth/users.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startSmtpServer, type SmtpInbox } from '../support/smtp-server.js';

const password = 'blåbär och mjölk';
const other = 'ett annat lösenord';

let inbox: SmtpInbox;
let app: TestApp;
beforeAll(async () => {
  inbox = await startSmtpServer();
  app = await startTestApp({
    SMTP_URL: inbox.url,
    AUTH_EMAIL_CONFIRMATION: 'true',
    PUBLIC_URL: 'https://visningsklar.example',
  });
});
afterAll(async () => {
  await app?.close();
  await inbox?.close();
});

/** Argon2 runs in threads of its own: each run is begun by one resource of this name. */
let hashes = 0;
const counting = createHook({
  init: (_id, type) => {
    if (type === 'argon2:HashWorker') hashes += 1;
  },
});

type Known = 'nobody' | 'confirmed' | 'not confirmed';
async function addressOf(known: Known): Promise<string> {
  const email = `${randomUUID()}@test.example`;
  const users = app.app.get(UsersService, { strict: false });
  if (known !== 'nobody') await users.create({ email, password, confirmed: known === 'confirmed' });
  return email;
}

/** All that a stranger sees of an answer, but for what names the request, and the work that it took. */
async function ask(path: string, body: { email: string; password?: string }) {
  hashes = 0;
  counting.enable();
  const response = await fetch(`${app.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = (await response.text())
    .replaceAll(body.email, '<address>')
    .replace(/"requestId":"[^"]+"/, '"requestId":""');
  counting.disable();
  const headers = [...response.headers]
    .filter(([name]) => name !== 'date' && name !== 'x-request-id' && name !== 'content-length')
    .sort();
  return { status: response.status, text, headers, cookies: response.headers.getSetCookie(), hashes };
}

const everybody: readonly Known[] = ['nobody', 'confirmed', 'not confirmed'];

describe('a stranger is answered alike for every address', () => {
  it('by the log-in, which compares one password', async () => {
    const answers: unknown[] = [];
    for (const known of everybody)
      answers.push(await ask('login', { email: await addressOf(known), password: other }));
    expect(answers[0]).toMatchObject({ status: 401, cookies: [], hashes: 1 });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('by the sign-up, which hashes one password and compares one', async () => {
    const answers: unknown[] = [];
    for (const known of everybody)
      answers.push(await ask('signup', { email: await addressOf(known), password: other }));
    // The password that somebody has chosen for an address before it was confirmed.
    answers.push(await ask('signup', { email: await addressOf('not confirmed'), password }));
    expect(answers[0]).toMatchObject({ status: 201, cookies: [], hashes: 2 });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('by the sign-up that refuses a common password, which asks nothing of the address', async () => {
    const answers: unknown[] = [];
    for (const known of everybody)
      answers.push(await ask('signup', { email: await addressOf(known), password: 'sommar2026' }));
    expect(answers[0]).toMatchObject({ status: 422, cookies: [], hashes: 0 });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('by the reset, which answers before it looks', async () => {
    const answers: unknown[] = [];
    for (const known of everybody) answers.push(await ask('reset', { email: await addressOf(known) }));
    expect(answers[0]).toMatchObject({ status: 202, text: '', cookies: [], hashes: 0 });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('when the limit is reached', async () => {
    const answers: unknown[] = [];
    for (const known of everybody) {
      const email = await addressOf(known);
      for (let n = 0; n < 3; n += 1) await ask('reset', { email });
      const { headers, ...told } = await ask('reset', { email });
      answers.push({ ...told, headers: headers.map(([name]) => name) });
    }
    expect(answers[0]).toMatchObject({ status: 429, hashes: 0 });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });
});
