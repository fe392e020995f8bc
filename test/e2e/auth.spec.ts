import { EntityManager } from '@mikro-orm/postgresql';
import { JwtService } from '@nestjs/jwt';
import { createHash, randomUUID } from 'node:crypto';
import type { CurrentUser } from '../../src/shared/http/access.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { callAs } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';

/** All that the answers here may hold, of a session, an account or a problem: a test reads the part that it expects. */
interface Body {
  refusal: string | null;
  user: CurrentUser;
  session: { accessToken: string; expiresAt: string };
  email: string;
  isAdmin: boolean;
  freeReportsRemaining: number;
  code: string;
  detail: string;
  errors: { path: string; message: string }[];
}

interface Answer {
  status: number;
  body: Body;
  headers: Headers;
  /** The whole Set-Cookie line of the refresh token, if any. */
  cookie: string | undefined;
  /** Its value. */
  refreshToken: string | undefined;
}

let app: TestApp;

beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

async function call(
  method: string,
  path: string,
  options: { body?: unknown; token?: string; refreshToken?: string | undefined } = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.refreshToken === undefined ? {} : { cookie: `refresh_token=${options.refreshToken}` }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('refresh_token='));
  return {
    status: response.status,
    body: (text === '' ? undefined : JSON.parse(text)) as Body,
    headers: response.headers,
    cookie,
    refreshToken: cookie?.split(';')[0]?.slice('refresh_token='.length),
  };
}

const post = (path: string, body?: unknown) => call('POST', path, { body });
const refresh = (refreshToken: string | undefined) => call('POST', '/auth/refresh', { refreshToken });
const me = (token: string) => call('GET', '/auth/me', { token });
const address = () => `${randomUUID()}@example.se`;

async function signUp(email = address(), password = 'rabarber-saft') {
  const answer = await post('/auth/signup', { email, password });
  expect(answer.status).toBe(201);
  return {
    email,
    id: answer.body.user.id,
    token: answer.body.session.accessToken,
    refreshToken: answer.refreshToken,
    answer,
  };
}

