import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { DeviceSession } from '../../src/auth/auth.types.js';
import { AttemptLimitsService } from '../../src/auth/attempt-limits.service.js';
import { EmailLinksService } from '../../src/auth/email-links.service.js';
import { inTurn } from '../../src/auth/in-turn.js';
import { RefreshSession } from '../../src/auth/refresh-session.entity.js';
import { hashToken } from '../../src/auth/secret-token.js';
import { SessionsService, sessionsAtOnce } from '../../src/auth/sessions.service.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { accountTexts } from '../../web/src/shared/texts/account.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startCutProxy } from '../support/cut-proxy.js';
import { mailsTo } from '../support/mail-folder.js';
import { sharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

const password = 'hemligt-lösenord';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let sessions: SessionsService;
beforeAll(async () => {
  app = await sharedApp();
  sessions = app.app.get(SessionsService, { strict: false });
});
afterAll(() => app?.close());

const em = () => app.app.get(EntityManager).fork();
const tokenOf = (cookies: string) => /refresh_token=([\w-]+)/.exec(cookies)![1]!;
const rowOf = (token: string) =>
  em().findOneOrFail(RefreshSession, { tokenHash: hashToken(app.config.jwtSecret, token) });

/** One more device of the person's. */
async function logIn(email: string, userAgent = 'Prov/1.0', secret = password) {
  const response = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: secret }),
  });
  const cookies = response.headers.getSetCookie().join('; ');
  if (!response.ok) return { status: response.status, call: callAs(app.url), refreshToken: '' };
  const { session } = (await response.json()) as { session: { accessToken: string } };
  return {
    status: response.status,
    call: callAs(app.url, session.accessToken),
    refreshToken: tokenOf(cookies),
  };
}

async function renew(token: string, url = app.url, userAgent = 'node') {
  const response = await fetch(`${url}/api/auth/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${token}`, 'user-agent': userAgent },
  });
  const cookies = response.headers.getSetCookie().join('; ');
  const { session } = (await response.json()) as { session?: { accessToken: string } };
  return {
    status: response.status,
    refreshToken: /refresh_token=([\w-]{43})/.exec(cookies)?.[1],
    pictures: /picture_token=[\w.-]+/.exec(cookies)?.[0],
    call: callAs(url, session?.accessToken),
  };
}

const me = async (call: ApiClient['call']) => (await call('GET', '/auth/me')).status;

describe('a stolen refresh token', () => {
  it('ends its session also when it comes back after its own time', async () => {
    const person = await signUp(app.url);
    const first = tokenOf(person.cookies);
    const second = await renew(first);
    const past = new Date(Date.now() - DAY_MS);
    await em().nativeUpdate(
      RefreshSession,
      { id: (await rowOf(first)).id },
      { expiresAt: past, rotatedAt: past },
    );
    expect((await renew(first)).status).toBe(401);
    expect((await renew(second.refreshToken!)).status).toBe(401);
    expect(await me(person.call)).toBe(401);
  });

  it('leaves its session ended when the person logs in anew and old tokens are cleared away', async () => {
    const person = await signUp(app.url);
    const first = tokenOf(person.cookies);
    const second = await renew(first);
    // What a log-out amid a renewal used to leave: only the earlier token carries the mark, and its time passes.
    const past = new Date(Date.now() - DAY_MS);
    await em().nativeUpdate(
      RefreshSession,
      { id: (await rowOf(first)).id },
      { expiresAt: past, revokedAt: past },
    );
    expect((await logIn(person.email)).status).toBe(200);
    expect((await renew(second.refreshToken!)).status).toBe(401);
    expect(await me(person.call)).toBe(401);
  });

  it('is still known as used after the person has logged in elsewhere', async () => {
    const person = await signUp(app.url);
    const first = tokenOf(person.cookies);
    const second = await renew(first);
    const past = new Date(Date.now() - DAY_MS);
    await em().nativeUpdate(
      RefreshSession,
      { id: (await rowOf(first)).id },
      { expiresAt: past, rotatedAt: past },
    );
    await logIn(person.email);
    await renew(first);
    expect((await renew(second.refreshToken!)).status).toBe(401);
  });

  it('finds no session alive that was ended while it was being renewed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await signUp(app.url, { email: `${randomUUID()}@test.example` });
      const first = tokenOf(person.cookies);
      const [renewed] = await Promise.all([renew(first), sessions.end(first, 'log-out')]);
      const rows = await em().find(RefreshSession, { user: person.userId });
      expect(rows.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(1);
      if (renewed.refreshToken) expect((await renew(renewed.refreshToken)).status).toBe(401);
      expect(await me(person.call)).toBe(401);
    }
  });
});

