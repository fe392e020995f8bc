import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { launchChromium } from '../../src/shared/browser/chromium.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { startPageServer } from '../support/page-server.js';
import { canSeeProcesses, chromiumProcesses, residentBytes, stillRunning } from '../support/processes.js';
import { heldTo, sized } from './effort.js';
import { conclude, type Findings } from './ending.js';

// Reads 200 pages through the browser, good ones and bad ones, then 200 more, and says what is left of them.
// Run by `npm run soak:browser`.
const pages = sized(200, 10);
const everyPages = 40;
/** Before the first reading, so that both rounds find everything loaded. */
const warming = sized(20, 2);
/** Until what was let go of is gone. */
const restMs = sized(500, 100);
/** A process grows to the size its work needs; what a second round of the same work adds to that is a leak. */
const bar = 0.05;
const limitMs = 15 * 60_000;

const rows = Array.from(
  { length: 300 },
  (_, i) => `<tr><th>Rad ${i}</th><td>${'kök och hall '.repeat(8)}</td></tr>`,
);
const advert = (code: string) => `<!doctype html><title>Annons</title><h1 id="h">tom</h1>
  <table>${rows.join('')}</table><script src="/app.js"></script><script>${code}</script>`;
const server = await startPageServer({
  'annons.example/god': advert(''),
  'annons.example/app.js': {
    body: `fetch('/data.json').then(r => r.json()).then(d => { h.textContent = d.adress;
      for (let i = 0; i < 2000; i++) document.body.append(document.createElement('p')) })`,
    headers: { 'content-type': 'text/javascript' },
  },
  'annons.example/data.json': {
    body: '{"adress":"Provgatan 7"}',
    headers: { 'content-type': 'application/json' },
  },
  'annons.example/kastar': advert('throw new Error("trasig")'),
  'annons.example/bruten': (_request, response) => void response.destroy(),
  'annons.example/tyst': () => undefined,
  'annons.example/loop': '<script>for (;;);</script>',
  'annons.example/in': { status: 302, headers: { location: 'http://127.0.0.1/' } },
  'annons.example/tung': advert('window.a = new Array(2e6).fill(1).map((x, i) => ({ i }))'),
});
/** Of ten pages: six good, one heavy or throwing, and three that fail, are aborted or time out. */
const course = ['/god', '/god', '/kastar', '/bruten', '/god', '/in', '/god', '/tung', '/god', '/avbruten'];
const late = ['/tyst', '/loop'];

const client = new GuardedClient({ hostMap: server.hostMap });
const launched: Browser[] = [];
const seen = new Set<number>();
const fetcher = new BrowserFetcher(
  client,
  async (flags) => {
    const browser = await launchChromium({ chromiumPath: process.env['CHROMIUM_PATH'] || undefined }, flags);
    launched.push(browser);
    return browser;
  },
  { concurrency: 2, limits: { pageMs: 4_000 } },
);

const openContexts = () => launched.reduce((sum, browser) => sum + browser.contexts().length, 0);
const counts = { read: 0, failed: 0 };
const surprises: string[] = [];

async function readOne(index: number): Promise<void> {
  const path =
    index % 25 === 24 ? late[Math.floor(index / 25) % late.length]! : course[index % course.length]!;
  const stop = new AbortController();
  if (path === '/avbruten') setTimeout(() => stop.abort(new Error('deadline')), 150);
  const address = `https://annons.example${path === '/avbruten' ? '/tyst' : path}`;
  const outcome = await fetcher.fetch(address, { signal: stop.signal, allowHost: () => true }).then(
    ({ html }) => html,
    (error: unknown) => error as Error,
  );
  const isGood = ['/god', '/kastar', '/tung'].includes(path);
  if (isGood !== (typeof outcome === 'string' && outcome.includes('Provgatan 7')))
    surprises.push(`${path}: ${outcome instanceof Error ? outcome.message : 'another page'}`);
  counts[typeof outcome === 'string' ? 'read' : 'failed'] += 1;
}

interface Reading {
  pages: number;
  heap: number;
  own: number;
  chromium: number;
  processes: number;
  contexts: number;
}

async function measure(pagesRead: number): Promise<Reading> {
  await sleep(restMs);
  globalThis.gc?.();
  await sleep(100);
  globalThis.gc?.();
  const pids = canSeeProcesses ? chromiumProcesses() : [];
  for (const pid of pids) seen.add(pid);
  const { heapUsed, rss } = process.memoryUsage();
  return {
    pages: pagesRead,
    heap: heapUsed,
    own: rss,
    chromium: pids.reduce((sum, pid) => sum + residentBytes(pid), 0),
    processes: pids.length,
    contexts: openContexts(),
  };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`.padStart(12);
const print = ({ pages: n, heap, own, chromium, processes, contexts }: Reading) =>
  console.log(
    `${String(n).padStart(6)}${megabytes(heap)}${megabytes(own)}${megabytes(chromium)}${String(processes).padStart(11)}${String(contexts).padStart(10)}`,
  );

async function round(first: number): Promise<Reading> {
  for (let i = first; i < first + pages; i += 2) {
    await Promise.all([readOne(i), readOne(i + 1)]);
    if ((i + 2) % everyPages === 0 && i + 2 < first + pages) print(await measure(i + 2));
  }
  const reading = await measure(first + pages);
  print(reading);
  return reading;
}

async function soak(): Promise<Findings> {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  console.log(' pages        heap         own    chromium  processes  contexts');
  for (let i = 0; i < warming; i += 1) await readOne(i);
  print(await measure(0));
  const once = await round(0);
  const twice = await round(pages);
  await stop();
  await sleep(1_000);
  const left = canSeeProcesses ? stillRunning([...seen]).length + chromiumProcesses().length : 0;
  console.log(`${launched.length} browsers started, ${left} processes left`);
  const grew = (part: 'heap' | 'own' | 'chromium') => twice[part] > once[part] * (1 + bar);
  return {
    measured: {
      'pages read': counts.read,
      'ended with an error': counts.failed,
      ...(canSeeProcesses ? { 'processes of Chromium': seen.size } : {}),
    },
    wrong: [
      ...new Set(surprises),
      ...(twice.contexts > 0 ? [`${twice.contexts} contexts are open`] : []),
      ...(left > 0 ? [`${left} processes run after the end`] : []),
      ...heldTo([
        ...(grew('heap') ? ['our heap grew in the second round'] : []),
        ...(grew('own') ? ['our memory grew in the second round'] : []),
        ...(grew('chromium') ? ["Chromium's memory grew in the second round"] : []),
      ]),
    ],
  };
}

async function stop(): Promise<void> {
  await fetcher.close();
  await client.close();
  await server.close();
}

await conclude(soak, { limitMs, clean: stop });
