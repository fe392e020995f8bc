import { portals } from '../listing.types.js';
import { UnsupportedSite } from '../scraping.errors.js';
import { SiteRegistry, sites } from './registry.js';

const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));

it('knows the portals by their names', () => {
  expect(sites.filter(({ kind }) => kind === 'portal').map(({ name }) => name)).toEqual([...portals]);
});

/** Links are of our own making, in the forms that the sites use. */
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
  ['HTTPS://HEMNET.SE/bostad/17702075', 'hemnet:17702075', 'https://www.hemnet.se/bostad/17702075'],
  [
    'https://hemnet.se/salda/villa-4rum-1418994',
    'hemnet:salda-1418994',
    'https://www.hemnet.se/salda/villa-4rum-1418994',
  ],
  [
    'https://www.hemnet.se/salda/villa-4rum-provby-1234567890123456789',
    'hemnet:salda-1234567890123456789',
    'https://www.hemnet.se/salda/villa-4rum-provby-1234567890123456789',
  ],
  ['https://www.booli.se/annons/6178869', 'booli:annons-6178869', 'https://www.booli.se/annons/6178869'],
  ['https://www.booli.se/bostad/244663?x=1', 'booli:bostad-244663', 'https://www.booli.se/bostad/244663'],
  [
    'https://www.lansfast.se/object-redirect/?guid=55PROVAVB06TOU2V&objectType=CMVILLA&utm_source=hemnet',
    'lansfast:cmvilla55provavb06tou2v',
    'https://www.lansfast.se/object-redirect/?guid=55PROVAVB06TOU2V&objectType=CMVILLA',
  ],
  [
    'https://www.fastighetsbyran.com/sv/sverige/objekt/?objektID=2712345&utm_campaign=a',
    'fastighetsbyran:2712345',
    'https://www.fastighetsbyran.com/sv/sverige/objekt/?objektID=2712345',
  ],
  [
    'https://www.mohv.se/till-salu/bostad.aspx?gid=OBJ12441_1375000000&ViewAllImages=1',
    'mohv:obj12441_1375000000',
    'https://www.mohv.se/till-salu/bostad.aspx?gid=OBJ12441_1375000000',
  ],
  [
    'https://exempelmaklaren.example/objekt/provgatan-7-12',
    'exempelmaklaren:12',
    'https://exempelmaklaren.example/objekt/provgatan-7-12',
  ],
])('recognises %s', (input, key, url) => {
  expect(registry.recognise(` ${input}\n`)).toMatchObject({ key, url });
});