describe('the sessions of an account', () => {
  /** Tokens of one more session that was renewed so often, as rows alone. @returns its family */
  async function addRenewed(userId: string, tokens: number, secondsAgo: number): Promise<string> {
    const family = randomUUID();
    await em().execute(
      `insert into refresh_sessions (id, family, user_id, token_hash, started_at, created_at, expires_at, rotated_at)
       select gen_random_uuid(), ?::uuid, ?::uuid, ? || n, now(), now() - make_interval(secs => ?), now() + interval '30 days',
              case when n > 1 then now() end
         from generate_series(1, ?) n`,
      [family, userId, `hash of ${family} `, secondsAgo, tokens],
    );
    return family;
  }
  const listed = async (call: ApiClient['call']) =>
    (await call<DeviceSession[]>('GET', '/account/sessions')).body.map(({ id }) => id);

  it('are fifty at the most: one more ends the one that was used longest ago', async () => {
    const person = await signUp(app.url);
    const user = await em().findOneOrFail(User, { id: person.userId });
    const begin = () => sessions.start(user, 'Prov/1.0', 'password');
    const second = await begin();
    for (let count = 2; count < sessionsAtOnce; count += 1) await begin();
    // The first of all is used again.
    expect((await renew(tokenOf(person.cookies))).status).toBe(200);
    expect(await listed(person.call)).toHaveLength(sessionsAtOnce);
    const ended = (await rowOf(second.refreshToken!)).family;

    const newest = await logIn(person.email);
    const left = await listed(newest.call);
    expect(left).toHaveLength(sessionsAtOnce);
    expect(left).not.toContain(ended);
    expect(await me(callAs(app.url, second.view.session!.accessToken))).toBe(401);
    expect((await renew(second.refreshToken!)).status).toBe(401);
    expect(await me(person.call)).toBe(200);

    // What has ended leaves with the next sign-in: left are those that live, and the one that this ended.
    await begin();
    const families = await em().find(RefreshSession, { user: person.userId });
    expect(families.map(({ family }) => family)).not.toContain(ended);
    expect(new Set(families.map(({ family }) => family)).size).toBe(sessionsAtOnce + 1);
    expect(await me(callAs(app.url, second.view.session!.accessToken))).toBe(401);
    expect((await renew(second.refreshToken!)).status).toBe(401);
    expect(accountTexts.signIns.atMost).toContain(`Högst ${sessionsAtOnce} enheter`);
  });

  it('are cleared away two at a sign-in once they are over, so that none takes long', async () => {
    const person = await signUp(app.url);
    for (const hours of [3, 4, 5, 6]) await addRenewed(person.userId, 10, hours * 3_600);
    await sessions.endAll(em(), person.userId);
    const left = async () => em().count(RefreshSession, { user: person.userId, revokedAt: { $ne: null } });
    const counts: number[] = [await left()];
    for (let count = 0; count < 3; count += 1) {
      await logIn(person.email);
      counts.push(await left());
    }
    expect(counts).toEqual([5, 3, 1, 0]);
    // Whole sessions: what is left of none may be taken for one that lives.
    expect(await em().count(RefreshSession, { user: person.userId })).toBe(3);
  });

  it('are ended by one row of each, however often they were renewed', async () => {
    const person = await signUp(app.url);
    const often = await addRenewed(person.userId, 3_000, 7_200);
    expect(await listed(person.call)).toEqual([expect.any(String), often]);
    expect(await sessions.endAll(em(), person.userId)).toBe(2);
    const marked = await em().find(RefreshSession, { user: person.userId, revokedAt: { $ne: null } });
    expect(marked).toHaveLength(2);
    expect(await sessions.isLive(person.userId, often)).toBe(false);
    expect(await me(person.call)).toBe(401);
    // None of the earlier tokens opens it again.
    const renewed = await signUp(app.url);
    const first = tokenOf(renewed.cookies);
    const next = await renew(first);
    await sessions.endAll(em(), renewed.userId);
    for (const token of [first, next.refreshToken!]) expect((await renew(token)).status).toBe(401);
  });

  it('are given 120 tokens an hour together, and access alone beyond', async () => {
    const person = await signUp(app.url);
    await addRenewed(person.userId, 118, 3_540);
    const [more, alone] = [await renew(tokenOf(person.cookies)), await logIn(person.email)];
    // 118, the sign-up's, the renewed one and the new log-in's: 121 within the hour.
    expect(more.refreshToken).toBeDefined();
    const beyond = await renew(alone.refreshToken, app.url, 'Prov/1.0');
    expect([beyond.status, beyond.refreshToken]).toEqual([200, undefined]);
    expect(await me(beyond.call)).toBe(200);
  });
});

