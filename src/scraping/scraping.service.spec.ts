import { Global, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ownPages, type PageServer, routesOf, startPageServer } from '../../test/support/page-server.js';
import { pdfOfPages } from '../../test/support/saved-files.js';
import { CONFIG, type Config, loadConfig } from '../shared/config/config.js';
import { AddressRefused, FetchFailed } from '../shared/http/http.errors.js';
import type { CaptureStep } from './listing.types.js';
import {
  ListingChanged,
  ListingGone,
  NotAListing,
  PageBlocked,
  PageThrottled,
  PageUnavailable,
} from './scraping.errors.js';
import { ScrapingModule } from './scraping.module.js';
import { ScrapingService } from './scraping.service.js';

/** A label table as Hemnet's template of 2021 has it; the home and its words are made up. */
const portalPage = (brokerLink: string, area = '62 m²') => `<!doctype html><html><head>
  <meta property="og:title" content="Provgatan 7, Ekbacken Västerviks kommun"></head><body>
  <h1 class="qa-property-heading">Provgatan 7</h1><span class="property-address__area">Ekbacken, Västervik</span>
  <p class="qa-property-price">1 950 000 kr</p>
  <dl><dt>Antal rum</dt><dd>3 rum</dd><dt>Boarea</dt><dd>${area}</dd><dt>Avgift</dt><dd>4 100 kr/mån</dd></dl>
  <a class="qa-property-description-broker-button" href="${brokerLink}">Läs mer hos mäklaren</a></body></html>`;

const brokerPage = (
  address = 'Provgatan 7',
) => `<!doctype html><html><head><title>${address}</title></head><body>
  <h1>${address}</h1><ul><li>Utgångspris: 1 950 000 kr</li><li>Rum: 3</li><li>Boarea: 64 m²</li>
  <li>Månadsavgift: 4 100 kr</li><li>Energiklass: C</li></ul></body></html>`;

const told = 'Föreningen har under året bytt samtliga fönster mot gården och målat trapphusen.';

const challenge = `<html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>`;

const hemnet = (id: number) => `www.hemnet.se/bostad/lagenhet-3rum-provgatan-${id}`;
let server: PageServer;
let config: Config;
let service: ScrapingService;
const steps: CaptureStep[] = [];

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startPageServer({
    ...routesOf(ownPages()),
    [hemnet(29_990_001)]: { file: 'test/fixtures/pages/www.hemnet.se/removed/page.html' },
    [hemnet(1001)]: portalPage('https://www.notar.se/kopa-bostad/objekt/OBJ12345_678901'),
    'www.notar.se/kopa-bostad/objekt/OBJ12345_678901': brokerPage(),
    [hemnet(1002)]: portalPage('https://www.notar.se/kopa-bostad/objekt/OBJ500000_1'),
    'www.notar.se/kopa-bostad/objekt/OBJ500000_1': { status: 500, body: 'trasig' },
    [hemnet(1003)]: portalPage('https://www.notar.se/kopa-bostad/objekt/OBJ600000_1'),
    'www.notar.se/kopa-bostad/objekt/OBJ600000_1': brokerPage('Annangatan 99'),
    [hemnet(1004)]: portalPage('https://okand-maklare.example/objekt/1'),
    [hemnet(1005)]: { status: 403, body: challenge, headers: { 'cf-mitigated': 'challenge' } },
    // A site of its own: it is left alone for as long as it asks.
    'www.booli.se/annons/1006': { status: 429, body: 'lugn', headers: { 'retry-after': '7' } },
    [hemnet(1007)]: { status: 410, body: 'borta' },
    [hemnet(1008)]: '<html><body><h1>Sidan</h1><p>Annonsen är borttagen.</p></body></html>',
    [hemnet(1009)]: { status: 302, headers: { location: 'https://www.hemnet.se/bostader' } },
    'www.hemnet.se/bostader': '<html><body><h1>Bostäder till salu</h1></body></html>',
    [hemnet(1010)]: { status: 302, headers: { location: 'https://evil.example/' } },
    [hemnet(1011)]: { status: 502, body: 'bad gateway' },
    [hemnet(1012)]: '<html><body><h1>Om oss</h1><p>Vi är en tidning.</p></body></html>',
    [hemnet(1013)]: '<html><body><h1>Provgatan 7</h1></body></html>',
    [hemnet(1014)]: portalPage('https://connect-resolve.maklare.vitec.net/Description/S1/OBJ1/Hemnet'),
    'connect-resolve.maklare.vitec.net/Description/S1/OBJ1/Hemnet': {
      status: 302,
      headers: { location: 'https://www.notar.se/kopa-bostad/objekt/OBJ12345_678901' },
    },
    [hemnet(1015)]: portalPage('https://connect-resolve.maklare.vitec.net/Description/S2/OBJ2/Hemnet'),
    'connect-resolve.maklare.vitec.net/Description/S2/OBJ2/Hemnet': {
      status: 302,
      headers: { location: 'https://okand-maklare.example/objekt/2' },
    },
    [hemnet(1016)]: portalPage('https://www.hemnet.se/sok?q=too+many+requests'),
    'www.hemnet.se/sok': '<title>Sökresultat: too many requests</title><h1>too many requests</h1>',
    [hemnet(1017)]: portalPage('https://www.notar.se/sok?q=too+many+requests'),
    'www.notar.se/sok': '<title>Sökresultat: too many requests</title><h1>too many requests</h1>',
    [hemnet(1018)]: portalPage(`https://${hemnet(1001)}`),
    [hemnet(1019)]: portalPage('http://www.notar.se/kopa-bostad/objekt/OBJ12345_678901?q=too+many+requests'),
    'exempelmaklaren.example/objekt/provgatan-7-12': brokerPage(),
    'ena.lagring.example/robots.txt': { status: 429, headers: { 'retry-after': '60' } },
    'andra.lagring.example/stadgar.pdf': { body: pdfOfPages([[[told]]]) },
  });
  config = loadConfig({
    DATABASE_URL: 'postgresql://127.0.0.1/none',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 'x'.repeat(32),
    SCRAPING_HOST_MAP: server.hostMapText,
    // No browser: these tests are about plain HTTP.
    CHROMIUM_PATH: '/nonexistent/chromium',
  });
  service = new ScrapingService(config);
});

