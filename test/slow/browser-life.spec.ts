import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { Pace } from '../../src/scraping/fetch/pace.js';
import { PageFetcher } from '../../src/scraping/fetch/page-fetcher.js';
import { launchChromium } from '../../src/shared/browser/chromium.js';
import { PageBlocked } from '../../src/scraping/scraping.errors.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { FetchFailed } from '../../src/shared/http/http.errors.js';
import { type PageServer, startPageServer } from '../support/page-server.js';
import {
  browserProcesses,
  canSeeProcesses,
  chromiumProcesses,
  foldersOf,
  stillRunning,
} from '../support/processes.js';
import { waitFor } from '../support/wait-for.js';
import { judgeHere } from '../support/judge-here.js';
import { robotsHere } from '../support/robots-here.js';

const launches: Browser[] = [];
let server: PageServer;
let client: GuardedClient;
let fetcher: BrowserFetcher;

beforeEach(async () => {
  launches.length = 0;
  server = await startPageServer({
    'annons.example/god': `<h1 id="h">tom</h1><script>h.textContent = 'God'</script>`,
    'annons.example/tyst': () => undefined,
    'annons.example/vantar': '<h1>Väntar</h1><script src="/tyst"></script>',
    'annons.example/vagg': { status: 403, body: '<h1>Nej</h1>' },
    'annons.example/nekar-sedan': (request, response) => {
      // Plain HTTP is refused; the browser, asking again, is kept waiting.
      const times = server.requests.filter(({ path }) => path === '/nekar-sedan').length;
      if (times === 1) response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Nej</h1>');
      void request;
    },
  });
  client = new GuardedClient({ hostMap: server.hostMap });
  fetcher = open();
});

afterEach(async () => {
  await fetcher.close();
  await client.close();
  await server.close();
});

function open(options = {}): BrowserFetcher {
  return new BrowserFetcher(
    client,
    async (flags) => {
      const browser = await launchChromium(
        { chromiumPath: process.env['CHROMIUM_PATH'] || undefined },
        flags,
      );
      launches.push(browser);
      return browser;
    },
    options,
  );
}

/** What a loaded machine may take; each wait ends as soon as its condition holds. */
const loaded = { timeoutMs: 45_000 };
const comesTrue = (what: string, condition: () => boolean) => waitFor(condition, { ...loaded, what });
const noContexts = () => comesTrue('the end of all contexts', () => contexts() === 0);
const contexts = () => launches.reduce((sum, browser) => sum + browser.contexts().length, 0);
const read = (path: string, from = fetcher, signal = AbortSignal.timeout(30_000)) =>
  from.fetch(`https://annons.example${path}`, { signal, allowHost: () => true });
const asked = (path: string) =>
  comesTrue(`a request for ${path}`, () => server.requests.some((request) => request.path === path));

const onLinux = canSeeProcesses ? describe : describe.skip;
if (!canSeeProcesses) console.warn('No /proc here: what becomes of killed browsers is not tested.');

onLinux('a browser killed in the middle of a page', () => {
  it('ends the page with a clear error; the next one gets a new browser, and nothing of the old one is left', async () => {
    await read('/god');
    const pending = read('/vantar').catch((error: unknown) => error);
    await asked('/tyst');
    const all = chromiumProcesses();
    const [main] = browserProcesses();
    expect(all.length).toBeGreaterThan(2);
    const folders = foldersOf(main!);
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
    process.kill(main!, 'SIGKILL');
    expect(await pending).toBeInstanceOf(FetchFailed);
    expect((await read('/god')).html).toContain('God');
    expect(launches).toHaveLength(2);
    await comesTrue('the end of all processes', () => stillRunning(all).length === 0);
    const others = chromiumProcesses();
    folders.push(...foldersOf(browserProcesses()[0]!));
    await fetcher.close();
    await comesTrue(
      'the end of the other processes',
      () => stillRunning(others).length === 0 && chromiumProcesses().length === 0,
    );
    await comesTrue('the end of their folders', () => !folders.some((folder) => existsSync(folder)));
  }, 120_000);

  it('when only the page itself is killed, the browser lives on', async () => {
    await read('/god');
    const pending = read('/vantar').catch((error: unknown) => error);
    await asked('/tyst');
    const pages = chromiumProcesses('renderer');
    expect(pages.length).toBeGreaterThan(0);
    for (const pid of pages) process.kill(pid, 'SIGKILL');
    const error = await pending;
    expect(error).toBeInstanceOf(FetchFailed);
    expect((error as Error).message).toContain('the page crashed');
    expect((await read('/god')).html).toContain('God');
    expect(launches).toHaveLength(1);
  }, 120_000);

  it('knows none of our environment', async () => {
    process.env['VISNINGSKLAR_PROV'] = 'hemligt';
    try {
      await read('/god');
      const told = browserProcesses().map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('PATH=');
      expect(told[0]).not.toContain('VISNINGSKLAR_PROV');
    } finally {
      delete process.env['VISNINGSKLAR_PROV'];
    }
  }, 120_000);
});