describe('a browser whose answer was lost', () => {
  /**
   * As if what has happened to the family had been so long ago. In the person's turn, for a request that changes the same
   * rows may be on its way.
   */
  const ago = (token: string, ms: number) =>
    em().transactional(async (turn) => {
      const { family, user } = await rowOf(token);
      await inTurn(turn, user.id);
      await turn.execute(
        `update refresh_sessions set created_at = created_at - make_interval(secs => ?),
           rotated_at = rotated_at - make_interval(secs => ?) where family = ?`,
        [ms / 1000, ms / 1000, family],
      );
    });

  it.each([
    ['a night', 9 * 60 * 60_000],
    ['six days', 6 * DAY_MS],
  ])('goes on by the token it has, also after %s, and however often it happens', async (_, slept) => {
    const person = await signUp(app.url);
    const first = tokenOf(person.cookies);
    expect((await renew(first)).status).toBe(200);
    await ago(first, slept);
    const again = await renew(first);
    expect([again.status, again.refreshToken === undefined]).toEqual([200, false]);
    await ago(first, 60_000);
    const third = await renew(first);
    const next = await renew(third.refreshToken!);
    expect([third.status, next.status, (await renew(next.refreshToken!)).status]).toEqual([200, 200, 200]);
    // One place, however many tokens it took.
    const places = await person.call<DeviceSession[]>('GET', '/account/sessions');
    expect(places.body).toHaveLength(1);
  });

  it('is not given another after a week', async () => {
    const person = await signUp(app.url);
    const first = tokenOf(person.cookies);
    await renew(first);
    await ago(first, 8 * DAY_MS);
    expect((await renew(first)).status).toBe(401);
    expect(await me(person.call)).toBe(401);
  });

  it('and a thief of the token it had are told apart by the first of them who comes back', async () => {
    for (const whoReturns of ['owner', 'thief']) {
      const person = await signUp(app.url, { email: `${randomUUID()}@test.example` });
      const first = tokenOf(person.cookies);
      const owners = await renew(first);
      await ago(first, 60_000);
      const thiefs = await renew(first);
      expect([owners.status, thiefs.status]).toEqual([200, 200]);
      if (whoReturns === 'thief') expect((await renew(thiefs.refreshToken!)).status).toBe(200);
      expect((await renew(owners.refreshToken!)).status).toBe(401);
      expect((await renew(thiefs.refreshToken!)).status).toBe(401);
      expect(await me(person.call)).toBe(401);
    }
  });

  it('is told from a thief by what came with the answer: who uses it has the answer', async () => {
    const uses: ((thief: Awaited<ReturnType<typeof renew>>) => Promise<unknown>)[] = [
      ({ call }) => call('GET', '/account/export'),
      ({ pictures }) => fetch(`${app.url}/api/images/${randomUUID()}`, { headers: { cookie: pictures! } }),
    ];
    for (const use of uses) {
      const person = await signUp(app.url);
      const first = tokenOf(person.cookies);
      const thiefs = await renew(first);
      await use(thiefs);
      await ago(first, 11_000);
      // The owner, or the thief once more: nobody knows, so it ends for both.
      expect((await renew(first)).status).toBe(401);
      expect((await renew(thiefs.refreshToken!)).status).toBe(401);
      expect([await me(thiefs.call), await me(person.call)]).toEqual([401, 401]);
    }
  });

  it('keeps its session when a thief has shown the token and used nothing, until both go on', async () => {
    const first = tokenOf((await signUp(app.url)).cookies);
    const thiefs = await renew(first);
    await ago(first, 11_000);
    const owners = await renew(first);
    expect([await me(owners.call), (await renew(owners.refreshToken!)).status]).toEqual([200, 200]);
    expect((await renew(thiefs.refreshToken!)).status).toBe(401);
    expect(await me(owners.call)).toBe(401);
  });

  it('is the browser that asked first, and no other', async () => {
    for (const passed of [0, 11_000]) {
      const person = await signUp(app.url);
      const first = tokenOf(person.cookies);
      expect((await renew(first, app.url, 'Tjuv/1.0')).status).toBe(200);
      await ago(first, passed);
      expect((await renew(first)).status).toBe(401);
      expect(await me(person.call)).toBe(401);
    }
  });

  it('may have been brought up to date meanwhile', async () => {
    const phone = (version: string) =>
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`;
    const first = tokenOf((await signUp(app.url)).cookies);
    await renew(first, app.url, phone('130.0.0.0'));
    await ago(first, 3 * DAY_MS);
    const again = await renew(first, app.url, phone('131.0.6778.39'));
    expect([again.status, again.refreshToken === undefined]).toEqual([200, false]);
  });

  it('is not taken for a thief by what a second tab was given, which tells nothing of the answer', async () => {
    const first = tokenOf((await signUp(app.url)).cookies);
    await renew(first);
    const tab = await renew(first);
    expect([tab.refreshToken, await me(tab.call)]).toEqual([undefined, 200]);
    await ago(first, 60_000);
    const again = await renew(first);
    expect((await renew(again.refreshToken!)).status).toBe(200);
  });

  it('has had its answer, and its second tab asks at once by the token of before', async () => {
    const first = tokenOf((await signUp(app.url)).cookies);
    const owners = await renew(first);
    expect(await me(owners.call)).toBe(200);
    const tab = await renew(first);
    expect([tab.status, tab.refreshToken]).toEqual([200, undefined]);
    expect((await renew(owners.refreshToken!)).status).toBe(200);
  });

  it('asks in two tabs at once and is given one successor', async () => {
    const first = tokenOf((await signUp(app.url)).cookies);
    await renew(first);
    await ago(first, 60_000);
    const answers = await Promise.all([renew(first), renew(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const given = answers.flatMap(({ refreshToken }) => refreshToken ?? []);
    expect(given).toHaveLength(1);
    expect((await renew(given[0]!)).status).toBe(200);
  });

  it('goes on when its line drops the answer and then holds back the next', async () => {
    const line = await startCutProxy(app.url);
    const url = line.url.replace(/\/$/, '');
    try {
      const first = tokenOf((await signUp(app.url)).cookies);
      const exchanged = async (token: string) => (await rowOf(token)).rotatedAt !== null;
      // The request arrives, and its answer never does.
      const dropped = renew(first, url).catch(() => undefined);
      await waitFor(() => exchanged(first), { what: 'the exchange' });
      await line.cut();
      await dropped;
      await line.mend();
      await ago(first, 60_000);
      const late = renew(first, url);
      line.hold();
      await ago(first, 60_000);
      await line.mend();
      const { status, refreshToken } = await late;
      expect(status).toBe(200);
      expect((await renew(refreshToken!)).status).toBe(200);
    } finally {
      await line.close();
    }
  });
});

describe('a session that is renewed over and over', () => {
  const count = async (token: string) => em().count(RefreshSession, { family: (await rowOf(token)).family });
  const shift = async (token: string, ms: number) =>
    em().execute(
      `update refresh_sessions set created_at = created_at - make_interval(secs => ?),
         rotated_at = rotated_at - make_interval(secs => ?) where family = ?`,
      [ms / 1000, ms / 1000, (await rowOf(token)).family],
    );

  it('is given twelve tokens in an hour, then access by the last of them, and another an hour later', async () => {
    const person = await signUp(app.url);
    const first = tokenOf(person.cookies);
    let last = first;
    for (let n = 0; n < 30; n += 1) {
      const { status, refreshToken } = await renew(last);
      expect(status).toBe(200);
      last = refreshToken ?? last;
    }
    expect(await count(first)).toBe(12);
    await shift(first, 61 * 60_000);
    const later = await renew(last);
    expect(later.refreshToken).toBeDefined();
    // None was forgotten: a stolen one that comes back still ends the session.
    expect((await renew(first)).status).toBe(401);
    expect((await renew(later.refreshToken!)).status).toBe(401);
  });

  it('is given twelve tokens in an hour by one whose answers are lost, and goes on by it', async () => {
    const first = tokenOf((await signUp(app.url)).cookies);
    for (let n = 0; n < 20; n += 1) {
      expect((await renew(first)).status).toBe(200);
      await shift(first, 11_000);
    }
    expect(await count(first)).toBe(12);
    await shift(first, 61 * 60_000);
    const later = await renew(first);
    expect((await renew(later.refreshToken!)).status).toBe(200);
  });

  it('is stopped after 120 times in a quarter of an hour, and not ended', async () => {
    const person = await signUp(app.url);
    const other = await logIn(person.email);
    let last = tokenOf(person.cookies);
    const answers: number[] = [];
    for (let n = 0; n < 121; n += 1) {
      const { status, refreshToken } = await renew(last);
      answers.push(status);
      last = refreshToken ?? last;
    }
    expect(answers.indexOf(429)).toBe(120);
    expect(await me(person.call)).toBe(200);
    expect((await renew(other.refreshToken)).status).toBe(200);
  });

  it('is counted with its network where the token is made up, and then keeps out nobody who has a session', async () => {
    const few = await startTestApp({ LIMITS: 'renewal.network=2' });
    try {
      const person = await signUp(few.url);
      const asked = async (token = 'made-up') => (await renew(token, few.url)).status;
      expect([await asked(), await asked(), await asked()]).toEqual([401, 401, 429]);
      expect(await asked(tokenOf(person.cookies))).toBe(200);
    } finally {
      await few.close();
    }
  });
});

describe('a browser that begins another session', () => {
  const post = async (path: string, cookies: string, body: object) => {
    const response = await fetch(`${app.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies },
      body: JSON.stringify(body),
    });
    return { status: response.status, cookies: response.headers.getSetCookie().join('; ') };
  };
  const isOver = async (person: ApiClient) =>
    (await me(person.call)) === 401 && (await renew(tokenOf(person.cookies))).status === 401;

  it('ends the one it had by logging in, as the same person or as another', async () => {
    for (const isSame of [true, false]) {
      const person = await signUp(app.url);
      const phone = await logIn(person.email);
      const other = isSame ? person : await signUp(app.url);
      const entered = await post('login', person.cookies, { email: other.email, password });
      expect(entered.status).toBe(200);
      expect(await isOver(person)).toBe(true);
      expect((await renew(tokenOf(entered.cookies))).status).toBe(200);
      // Another device goes on.
      expect(await me(phone.call)).toBe(200);
    }
  });

  it('ends the one it had by signing up', async () => {
    const person = await signUp(app.url);
    const entered = await post('signup', person.cookies, { email: `${randomUUID()}@test.example`, password });
    expect(entered.status).toBe(201);
    expect(await isOver(person)).toBe(true);
    expect((await renew(tokenOf(entered.cookies))).status).toBe(200);
  });

  it('ends the one it had by opening the link that confirms its address', async () => {
    const person = await signUp(app.url);
    const user = await em().findOneOrFail(User, { id: person.userId });
    const link = await app.app.get(EmailLinksService, { strict: false }).issue(em(), user, 'confirm');
    const token = new URL(link).searchParams.get('token');
    const entered = await post('confirm', person.cookies, { token, password });
    expect(entered.status).toBe(200);
    expect(await isOver(person)).toBe(true);
    expect((await renew(tokenOf(entered.cookies))).status).toBe(200);
  });

  it('keeps the one it has when the password is wrong, or the cookie is nobody’s', async () => {
    const person = await signUp(app.url);
    const wrong = await post('login', person.cookies, {
      email: person.email,
      password: 'inte mitt lösenord',
    });
    expect(wrong.status).toBe(401);
    expect(await me(person.call)).toBe(200);
    const unknown = `refresh_token=${'x'.repeat(43)}`;
    expect((await post('login', unknown, { email: person.email, password })).status).toBe(200);
    expect(await me(person.call)).toBe(200);
  });
});