afterAll(async () => {
  await service.onApplicationShutdown();
  await server.close();
});

function capture(address: string) {
  steps.length = 0;
  return service.capture(service.recognise(address), {
    signal: AbortSignal.timeout(20_000),
    onStep: async (step) => void steps.push(step),
  });
}

describe('a portal and its broker', () => {
  it('become one listing, with the origin of each field and their disagreement', async () => {
    const { listing, provenance, disagreements, source } = await capture(`https://${hemnet(1001)}`);
    expect(listing).toMatchObject({
      address: 'Provgatan 7',
      area: 'Ekbacken',
      municipality: 'Västervik',
      price: 1_950_000,
      rooms: 3,
      livingArea: 64,
      monthlyFee: 4100,
      energyClass: 'C',
    });
    expect(provenance.area?.url).toBe(`https://${hemnet(1001)}`);
    expect(provenance.energyClass?.url).toBe('https://www.notar.se/kopa-bostad/objekt/OBJ12345_678901');
    expect(disagreements).toEqual([
      {
        field: 'livingArea',
        values: [
          { url: `https://${hemnet(1001)}`, value: 62 },
          { url: 'https://www.notar.se/kopa-bostad/objekt/OBJ12345_678901', value: 64 },
        ],
      },
    ]);
    expect(source).toBe('hemnet');
    expect(steps).toEqual([
      'detecting_source',
      'scraping_search_engine',
      'scraping_broker',
      'enriching_data',
      'completed',
    ]);
  });

  it('are joined through the broker system’s redirect', async () => {
    expect((await capture(`https://${hemnet(1014)}`)).listing.energyClass).toBe('C');
  });

  it.each([
    ['fails', 1002],
    ['tells of another home', 1003],
  ])('stays the portal’s listing when the broker’s page %s', async (_case, id) => {
    const { listing, disagreements } = await capture(`https://${hemnet(id)}`);
    expect([listing.livingArea, listing.energyClass, disagreements]).toEqual([62, undefined, []]);
    expect(steps).toContain('scraping_broker');
  });

  it.each([
    ['a portal’s search', 1016],
    ['a broker’s search', 1017],
    ['another advert of a portal', 1018],
  ])('does not follow to %s', async (_case, id) => {
    const before = server.requests.length;
    expect((await capture(`https://${hemnet(id)}`)).listing.livingArea).toBe(62);
    expect(server.requests.slice(before).map(({ host, path }) => host + path)).toEqual([hemnet(id)]);
  });

  it('follows to the broker’s advert by its own address, without what a link adds', async () => {
    const before = server.requests.length;
    expect((await capture(`https://${hemnet(1019)}`)).listing.energyClass).toBe('C');
    expect(server.requests.slice(before).map(({ path }) => path)).toContain(
      '/kopa-bostad/objekt/OBJ12345_678901',
    );
  });

  it('does not follow to a site we do not read', async () => {
    expect((await capture(`https://${hemnet(1004)}`)).listing.livingArea).toBe(62);
    expect(steps).not.toContain('scraping_broker');
  });
});