it('reads never more pages at once than configured, also when some are aborted', async () => {
  const two = open({ concurrency: 2 });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, contexts())), 5);
  const stops = Array.from({ length: 8 }, () => new AbortController());
  const all = stops.map((stop, i) =>
    read(i % 2 ? '/god' : '/tyst', two, stop.signal).catch((error: unknown) => error),
  );
  for (const stop of stops.filter((_, i) => i % 2 === 0)) {
    await asked('/tyst');
    stop.abort(new Error('deadline'));
  }
  const results = await Promise.all(all);
  clearInterval(watch);
  expect(results.filter((result) => result instanceof Error)).toHaveLength(4);
  expect(most).toBe(2);
  await noContexts();
  await two.close();
}, 120_000);

it('ends at once when aborted before its turn, while it starts and while it reads', async () => {
  const one = open({ concurrency: 1 });
  const reason = new Error('deadline');
  const first = new AbortController();
  const reading = read('/tyst', one, first.signal).catch((error: unknown) => error);
  const second = new AbortController();
  const waiting = read('/god', one, second.signal).catch((error: unknown) => error);
  second.abort(reason);
  expect(await waiting).toBe(reason);
  await asked('/tyst');
  first.abort(reason);
  expect(await reading).toBe(reason);
  await noContexts();
  await one.close();
  const starting = new AbortController();
  const third = read('/god', one, starting.signal).catch((error: unknown) => error);
  starting.abort(reason);
  expect(await third).toBe(reason);
  await comesTrue('a second browser without contexts', () => launches.length === 2 && contexts() === 0);
  await one.close();
}, 120_000);

it('a page that plain HTTP refuses and the browser waits for in vain is told as refused', async () => {
  const short = open({ limits: { pageMs: 3_000 } });
  const pace = new Pace((name) => ({ name, gapMs: 0 }));
  const pages = new PageFetcher(client, short, pace, robotsHere(client, pace), judgeHere);
  await expect(
    pages.fetch('https://annons.example/nekar-sedan', {
      signal: AbortSignal.timeout(30_000),
      allowHost: () => true,
    }),
  ).rejects.toBeInstanceOf(PageBlocked);
  await noContexts();
  await short.close();
}, 120_000);

it('twenty pages in a row, good and bad: no context and no process is left', async () => {
  const short = open({ limits: { pageMs: 2_000 } });
  for (let i = 0; i < 20; i += 1) {
    const stop = new AbortController();
    const path = ['/god', '/god', '/vagg', '/finns-ej', '/tyst'][i % 5]!;
    const pending = read(path, short, stop.signal);
    if (i === 9) setTimeout(() => stop.abort(new Error('deadline')), 300);
    if (path === '/tyst') await expect(pending).rejects.toThrow();
    else expect((await pending).status).toBe({ '/god': 200, '/vagg': 403, '/finns-ej': 404 }[path]);
  }
  expect(launches).toHaveLength(1);
  await noContexts();
  const all = canSeeProcesses ? chromiumProcesses() : [];
  await short.close();
  if (canSeeProcesses) await comesTrue('the end of all processes', () => stillRunning(all).length === 0);
  expect(launches[0]!.isConnected()).toBe(false);
}, 120_000);
