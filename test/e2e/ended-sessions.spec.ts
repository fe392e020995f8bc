import type { DeviceSession, SessionView } from '../../src/auth/auth.types.js';
import { SessionsService } from '../../src/auth/sessions.service.js';
import { callAs, type ApiClient, PASSWORD, signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { LiveStream } from '../support/live-stream.js';
import { type SharedApp, sharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

let app: SharedApp;
let second: TestApp;
beforeAll(async () => {
  app = await sharedApp();
  second = await startTestApp({ ...app.env, PORT: '0', ROLE: 'web' });
});
afterAll(async () => {
  await second?.close();
  await app?.close();
});

const renew = (cookies: string) =>
  fetch(`${app.url}/api/auth/refresh`, { method: 'POST', headers: { cookie: cookies } });

/** Another device of the same person's. */
async function logIn(email: string): Promise<{ token: string; call: ApiClient['call'] }> {
  const { body } = await callAs(app.url)<SessionView>('POST', '/auth/login', { email, password: PASSWORD });
  const token = body.session!.accessToken;
  return { token, call: callAs(app.url, token) };
}

const ends: [how: string, end: (person: ApiClient, elsewhere: ApiClient['call']) => Promise<unknown>][] = [
  ['with all others', (_person, elsewhere) => elsewhere('DELETE', '/account/sessions')],
  [
    'alone',
    async (_person, elsewhere) => {
      const { body } = await elsewhere<DeviceSession[]>('GET', '/account/sessions');
      const { id } = body.find(({ isCurrent }) => !isCurrent)!;
      await elsewhere('DELETE', `/account/sessions/${id}`);
    },
  ],
  [
    'by a new password',
    (_person, elsewhere) =>
      elsewhere('PUT', '/account/password', { password: PASSWORD, newPassword: 'ett annat ord' }),
  ],
  [
    'by signing out',
    ({ cookies }) => fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers: { cookie: cookies } }),
  ],
  [
    'by a token that came back',
    async ({ cookies }) => {
      const [next = ''] = (await renew(cookies)).headers.getSetCookie();
      await renew(next.split(';')[0]!);
      await renew(cookies);
    },
  ],
  [
    'by an operator',
    ({ userId }) => second.app.get(SessionsService, { strict: false }).signOut(userId, 'cli:test'),
  ],
];

it.each(ends)('hears no live event more, at any process, when it ends %s', async (_how, end) => {
  const person = await signUp(app.url);
  const elsewhere = await logIn(person.email);
  const pages = [
    await LiveStream.open(app.url, person.token),
    await LiveStream.open(second.url, person.token),
  ];
  await end(person, elsewhere.call);
  await Promise.all(pages.map(({ ended }) => ended));
  expect((await person.call('GET', '/analyses/events')).status).toBe(401);
});

it('leaves the pages of other sessions open', async () => {
  const person = await signUp(app.url);
  const elsewhere = await logIn(person.email);
  const [ended, other] = [
    await LiveStream.open(second.url, person.token),
    await LiveStream.open(second.url, elsewhere.token),
  ];
  await elsewhere.call('DELETE', '/account/sessions');
  await ended.ended;
  const url = app.adverts.link('storgatan-1-1001');
  await elsewhere.call('POST', '/analyses', { url });
  await waitFor(() => other.events.some(({ type }) => type === 'insert'));
  expect(ended.events.some(({ type }) => type === 'insert')).toBe(false);
  await other.close();
});