describe('the length of a session', () => {
  it('is thirty days from its last use', async () => {
    const { cookies } = await signUp(app.url);
    const { expiresAt, createdAt } = await rowOf(tokenOf(cookies));
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / DAY_MS)).toBe(30);
  });

  it('is ninety days however much it is used', async () => {
    const person = await signUp(app.url);
    const first = await rowOf(tokenOf(person.cookies));
    const startedAt = new Date(Date.now() - 80 * DAY_MS);
    await em().nativeUpdate(RefreshSession, { id: first.id }, { startedAt });
    const second = await renew(tokenOf(person.cookies));
    const row = await rowOf(second.refreshToken!);
    expect(row.startedAt).toEqual(startedAt);
    expect(row.expiresAt.getTime() - startedAt.getTime()).toBe(90 * DAY_MS);
    // At its end the access token that is left opens nothing either.
    await em().nativeUpdate(
      RefreshSession,
      { user: person.userId },
      { expiresAt: new Date(Date.now() - 1000) },
    );
    expect((await renew(second.refreshToken!)).status).toBe(401);
    expect(await me(person.call)).toBe(401);
  });
});

describe('the places where somebody is logged in', () => {
  it('are listed, the last used first, and nobody else’s among them', async () => {
    const person = await signUp(app.url);
    await signUp(app.url);
    const phone = await logIn(person.email, 'Telefon/1.0');
    await renew(phone.refreshToken);
    const { status, body } = await person.call<DeviceSession[]>('GET', '/account/sessions');
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    // A renewal by a browser without that name; the session is the same.
    expect(body.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(Object.keys(body[0]!).sort()).toEqual(['id', 'isCurrent', 'lastUsedAt', 'startedAt', 'userAgent']);
    expect(Date.parse(body[0]!.lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(body[0]!.startedAt));
  });

  it('are ended one by one, at once, and only by their owner', async () => {
    const person = await signUp(app.url);
    const phone = await logIn(person.email, 'Telefon/1.0');
    const stranger = await signUp(app.url);
    const { body } = await person.call<DeviceSession[]>('GET', '/account/sessions');
    const { id } = body.find(({ userAgent }) => userAgent === 'Telefon/1.0')!;
    const refusal = async (session: string) => {
      const { status, body } = await stranger.call<object>('DELETE', `/account/sessions/${session}`);
      return { status, ...body, requestId: undefined };
    };
    const others = await refusal(id);
    expect([others.status, others]).toEqual([404, await refusal(randomUUID())]);
    expect(await me(phone.call)).toBe(200);

    expect((await person.call('DELETE', `/account/sessions/${id}`)).status).toBe(204);
    expect(await me(phone.call)).toBe(401);
    expect((await renew(phone.refreshToken)).status).toBe(401);
    expect(await me(person.call)).toBe(200);
    expect((await person.call('DELETE', `/account/sessions/${id}`)).status).toBe(404);
    expect((await person.call('DELETE', '/account/sessions/1')).status).toBe(404);
  });

  it('are ended all but the one that asks', async () => {
    const person = await signUp(app.url);
    const devices = [await logIn(person.email), await logIn(person.email)];
    expect((await person.call('DELETE', '/account/sessions')).status).toBe(204);
    for (const { call, refreshToken } of devices) {
      expect(await me(call)).toBe(401);
      expect((await renew(refreshToken)).status).toBe(401);
    }
    expect((await renew(tokenOf(person.cookies))).status).toBe(200);
    expect((await person.call<DeviceSession[]>('GET', '/account/sessions')).body).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (person: ApiClient, old: string, newPassword: string) =>
    person.call<{ code: string; errors: { path: string }[] }>('PUT', '/account/password', {
      password: old,
      newPassword,
    });

  it('asks for the old one, ends the other sessions and tells the owner', async () => {
    const person = await signUp(app.url);
    const phone = await logIn(person.email);
    const wrong = await change(person, 'inte mitt lösenord', 'blåbär och mjölk');
    expect([wrong.status, wrong.body.errors[0]!.path]).toEqual([422, 'password']);
    expect(await me(phone.call)).toBe(200);

    await person.call('POST', '/auth/reset', { email: person.email });
    const links = () => em().execute('select 1 from email_tokens where user_id = ?', [person.userId]);
    await waitFor(async () => (await links()).length === 1);
    const elsewhere = '198.51.100.7';
    const limits = app.app.get(AttemptLimitsService, { strict: false });
    await limits.forgive('login', person.email, elsewhere);
    expect((await change(person, password, 'blåbär och mjölk')).status).toBe(204);
    // Guessers from many places shut out all but who is known: the place of the change, and no other. The phone was the first.
    for (let n = 0; n < 99; n += 1)
      await limits.count('login', person.email, `2001:db8:${n.toString(16)}::1`);
    await expect(limits.count('login', person.email, elsewhere)).rejects.toMatchObject({ status: 429 });
    expect(await me(phone.call)).toBe(401);
    expect((await renew(phone.refreshToken)).status).toBe(401);
    expect(await me(person.call)).toBe(200);
    expect(await links()).toEqual([]);
    expect((await logIn(person.email)).status).toBe(401);
    expect((await logIn(person.email, 'Prov/1.0', 'blåbär och mjölk')).status).toBe(200);
    await waitFor(() => mailsTo(app, person.email, 'Ditt lösenord är ändrat').length === 1);
    expect(mailsTo(app, person.email, 'Ditt lösenord är ändrat')[0]).toContain('alla andra enheter');
  });

  it('lets nobody keep a session who logged in by the old one meanwhile', async () => {
    const person = await signUp(app.url);
    const entered: ApiClient['call'][] = [];
    const thief = async () => {
      for (;;) {
        const { status, call } = await logIn(person.email);
        if (status !== 200) return;
        entered.push(call);
      }
    };
    const thieves = [thief(), thief(), thief(), thief()];
    await waitFor(() => Promise.resolve(entered.length > 0));
    expect((await change(person, password, 'blåbär och mjölk')).status).toBe(204);
    await Promise.all(thieves);
    for (const call of entered) expect(await me(call)).toBe(401);
    expect(await me(person.call)).toBe(200);
  });

  it('and a link to a new one let only one of both through, whose password opens the account', async () => {
    const links = app.app.get(EmailLinksService, { strict: false });
    for (let round = 0; round < 4; round += 1) {
      const person = await signUp(app.url);
      const user = await em().findOneOrFail(User, { id: person.userId });
      const token = new URL(await links.issue(em(), user, 'reset')).searchParams.get('token');
      const [changed, reset] = await Promise.all([
        change(person, password, 'blåbär och mjölk'),
        callAs(app.url)('POST', '/auth/reset/confirm', { token, password: 'rabarber och saft' }),
      ]);
      const isChanged = changed.status === 204;
      expect(reset.status).toBe(isChanged ? 422 : 204);
      const opened = [];
      for (const secret of ['blåbär och mjölk', 'rabarber och saft'])
        opened.push((await logIn(person.email, 'Prov/1.0', secret)).status);
      expect(opened).toEqual(isChanged ? [200, 401] : [401, 200]);
    }
  });

  it('goes through while a page renews its session over and over', async () => {
    const person = await signUp(app.url);
    let isOver = false;
    let token = tokenOf(person.cookies);
    const renewed = new Set<number>();
    const page = (async () => {
      // Fewer than are stopped for their number.
      for (let n = 0; n < 100 && !isOver; n += 1) {
        const answer = await renew(token);
        renewed.add(answer.status);
        token = answer.refreshToken ?? token;
      }
    })();
    const words = [password, 'blåbär och mjölk'] as const;
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await change(person, words[n % 2]!, words[(n + 1) % 2]!)).status);
    isOver = true;
    await page;
    expect(statuses).toEqual(statuses.map(() => 204));
    expect([...renewed]).toEqual([200]);
  });

  it('refuses a common one and the same one, and keeps the old', async () => {
    const person = await signUp(app.url);
    const common = await change(person, password, 'sommar2026');
    expect([common.status, common.body.code, common.body.errors[0]!.path]).toEqual([
      422,
      'common_password',
      'newPassword',
    ]);
    expect((await change(person, password, 'kort')).status).toBe(422);
    // The o with its dots as two characters is the same letter.
    const same = await change(person, password, password.normalize('NFD'));
    expect([same.status, same.body.code, same.body.errors[0]!.path]).toEqual([
      422,
      'same_password',
      'newPassword',
    ]);
    expect((await logIn(person.email)).status).toBe(200);
  });

  it('counts wrong ones as attempts to log in', async () => {
    const person = await signUp(app.url);
    for (let n = 0; n < 10; n += 1)
      expect((await change(person, `gissning ${n}`, 'x'.repeat(9))).status).toBe(422);
    expect((await change(person, password, 'blåbär och mjölk')).status).toBe(429);
    expect((await logIn(person.email)).status).toBe(429);
  });
});

describe('a common password', () => {
  const signUpWith = (email: string, secret: string) =>
    callAs(app.url)<{ code: string; detail: string; errors: object[] }>('POST', '/auth/signup', {
      email,
      password: secret,
    });

  it('is refused at sign-up in words that can be shown, and nobody is created', async () => {
    const email = `holger.${randomUUID()}@test.example`;
    const answer = await signUpWith(email, 'sommar2026');
    const message = 'Lösenordet är vanligt och lätt att gissa. Välj ett annat.';
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([422, 'common_password', message]);
    expect(answer.body.errors).toEqual([{ path: 'password', message }]);
    expect(await em().execute('select 1 from users where email = ?', [email])).toEqual([]);
    expect((await signUpWith(email, 'Holger77')).status).toBe(422);
    expect((await signUpWith(email, 'sommar i lingonriset')).status).toBe(201);
  });

  it('does not keep those out who have one from before', async () => {
    const email = `${randomUUID()}@test.example`;
    await app.app
      .get(UsersService, { strict: false })
      .create({ email, password: 'sommar2026', confirmed: true });
    expect((await logIn(email, 'Prov/1.0', 'sommar2026')).status).toBe(200);
  });

  it('is not one of 256 signs, each of which counts', async () => {
    const email = `${randomUUID()}@test.example`;
    const long = `${'å b'.repeat(85)}x`;
    expect(long).toHaveLength(256);
    expect((await signUpWith(email, long)).status).toBe(201);
    expect((await logIn(email, 'Prov/1.0', long)).status).toBe(200);
    expect((await logIn(email, 'Prov/1.0', `${long.slice(0, -1)}y`)).status).toBe(401);
  });
});

// The last: passport keeps one strategy of each name in a process, which is now that of the other server.
describe('another JWT_SECRET', () => {
  it('ends all sessions and the links of mails', async () => {
    const person = await signUp(app.url);
    const user = await em().findOneOrFail(User, { id: person.userId });
    const link = await app.app.get(EmailLinksService, { strict: false }).issue(em(), user, 'reset');
    const token = new URL(link).searchParams.get('token');
    const changed = await startTestApp({ ...app.env, PORT: '0', JWT_SECRET: 'another-'.repeat(5) });
    try {
      expect(await me(callAs(changed.url, person.token))).toBe(401);
      expect((await renew(tokenOf(person.cookies), changed.url)).status).toBe(401);
      const reset = { token, password: 'blåbär och mjölk' };
      expect((await callAs(changed.url)('POST', '/auth/reset/confirm', reset)).status).toBe(422);
      const again = { email: person.email, password };
      expect((await callAs(changed.url)('POST', '/auth/login', again)).status).toBe(200);
    } finally {
      await changed.close();
    }
  });
});
