import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AttemptLimitsService } from '../../src/auth/attempt-limits.service.js';
import { EmailToken } from '../../src/auth/email-token.entity.js';
import { inTurn } from '../../src/auth/in-turn.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { hashDevice } from '../../src/auth/secret-token.js';
import { User } from '../../src/auth/user.entity.js';
import { MailboxModule } from '../../src/embedded/mailbox.module.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { type SmtpInbox, startSmtpServer } from '../support/smtp-server.js';
import { waitFor } from '../support/wait-for.js';

const site = 'https://visningsklar.example';
const password = 'rabarber-saft';
let app: TestApp;
let inbox: SmtpInbox;

beforeAll(async () => {
  inbox = await startSmtpServer();
  app = await startTestApp({
    SMTP_URL: inbox.url,
    AUTH_EMAIL_CONFIRMATION: 'true',
    PUBLIC_URL: site,
    LIMITS: 'free-reports.domain=2',
  });
});
afterAll(async () => {
  await app?.close();
  await inbox.close();
});

/** Each of a domain of its own, for one domain has free reports for so many accounts a day. */
const address = (domain = `${randomUUID()}.example`) => `${randomUUID()}@${domain}`;

async function post(path: string, body: unknown, cookie?: string) {
  const response = await fetch(`${app.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: text === '' ? undefined : JSON.parse(text),
    cookie: response.headers.getSetCookie()[0],
  };
}

/** The token of the one link of this kind in the mail; it stands in both forms. */
async function linkToken(mode: 'confirm' | 'reset', email: string, nth = 1): Promise<string> {
  const mail = await inbox.mailTo(email, nth);
  const token = mail.text?.match(
    new RegExp(`^${site.replaceAll('.', '\\.')}/auth\\?mode=${mode}&token=([\\w-]{43})$`, 'm'),
  )?.[1];
  expect(token).toBeDefined();
  expect(mail.html).toContain(`href="${site}/auth?mode=${mode}&amp;token=${token}"`);
  return token!;
}

async function confirmedUser() {
  const email = address();
  await post('signup', { email, password });
  const answer = await post('confirm', { token: await linkToken('confirm', email), password });
  expect(answer.status).toBe(200);
  return { email, cookie: answer.cookie!.split(';')[0]!, token: answer.body.session.accessToken as string };
}

/** As if so many had guessed at the password from many places that a new place is not heard. */
async function guessedAt(email: string): Promise<void> {
  const limits = app.app.get(AttemptLimitsService, { strict: false });
  for (let n = 0; n < 100; n += 1) await limits.count('login', email, `2001:db8:${n.toString(16)}::1`);
}

/** Asked outside of any transaction: within one, PostgreSQL goes on telling of the connections that there were at first. */
async function somebodyWaits(): Promise<boolean> {
  const waiting = await app.app
    .get(EntityManager)
    .fork()
    .execute<object[]>(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  return waiting.length > 0;
}

const me = async (token: string) =>
  (await fetch(`${app.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('confirming the address', () => {
  it('comes before the first session', async () => {
    const email = address();
    const signup = await post('signup', { email, password: 'rabarber-saft' });
    expect(signup.status).toBe(201);
    expect(signup.body.session).toBeNull();
    expect(signup.cookie).toBeUndefined();

    expect((await post('login', { email, password: 'gissning' })).body.code).toBe('wrong_credentials');
    const first = await linkToken('confirm', email);
    const login = await post('login', { email, password: 'rabarber-saft' });
    expect([login.status, login.body.code]).toEqual([403, 'email_not_confirmed']);

    // The log-in sent a new link, which replaces the first.
    const second = await linkToken('confirm', email, 2);
    expect((await post('confirm', { token: first, password })).status).toBe(422);
    const confirmed = await post('confirm', { token: second, password });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.user.email).toBe(email);
    expect(confirmed.cookie).toContain('; Secure');
    expect(await me(confirmed.body.session.accessToken)).toBe(200);

    const again = await post('confirm', { token: second, password });
    expect([again.status, again.body.code, again.cookie]).toEqual([422, 'link_invalid', undefined]);
    expect((await post('login', { email, password: 'rabarber-saft' })).status).toBe(200);
  });

  it('asks for the password, so that no click lets in whoever signed up with an address of another', async () => {
    const email = address();
    await post('signup', { email, password: 'inkräktarens eget' });
    const token = await linkToken('confirm', email);
    expect((await post('confirm', { token })).status).toBe(422);
    const guess = await post('confirm', { token, password: 'ägarens gissning' });
    expect([guess.status, guess.body.errors, guess.cookie]).toEqual([
      422,
      [{ path: 'password', message: 'Lösenordet stämmer inte.' }],
      undefined,
    ]);
    const stranger = { email, password: 'inkräktarens eget' };
    expect((await post('login', stranger)).body.code).toBe('email_not_confirmed');

    // The owner who wants the account chooses a password, and the stranger's is worth nothing.
    await post('reset', { email });
    const reset = await linkToken('reset', email, 3);
    expect((await post('reset/confirm', { token: reset, password: 'valt av ägaren' })).status).toBe(204);
    expect((await post('login', stranger)).body.code).toBe('wrong_credentials');
    expect((await post('login', { email, password: 'valt av ägaren' })).status).toBe(200);
  });

  it('keeps the link for the one who mistypes the password', async () => {
    const email = address();
    await post('signup', { email, password });
    const token = await linkToken('confirm', email);
    expect((await post('confirm', { token, password: 'rabarber-sylt' })).body.code).toBe('wrong_password');
    expect((await post('confirm', { token, password })).status).toBe(200);
  });

  it('counts the passwords that are tried with a link as attempts to log in', async () => {
    const email = address();
    await post('signup', { email, password });
    const token = await linkToken('confirm', email);
    for (let n = 1; n <= 10; n += 1)
      expect((await post('confirm', { token, password: `gissning ${n}` })).status).toBe(422);
    expect((await post('confirm', { token, password })).status).toBe(429);
    expect((await post('login', { email, password })).status).toBe(429);
  });

  it('is nothing that guessers elsewhere can prevent', async () => {
    const email = address();
    await post('signup', { email, password });
    await guessedAt(email);
    expect((await post('login', { email, password })).status).toBe(429);
    expect((await post('confirm', { token: await linkToken('confirm', email), password })).status).toBe(200);
  });

  it('is when the free reports are given, also to those without a device', async () => {
    const email = address();
    const balance = () =>
      app.app
        .get(EntityManager)
        .fork()
        .execute<{ amount: number }[]>(
          `select amount from credit_entries join users on users.id = user_id where email = ?`,
          [email],
        );
    await post('signup', { email, password });
    expect(await balance()).toEqual([]);
    // One of its own, for those without a device are told apart by network and browser.
    await fetch(`${app.url}/api/auth/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': email },
      body: JSON.stringify({ token: await linkToken('confirm', email), password }),
    });
    expect(await balance()).toEqual([{ amount: 3 }]);
  });

  it('is awaited from the sign-up on, until the address is proved by either link', async () => {
    const isAwaited = async (email: string) => {
      const em = app.app.get(EntityManager).fork();
      return (await em.findOneOrFail(User, { email })).awaitsConfirmation;
    };
    const [one, other] = [address(), address()];
    for (const email of [one, other]) {
      await post('signup', { email, password });
      expect(await isAwaited(email)).toBe(true);
    }
    await post('confirm', { token: await linkToken('confirm', one), password });
    await post('reset', { email: other });
    await post('reset/confirm', { token: await linkToken('reset', other, 2), password });
    expect([await isAwaited(one), await isAwaited(other)]).toEqual([false, false]);
  });

  it('is no error for an account that is removed while the link is made', async () => {
    const email = address();
    await post('signup', { email, password });
    const em = app.app.get(EntityManager).fork();
    let login: ReturnType<typeof post> | undefined;
    await em.transactional(async (em) => {
      // As the rules of retention do it, without taking turns.
      await em.nativeDelete(User, { email });
      login = post('login', { email, password });
      await waitFor(somebodyWaits, { what: 'a wait for a lock' });
    });
    const answer = await login!;
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
  });

  it('says in the mail what to do if it was somebody else', async () => {
    const email = address();
    await post('signup', { email, password });
    const { text } = await inbox.mailTo(email);
    expect(text).toContain('Var det inte du? Bekräfta inte.');
    expect(text).toContain('Ett konto som inte bekräftas raderas efter en vecka.');
    expect(text).toContain(`${site}/auth?mode=reset`);
  });

  it('lets one of two who use the link at once in', async () => {
    const email = address();
    await post('signup', { email, password: 'rabarber-saft' });
    const token = await linkToken('confirm', email);
    const answers = await Promise.all([
      post('confirm', { token, password }),
      post('confirm', { token, password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('does not tell a stranger that an address is taken; its owner learns it by mail', async () => {
    const { email } = await confirmedUser();
    const taken = await post('signup', { email, password: 'ett annat' });
    const fresh = await post('signup', { email: address(), password: 'ett annat' });
    expect(taken.status).toBe(201);
    expect(taken.status).toBe(fresh.status);
    expect({ ...taken.body.user, email: '' }).toEqual({ ...fresh.body.user, email: '' });
    expect(taken.body.session).toBeNull();
    const mail = await inbox.mailTo(email, 2);
    expect(mail.subject).toBe('Du har redan ett konto');
    expect(mail.text).toContain(`${site}/auth?mode=reset`);
    expect((await post('login', { email, password: 'ett annat' })).status).toBe(401);
    expect((await post('login', { email, password: 'rabarber-saft' })).status).toBe(200);
  });

  it.each([
    ['before', ['inkräktarens', 'ägarens eget']],
    ['after', ['ägarens eget', 'inkräktarens']],
  ])('lets nobody who signs up %s the owner into the account', async (_when, [first, second]) => {
    const email = address();
    await post('signup', { email, password: first });
    const early = await linkToken('confirm', email);
    await post('signup', { email, password: second });
    // Whoever reads the mail chooses the password, so that no click on any link brings a stranger's into force.
    const choose = await linkToken('reset', email, 2);
    expect((await inbox.mailTo(email, 2)).subject).toBe('Välj lösenord till ditt konto');
    expect((await post('confirm', { token: early, password })).status).toBe(422);
    for (const password of [first, second])
      expect((await post('login', { email, password })).body.code).toBe('wrong_credentials');

    expect((await post('reset/confirm', { token: choose, password: 'valt av ägaren' })).status).toBe(204);
    expect((await post('login', { email, password: 'inkräktarens' })).status).toBe(401);
    expect((await post('login', { email, password: 'valt av ägaren' })).status).toBe(200);
  });

  it('sends a new link to the one who signs up again with the same password', async () => {
    const email = address();
    await post('signup', { email, password: 'rabarber-saft' });
    await post('signup', { email, password: 'rabarber-saft' });
    expect((await post('confirm', { token: await linkToken('confirm', email, 2), password })).status).toBe(
      200,
    );
    expect((await post('login', { email, password: 'rabarber-saft' })).status).toBe(200);
  });

  it('says in the mail when it was asked for', async () => {
    const email = address();
    await post('signup', { email, password: 'rabarber-saft' });
    await post('signup', { email, password: 'ett annat' });
    const time = /Begärt \d{1,2} [a-z]+ 20\d\d kl\. \d\d:\d\d/;
    expect((await inbox.mailTo(email)).text).toMatch(time);
    expect((await inbox.mailTo(email, 2)).text).toMatch(time);
  });

  it('leaves no other link alive when one was used', async () => {
    const email = address();
    await post('signup', { email, password: 'rabarber-saft' });
    const confirm = await linkToken('confirm', email);
    await post('reset', { email });
    const reset = await linkToken('reset', email, 2);
    expect((await post('reset/confirm', { token: reset, password: 'nytt ord' })).status).toBe(204);
    expect((await post('confirm', { token: confirm, password })).status).toBe(422);
  });

  it('sends no more links to one who logs in over and over than to one who asks for a new password', async () => {
    const email = address();
    await post('signup', { email, password });
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await post('login', { email, password })).body);
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill('email_not_confirmed'));
    expect(answers.map(({ detail }) => detail)).toEqual([
      ...Array(3).fill('Bekräfta din e-postadress först. Vi har skickat en ny länk till dig.'),
      ...Array(3).fill(
        'Bekräfta din e-postadress först. Länken finns i det senaste mejlet från oss. Titta även i skräpposten.',
      ),
    ]);
    expect(inbox.mails.filter(({ to }) => to.includes(email))).toHaveLength(4);
    // They are counted together.
    expect((await post('reset', { email })).status).toBe(429);
    expect((await post('confirm', { token: await linkToken('confirm', email, 4), password })).status).toBe(
      200,
    );
  });

  it('tells when the mail could not be sent, and works at the next try', async () => {
    const email = address();
    inbox.refuse(true);
    const failed = await post('signup', { email, password: 'rabarber-saft' });
    inbox.refuse(false);
    expect([failed.status, failed.body.detail]).toEqual([
      503,
      'Vi kunde inte skicka mejlet just nu. Försök igen om en stund.',
    ]);
    expect((await post('signup', { email, password: 'rabarber-saft' })).status).toBe(201);
    expect((await post('confirm', { token: await linkToken('confirm', email), password })).status).toBe(200);
  });
});

describe('the free reports go by the device', () => {
  /** A device that has had its own, of somebody who signs up with addresses of others. */
  const used = randomUUID();
  beforeAll(async () => {
    const email = address();
    await post('signup', { email, password, deviceId: used });
    await post('confirm', { token: await linkToken('confirm', email), password, deviceId: used });
    expect(await given(email)).toEqual({ reports: 3, device: hashDevice(used) });
  });

  async function given(email: string) {
    const em = app.app.get(EntityManager).fork();
    const { id, deviceHash } = await em.findOneOrFail(User, { email });
    const [{ reports }] = (await em.execute(
      'select coalesce(sum(amount), 0)::int as reports from credit_entries where user_id = ?',
      [id],
    )) as [{ reports: number }];
    return { reports, device: deviceHash };
  }

  it('of whoever chooses the password by mail, not of a stranger who signed up first', async () => {
    const [email, own] = [address(), randomUUID()];
    await post('signup', { email, password: 'inkräktarens', deviceId: used });
    await post('signup', { email, password: 'ägarens eget', deviceId: own });
    expect(await given(email)).toEqual({ reports: 0, device: null });
    const token = await linkToken('reset', email, 2);
    await post('reset/confirm', { token, password: 'valt av ägaren', deviceId: own });
    expect(await given(email)).toEqual({ reports: 3, device: hashDevice(own) });
  });

  it('of whoever confirms, however its id is written', async () => {
    const [email, own] = [address(), randomUUID()];
    await post('signup', { email, password, deviceId: used });
    const token = await linkToken('confirm', email);
    await post('confirm', { token, password, deviceId: own.toUpperCase() });
    expect(await given(email)).toEqual({ reports: 3, device: hashDevice(own) });
  });

  it('and not once more to one that has had them', async () => {
    const email = address();
    await post('signup', { email, password, deviceId: randomUUID() });
    await post('confirm', { token: await linkToken('confirm', email), password, deviceId: used });
    expect(await given(email)).toEqual({ reports: 0, device: hashDevice(used) });
  });

  it('even if an earlier version has kept the one of the sign-up', async () => {
    const [email, own] = [address(), randomUUID()];
    await post('signup', { email, password });
    const em = app.app.get(EntityManager).fork();
    await em.nativeUpdate(User, { email }, { deviceHash: hashDevice(used) });
    await post('confirm', { token: await linkToken('confirm', email), password, deviceId: own });
    expect(await given(email)).toEqual({ reports: 3, device: hashDevice(own) });
  });

  it('end with the number that one domain of mail may have, among those who proved an address there', async () => {
    const domain = 'en-fangstdoman.se';
    const reports: number[] = [];
    for (let n = 1; n <= 3; n += 1) {
      const email = address(domain);
      // A sign-up alone counts nothing: anybody can make one.
      await post('signup', { email: address(domain), password });
      await post('signup', { email, password });
      await post('confirm', { token: await linkToken('confirm', email), password, deviceId: randomUUID() });
      reports.push((await given(email)).reports);
    }
    expect(reports).toEqual([3, 3, 0]);
  });

  it('asks for an id that is one', async () => {
    for (const path of ['confirm', 'reset/confirm'])
      expect((await post(path, { token: 'x', password, deviceId: 'iphone' })).body.errors).toEqual([
        { path: 'deviceId', message: 'Ogiltigt enhets-id' },
      ]);
  });
});

describe('resetting the password', () => {
  it('sets it, once, and ends every session', async () => {
    const { email, cookie, token } = await confirmedUser();
    expect(await me(token)).toBe(200);
    expect((await post('reset', { email })).status).toBe(202);
    const link = await linkToken('reset', email, 2);
    expect((await inbox.mailTo(email, 2)).subject).toBe('Återställ ditt lösenord');

    // A link for one purpose does not serve another.
    expect((await post('confirm', { token: link, password })).status).toBe(422);
    expect((await post('reset/confirm', { token: link, password: 'nytt ord' })).status).toBe(204);
    expect((await post('reset/confirm', { token: link, password: 'annat ord' })).status).toBe(422);

    expect(await me(token)).toBe(401);
    expect((await post('refresh', {}, cookie)).status).toBe(401);
    expect((await post('login', { email, password: 'rabarber-saft' })).status).toBe(401);
    expect((await post('login', { email, password: 'nytt ord' })).status).toBe(200);
    expect((await inbox.mailTo(email, 3)).subject).toBe('Ditt lösenord är ändrat');
  });

  it('opens the account where it was done, whoever guesses elsewhere', async () => {
    const { email } = await confirmedUser();
    await guessedAt(email);
    await post('reset', { email });
    const token = await linkToken('reset', email, 2);
    expect((await post('reset/confirm', { token, password: 'nytt ord' })).status).toBe(204);
    expect((await post('login', { email, password: 'nytt ord' })).status).toBe(200);
  });

  it('answers the same for an unknown address and when the mail cannot be sent', async () => {
    const { email } = await confirmedUser();
    const stranger = address();
    const unknown = await post('reset', { email: stranger });
    const known = await post('reset', { email });
    expect([known.status, known.text]).toEqual([202, '']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await linkToken('reset', email, 2);
    expect(inbox.mails.some(({ to }) => to.includes(stranger))).toBe(false);

    inbox.refuse(true);
    const failing = await post('reset', { email });
    expect([failing.status, failing.text]).toEqual([known.status, known.text]);
    await waitFor(() => inbox.refused.includes(email));
    inbox.refuse(false);
  });

  it('is nothing to anybody, nor an error, for an account that is erased meanwhile', async () => {
    const { email } = await confirmedUser();
    const errors = jest.spyOn(Logger.prototype, 'error');
    const em = app.app.get(EntityManager).fork();
    await em.transactional(async (em) => {
      const { id } = await em.findOneOrFail(User, { email });
      await inTurn(em, id);
      await em.nativeDelete(User, { id });
      expect((await post('reset', { email })).status).toBe(202);
      await waitFor(somebodyWaits, { what: 'a wait for a lock' });
    });
    // All that was begun in the background is done then.
    await app.app.get(PasswordsService).onModuleDestroy();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    expect(inbox.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('gives the link an hour, and a confirmation two days', async () => {
    const email = address();
    await post('signup', { email, password: 'rabarber-saft' });
    const confirm = await linkToken('confirm', email);
    await post('reset', { email });
    const reset = await linkToken('reset', email, 2);
    const em = app.app.get(EntityManager).fork();
    const tokens = await em.find(EmailToken, { user: { email } }, { orderBy: { purpose: 'asc' } });
    const hours = tokens.map(({ purpose, createdAt, expiresAt }) => [
      purpose,
      Math.round((expiresAt.getTime() - createdAt.getTime()) / 3_600_000),
    ]);
    expect(hours).toEqual([
      ['confirm', 48],
      ['reset', 1],
    ]);
    for (const token of tokens) token.expiresAt = new Date(Date.now() - 1_000);
    await em.flush();
    expect((await post('confirm', { token: confirm, password })).status).toBe(422);
    expect((await post('reset/confirm', { token: reset, password: 'nytt ord' })).status).toBe(422);
  });

  it('proves the address as well', async () => {
    const email = address();
    await post('signup', { email, password: 'rabarber-saft' });
    await linkToken('confirm', email);
    await post('reset', { email });
    const token = await linkToken('reset', email, 2);
    expect((await post('reset/confirm', { token, password: 'nytt ord' })).status).toBe(204);
    expect((await post('login', { email, password: 'nytt ord' })).status).toBe(200);
  });
});

describe('the mailbox of the local start', () => {
  it('shows the mail that was kept, with its link', async () => {
    const local = await startTestApp({}, { modules: [MailboxModule], sampleLinks: [] });
    try {
      const page = async (path: string) => {
        const response = await fetch(`${local.url}${path}`);
        return { status: response.status, headers: response.headers, html: await response.text() };
      };
      expect((await page('/mail')).html).toMatch(/Brevlåda[^]*Inga mejl än/);
      const send = (path: string, body: object) =>
        fetch(`${local.url}/api/auth/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await send('signup', { email: 'anna@example.se', password: 'rabarber-saft' });
      await send('reset', { email: 'anna@example.se' });
      await waitFor(async () => (await page('/mail')).html.includes('Återställ ditt lösenord'));
      const list = await page('/mail');
      expect(list.headers.get('content-type')).toContain('text/html');
      const mail = await page(list.html.match(/href="(\/mail\/[^"]+)"/)![1]!);
      expect(mail.status).toBe(200);
      expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(mail.html).toMatch(/sandbox="[^"]*" srcdoc="[^"]*mode=reset&amp;amp;token=[\w-]{43}/);
      expect((await page('/mail/..%2F..%2Fpackage')).status).toBe(404);
      expect((await page('/mail/finns-inte')).status).toBe(404);
    } finally {
      await local.close();
    }
  });

  it('is not there otherwise', async () => {
    expect(await (await fetch(`${app.url}/mail`)).text()).not.toContain('Brevlåda');
  });
});