describe('a broker’s page that was not read', () => {
  it('is named with its fault', async () => {
    expect((await capture(`https://${hemnet(1002)}`)).unread).toEqual([
      { url: 'https://www.notar.se/kopa-bostad/objekt/OBJ500000_1', code: 'page_unavailable' },
    ]);
  });

  it.each([
    ['it was read', 1001],
    ['it tells of another home', 1003],
    ['its site is none we read', 1004],
    ['a redirect service leads to a site we do not read', 1015],
  ])('is not spoken of when %s', async (_case, id) => {
    expect(await capture(`https://${hemnet(id)}`)).not.toHaveProperty('unread');
  });
});

it('reads pages until every module has ended its work, and none after', async () => {
  const read: Record<string, number | undefined> = {};
  const url = `https://${hemnet(1004)}`;
  const run = async (scraping: ScrapingService) =>
    (
      await scraping.capture(scraping.recognise(url), {
        signal: AbortSignal.timeout(20_000),
        onStep: async () => undefined,
      })
    ).listing.livingArea;
  /** A queue that lets its last jobs end as the process stops. */
  @Global()
  @Module({ providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] })
  class QueueLikeModule {
    onModuleDestroy = async () => (read['onModuleDestroy'] = await run(ended));
    beforeApplicationShutdown = async () => (read['beforeApplicationShutdown'] = await run(ended));
  }
  @Module({ imports: [QueueLikeModule, ScrapingModule] })
  class AppLikeModule {}
  const app = await NestFactory.createApplicationContext(AppLikeModule, { logger: false });
  const ended = app.get(ScrapingService);
  await app.close();
  expect(read).toEqual({ onModuleDestroy: 62, beforeApplicationShutdown: 62 });
  await expect(run(ended)).rejects.toBeInstanceOf(FetchFailed);
});

it('reads a broker’s page alone', async () => {
  const { listing, source } = await capture(
    'https://exempelmaklaren.example/objekt/provgatan-7-12?utm_source=x',
  );
  expect([listing.price, listing.livingArea, source]).toEqual([1_950_000, 64, 'broker']);
  expect(steps).toEqual(['detecting_source', 'scraping_broker', 'enriching_data', 'completed']);
});

describe('what cannot be read is said so', () => {
  it.each([
    ['a challenge', 1005, PageBlocked],
    ['status 410', 1007, ListingGone],
    ['a page that says the advert is gone', 1008, ListingGone],
    ['a redirect to the search page', 1009, ListingGone],
    ['a redirect to a foreign host', 1010, AddressRefused],
    ['a fault of the site', 1011, PageUnavailable],
    ['another page', 1012, NotAListing],
    ['an advert without facts', 1013, ListingChanged],
  ])('%s', async (_case, id, error) => {
    await expect(capture(`https://${hemnet(id)}`)).rejects.toBeInstanceOf(error);
  });

  it.each([
    ['removed', ListingGone],
    ['challenge', PageBlocked],
  ])('our own page %s', async (name, error) => {
    const page = ownPages().find((candidate) => candidate.name === `www.hemnet.se/${name}`)!;
    // The removed advert has the address of one that is on sale elsewhere in these tests.
    const address = name === 'removed' ? `https://${hemnet(29_990_001)}` : page.url;
    await expect(capture(address)).rejects.toBeInstanceOf(error);
  });

  it('waits as long as the site asks', async () => {
    const throttled = await capture('https://www.booli.se/annons/1006').catch((error: unknown) => error);
    expect(throttled).toBeInstanceOf(PageThrottled);
    expect(throttled).toMatchObject({ retry: 'again', retryAfterMs: 7000 });
  });

  it('ends at once when it is called off', async () => {
    const reason = new Error('deadline');
    await expect(
      service.capture(service.recognise(`https://${hemnet(1001)}`), {
        signal: AbortSignal.abort(reason),
        onStep: async () => undefined,
      }),
    ).rejects.toBe(reason);
  });
});

it('reads a document of one who keeps theirs beside another whose host wants to be left alone', async () => {
  const read = async (host: string) => {
    const linked = [{ name: 'Stadgar', url: `https://${host}/stadgar.pdf` }];
    const [document] = await service.readDocuments(linked, [], {
      signal: AbortSignal.timeout(20_000),
      lastTry: true,
    });
    return document!.outcome;
  };
  expect(await read('ena.lagring.example')).toBe('unreachable');
  expect(await read('andra.lagring.example')).toBe('read');
});
