import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLink, linkFault, supportedDomains } from './listing-link.js';

const notUrl = 'Måste vara en giltig URL';
const notAdvert = 'Måste vara en giltig bostadsannons-länk';

describe('a typed link', () => {
  it.each([
    ['https://www.hemnet.se/bostad/lagenhet-2rum-x-17702075', null],
    ['  https://m.hemnet.se/bostad/17702075 ', null],
    ['www.booli.se/annons/1', null],
    ['hemnet', notUrl],
    ['två ord.se', notUrl],
    ['javascript:alert(1)', notUrl],
    ['', notUrl],
    ['https://example.com/bostad', notAdvert],
    ['https://evil.se/?hemnet.se', notAdvert],
    ['https://hemnet.se.evil.se/bostad/1', notAdvert],
    ['https://nothemnet.se/bostad/1', notAdvert],
  ])('%s', (typed, fault) => expect(linkFault(typed)).toBe(fault));

  it('is sent as a whole address', () => {
    expect(cleanLink(' www.booli.se/annons/1 ')).toBe('https://www.booli.se/annons/1');
    expect(cleanLink('två ord')).toBe('två ord');
  });
});

it('knows the same domains as the server', () => {
  const sites = join(import.meta.dirname, '../../../src/scraping/sites');
  const declared = readdirSync(sites)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(join(sites, name), 'utf8').matchAll(/hosts: \[([^\]]*)\]/g)])
    .flatMap((match) => [...match[1]!.matchAll(/'([^']+)'/g)].map((host) => host[1]!));
  expect(declared.length).toBeGreaterThan(10);
  expect([...supportedDomains].sort()).toEqual([...new Set(declared)].sort());
});
