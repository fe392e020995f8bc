import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Browser } from 'playwright';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { launchChromium } from '../../src/shared/browser/chromium.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import {
  AddressRefused,
  FetchFailed,
  FetchTimeout,
  ResponseTooLarge,
  TooManyRedirects,
} from '../../src/shared/http/http.errors.js';
import { type PageRoute, type PageServer, startPageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';
import { browserAttacks, type Target } from './browser-attacks.js';

const config = { chromiumPath: process.env['CHROMIUM_PATH'] || undefined };
const host = 'annons.example';
const targets: (Target & { arrivals: () => number; close: () => Promise<void> })[] = [];
let server: PageServer;
let client: GuardedClient;
let fetcher: BrowserFetcher;

/** Loops, floods and endless windows that a page may try; bounded by time, bytes or requests. */
const hostile: Record<string, PageRoute> = {
  'annons.example/loop': '<h1>Annons</h1><script>for (;;);</script>',
  'annons.example/sen-loop': '<h1>Annons</h1><script>setTimeout(() => { for (;;); }, 50)</script>',
  'annons.example/ruta': `<h1>Annons</h1><script>for (let i = 0; i < 50; i++) { alert(i); confirm(i); prompt(i); } print();
    document.querySelector('h1').textContent = 'Framme'</script>`,
  'annons.example/kvar': `<h1>Annons</h1><script>onbeforeunload = event => { event.preventDefault(); return 'stanna' }</script>`,
  'annons.example/historia': `<h1>Annons</h1><script>for (let i = 0; i < 5000; i++) history.pushState(null, '', '/' + i);
    document.querySelector('h1').textContent = 'Framme'</script>`,
  'annons.example/om-igen': `<h1>Annons</h1><script>location.reload()</script>`,
  'annons.example/uppdatering': `<meta http-equiv="refresh" content="0"><h1>Annons</h1>`,
  // In one go: a page that pauses may be read between two of its bites.
  'annons.example/minne': `<h1>Annons</h1><script>const a = []; for (;;) { try {
    const b = new Uint8Array(10e6); b.fill(1); a.push(b) } catch {} }</script>`,
  'annons.example/fil': {
    body: Buffer.alloc(1000, 'x'),
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename=x.zip' },
  },
  'annons.example/flod': `<h1>Annons</h1><script>for (let i = 0; i < 1000; i++) fetch('/data?' + i).catch(() => {})</script>`,
  'annons.example/data': { body: '{}', headers: { 'content-type': 'application/json' } },
  'annons.example/in': { status: 302, headers: { location: 'http://169.254.169.254/' } },
  'annons.example/runt': { status: 302, headers: { location: '/runt' } },
  'annons.example/ut': { status: 302, headers: { location: 'https://evil.example/' } },
  'annons.example/tyst': () => undefined,
  'annons.example/stor': { body: Buffer.alloc(10_000_001, 'x') },
  'annons.example/god': '<h1>God</h1>',
};

async function startTarget() {
  let arrivals = 0;
  const tcp = createServer((socket) => {
    arrivals += 1;
    socket
      .on('error', () => undefined)
      .on('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
  });
  const udp = createSocket('udp4', () => (arrivals += 1));
  await new Promise<void>((done) => tcp.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => udp.bind(0, '127.0.0.1', done));
  const at = `127.0.0.1:${(tcp.address() as AddressInfo).port}`;
  return {
    origin: `http://${at}`,
    host: at,
    datagrams: `127.0.0.1:${udp.address().port}`,
    arrivals: () => arrivals,
    close: async () => {
      udp.close();
      await new Promise((done) => tcp.close(done));
    },
  };
}

beforeAll(async () => {
  for (let i = 0; i < browserAttacks.length; i += 1) targets.push(await startTarget());
  const attacks = browserAttacks.map(({ page, headers }, i): [string, PageRoute] => [
    `${host}/angrepp/${i}`,
    { body: page(targets[i]!), headers: headers?.(targets[i]!) ?? {} },
  ]);
  server = await startPageServer({ ...Object.fromEntries(attacks), ...hostile });
  client = new GuardedClient({ hostMap: server.hostMap });
  fetcher = new BrowserFetcher(client, (flags) => launchChromium(config, flags), {
    limits: { pageMs: 7_000, settleMs: 2_500 },
  });
}, 60_000);

afterAll(async () => {
  await fetcher.close();
  await client.close();
  await server.close();
  for (const target of targets) await target.close();
});

const read = (path: string, scheme = 'http') =>
  fetcher.fetch(`${scheme}://${host}${path}`, {
    signal: AbortSignal.timeout(40_000),
    allowHost: (asked) => asked === host,
  });

describe('a page reaches nothing inside by', () => {
  it.each(browserAttacks.map(({ words }, i) => [words, i] as const))('%s', async (_words, i) => {
    const before = server.requests.length;
    const outcome: unknown = await read(`/angrepp/${i}`).then(
      ({ html }) => html,
      (error: unknown) => error,
    );
    if (browserAttacks[i]!.leaves) expect(outcome).toBeInstanceOf(AddressRefused);
    else expect(outcome).toContain('Annons');
    expect(server.requests.slice(before).map(({ path }) => path)).toContain(`/angrepp/${i}`);
    expect(targets[i]!.arrivals()).toBe(0);
  });

  it('while in a browser without a guard those that can do arrive', async () => {
    const open: Browser = await launchChromium(config, [
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${new URL(server.origin).port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
    ]);
    const missed: string[] = [];
    try {
      for (let start = 0; start < browserAttacks.length; start += 6) {
        await Promise.all(
          browserAttacks.slice(start, start + 6).map(async ({ words, reaches }, offset) => {
            const target = targets[start + offset]!;
            const context = await open.newContext();
            const page = await context.newPage();
            await page
              .goto(`http://${host}/angrepp/${start + offset}`, { timeout: 10_000 })
              .catch(() => undefined);
            if (reaches)
              await waitFor(() => target.arrivals() > 0, { timeoutMs: 25_000 }).catch(() =>
                missed.push(words),
              );
            await context.close();
          }),
        );
      }
    } finally {
      await open.close();
    }
    expect(missed).toEqual([]);
  }, 180_000);
});

describe('an address that is no page of an allowed host is refused before a browser opens it', () => {
  it.each([
    ['a file', 'file:///etc/passwd', 'scheme file:'],
    ["the browser's own page", 'chrome://version', 'scheme chrome:'],
    ['the source view', `view-source:http://${host}/god`, 'scheme view-source:'],
    ['data', 'data:text/html,<h1>hej</h1>', 'scheme data:'],
    ['a blank page', 'about:blank', 'scheme about:'],
    ['a script', 'javascript:1', 'scheme javascript:'],
    ['loopback', 'http://127.0.0.1/', '127.0.0.1 is not a public address'],
    ['another host', 'https://evil.example/', 'host evil.example is not allowed'],
    ['credentials', `https://a:b@${host}/`, 'credentials in the address'],
  ])('%s', async (_words, address, reason) => {
    const error: unknown = await fetcher
      .fetch(address, { signal: AbortSignal.timeout(5_000), allowHost: (asked) => asked === host })
      .catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(AddressRefused);
    expect((error as AddressRefused).reason).toBe(reason);
  });
});

describe('a hostile answer ends with its reason:', () => {
  it.each([
    ['a redirect into private space', '/in', AddressRefused],
    ['a redirect to a host that is not allowed', '/ut', AddressRefused],
    ['a redirect to itself', '/runt', TooManyRedirects],
    ['a document over ten megabytes', '/stor', ResponseTooLarge],
    ['a download', '/fil', FetchFailed],
    ['a server that never answers', '/tyst', FetchTimeout],
    ['a script without end', '/loop', FetchTimeout],
    ['a script without end that begins later', '/sen-loop', FetchTimeout],
    ['a page that takes all memory', '/minne', FetchFailed],
  ])(
    '%s',
    async (_words, path, kind) => {
      await expect(read(path, 'https')).rejects.toBeInstanceOf(kind);
      expect((await read('/god', 'https')).html).toContain('<h1>God</h1>');
    },
    60_000,
  );

  it('neither boxes nor printing hold up a page', async () => {
    expect((await read('/ruta')).html).toContain('Framme');
  });

  it('a page that wants to stay is left', async () => {
    expect((await read('/kvar')).html).toContain('Annons');
  });

  it('a flood of history is no hindrance', async () => {
    expect((await read('/historia')).html).toContain('Framme');
  }, 60_000);

  it.each(['/om-igen', '/uppdatering', '/flod'])(
    'a flood of requests ends at 150: %s',
    async (path) => {
      const before = server.requests.length;
      await read(path).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
      // The page before may have been closed with a request on its way here.
      const own = [path, '/data'];
      const asked = server.requests
        .slice(before)
        .filter((request) => own.includes(request.path.split('?')[0]!));
      expect(asked.length).toBeLessThanOrEqual(150);
      expect(asked.length).toBeGreaterThan(1);
    },
    60_000,
  );

  it('nothing is written to disk by a download', () => {
    expect(readdirSync(tmpdir()).filter((name) => name.endsWith('x.zip'))).toEqual([]);
  });
});
