import { createServer, request as pass, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { UsersService } from '../../src/auth/users.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startSmtpServer, type SmtpInbox } from '../support/smtp-server.js';

const site = 'https://visningsklar.example';
const password = 'blåbär och mjölk';

let inbox: SmtpInbox;
let app: TestApp;
let proxy: Server;
/** Who the proxy says it was asked by; null when it says nothing. */
let client: string | null;
beforeAll(async () => {
  inbox = await startSmtpServer();
  app = await startTestApp({
    NODE_ENV: 'production',
    PUBLIC_URL: site,
    JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Visningsklar <hej@visningsklar.example>',
    STRIPE_SECRET_KEY: 'sk_live_never_used',
    STRIPE_WEBHOOK_SECRET: 'whsec_never_used',
  });
  // As proxies do: what the client said of itself stays, and who it is comes last.
  proxy = createServer((incoming, outgoing) => {
    const said = incoming.headers['x-forwarded-for'];
    const forwarded = [said, client].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, ...(forwarded && { 'x-forwarded-for': forwarded }) };
    const { method, url } = incoming;
    const behind = pass(`${app.url}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(behind);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await app?.close();
  await inbox?.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function through(path: string, init: RequestInit = {}): Promise<Answer> {
  const { port } = proxy.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  through(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const askForReset = (email: string, headers: Record<string, string> = {}) =>
  post('/api/auth/reset', { email }, headers);

async function confirmed(): Promise<string> {
  const email = `${randomUUID()}@test.example`;
  await app.app.get(UsersService, { strict: false }).create({ email, password, confirmed: true });
  return email;
}

describe('behind a proxy', () => {
  it('is counted by the address that the proxy adds, whatever the client says before it', async () => {
    const email = await confirmed();
    client = '203.0.113.7';
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n += 1)
      statuses.push(
        (await askForReset(email, { 'x-forwarded-for': `198.51.100.${n}, 192.0.2.${n}` })).status,
      );
    // Three for an address from one place in a quarter of an hour.
    expect(statuses).toEqual([202, 202, 202, 429]);
    client = '203.0.113.8';
    expect((await askForReset(email)).status).toBe(202);
  });

  it('is counted by the address alone where the proxy adds a port to it', async () => {
    for (const at of ['203.0.113.11', '[2001:db8:9::7]']) {
      const email = await confirmed();
      const statuses: number[] = [];
      for (let n = 1; n <= 4; n += 1) {
        client = `${at}:4000${n}`;
        statuses.push((await askForReset(email)).status);
      }
      expect(statuses).toEqual([202, 202, 202, 429]);
    }
  });

  it('is counted by the line of an IPv6 address', async () => {
    const email = await confirmed();
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n += 1) {
      client = `2001:db8:7:7::${n}`;
      statuses.push((await askForReset(email)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    client = '2001:db8:7:8::1';
    expect((await askForReset(email)).status).toBe(429);
    client = '2001:db8:8:7::1';
    expect((await askForReset(email)).status).toBe(202);
  });

  it('tells how long to wait, in Swedish and as Retry-After', async () => {
    client = '203.0.113.9';
    const email = await confirmed();
    for (let n = 1; n <= 3; n += 1) await askForReset(email);
    const { status, headers, text } = await askForReset(email);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(JSON.parse(text)).toMatchObject({
      code: 'too_many_attempts',
      detail: 'För många försök. Vänta 15 minuter och försök igen.',
    });
  });
});

it.each(['198.18.0.1', '10.0.0.9', '::1:1'])(
  'believes %s, which is no proxy of ours, nothing about who it is',
  async (remoteAddress) => {
    const email = await confirmed();
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n += 1) {
      const answer = await app.app
        .getHttpAdapter()
        .getInstance()
        .inject({
          method: 'POST',
          url: '/api/auth/reset',
          remoteAddress,
          headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` },
          payload: { email },
        });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  },
);

describe('the cookies of a session', () => {
  it('travel over TLS alone, are bound to their paths, and no script or other site has them', async () => {
    client = '203.0.113.20';
    const { headers } = await post('/api/auth/login', { email: await confirmed(), password });
    const cookies = headers.getSetCookie().map((cookie) => {
      const [value = '', ...attributes] = cookie.split('; ');
      return [value.split('=')[0], ...attributes.filter((one) => !one.startsWith('Max-Age=')).sort()];
    });
    expect(cookies).toEqual([
      ['__Secure-refresh_token', 'HttpOnly', 'Path=/api/auth', 'SameSite=Strict', 'Secure'],
      ['__Secure-picture_token', 'HttpOnly', 'Path=/api/images', 'SameSite=Strict', 'Secure'],
    ]);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  it('renew a session from our own pages alone, and one without the prefix never does', async () => {
    client = '203.0.113.21';
    const { headers } = await post('/api/auth/login', { email: await confirmed(), password });
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    const renew = (more: Record<string, string>) =>
      through('/api/auth/refresh', { method: 'POST', headers: more });
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://blogg.visningsklar.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const refused = await renew({ cookie, ...foreign } as Record<string, string>);
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'foreign_page']);
    }
    const unprefixed = cookie.replace('__Secure-', '');
    const planted = await renew({ cookie: unprefixed, origin: site });
    expect(planted.status).toBe(401);
    const dropped = planted.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(dropped).toEqual(['refresh_token=', 'picture_token=']);
    expect((await renew({ cookie, origin: site, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('another site', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('cannot log anybody in or out by a form', async () => {
    client = '203.0.113.22';
    const email = await confirmed();
    const body = new URLSearchParams({ email, password }).toString();
    const own = await through('/api/auth/login', { method: 'POST', headers: form, body });
    const plain = await through('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ email, password }),
    });
    expect([own.status, plain.status]).toEqual([415, 415]);
    for (const answer of [own, plain]) expect(answer.headers.getSetCookie()).toEqual([]);
    const foreign = await post('/api/auth/login', { email, password }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
    const out = await through('/api/auth/logout', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(out.status).toBe(403);
  });

  it('is allowed nothing by CORS', async () => {
    client = '203.0.113.23';
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    };
    for (const path of ['/api/auth/login', '/api/analyses', '/api/auth/me', '/']) {
      for (const method of ['OPTIONS', 'GET']) {
        const answer = await through(path, { method, headers });
        const allowing = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([path, method, allowing]).toEqual([path, method, []]);
      }
    }
  });

  it('frames no page of ours', async () => {
    client = '203.0.113.24';
    for (const path of ['/', '/auth?mode=login', '/api/docs', '/api/meta']) {
      const { headers } = await through(path);
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(self|none)'/);
    }
  });
});

describe('what only the local start has', () => {
  it('is not there', async () => {
    client = '203.0.113.25';
    expect((await through('/mail')).text).not.toContain('Brevlåda');
    expect((await through('/api/metrics')).status).toBe(404);
    expect(JSON.parse((await through('/api/meta')).text)).toMatchObject({
      embedded: false,
      mailbox: null,
      sampleLinks: [],
      freeReports: 3,
    });
  });
});