describe('signing up', () => {
  it('signs in at once where addresses are not confirmed', async () => {
    const email = address();
    const { answer, token, id } = await signUp(`  ${email.toUpperCase()} `);
    expect(answer.body.user).toEqual({ id: expect.any(String), email, isAdmin: false });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const minutes = (Date.parse(answer.body.session.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const account = await me(token);
    expect(account.status).toBe(200);
    expect(account.body).toMatchObject({ id, email, isAdmin: false });
  });

  it('keeps the refresh token from scripts and other sites', async () => {
    const { answer } = await signUp();
    const attributes = answer.cookie!.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/api/auth', 'SameSite=Strict']);
    expect(JSON.stringify(answer.body)).not.toContain(answer.refreshToken);
  });

  it('stores neither password, device id nor token as they are', async () => {
    const deviceId = randomUUID();
    const email = address();
    const answer = await post('/auth/signup', { email, password: 'mitt hemliga ord', deviceId });
    const em = app.app.get(EntityManager).fork();
    const user = await em.findOneOrFail(User, { email });
    expect(user.deviceHash).toBe(createHash('sha256').update(deviceId).digest('hex'));
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    const rows = await em.execute('select * from users u join refresh_sessions s on s.user_id = u.id');
    const stored = JSON.stringify(rows);
    expect(stored).toContain(email);
    for (const secret of ['mitt hemliga ord', deviceId, answer.refreshToken!])
      expect(stored).not.toContain(secret);
  });

  it('says that an address is taken, in any case', async () => {
    const { email } = await signUp();
    const answer = await post('/auth/signup', { email: email.toUpperCase(), password: 'annat ord' });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('email_taken');
    expect(answer.cookie).toBeUndefined();
  });

  it('lets only one of two at once have the address', async () => {
    const body = { email: address(), password: 'rabarber-saft' };
    const answers = await Promise.all([post('/auth/signup', body), post('/auth/signup', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['/auth/signup', { email: 'anna', password: 'rabarber-saft' }, 'email', 'Ogiltig e-postadress'],
    [
      '/auth/signup',
      { email: 'a@example.se', password: 'fem55' },
      'password',
      'Lösenordet måste vara minst 6 tecken',
    ],
    ['/auth/login', { email: 'anna@', password: 'rabarber-saft' }, 'email', 'Ogiltig e-postadress'],
    ['/auth/login', { email: 'a@example.se' }, 'password', 'Lösenordet måste vara minst 6 tecken'],
    ['/auth/reset', { email: '' }, 'email', 'Ogiltig e-postadress'],
    [
      '/auth/reset/confirm',
      { token: 't', password: '12345' },
      'password',
      'Lösenordet måste vara minst 6 tecken',
    ],
  ])('%s refuses %j', async (path, body, field, message) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.detail).toBe(message);
    expect(answer.body.errors).toContainEqual({ path: field, message });
  });
});

describe('a password that is being chosen', () => {
  const refusalOf = async (password: string, email?: string) =>
    (await post('/auth/password-check', { password, ...(email !== undefined && { email }) })).body.refusal;

  it.each([
    ['sommar2026', undefined],
    ['123456', ''],
    ['annakarin', 'annakarin@example.se'],
  ])('is told to be common as it would be refused: %s', async (password, email) => {
    expect(await refusalOf(password, email)).toBe(
      'Lösenordet är vanligt och lätt att gissa. Välj ett annat.',
    );
    const answer = await post('/auth/signup', { email: email || address(), password });
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      'Lösenordet är vanligt och lätt att gissa. Välj ett annat.',
    ]);
  });

  it('is let pass otherwise, also while the address lacks its end', async () => {
    expect(await refusalOf('rabarber-saft', 'annakarin@')).toBeNull();
  });

  it('is told to be too short, as everywhere, and kept by no cache', async () => {
    const answer = await post('/auth/password-check', { password: '12345' });
    expect([answer.status, answer.body.detail]).toEqual([422, 'Lösenordet måste vara minst 6 tecken']);
    expect((await post('/auth/password-check', { password: '123456' })).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});

describe('logging in', () => {
  it('works with the right password only, and does not tell whether an address is known', async () => {
    const { email } = await signUp();
    const right = await post('/auth/login', { email, password: 'rabarber-saft' });
    expect(right.status).toBe(200);
    expect((await me(right.body.session.accessToken)).body.email).toBe(email);

    const wrong = await post('/auth/login', { email, password: 'Rabarber-saft' });
    const unknown = await post('/auth/login', { email: address(), password: 'Rabarber-saft' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.detail).toBe('Fel e-postadress eller lösenord.');
    const told = ({ status, body }: Answer) => ({ status, ...body, requestId: undefined });
    expect(told(unknown)).toEqual(told(wrong));
    expect(wrong.cookie).toBeUndefined();
  });

  it('stops a guesser after ten attempts, without stopping others', async () => {
    const { email } = await signUp();
    const guess = () => post('/auth/login', { email, password: 'gissning' });
    for (let attempt = 1; attempt <= 10; attempt++) expect((await guess()).status).toBe(401);
    const stopped = await post('/auth/login', { email, password: 'rabarber-saft' });
    expect(stopped.status).toBe(429);
    expect(stopped.body.detail).toBe('För många försök. Vänta 15 minuter och försök igen.');
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    const other = await signUp();
    expect((await post('/auth/login', { email: other.email, password: 'rabarber-saft' })).status).toBe(200);
  });

  it('forgets the failures of one who gets in', async () => {
    const { email } = await signUp();
    const guess = () => post('/auth/login', { email, password: 'gissning' });
    for (let attempt = 1; attempt <= 9; attempt++) await guess();
    expect((await post('/auth/login', { email, password: 'rabarber-saft' })).status).toBe(200);
    expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(401);
  });

  it('sets no limit on what it must not count: a refused body', async () => {
    for (let attempt = 1; attempt <= 12; attempt++) {
      expect((await post('/auth/login', { email: 'kort@example.se', password: 'x' })).status).toBe(422);
    }
  });
});

describe('the session', () => {
  it('goes on with a new token at each refresh', async () => {
    const first = await signUp();
    const second = await refresh(first.refreshToken);
    expect(second.status).toBe(200);
    expect(second.refreshToken).toBeDefined();
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.body.user).toEqual({ id: first.id, email: first.email, isAdmin: false });
    expect((await me(second.body.session.accessToken)).status).toBe(200);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  it('ends for thief and owner alike when an old token comes back', async () => {
    const first = await signUp();
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    const token = third.body.session.accessToken;
    expect((await me(token)).status).toBe(200);

    const stolen = await refresh(first.refreshToken);
    expect(stolen.status).toBe(401);
    expect(stolen.body.code).toBe('session_ended');
    expect(stolen.cookie).toContain('refresh_token=;');
    expect((await refresh(third.refreshToken)).status).toBe(401);
    expect((await me(token)).status).toBe(401);
    // Another log-in of the same person is another family.
    const again = await post('/auth/login', { email: first.email, password: 'rabarber-saft' });
    expect((await refresh(again.refreshToken)).status).toBe(200);
  });

  it('ends when an old token comes back after its successor was used, within the time of an honest race', async () => {
    const first = await signUp();
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  it('survives two tabs that refresh at once, and has one successor', async () => {
    const { refreshToken } = await signUp();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const successors = answers.flatMap((answer) => answer.refreshToken ?? []);
    expect(successors).toHaveLength(1);
    for (const answer of answers) expect((await me(answer.body.session.accessToken)).status).toBe(200);
    expect((await refresh(successors[0])).status).toBe(200);
  });

  it('ends with log-out, its access token at once', async () => {
    const { token, refreshToken } = await signUp();
    expect((await me(token)).status).toBe(200);
    const out = await call('POST', '/auth/logout', { refreshToken });
    expect(out.status).toBe(204);
    expect(out.cookie).toContain('refresh_token=;');
    // Pictures of the reports, which a browser may keep for a year.
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await me(token)).status).toBe(401);
  });

  it('does not mind a log-out or refresh without one', async () => {
    expect((await call('POST', '/auth/logout')).status).toBe(204);
    expect((await refresh(undefined)).status).toBe(401);
    expect((await refresh('påhittad'.replace('å', 'a'))).status).toBe(401);
  });
});

describe('the guard', () => {
  const raw = `/analyses/${randomUUID()}/raw`;

  it('asks for a token', async () => {
    const answer = await call('GET', '/auth/me');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthorized', detail: 'Du måste vara inloggad.' });
  });

  it('takes only tokens of our own making that still hold', async () => {
    const { token, id } = await signUp();
    const { sid } = new JwtService().decode<{ sid: string }>(token);
    const ours = { issuer: 'visningsklar', audience: 'visningsklar-api', expiresIn: 60 } as const;
    const sign = (secret: string, options: object) =>
      new JwtService().sign({ sub: id, sid }, { secret, ...ours, ...options });
    const secret = app.config.jwtSecret;
    // The control: signed like this it is taken, so each refusal below has one cause.
    expect((await me(sign(secret, {}))).status).toBe(200);
    const unsigned = [
      Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'),
      token.split('.')[1],
      '',
    ].join('.');
    const forged = {
      secret: sign('another secret of more than 32 characters', {}),
      expired: sign(secret, { expiresIn: -1 }),
      issuer: sign(secret, { issuer: 'someone' }),
      audience: sign(secret, { audience: 'something' }),
      algorithm: sign(secret, { algorithm: 'HS512' }),
      unsigned,
    };
    for (const [fault, bad] of Object.entries(forged)) {
      expect([fault, (await me(bad)).status]).toEqual([fault, 401]);
    }
  });

  it('keeps administrators’ routes from others, and reads the role anew each time', async () => {
    const { token, email } = await signUp();
    expect((await call('GET', raw)).status).toBe(401);
    const refused = await call('GET', raw, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const users = app.app.get(UsersService);
    await users.makeAdmin(email);
    await users.makeAdmin(email);
    expect((await call('GET', raw, { token })).status).toBe(404);
    expect((await me(token)).body.isAdmin).toBe(true);
  });

  it('turns a deleted user away at once', async () => {
    const { token, id, refreshToken } = await signUp();
    expect((await me(token)).status).toBe(200);
    await app.app.get(UsersService).remove(id);
    expect((await me(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('the free reports', () => {
  async function freeReports(userAgent: string, deviceId?: string, email = address()) {
    const response = await fetch(`${app.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': encodeURIComponent(userAgent) },
      body: JSON.stringify({ email, password: 'rabarber-saft', deviceId }),
    });
    const { session } = (await response.json()) as { session: { accessToken: string } };
    return (await me(session.accessToken)).body.freeReportsRemaining;
  }

  it('come once per device', async () => {
    const deviceId = randomUUID();
    expect(await freeReports('webbläsare A', deviceId)).toBe(3);
    expect(await freeReports('webbläsare B', deviceId)).toBe(0);
    expect(await freeReports('webbläsare A', randomUUID())).toBe(3);
  });

  it('come once per device, however its id is written', async () => {
    const deviceId = randomUUID();
    expect(await freeReports('webbläsare A', deviceId)).toBe(3);
    expect(await freeReports('webbläsare A', deviceId.toUpperCase())).toBe(0);
  });

  it('come to nobody who leaves the device out, until the address is confirmed', async () => {
    expect(await freeReports('utan enhet 1')).toBe(0);
    expect(await freeReports('utan enhet 2')).toBe(0);
  });

  it.each([
    ['a tag', (name: string) => [`${name}@test.example`, `${name}+2@test.example`]],
    [
      'dots at Gmail',
      (name: string) => [`${name}@gmail.com`, `${name[0]}.${name.slice(1)}+x@googlemail.com`],
    ],
  ])('come once per mailbox: not once more for %s', async (_what, addresses) => {
    const [one, other] = addresses(randomUUID());
    expect(await freeReports('webbläsare', randomUUID(), one)).toBe(3);
    expect(await freeReports('webbläsare', randomUUID(), other)).toBe(0);
  });

  it('come to each of two whose names differ by a dot where dots count', async () => {
    const name = randomUUID();
    for (const email of [`${name}@test.example`, `${name[0]}.${name.slice(1)}@test.example`])
      expect(await freeReports('webbläsare', randomUUID(), email)).toBe(3);
  });

  it('come once to two accounts of one mailbox that are made at once', async () => {
    const name = randomUUID();
    const given = await Promise.all(
      ['', '+1', '+2'].map((tag) => freeReports('webbläsare', randomUUID(), `${name}${tag}@test.example`)),
    );
    expect(given.sort()).toEqual([0, 0, 3]);
  });

  it('end with the number that one network may have; the account is made all the same', async () => {
    const few = await startTestApp({ LIMITS: 'free-reports.network=1' });
    try {
      const given = [];
      for (let n = 1; n <= 2; n += 1) {
        const body = { email: address(), password: 'rabarber-saft', deviceId: randomUUID() };
        const person = await callAs(few.url)<{ session: { accessToken: string } }>(
          'POST',
          '/auth/signup',
          body,
        );
        expect(person.status).toBe(201);
        const own = callAs(few.url, person.body.session.accessToken);
        given.push(
          (await own<{ freeReportsRemaining: number }>('GET', '/auth/me')).body.freeReportsRemaining,
        );
      }
      expect(given).toEqual([3, 0]);
    } finally {
      await few.close();
    }
  });

  it('come always to those whom an operator makes', async () => {
    for (let person = 1; person <= 2; person += 1) {
      const email = address();
      await app.app.get(UsersService).create({ email, password: 'rabarber-saft', confirmed: true });
      const login = await post('/auth/login', { email, password: 'rabarber-saft' });
      expect((await me(login.body.session.accessToken)).body.freeReportsRemaining).toBe(3);
    }
  });
});
