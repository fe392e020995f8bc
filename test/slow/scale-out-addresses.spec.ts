import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../support/app.js';
import { startRoundRobin, type RoundRobin } from '../support/round-robin.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const START_MS = 180_000;
/** Two buyers, by their place on loopback and what the world calls them. */
const anna = '127.0.0.2';
const bo = '127.0.0.3';
const worldly = (address: string) => address.replace('127.0.0.', '203.0.113.');

describe('production behind a proxy', () => {
  let desk: TestApp;
  let webs: ServerProcess[];
  let proxy: RoundRobin;

  beforeAll(async () => {
    desk = await startTestApp({ ROLE: 'web', JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015' });
    const env = {
      ...desk.env,
      NODE_ENV: 'production',
      ROLE: 'web',
      PORT: '0',
      PUBLIC_URL: 'https://visningsklar.example',
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hej@visningsklar.example',
      STRIPE_SECRET_KEY: 'sk_live_asks_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_asks_nobody',
    };
    webs = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    proxy = await startRoundRobin(
      webs.map(({ url }) => url),
      worldly,
    );
  }, START_MS);
  afterAll(async () => {
    await proxy?.close();
    await Promise.all((webs ?? []).map((web) => web.kill()));
    await desk?.close();
  }, START_MS);

  /** A wrong password from a place of one's own. @returns the status */
  const guess = (from: string, email: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const body = JSON.stringify({ email, password: 'fel-lösenord-igen' });
      const asked = request(`${proxy.url}/api/auth/login`, {
        method: 'POST',
        localAddress: from,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      });
      asked.on('error', reject).on('response', (answer) => {
        buffer(answer).then(() => resolve(answer.statusCode!), reject);
      });
      asked.end(body);
    });
  const email = (name: string) => `${name}@test.example`;

  it('counts what one place tries against that place, and not against the proxy that all come by', async () => {
    const tries: number[] = [];
    for (let count = 0; count < 11; count += 1) tries.push(await guess(anna, email('delad')));
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    expect(await guess(bo, email('delad'))).toBe(401);
    expect(new Set(proxy.passed.map(({ by }) => by))).toEqual(new Set([0, 1]));
  });

  it('does not believe a place that says it is another one', async () => {
    const tries: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const claimed = { 'x-forwarded-for': `198.51.100.${count}`, 'x-real-ip': `198.51.100.${count}` };
      tries.push(await guess(anna, email('falsk'), { ...claimed, forwarded: `for=198.51.100.${count}` }));
    }
    expect(tries).toEqual([...Array(10).fill(401), 429]);
  });
});
