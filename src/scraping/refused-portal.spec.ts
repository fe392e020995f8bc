import { Logger } from '@nestjs/common';
import { type PageRoute, type PageServer, startPageServer } from '../../test/support/page-server.js';
import { loadConfig } from '../shared/config/config.js';
import type { Capture } from './listing.types.js';
import { PageBlocked, PageDisallowed } from './scraping.errors.js';
import { ScrapingService } from './scraping.service.js';

const portal = 'https://www.hemnet.se/bostad/lagenhet-3rum-luthagen-uppsala-kommun-provgatan-5-21700001';
const notar = 'https://www.notar.se/kopa-bostad/objekt/OBJ20001_2100000001';
const refusal = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge' },
  body: '<title>Just a moment...</title>',
};
const page = (
  facts: { address?: string; rooms?: string; municipality?: string; head?: string } = {},
) => `<!doctype html>
  <html lang="sv"><head><title>Bostad</title>${facts.head ?? ''}</head><body><h1>${facts.address ?? 'Provgatan 5'}</h1>
  <dl><dt>Kommun</dt><dd>${facts.municipality ?? 'Uppsala'}</dd><dt>Pris</dt><dd>2 995 000 kr</dd>
  <dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>${facts.rooms ?? '3'} rum</dd>
  <dt>Upplåtelseform</dt><dd>Bostadsrätt</dd></dl></body></html>`;

let server: PageServer | undefined;
let scraping: ScrapingService | undefined;

beforeAll(() => Logger.overrideLogger(false));
afterEach(async () => {
  await scraping?.onApplicationShutdown();
  await server?.close();
});

/** Captures the portal's link while the search service names one broker's page. */
async function capture(
  broker: PageRoute,
  options: { portal?: PageRoute; robots?: string; brokerLink?: string } = {},
): Promise<Capture> {
  const routes: Record<string, PageRoute> = {
    [new URL(portal).host + new URL(portal).pathname]: options.portal ?? refusal,
    ...(options.robots ? { 'www.hemnet.se/robots.txt': options.robots } : {}),
    [new URL(notar).host + new URL(notar).pathname]: broker,
  };
  server = await startPageServer(routes);
  const results = [{ url: notar, title: 'Provgatan 5, Luthagen, Uppsala', content: 'Till salu' }];
  routes[`${new URL(server.origin).host}/search`] = {
    body: JSON.stringify({ results }),
    headers: { 'content-type': 'application/json' },
  };
  scraping = new ScrapingService(
    loadConfig(
      {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        SCRAPING_HOST_MAP: server.hostMapText,
        SEARCH_URL: `${server.origin}/search`,
      },
      { services: false },
    ),
  );
  return scraping.capture(scraping.recognise(portal), {
    signal: AbortSignal.timeout(20_000),
    onStep: async () => undefined,
    ...(options.brokerLink ? { handedIn: { pages: [], brokerLink: options.brokerLink } } : {}),
  });
}

it('reads the broker’s page instead, fills in from the link and names what was not read', async () => {
  const { listing, provenance, source, unread } = await capture(page());
  expect(listing).toMatchObject({
    address: 'Provgatan 5',
    municipality: 'Uppsala',
    price: 2_995_000,
    rooms: 3,
  });
  expect(source).toBe('broker');
  expect(unread).toEqual([{ url: portal, code: 'page_blocked' }]);
  expect(provenance.price?.url).toBe(notar);
  // The area may have lost letters.
  expect([listing.area, listing.county, provenance.county?.reader]).toEqual([
    undefined,
    'Uppsala län',
    'link',
  ]);
});

it.each([
  ['states', page({ head: `<link rel="canonical" href="${notar}/provgatan-5">` }), `${notar}/provgatan-5`],
  ['was read at', page(), notar],
])('knows what it found by the address that it %s, whatever link was pasted', async (_, broker, address) => {
  expect((await capture(broker)).canonicalUrl).toBe(address);
});

it('keeps the address that a handed-in broker’s page states', async () => {
  const stating = page({ head: `<link rel="canonical" href="${notar}/provgatan-5">` });
  expect((await capture(stating, { brokerLink: notar })).canonicalUrl).toBe(`${notar}/provgatan-5`);
});

it.each([
  ['another number', page({ address: 'Provgatan 15' })],
  ['other rooms', page({ rooms: '4' })],
  ['another municipality', page({ municipality: 'Enköping' })],
])('does not take a page with %s for this home', async (_, broker) => {
  await expect(capture(broker)).rejects.toBeInstanceOf(PageBlocked);
  expect(server!.requests.map(({ host }) => host)).toContain('www.notar.se');
});

it('also when the portal’s robots.txt keeps us out, and then never asks for the page', async () => {
  const robots = { robots: 'User-agent: *\nDisallow: /bostad/' };
  expect((await capture(page(), robots)).listing.price).toBe(2_995_000);
  expect(server!.requests.filter(({ host }) => host === 'www.hemnet.se').map(({ path }) => path)).toEqual([
    '/robots.txt',
  ]);
  await scraping!.onApplicationShutdown();
  await server!.close();
  await expect(capture(page({ rooms: '4' }), robots)).rejects.toBeInstanceOf(PageDisallowed);
});
