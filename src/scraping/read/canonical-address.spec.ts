import { SiteRegistry } from '../sites/registry.js';
import { canonicalAddress } from './canonical-address.js';

const registry = new SiteRegistry(new Set());
const at = (slug: string) => `https://www.hemnet.se/bostad/${slug}`;
const read = at('villa-9rum-liegatan-1-21000001');
const own = at('lagenhet-3rum-provgatan-7-21000001');

it.each([
  ['its canonical link', `<link rel="canonical" href="${own}">`],
  ['it in OpenGraph', `<meta property="og:url" content="${own}">`],
  ['it by its path', '<link rel="canonical" href="/bostad/lagenhet-3rum-provgatan-7-21000001">'],
  ['it with what counts visits', `<link rel="canonical" href="${own}?utm_source=a#bilder">`],
])('is what the page states, when it states %s', (_, head) => {
  expect(canonicalAddress(head, read, registry)).toBe(own);
});

it.each([
  ['nothing', '<title>Till salu</title>'],
  ['another advert', `<link rel="canonical" href="${at('lagenhet-3rum-provgatan-8-21000002')}">`],
  ['another site', '<link rel="canonical" href="https://www.booli.se/annons/21000001">'],
  ['no advert', '<link rel="canonical" href="https://www.hemnet.se/bostader">'],
  ['no address', '<link rel="canonical" href="https://">'],
])('is not known when the page states %s', (_, head) => {
  expect(canonicalAddress(head, read, registry)).toBeUndefined();
});
