import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '../../../test/support/wait-for.js';
import { type PageServer, startPageServer } from '../../../test/support/page-server.js';
import { Logger } from '@nestjs/common';
import { loadConfig } from '../../shared/config/config.js';
import { onBehalfOf } from '../../shared/on-behalf-of.js';
import { ScrapingService } from '../scraping.service.js';

let server: PageServer;
let scraping: ScrapingService;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startPageServer({
    'www.hemnet.se/robots.txt': 'User-agent: *\nDisallow: /hemligt/',
    'bilder.hemnet.se/robots.txt': 'User-agent: *\nDisallow: /',
    'ett.hemnet.se/robots.txt': '',
    'tva.hemnet.se/robots.txt': '',
    'langsam.hemnet.se/robots.txt': 'User-agent: *\nCrawl-delay: 2',
    'www.booli.se/robots.txt': '',
    'api.booli.se/robots.txt': '',
    'exempelmaklaren.example/x': 'x',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  scraping = new ScrapingService(
    loadConfig({ NODE_ENV: 'test', SCRAPING_HOST_MAP: server.hostMapText }, { services: false }),
  );
});
afterEach(() => scraping.onApplicationShutdown());

/** Milliseconds that so many turns take, asked for at once. */
async function timeOf(addresses: readonly string[], signal = AbortSignal.timeout(10_000)): Promise<number> {
  const start = performance.now();
  await Promise.all(addresses.map((address) => scraping.pictureTurns.take(address, signal)));
  return performance.now() - start;
}
const three = (host: string) => [1, 2, 3].map((n) => `https://${host}/foto-${n}.jpg`);

/**
 * The same for turns that are all taken before three of a second each, which a busy machine delays as well.
 * @throws when those were taken first
 */
async function timeBeforeASecondEach(addresses: readonly string[]): Promise<number> {
  const isEnough = new AbortController();
  const slower = timeOf(three('www.booli.se'), isEnough.signal).then(() => {
    throw new Error('Three turns of a second each were taken first');
  });
  try {
    return await Promise.race([timeOf(addresses), slower]);
  } finally {
    isEnough.abort();
    await slower.catch(() => undefined);
  }
}

it('are a second apart where a site has its pages, also when it is served from here', async () => {
  expect(await timeOf(three('www.hemnet.se'))).toBeGreaterThan(1_990);
});

it('are as far apart under any other of its names', async () => {
  expect(await timeOf(['https://www.booli.se/1.jpg', 'https://api.booli.se/2.jpg'])).toBeGreaterThan(990);
});

it.each(['bilder.hemnet.se', 'bcdn.se'])(
  'are a tenth of a second apart at %s, which has files alone',
  async (host) => {
    expect(await timeBeforeASecondEach(three(host))).toBeGreaterThan(190);
  },
);

it('are as quick as they come at the samples’ own server', async () => {
  await timeBeforeASecondEach(three('exempelmaklaren.example'));
});

it('keep to the robots.txt of a host of pages, and of no other', async () => {
  const signal = AbortSignal.timeout(10_000);
  await expect(
    scraping.pictureTurns.take('https://www.hemnet.se/hemligt/1.jpg', signal),
  ).rejects.toMatchObject({
    code: 'page_disallowed',
  });
  await scraping.pictureTurns.take('https://bilder.hemnet.se/1.jpg', signal);
});

it('take one also for the rules of a name that nobody asked for yet', async () => {
  const before = server.requests.length;
  const signal = AbortSignal.timeout(10_000);
  const takes = ['ett', 'tva'].map((name) =>
    scraping.pictureTurns.take(`https://${name}.hemnet.se/1.jpg`, signal),
  );
  await waitFor(() => server.requests.length > before);
  await sleep(500);
  expect(server.requests.slice(before).map(({ host }) => host)).toEqual(['ett.hemnet.se']);
  await Promise.all(takes);
});

it('are as far apart as the rules say', async () => {
  expect(await timeOf(['https://langsam.hemnet.se/1.jpg'])).toBeGreaterThan(1_990);
});

it('end for a person whom a host of pages asked to wait, for pages too, and for nobody else', async () => {
  const take = (person: string) =>
    onBehalfOf(person, () =>
      scraping.pictureTurns.take('https://www.hemnet.se/1.jpg', AbortSignal.timeout(10_000)),
    );
  await take('a');
  onBehalfOf('a', () => scraping.pictureTurns.rest('https://www.hemnet.se/1.jpg', 60_000));
  await expect(take('a')).rejects.toMatchObject({ code: 'page_throttled' });
  await take('b');
});