it.each([
  [
    'https://www.erikolsson.se/homes/Lagenhet-4rum-Gatan-95-Stockholm-Stockholm-kommun-5985163',
    'erikolsson:5985163',
  ],
  [
    'https://www.fastighetsbyran.com/sv/sverige/till-salu/provs-lan/prov-kommun/objekt/?objektID=3405978',
    'fastighetsbyran:3405978',
  ],
  ['https://www.fastighetsbyran.com/en/sweden/objekt/?objektid=3405978', 'fastighetsbyran:3405978'],
  ['https://www.svenskfast.se/bostadsratt/lan/kommun/ort/omr/gata-1/412345/', 'svenskfast:412345'],
  ['https://svenskfast.se/villa/lan/kommun/ort/gata-1/412345', 'svenskfast:412345'],
  [
    'https://www.lansfast.se/till-salu/lagenhet/lan/kommun/ort/gata-1/cmbolgh5abcdef123/',
    'lansfast:cmbolgh5abcdef123',
  ],
  [
    'https://www.lansfast.se/till-salu/villa/lan/kommun/ort/gata-1/CMVILLA55PROVAVB06TOU2V',
    'lansfast:cmvilla55provavb06tou2v',
  ],
  [
    'https://www.bjurfors.se/sv/tillsalu/lan/kommun/omr/provgatan-14/',
    'bjurfors:lan/kommun/omr/provgatan-14',
  ],
  ['https://m.notar.se/EN/KOPA-BOSTAD/OBJEKT/OBJ19157_2098157122/', 'notar:obj19157_2098157122'],
  [
    'https://www.lansfast.se/salda/villa/lan/kommun/ort/gata-1/CMVILLA55PROVAVB06TOU2V',
    'lansfast:cmvilla55provavb06tou2v',
  ],
  ['https://erikolsson.se/en/homes/Villa-4rum-Gatan-95-Nacka-Nacka-kommun-5985163/', 'erikolsson:5985163'],
  ['https://www.bjurfors.se/en/for-sale/lan/kommun/omr/provgatan-14', 'bjurfors:lan/kommun/omr/provgatan-14'],
  ['https://www.maklarhuset.se/bostad/sverige/lan/ort/668948', 'maklarhuset:668948'],
  [
    'https://www.maklarhuset.se/bostad/sverige/lan/ort/provgatan/618848?utm_source=hemnet',
    'maklarhuset:618848',
  ],
  ['https://www.skandiamaklarna.se/hitta-hem/bostadsratt/kommun/omr/86842416/', 'skandiamaklarna:86842416'],
  [
    'http://bostad.skandiamaklarna.se/till-salu/default/MDMwM3wwMDAw../objekt?utm_source=hemnet',
    'skandiamaklarna:MDMwM3wwMDAw..',
  ],
  ['https://www.notar.se/kopa-bostad/objekt/OBJ19157_2098157122', 'notar:obj19157_2098157122'],
  [
    'https://www.husmanhagberg.se/objekt/provgatan-48-5-tr/OBJ5PROVX63DVKKH5FDB2/',
    'husmanhagberg:obj5provx63dvkkh5fdb2',
  ],
  ['https://www.widerlov.se/till-salu/provgatan-4/OBJ12345_1234567', 'widerlov:obj12345_1234567'],
  [
    'https://svenskamaklarhuset.se/objekt/obj5provjf2v59pnc86bz-provgatan-53-2-tr/',
    'svenskamaklarhuset:obj5provjf2v59pnc86bz',
  ],
  ['https://historiskahem.se/object/tillsalu-provgatan-3', 'historiskahem:tillsalu-provgatan-3'],
  ['https://www.bosthlm.se/12345/provgatan-3/fakta', 'bosthlm:12345'],
  ['https://www.mohv.se/objekt/solna/provgatan-3/OBJ12345_1234567/', 'mohv:obj12345_1234567'],
  ['https://nestorfastighetsmakleri.se/objekt/1931923', 'nestor:1931923'],
  ['https://www.maklarringen.se/objekt/umea/provvagen-3/123456', 'maklarringen:123456'],
  ['https://www.fantasticfrank.se/bostader-till-salu/provgatan-12b', 'fantasticfrank:provgatan-12b'],
  ['https://www.alexanderwhite.se/objekt/provgatan-12/', 'alexanderwhite:provgatan-12'],
  ['https://www.edwardpartners.se/till-salu/48213/provgatan-12', 'edwardpartners:48213'],
  ['https://www.perjansson.se/objekt/provgatan-12-3-tr/', 'perjansson:provgatan-12-3-tr'],
  ['https://esny.se/tillsalu/OBJ12345_1234567', 'esny:obj12345_1234567'],
  ['https://www.erasweden.com/objekt/ale/provvagen-9-123456', 'era:123456'],
  ['https://www.hemverket.se/till-salu/provvagen-9-123456', 'hemverket:123456'],
  ['https://www.innerstadsspecialisten.se/objekt/12345678', 'innerstadsspecialisten:12345678'],
  ['https://www.wrede.se/objekt/provgatan-12-b/', 'wrede:provgatan-12-b'],
  ['https://stadshem.se/till-salu/12345/provgatan-3/bilder', 'stadshem:12345'],
  ['https://www.alvhem.com/objekt/provgatan-3/', 'alvhem:provgatan-3'],
  [
    'https://www.ludvigfast.se/bostad/0b7a2c1e-1a2b-4c3d-8e9f-001122334455',
    'ludvig:0b7a2c1e-1a2b-4c3d-8e9f-001122334455',
  ],
  ['https://www.sodermaklarna.se/objekt/OBJ12345_1234567', 'sodermaklarna:obj12345_1234567'],
  ['https://www.karlssonuddare.se/sv/objekt/OBJ12345_1234567/', 'karlssonuddare:obj12345_1234567'],
  ['https://www.vaningen.se/objekt/provgatan-3-lund', 'vaningen:provgatan-3-lund'],
])('knows the advert of %s', (input, key) => expect(registry.recognise(input).key).toBe(key));

