import { randomUUID } from 'node:crypto';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.js';
import { createTestRedis } from '../support/redis.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { sharedApp } from '../support/shared-app.js';
import { waitFor } from '../support/wait-for.js';

const none = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let redis: CutProxy;
/** Another server on the same database, whose way to Redis can be cut. */
let cutOff: ServerProcess;
beforeAll(async () => {
  app = await sharedApp();
  redis = await startCutProxy(await createTestRedis());
  cutOff = await startServerProcess({ ...app.env, PORT: '0', ROLE: 'web', REDIS_URL: redis.url });
}, 60_000);
afterAll(async () => {
  await cutOff?.kill();
  await redis?.close();
  await app?.close();
});

/** Requests that are refused for their content, so that counting is all that they cost. */
const routes: readonly [name: string, most: number, ask: readonly [string, string, unknown?]][] = [
  ['starts an analysis', 120, ['POST', '/analyses', { url: 'no link' }]],
  ['prints a report', 30, ['GET', `/analyses/${none}/report.pdf`]],
  ['hands something in', 60, ['POST', `/analyses/${none}/hand-in`]],
  ['objects to a claim', 60, ['POST', `/analyses/${none}/objections`]],
  ['begins a payment', 20, ['POST', '/checkout/credits', { productKey: 'x', termsAccepted: false }]],
  ['asks what became of a payment', 60, ['POST', '/checkout/confirm', { sessionId: 'cs_none' }]],
];

/** The first status that is 429, and how many came before it. */
async function untilStopped(most: number, ask: () => ReturnType<ApiClient['call']>) {
  for (let n = 0; n <= most; n += 1) {
    const answer = await ask();
    if (answer.status === 429) return { before: n, answer };
  }
  return { before: most + 1, answer: undefined };
}

describe('somebody who is signed in and', () => {
  it.each(routes)('%s is stopped after %d times, and nobody else with them', async (_name, most, ask) => {
    const person = await signUp(app.url);
    const { before, answer } = await untilStopped(most, () => person.call(...ask));
    expect(before).toBe(most);
    expect(answer!.body).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      detail: expect.stringMatching(/^För många försök\. Vänta \d+ minut(er)? och försök igen\.$/) as string,
    });
    expect(Number(answer!.headers.get('retry-after'))).toBeGreaterThan(0);
    const neighbour = await signUp(app.url);
    expect((await neighbour.call(...ask)).status).not.toBe(429);
  });

  it('opens live events is stopped after 120 times', async () => {
    const person = await signUp(app.url);
    const open = async () => {
      const answer = await fetch(`${app.url}/api/analyses/events`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      await answer.body!.cancel();
      return answer.status;
    };
    const statuses: number[] = [];
    while (statuses.length <= 120) statuses.push(await open());
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 120))]).toEqual([120, new Set([200])]);
  });

  it('starts one over is counted with who starts one', async () => {
    const person = await signUp(app.url);
    for (let n = 0; n < 100; n += 1) await person.call('POST', '/analyses', { url: 'no link' });
    const { before } = await untilStopped(21, () => person.call('POST', `/analyses/${none}/retry`));
    expect(before).toBe(20);
  });
});

it('stops whoever opens one link of mails after the other', async () => {
  const visitor = callAs(app.url);
  const { before } = await untilStopped(101, () =>
    visitor('POST', '/auth/confirm', { token: randomUUID(), password: 'blåbär och mjölk' }),
  );
  expect(before).toBe(100);
  const reset = await visitor('POST', '/auth/reset/confirm', { token: 'x', password: 'blåbär och mjölk' });
  expect(reset.status).toBe(429);
});

it('lets nothing through that it cannot count', async () => {
  const person = await signUp(cutOff.url);
  const visitor = callAs(cutOff.url);
  const credentials = { email: person.email, password: 'hemligt-lösenord' };
  const doors: readonly [ApiClient['call'], string, string, unknown?][] = [
    [visitor, 'POST', '/auth/login', credentials],
    [visitor, 'POST', '/auth/signup', { ...credentials, email: `${randomUUID()}@test.example` }],
    [visitor, 'POST', '/auth/reset', { email: person.email }],
    [visitor, 'POST', '/auth/password-check', { password: 'hemligt-lösenord' }],
    [visitor, 'POST', '/auth/confirm', { token: 'x', password: 'blåbär och mjölk' }],
    [person.call, 'PUT', '/account/password', { password: 'x', newPassword: 'blåbär och mjölk' }],
    [person.call, 'DELETE', '/account', { password: 'hemligt-lösenord' }],
    ...routes.map(([, , [method, path, body]]): [ApiClient['call'], string, string, unknown] => [
      person.call,
      method,
      path,
      body,
    ]),
  ];
  await redis.cut();
  for (const [call, ...ask] of doors) {
    const { status, body } = await call<{ detail: string }>(...ask);
    expect([...ask.slice(0, 2), status]).toEqual([...ask.slice(0, 2), 503]);
    expect(body.detail).toMatch(/Försök igen/);
  }
  // Who is signed in goes on reading meanwhile.
  expect((await person.call('GET', '/auth/me')).status).toBe(200);
  await redis.mend();
  await waitFor(async () => (await visitor('POST', '/auth/login', credentials)).status === 200);
});
