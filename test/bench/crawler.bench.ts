import { CheerioCrawler, Configuration, LogLevel, log } from '@crawlee/cheerio';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BrowserFetcher } from '../../src/scraping/fetch/browser-fetcher.js';
import { Pace } from '../../src/scraping/fetch/pace.js';
import { PageFetcher } from '../../src/scraping/fetch/page-fetcher.js';
import { Robots } from '../../src/scraping/fetch/robots.js';
import { PageReader } from '../../src/scraping/read/page-reader.js';
import { SourceReader } from '../../src/scraping/read/source-reader.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { fixturePages, ownPages } from '../support/page-server.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const adverts = sized(120, 4);
const atOnce = 4;
/** Ours and theirs in turn, the best of each: what else the machine does only adds to it. */
const rounds = sized(4, 1);

/**
 * Fetching and reading adverts beside crawlee's CheerioCrawler, which fetches the same pages from the same local server
 * and only parses them, as many at once as we do.
 */
export async function benchCrawler(): Promise<Row[]> {
  const supported = new SiteRegistry(new Set());
  const real = fixturePages();
  // Our own pages are many times shorter than what sites serve: only where the real ones are absent.
  const pages = (real.length > 0 ? real : ownPages()).filter(
    ({ expected, url }) =>
      expected != null &&
      expected['saleStatus'] !== 'removed' &&
      supported.siteOf(new URL(url).hostname) !== undefined,
  );
  const bodies = new Map(pages.map(({ url, file }) => [pathOf(url), readFileSync(file)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url?.split('#')[0] ?? '');
    // No robots.txt either: everything may be read.
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = [...new Set(pages.map(({ url }) => new URL(url).hostname))];
  const client = new GuardedClient({ hostMap: Object.fromEntries(hosts.map((host) => [host, origin])) });
  const browser = new BrowserFetcher(client, () => Promise.reject(new Error('no page here needs a browser')));
  const reader = new PageReader(hosts);
  const pace = new Pace((name) => ({ name, gapMs: 0 }));
  const read = (...asked: Parameters<PageReader['readRobots']>) => reader.readRobots(...asked);
  const robots = new Robots(client, pace, read, () => undefined);
  const fetcher = new PageFetcher(client, browser, pace, robots, (...asked) => reader.judge(...asked));
  const source = new SourceReader(new SiteRegistry(new Set(hosts)), fetcher, reader);
  const urls = Array.from({ length: adverts }, (_, index) => pages[index % pages.length]!.url);
  try {
    const plain = urls.map((url, index) => `${origin}${pathOf(url)}#${index}`);
    let [oursMs, bareMs] = [Infinity, Infinity];
    for (let round = 0; round < rounds; round += 1) {
      oursMs = Math.min(oursMs, await timed(() => readAll(source, urls)));
      bareMs = Math.min(bareMs, await timed(() => crawlee(plain)));
    }
    const what = `${adverts} adverts fetched and read`;
    return [{ what, oursMs, bareMs, bare: 'CheerioCrawler, parse only', bar: 1 }];
  } finally {
    await Promise.all([client.close(), browser.close(), reader.close()]);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function readAll(source: SourceReader, urls: readonly string[]): Promise<void> {
  const left = [...urls];
  const signal = AbortSignal.timeout(300_000);
  const worker = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await source.read(url, signal);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function crawlee(urls: readonly string[]): Promise<void> {
  log.setLevel(LogLevel.OFF);
  let parsed = 0;
  const crawler = new CheerioCrawler(
    {
      minConcurrency: atOnce,
      maxConcurrency: atOnce,
      maxRequestRetries: 0,
      requestHandler: async ({ $ }) => {
        if ($('body').length > 0) parsed += 1;
      },
    },
    new Configuration({ persistStorage: false }),
  );
  // Its queue takes each address once; the number after # tells them apart.
  await crawler.run(urls.map((url) => ({ url, uniqueKey: url })));
  if (parsed !== urls.length) throw new Error(`crawlee read ${parsed} of ${urls.length} pages`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
