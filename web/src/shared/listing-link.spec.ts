import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLink, linkFault, linkFaults, supportedDomains } from './listing-link.js';

const notUrl = 'Måste vara en giltig URL';
const notAdvert = 'Måste vara en giltig bostadsannons-länk';

describe('a typed link', () => {
  it.each([
    ['https://www.hemnet.se/bostad/lagenhet-2rum-x-17702075', null],
    ['  https://m.hemnet.se/bostad/17702075 ', null],
    ['www.booli.se/annons/1', null],
    ['https://WWW.MAKLARRINGEN.SE/objekt/provgatan-7-123456', null],
    ['nestorfastighetsmakleri.se/objekt/1931923', null],
    ['bostad.skandiamaklarna.se/till-salu/default/MDMwM3wwMDAw../objekt', null],
    ['hemnet', notUrl],
    ['två ord.se', notUrl],
    ['javascript:alert(1)', notUrl],
    ['', notUrl],
    ['ftp://www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001', notUrl],
    ['Kolla ftp://anna@www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001', notUrl],
    ['//www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001', null],
    ['https://example.com/bostad', notAdvert],
    ['https://evil.se/?hemnet.se', notAdvert],
    ['https://hemnet.se.evil.se/bostad/1', notAdvert],
    ['https://nothemnet.se/bostad/1', notAdvert],
    ['https://maklarringen.se.example/objekt/1', notAdvert],
    ['https://www.blocket.se/annons/1', notAdvert],
  ])('%s', (typed, fault) => expect(linkFault(typed)).toBe(fault));

  it('is sent as a whole address', () => {
    expect(cleanLink(' www.booli.se/annons/1 ')).toBe('https://www.booli.se/annons/1');
    expect(cleanLink('två ord')).toBe('två ord');
  });

  it.each([
    ['https://www.hemnet.se/', linkFaults.noHome],
    ['hemnet.se', linkFaults.noHome],
    ['https://www.hemnet.se/bostader?location_ids=1', linkFaults.noHome],
    ['https://www.hemnet.se/bostad', linkFaults.noHome],
    ['https://www.hemnet.se/artiklar/2024/bostad-17702075', linkFaults.noHome],
    ['https://www.hemnet.se/bostad/lagenhet-2rum-vasastan-stockholms-kommun-provgat', linkFaults.cut],
    ['https://www.hemnet.se/bostad/lagenhet-2rum-vasastan-provgatan-12', linkFaults.cut],
    ['https://www.hemnet.se/bostad/lagenhet-2rum-provgatan-12-17702075/bilder', linkFaults.cut],
    ['https://www.hemnet.se/salda/villa-5rum-provgatan-1-1234567890', null],
    ['https://www.hemnet.se/en/bostad/villa-5rum-provgatan-1-21700001/', null],
    ['https://www.booli.se/', linkFaults.noHome],
    ['https://www.booli.se/sok/till-salu?areaIds=1', linkFaults.noHome],
    ['https://www.booli.se/annons/', linkFaults.noHome],
    ['https://www.booli.se/annons/abc', linkFaults.cut],
    ['https://www.booli.se/bostad/123456', null],
    ['https://www.hemnet.se:8443/bostad/villa-5rum-provgatan-1-21700001', linkFaults.notPlain],
    ['www.hemnet.se:8443/bostad/villa-5rum-provgatan-1-21700001', linkFaults.notPlain],
    ['https://user:pw@www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001', linkFaults.notPlain],
    [`https://www.hemnet.se/bostad/villa-${'x'.repeat(3000)}`, linkFaults.tooLong],
    [
      `https://www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001?x=${'y'.repeat(2000)}`,
      linkFaults.tooLong,
    ],
    // Which of a broker's pages are adverts, the server alone knows.
    ['https://www.notar.se/', null],
  ])('%s is told for what it is', (typed, fault) => expect(linkFault(typed)).toBe(fault));
});

describe('a shared text', () => {
  const advert = 'https://www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001';
  it.each([
    `Kolla på den här! ${advert}`,
    `Kolla på den här!${advert}`,
    `Kolla${advert}`,
    `Provgatan 1\n${advert}\nSkickat från min telefon`,
    `Fin? (${advert}).`,
    `<${advert}>`,
    `”${advert}”`,
    `Se ${advert}, visning på söndag.`,
    'Kolla www.hemnet.se/bostad/villa-5rum-provgatan-1-21700001',
    `${advert} och ${advert}?utm=delad`,
    `Från https://www.hemnet.se/bostader: ${advert}`,
    `Bilder: https://example.com/a.jpg ${advert}`,
  ])('gives its link: %s', (typed) => {
    expect(linkFault(typed)).toBeNull();
    expect(cleanLink(typed)).toBe(advert);
  });

  it.each([
    [`${advert} eller https://www.booli.se/annons/1`, linkFaults.manyLinks],
    ['Kolla https://www.hemnet.se/bostader?location_ids=1 nu', linkFaults.noHome],
    ['Kolla https://www.blocket.se/annons/1 nu', notAdvert],
    [`Kolla https://evil.se/?${advert} nu`, notAdvert],
    ['Provgatan 1, 3 rum, 72 m²', notUrl],
    ['hus och/eller tomt', notUrl],
  ])('has none to take: %s', (typed, fault) => expect(linkFault(typed)).toBe(fault));
});

it('knows the same domains as the server', () => {
  const sites = join(import.meta.dirname, '../../../src/scraping/sites');
  const declared = readdirSync(sites)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(join(sites, name), 'utf8').matchAll(/hosts: \[([^\]]*)\]/g)])
    .flatMap((match) => [...match[1]!.matchAll(/'([^']+)'/g)].map((host) => host[1]!));
  expect(declared.length).toBeGreaterThan(30);
  expect([...supportedDomains].sort()).toEqual([...new Set(declared)].sort());
});
