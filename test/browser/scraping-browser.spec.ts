import { launchChromium } from '../../src/shared/browser/chromium.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { AddressRefused } from '../../src/shared/http/http.errors.js';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { PageBlocked } from '../../src/scraping/scraping.errors.js';
import { Pace } from '../../src/scraping/fetch/pace.js';
import { PageFetcher } from '../../src/scraping/fetch/page-fetcher.js';
import { type PageServer, startPageServer } from '../support/page-server.js';

let server: PageServer;
let inner: PageServer;
let client: GuardedClient;
let browser: BrowserFetcher;
let launches = 0;

const scripted = (script: string) =>
  `<!doctype html><html><body><h1 id="h">tom</h1><script>${script}</script></body></html>`;

beforeAll(async () => {
  inner = await startPageServer({});
  server = await startPageServer({
    'www.hemnet.se/skript': `<!doctype html><html><body><h1 id="h">tom</h1><script src="/app.js"></script></body></html>`,
    'www.hemnet.se/app.js': {
      body: `fetch('/data.json').then(r => r.json()).then(d => { document.getElementById('h').textContent = d.adress; });`,
      headers: { 'content-type': 'text/javascript' },
    },
    'www.hemnet.se/data.json': {
      body: '{"adress":"Provgatan 7"}',
      headers: { 'content-type': 'application/json' },
    },
    'www.hemnet.se/vidare': { status: 302, headers: { location: '/skript' } },
    'www.hemnet.se/in': { status: 302, headers: { location: 'http://169.254.169.254/' } },
    'www.hemnet.se/smyg': scripted(
      `fetch('${inner.origin}/hemligt').then(() => h.textContent='inne').catch(() => h.textContent='stoppad');
       new Image().src='${inner.origin}/bild.png'; new WebSocket('${inner.origin.replace('http', 'ws')}/ws');
       navigator.sendBeacon('${inner.origin}/fyr','x');`,
    ),
    'www.hemnet.se/ram': `<h1>Ram</h1><iframe src="${inner.origin}/ram"></iframe>`,
    'www.hemnet.se/hopp': scripted(`location.href='${inner.origin}/hopp'`),
    'www.hemnet.se/vagg': (request, response) => {
      response.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' });
      response.end('<title>Just a moment...</title>');
      void request;
    },
    'www.hemnet.se/tyst': () => undefined,
  });
  client = new GuardedClient({ hostMap: server.hostMap });
  browser = new BrowserFetcher(client, () => {
    launches += 1;
    return launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] });
  });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await client.close();
  await server.close();
  await inner.close();
});

const read = (path: string) =>
  browser.fetch(`https://www.hemnet.se${path}`, {
    signal: AbortSignal.timeout(30_000),
    allowHost: (host) => host === 'www.hemnet.se',
  });

it('reads what scripts fill in, under the public address', async () => {
  const page = await read('/skript');
  expect(page.html).toContain('<h1 id="h">Provgatan 7</h1>');
  expect([page.url, page.status]).toEqual(['https://www.hemnet.se/skript', 200]);
  expect((await read('/vidare')).url).toBe('https://www.hemnet.se/skript');
});

it('lets a page reach nothing inside: no fetch, picture, frame, socket, beacon or jump', async () => {
  expect((await read('/smyg')).html).toContain('stoppad');
  expect((await read('/ram')).html).toContain('<h1>Ram</h1>');
  await read('/hopp').catch(() => undefined);
  expect(inner.requests).toEqual([]);
  await expect(read('/in')).rejects.toBeInstanceOf(AddressRefused);
});

it('ends with the caller and starts no second browser', async () => {
  const reason = new Error('deadline');
  const stop = new AbortController();
  const pending = browser.fetch('https://www.hemnet.se/tyst', { signal: stop.signal, allowHost: () => true });
  setTimeout(() => stop.abort(reason), 300);
  await expect(pending).rejects.toBe(reason);
  expect((await read('/skript')).html).toContain('Provgatan 7');
  expect(launches).toBe(1);
});

it('says blocked when the browser meets the same wall', async () => {
  const pages = new PageFetcher(client, browser, new Pace(2, () => 0));
  await expect(
    pages.fetch('https://www.hemnet.se/vagg', { signal: AbortSignal.timeout(30_000), allowHost: () => true }),
  ).rejects.toBeInstanceOf(PageBlocked);
  expect(server.requests.filter(({ path }) => path === '/vagg')).toHaveLength(2);
});
