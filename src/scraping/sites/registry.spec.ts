import { UnsupportedSite } from '../scraping.errors.js';
import { SiteRegistry, sites } from './registry.js';

const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));

it.each([
  [
    'https://www.hemnet.se/bostad/lagenhet-3rum-provet-provkommun-gatan-39-17702075?utm_source=x#karta',
    'hemnet:17702075',
    'https://www.hemnet.se/bostad/lagenhet-3rum-provet-provkommun-gatan-39-17702075',
  ],
  [
    'http://m.hemnet.se/bostad/lagenhet-1,5rum-gatan-1-17702075/',
    'hemnet:17702075',
    'https://www.hemnet.se/bostad/lagenhet-1,5rum-gatan-1-17702075',
  ],
  [
    'https://hemnet.se/salda/villa-4rum-1418994',
    'hemnet:salda-1418994',
    'https://www.hemnet.se/salda/villa-4rum-1418994',
  ],
  ['https://www.booli.se/annons/6178869', 'booli:annons-6178869', 'https://www.booli.se/annons/6178869'],
  ['https://www.booli.se/bostad/244663?x=1', 'booli:bostad-244663', 'https://www.booli.se/bostad/244663'],
  [
    'https://www.erikolsson.se/homes/Lagenhet-4rum-Gatan-95-Stockholm-Stockholm-kommun-5985163',
    'erikolsson:5985163',
    'https://www.erikolsson.se/homes/Lagenhet-4rum-Gatan-95-Stockholm-Stockholm-kommun-5985163',
  ],
  [
    'https://www.fastighetsbyran.com/sv/sverige/objekt/?objektID=2712345&utm_campaign=a',
    'fastighetsbyran:2712345',
    'https://www.fastighetsbyran.com/sv/sverige/objekt/?objektID=2712345',
  ],
  [
    'https://www.svenskfast.se/bostadsratt/lan/kommun/ort/omr/gata-1/412345/',
    'svenskfast:412345',
    'https://www.svenskfast.se/bostadsratt/lan/kommun/ort/omr/gata-1/412345',
  ],
  [
    'https://www.lansfast.se/till-salu/lagenhet/lan/kommun/ort/gata-1/cmbolgh5abcdef123/',
    'lansfast:cmbolgh5abcdef123',
    'https://www.lansfast.se/till-salu/lagenhet/lan/kommun/ort/gata-1/cmbolgh5abcdef123',
  ],
  [
    'https://www.notar.se/kopa-bostad/objekt/OBJ19157_2098157122',
    'notar:obj19157_2098157122',
    'https://www.notar.se/kopa-bostad/objekt/OBJ19157_2098157122',
  ],
  [
    'https://exempelmaklaren.example/objekt/provgatan-7-12',
    'exempelmaklaren:12',
    'https://exempelmaklaren.example/objekt/provgatan-7-12',
  ],
])('recognises %s', (input, key, url) => {
  expect(registry.recognise(` ${input}\n`)).toMatchObject({ key, url });
});

const message = (input: string) => {
  try {
    registry.recognise(input);
  } catch (error) {
    if (error instanceof UnsupportedSite) return error.userMessage;
  }
  return undefined;
};

it.each([
  '',
  'hemnet',
  'www.hemnet.se/bostad/a-1',
  'ftp://www.hemnet.se/bostad/a-17702075',
  'javascript:alert(1)',
  'https://',
])('takes %j for no address', (input) => expect(message(input)).toBe('Måste vara en giltig URL'));

it.each([
  'https://evil.se/?hemnet.se',
  'https://evil.se/www.hemnet.se/bostad/a-17702075',
  'https://hemnet.se.evil.se/bostad/a-17702075',
  'https://nothemnet.se/bostad/a-17702075',
  'https://www.hemnet.se@evil.se/bostad/a-17702075',
  'https://user:pass@www.hemnet.se/bostad/a-17702075',
  'https://www.hemnet.se:8443/bostad/a-17702075',
  'https://www.hemnet.se/',
  'https://www.hemnet.se/bostader',
  'https://www.hemnet.se/bostader?location_ids=17744',
  'https://www.hemnet.se/bostad/',
  'https://www.hemnet.se/maklare/provmaklaren-5366',
  'https://www.booli.se/sok/till-salu?areaIds=118',
  'https://www.booli.se/bostadsrattsforening/45075',
  'https://www.notar.se/kopa-bostad',
  'https://127.0.0.1/bostad/a-17702075',
])('refuses %s', (input) => expect(message(input)).toBe('Måste vara en giltig bostadsannons-länk'));

it('knows the reserved host only while it is mapped', () => {
  expect(
    new SiteRegistry(new Set()).find('https://exempelmaklaren.example/objekt/provgatan-7-12'),
  ).toBeUndefined();
});

it('gives every site its own name, a probe on its own host and no search page as advert', () => {
  expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
  for (const site of sites) {
    expect(registry.siteOf(new URL(site.probe).hostname)).toBe(site);
    expect(site.idOf(new URL(site.probe))).toBeUndefined();
  }
});
