import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { MailboxModule } from '../../src/embedded/mailbox.module.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { openFrontDoor } from '../../src/shared/http/front-door.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
let secure: TestApp;
let buyer: ApiClient;

beforeAll(async () => {
  app = await startTestApp({}, { modules: [MailboxModule], sampleLinks: [] });
  secure = await startTestApp({ PUBLIC_URL: 'https://visningsklar.example' });
  buyer = await signUp(app.url);
});
afterAll(async () => {
  await app?.close();
  await secure?.close();
});

const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;
const dataPolicy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Each directive's sources. */
function policyOf(headers: Headers): Record<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** What every answer carries, whatever it is. */
function expectUsual(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringMatching(
      /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
    ),
  });
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    expect([name, headers.get(name)]).toEqual([name, null]);
  }
}

// Read as text: the browser's types are not those of this program.
const routes = readFileSync('web/src/app/routes.ts', 'utf8').matchAll(/\bpath: '([^']+)'/g);
const pages = [...routes].map(([, path]) => path!.replace(/:\w+/g, 'en-adress').replace('*', '/ingenstans'));

describe('every page', () => {
  it('is one of the product’s routes', () => expect(pages.length).toBeGreaterThan(25));

  it.each(pages)('%s runs and shows what is ours alone', async (path) => {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expectUsual(headers);
    const { 'script-src': scripts = [], 'style-src': styles = [], ...others } = policyOf(headers);
    expect([scripts[0], styles[0]]).toEqual(["'self'", "'self'"]);
    for (const source of [...scripts.slice(1), ...styles.slice(1)]) expect(source).toMatch(hash);
    expect(others).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'", 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['service-worker'],
    });
    // The page that a bookmarklet opens speaks with its opener.
    expect(headers.get('cross-origin-opener-policy')).toBe(
      path === '/hand-in' ? 'unsafe-none' : 'same-origin',
    );
  });
});

describe('data', () => {
  const kinds: [kind: string, method: string, path: string, status: number, type: string][] = [
    ['an answer', 'GET', '/api/auth/me', 200, 'application/json'],
    ['an open answer', 'GET', '/api/meta', 200, 'application/json'],
    ['a health check', 'GET', '/api/health/live', 200, 'application/json'],
    ['a refusal', 'GET', '/api/admin/users', 403, 'application/problem+json'],
    ['what is not there', 'GET', '/api/nothing', 404, 'application/problem+json'],
    ['a method that is not there', 'PATCH', '/api/auth/login', 404, 'application/problem+json'],
    ['an address that means nothing', 'GET', '/api/analyses/%zz', 404, 'application/problem+json'],
    ['the contract', 'GET', '/api/openapi.json', 200, 'application/json'],
    ['a live stream', 'GET', '/api/analyses/events', 200, 'text/event-stream'],
    ['a picture that is nobody’s', 'GET', `/api/images/${'0'.repeat(64)}`, 404, 'application/problem+json'],
  ];
  it.each(kinds)('%s (%s %s) is data, and kept by nobody', async (_, method, path, status, type) => {
    const going = new AbortController();
    const answer = await fetch(app.url + path, {
      method,
      headers: { authorization: `Bearer ${buyer.token}`, cookie: buyer.cookies },
      signal: going.signal,
    });
    const { headers } = answer;
    going.abort();
    expect([answer.status, headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
    expectUsual(headers);
    expect(policyOf(headers)).toEqual(dataPolicy);
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each(['POST', 'PUT'])('a body that cannot be read is refused with the same (%s)', async (method) => {
    const path = method === 'POST' ? '/api/auth/login' : '/api/admin/settings/free-reports-count';
    const { status, headers } = await fetch(app.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
      body: '{',
    });
    expect([400, 403]).toContain(status);
    expectUsual(headers);
    expect(policyOf(headers)).toEqual(dataPolicy);
  });

  it('another site’s page is refused with the same, and kept to https', async () => {
    const { status, headers } = await fetch(`${secure.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(403);
    expectUsual(headers);
    expect(policyOf(headers)).toEqual(dataPolicy);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });
});

it('gives the contract’s page for people no scripts but those of its own', async () => {
  const { status, headers } = await fetch(`${app.url}/api/docs`);
  expect(status).toBe(200);
  expectUsual(headers);
  expect(policyOf(headers)).toEqual({
    ...dataPolicy,
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
  });
});

it('gives the mailbox of the local start no scripts at all', async () => {
  const { headers } = await fetch(`${app.url}/mail`);
  expectUsual(headers);
  expect(policyOf(headers)).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  expect(policyOf(headers)['script-src']).toBeUndefined();
});

describe('the files of the web app', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is what it says', async (path, type) => {
    const { status, headers } = await fetch(app.url + path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expectUsual(headers);
    expect(policyOf(headers)['default-src']).toEqual(["'none'"]);
  });
});

it.each(['/api/meta', '/%61pi/meta', '/api/m%65ta', 'http://localhost/api/meta', '/api/nothing'])(
  '%s is data, and kept by nobody, however it is spelt',
  async (path) => {
    const { port } = new URL(app.url);
    // As it stands: fetch would make the usual spelling of it.
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, resolve).once(
        'error',
        reject,
      ),
    );
    answer.resume();
    const headers = new Headers(answer.headers as Record<string, string>);
    expect(answer.statusCode).toBe(path.endsWith('nothing') ? 404 : 200);
    expect(policyOf(headers)).toEqual(dataPolicy);
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

it('tells whom to tell of a weakness, for less than a year from now', async () => {
  const text = await (await fetch(`${secure.url}/.well-known/security.txt`)).text();
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:hej@visningsklar.example',
    'Preferred-Languages': 'sv, en',
    Canonical: 'https://visningsklar.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields['Expires']) - Date.now()) / (24 * 60 * 60_000);
  expect([days > 30, days < 365]).toEqual([true, true]);
});

describe('https', () => {
  it('is kept to for two years, in all that the service is asked', async () => {
    for (const path of ['/', '/api/meta', '/api/nothing', '/service-worker.js']) {
      const { headers } = await fetch(secure.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    }
    expect(policyOf((await fetch(secure.url)).headers)).toHaveProperty('upgrade-insecure-requests');
  });

  it('is not promised where there is none', async () => {
    const { headers } = await fetch(app.url);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(policyOf(headers)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

it('lets no other site read an answer', async () => {
  const ask = (method: string) =>
    fetch(`${app.url}/api/auth/me`, {
      method,
      headers: { origin: 'https://ond.example', 'access-control-request-method': 'GET' },
    });
  for (const { headers } of [await ask('GET'), await ask('OPTIONS')]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

it('what is said before there is anything to serve is data, and kept by nobody', async () => {
  const door = await openFrontDoor(
    loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      JWT_SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://localhost/none',
      REDIS_URL: 'redis://localhost:1',
    }),
  );
  for (const [path, status] of [
    ['/', 503],
    ['/api/health/live', 200],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${door.port}${path}`);
    expect([answer.status, policyOf(answer.headers)]).toEqual([status, dataPolicy]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.arrayBuffer();
  }
  await door.close(0);
});
