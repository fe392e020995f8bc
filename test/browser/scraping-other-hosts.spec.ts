import { Logger } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadConfig } from '../../src/shared/config/config.js';
import { ScrapingService } from '../../src/scraping/scraping.service.js';
import { type PageServer, startPageServer } from '../support/page-server.js';

/** A broker's adverts, by number: plain HTTP shows no facts of any, so each is opened in the browser. */
const advert = (number: number, host = 'www') => `${host}.notar.se/kopa-bostad/objekt/OBJ12345_${number}`;
const script = (body: string) => ({ body, headers: { 'content-type': 'text/javascript' } });

const facts = (
  price: string,
) => `document.body.innerHTML = '<h1>Provgatan 7</h1><dl><dt>Pris</dt><dd>${price} kr</dd>' +
  '<dt>Antal rum</dt><dd>3 rum</dd><dt>Boarea</dt><dd>62 m²</dd><dt>Avgift</dt><dd>4 100 kr/mån</dd></dl>';`;
const page = (of: string, scripts: string) => `<!doctype html><html><head><title>Provgatan 7</title>
  <link rel="canonical" href="https://${of}"></head><body><h1>Provgatan 7</h1>${scripts}</body></html>`;
/** Shows nothing to plain HTTP, and leads the browser, which asks after it, to where the address really is. */
const leadingOn = (to: string) => {
  let asked = 0;
  return (_request: IncomingMessage, response: ServerResponse) => {
    asked += 1;
    if (asked === 1) response.writeHead(200, { 'content-type': 'text/html' }).end(page(to, ''));
    else response.writeHead(302, { location: `https://${to}` }).end();
  };
};

let server: PageServer;
let service: ScrapingService;
beforeAll(async () => {
  Logger.overrideLogger(false);
  const portal = 'https://www.hemnet.se/bostad/x-';
  server = await startPageServer({
    [advert(1001)]: page(advert(1001), '<script src="/app.js"></script>'),
    'www.notar.se/app.js': script(facts('3 500 000')),
    [advert(1001, 'gammal')]: leadingOn(advert(1001)),
    'gammal.notar.se/app.js': script(facts('9 900 000')),
    [advert(1002)]: page(
      advert(1002),
      `<script>const ask = (address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined);
        Promise.all([...Array(5).keys()].flatMap((n) => [ask('${portal}' + n), ask('https://leder.example/' + n)]))
          .then(() => ask('https://api.notar.se/data')).then(() => { ${facts('3 500 000')} });</script>`,
    ),
    'api.notar.se/data': 'data',
    ...Object.fromEntries(
      [0, 1, 2, 3, 4].map((n) => [
        `leder.example/${n}`,
        { status: 302, headers: { location: `${portal}${n}` } },
      ]),
    ),
    'www.hemnet.se/robots.txt': {
      body: 'User-agent: *\nDisallow: /bostad/',
      headers: { 'content-type': 'text/plain' },
    },
    [advert(1004)]: page(advert(1004), "<script>location.href = 'https://ond.example/';</script>"),
    'ond.example/': 'ond',
    [advert(1003)]: page(advert(1003), `<script>location.href = '${portal}1';</script>`),
  });
  service = new ScrapingService(
    loadConfig(
      {
        NODE_ENV: 'test',
        SCRAPING_HOST_MAP: server.hostMapText,
        CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '',
      },
      { services: false },
    ),
  );
}, 120_000);
afterAll(async () => {
  await service?.onApplicationShutdown();
  await server?.close();
});

const capture = (address: string) =>
  service.capture(service.recognise(`https://${address}`), {
    signal: AbortSignal.timeout(60_000),
    onStep: () => Promise.resolve(),
  });
/** What was asked of the portal during the work. */
async function askedOfPortal(work: () => Promise<unknown>): Promise<string[]> {
  const before = server.requests.length;
  await work();
  return server.requests.slice(before).flatMap(({ host, path }) => (host === 'www.hemnet.se' ? [path] : []));
}

it('does not take what scripts of one host wrote for what another host of the site served', async () => {
  expect(await capture(advert(1001))).toMatchObject({
    listing: { price: 3_500_000 },
    canonicalUrl: `https://${advert(1001)}`,
  });
  const lying = await capture(advert(1001, 'gammal'));
  // The page is the site's own, its scripts are not.
  expect(lying.listing.price).toBe(9_900_000);
  expect(lying).not.toHaveProperty('canonicalUrl');
});

it('lets the scripts of a page ask no other site, not even by a host that leads there', async () => {
  const asked = await askedOfPortal(async () => {
    expect((await capture(advert(1002))).listing.price).toBe(3_500_000);
  });
  expect(asked).toEqual([]);
  const others = server.requests.map(({ host }) => host);
  expect(others.filter((host) => host === 'leder.example')).toHaveLength(5);
  expect(others).toContain('api.notar.se');
});

it('asks by the rules of a site to which scripts lead on', async () => {
  expect(await askedOfPortal(() => capture(advert(1003)).catch(() => undefined))).toEqual(['/robots.txt']);
});

it('asks nothing, not even for its rules, of a host to which scripts may not lead on', async () => {
  await capture(advert(1004)).catch(() => undefined);
  const hosts = server.requests.map(({ host, path }) => host + path);
  expect(hosts.filter((address) => address === advert(1004))).toHaveLength(2);
  expect(hosts.filter((address) => address.startsWith('ond.example'))).toEqual([]);
});
