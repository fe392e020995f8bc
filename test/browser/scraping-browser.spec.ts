import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { launchChromium } from '../../src/shared/browser/chromium.js';
import { withinBytes } from '../../src/shared/http/byte-allowance.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import {
  AddressRefused,
  AllowanceSpent,
  FetchFailed,
  ResponseTooLarge,
} from '../../src/shared/http/http.errors.js';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { PageBlocked } from '../../src/scraping/scraping.errors.js';
import { Pace } from '../../src/scraping/fetch/pace.js';
import { PageFetcher } from '../../src/scraping/fetch/page-fetcher.js';
import { type PageServer, startPageServer } from '../support/page-server.js';
import { judgeHere } from '../support/judge-here.js';
import { robotsHere } from '../support/robots-here.js';
import { waitFor } from '../support/wait-for.js';

let server: PageServer;
let inner: PageServer;
let client: GuardedClient;
let browser: BrowserFetcher;
let launches = 0;
/** Counts whatever reaches loopback past the guarded client: connections and datagrams. */
let trap: Awaited<ReturnType<typeof startTrap>>;

const scripted = (script: string) =>
  `<!doctype html><html><body><h1 id="h">tom</h1><script>${script}</script></body></html>`;

beforeAll(async () => {
  inner = await startPageServer({});
  trap = await startTrap();
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
    'www.hemnet.se/nekad': { status: 403, body: '<title>Nej</title>' },
    'www.hemnet.se/tyst': () => undefined,
    'www.hemnet.se/bakvagar': sideRoads(trap),
    'www.hemnet.se/bruten': (_request, response) => void response.destroy(),
    'www.hemnet.se/tung': scripted(
      `Promise.allSettled([...Array(12).keys()].map(i => fetch('/stor?' + i).then(r => r.blob())))
         .then(all => { h.textContent = 'hämtade ' + all.filter(one => one.status === 'fulfilled').length; });`,
    ),
    'www.hemnet.se/stor': { body: Buffer.alloc(4_000_000, 'x') },
    'www.hemnet.se/vaxer': scripted(
      `h.textContent = 'x'.repeat(11000000);
       Object.defineProperty(Element.prototype, 'outerHTML', { get: () => 'kort' });`,
    ),
  });
  client = new GuardedClient({ hostMap: server.hostMap });
  browser = new BrowserFetcher(client, (flags) => {
    launches += 1;
    return launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] }, flags);
  });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await client.close();
  await server.close();
  await inner.close();
  await trap.close();
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

it('lets a page reach nothing by a road that no route sees: worker, hint, peer connection', async () => {
  const { html } = await read('/bakvagar');
  // Each attempt was made and ended.
  expect(html).toContain('arbetare stoppad');
  expect(html).toContain('kandidater klara');
  expect(trap.arrivals).toEqual([]);
});

it('gives a page 30 MB in all', async () => {
  const { html } = await read('/tung');
  // 7 × 4 MB fit beside the page itself; the eighth breaks what is left, and no more are asked for.
  expect(html).toContain('hämtade 7<');
  expect(server.requests.filter(({ path }) => path.startsWith('/stor'))).toHaveLength(8);
});

it('counts what a page asks for as fetched by whoever reads it, and reads none that lacks a part', async () => {
  await expect(withinBytes(9_000_000, () => read('/tung'))).rejects.toBeInstanceOf(AllowanceSpent);
});

it('does not take over a document that grew too long, whatever the page says of its length', async () => {
  await expect(read('/vaxer').then(({ html }) => html.length)).rejects.toBeInstanceOf(ResponseTooLarge);
});

it('says what went wrong when the site breaks off', async () => {
  await expect(read('/bruten')).rejects.toBeInstanceOf(FetchFailed);
});

it('ends with the caller and starts no second browser', async () => {
  const reason = new Error('deadline');
  const stop = new AbortController();
  const pending = browser.fetch('https://www.hemnet.se/tyst', { signal: stop.signal, allowHost: () => true });
  const ended = expect(pending).rejects.toBe(reason);
  await waitFor(() => server.requests.some(({ path }) => path === '/tyst'), {
    what: 'the page to be asked for',
  });
  stop.abort(reason);
  await ended;
  expect((await read('/skript')).html).toContain('Provgatan 7');
  expect(launches).toBe(1);
});

it('keeps the browser that was started while the earlier one ended', async () => {
  const before = launches;
  await read('/skript');
  const ending = browser.close();
  await read('/skript');
  await ending;
  await read('/skript');
  expect(launches).toBe(before + 1);
});

it.each([
  ['after the browser met it too', '/nekad', 2],
  ['without the browser when it is a challenge, of which we solve none', '/vagg', 1],
])('says blocked of a wall %s', async (_case, path, times) => {
  const pace = new Pace((name) => ({ name, gapMs: 0 }));
  const pages = new PageFetcher(client, browser, pace, robotsHere(client, pace), judgeHere);
  await expect(
    pages.fetch(`https://www.hemnet.se${path}`, {
      signal: AbortSignal.timeout(30_000),
      allowHost: () => true,
    }),
  ).rejects.toBeInstanceOf(PageBlocked);
  expect(server.requests.filter((request) => request.path === path)).toHaveLength(times);
});

async function startTrap() {
  const arrivals: string[] = [];
  const tcp = createServer((socket) => {
    arrivals.push('connection');
    socket.on('error', () => undefined).end();
  });
  const udp = createSocket('udp4', () => arrivals.push('datagram'));
  await new Promise<void>((done) => tcp.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => udp.bind(0, '127.0.0.1', done));
  return {
    arrivals,
    tcp: (tcp.address() as AddressInfo).port,
    udp: udp.address().port,
    close: async () => {
      udp.close();
      await new Promise((done) => tcp.close(done));
    },
  };
}

/** A page that tries the ways around request interception and writes down how each ended. */
function sideRoads(to: { tcp: number; udp: number }): string {
  const origin = `http://127.0.0.1:${to.tcp}`;
  const worker = `onconnect = ({ ports: [port] }) => fetch('${origin}/arbetare', { mode: 'no-cors' })
    .then(() => port.postMessage('arbetare inne'), () => port.postMessage('arbetare stoppad'));`;
  return `<!doctype html><html><head>
    <link rel="preconnect" href="${origin}"><link rel="dns-prefetch" href="${origin}">
    <link rel="prefetch" href="${origin}/framtid"></head><body><h1 id="h">tom</h1><p id="p">tom</p><script>
    const worker = new SharedWorker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}])));
    worker.port.onmessage = ({ data }) => { h.textContent = data; };
    worker.onerror = () => { h.textContent = 'arbetare stoppad'; };
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:127.0.0.1:${to.udp}' },
      { urls: 'turn:127.0.0.1:${to.tcp}?transport=tcp', username: 'a', credential: 'b' }] });
    peer.onicegatheringstatechange = () => {
      if (peer.iceGatheringState === 'complete') p.textContent = 'kandidater klara';
    };
    peer.createDataChannel('x');
    peer.createOffer().then(offer => peer.setLocalDescription(offer));
    // Keeps the page waited for while the roads above, which nobody sees, come to their end.
    const wait = n => n && fetch('/data.json').then(() => setTimeout(wait, 300, n - 1));
    wait(12);
    </script></body></html>`;
}