it('takes the same advert by any of its addresses as one', () => {
  const keys = [
    'https://www.lansfast.se/till-salu/villa/lan/kommun/ort/gata-1/cmvilla55provavb06tou2v/',
    'https://lansfast.se/object-redirect/?objectType=CMVILLA&guid=55PROVAVB06TOU2V',
    'http://www.lansfast.se/till-salu/villa/annan/vag/CMVILLA55PROVAVB06TOU2V?utm_source=x#bilder',
  ].map((input) => registry.recognise(input).key);
  expect(new Set(keys).size).toBe(1);
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
  `https://www.hemnet.se/bostad/${'中'.repeat(700)}-17702075`,
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
  'https://www.hemnet.se/bostad/lagenhet-3rum-provgatan-39',
  'https://www.hemnet.se/nyproduktionsprojekt/provprojektet-123456',
  'https://www.fastighetsbyran.com/sv/sverige/till-salu/provs-lan/prov-kommun',
  'https://www.fastighetsbyran.com/sv/sverige/artiklar/foreningens-ekonomi?objektID=1234567',
  'https://www.svenskfast.se/bostad/lan/kommun/ort/',
  'https://www.svenskfast.se/om-oss/pressmeddelanden/12345',
  'https://www.lansfast.se/till-salu/bostadsratt/lan/kommun/ort/',
  'https://www.lansfast.se/maklare/provort/cmbolgh5abcdef123',
  'https://www.lansfast.se/object-redirect/?guid=55PROVAVB06TOU2V',
  'https://www.bjurfors.se/sv/tillsalu/lan/kommun/omr/',
  'https://www.bjurfors.se/sv/kontor/lan/kommun/omr/kontoret/',
  'https://www.maklarhuset.se/bostad/sverige/kalmar/farjestaden',
  'https://www.skandiamaklarna.se/hitta-hem/Villa/prov?municipalityId=90',
  'https://www.skandiamaklarna.se/kontor/provort',
  'https://www.husmanhagberg.se/sok/alla/?lan=prov',
  'https://svenskamaklarhuset.se/till-salu/',
  'https://historiskahem.se/object/om-oss',
  'https://www.bosthlm.se/om-oss/12345',
  'https://www.mohv.se/till-salu/kommande',
  'https://www.maklarringen.se/kopa/sok-bostad/12345',
  'https://www.maklarringen.se/objekt/',
  'https://www.maklarringen.se/maklare/provmaklaren-12345',
  'https://www.fantasticfrank.se/bostader-till-salu/sida-2',
  'https://www.fantasticfrank.se/bostader-till-salu/sodermalm',
  'https://www.wrede.se/artiklar/hem/provgatan-12',
  'https://www.vaningen.se/provgatan-12',
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
  expect(new Set(sites.map(({ displayName }) => displayName)).size).toBe(sites.length);
  const hosts = sites.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const site of sites) {
    expect(registry.siteOf(new URL(site.probe).hostname)).toBe(site);
    expect(site.idOf(new URL(site.probe))).toBeUndefined();
  }
});

it('lets a site keep one pace under all its names, and each other host its own', () => {
  expect(registry.pacedNameOf('www.hemnet.se')).toBe('hemnet');
  expect(registry.pacedNameOf('api.hemnet.se')).toBe('hemnet');
  expect(registry.pacedNameOf('ena.example.co.uk')).toBe('ena.example.co.uk');
});

it.each([
  ['www.notar.se', 'https://www.notar.se/x', true],
  ['gammal.notar.se', 'https://www.notar.se/x', false],
  ['notar.se', 'https://www.notar.se/x', false],
  ['m.notar.se', 'https://notar.se/x', false],
  // What is asked for at the one host of all its adverts may be led on by it.
  ['api.hemnet.se', 'https://www.hemnet.se/x', true],
])('knows whether %s may speak for %s: %s', (host, address, expected) => {
  expect(registry.speaksFor(host, address)).toBe(expected);
});

it.each([
  ['www.notar.se', 'www.notar.se', undefined, true],
  ['api.notar.se', 'www.notar.se', 'www.notar.se', true],
  ['cdn.example', 'www.notar.se', 'www.notar.se', true],
  ['www.hemnet.se', 'www.notar.se', 'www.notar.se', false],
  ['bilder.hemnet.se', 'www.notar.se', 'www.notar.se', false],
  // Whoever owns an address says where it leads.
  ['www.hemnet.se', 'www.notar.se', 'www.hemnet.se', false],
  ['www.notar.se', 'connect-resolve.maklare.vitec.net', 'www.notar.se', true],
  ['www.hemnet.se', 'connect-resolve.maklare.vitec.net', 'www.notar.se', false],
])('knows whether %s may be asked by a page of %s at %s: %s', (host, asked, answered, expected) => {
  expect(registry.mayHaveParts(host, { asked, ...(answered && { answered }) })).toBe(expected);
});
