import { readLink, streetSlugOf } from './link-facts.js';
import { SiteRegistry } from './sites/registry.js';

const registry = new SiteRegistry(new Set());
const read = (url: string) => readLink(registry.recognise(url)).listing;

// Addresses of our own making, in the forms that the sites use.
it.each([
  [
    'lagenhet-3,5rum-provby-jarfalla-kommun-provarvagen-39-17702075',
    {
      propertyKind: 'lägenhet',
      rooms: 3.5,
      area: 'Provby',
      municipality: 'Järfälla',
      address: 'Provarvägen 39',
    },
  ],
  [
    'lagenhet-2rum-stockholms-kommun-ostra-provgatan-7b,-2-tr-17702075',
    { propertyKind: 'lägenhet', rooms: 2, municipality: 'Stockholm', address: 'Östra Provgatan 7B, 2 tr' },
  ],
  [
    'lagenhet-2rum-sodermalm-prov-stockholms-kommun-axel-provers-vag-7-b-17702075',
    { rooms: 2, area: 'Södermalm Prov', address: 'Axel Provers väg 7 B' },
  ],
  [
    'villa-6rum-upplands-vasby-kommun-provgrand-4-17702075',
    {
      propertyKind: 'villa',
      rooms: 6,
      municipality: 'Upplands Väsby',
      address: 'Provgränd 4',
      area: undefined,
    },
  ],
  // On Hemnet the word stands for three kinds.
  [
    'radhus-5rum-provby-nacka-kommun-provstigen-11-17702075',
    { propertyType: 'Par-/kedje-/radhus', propertyKind: undefined, rooms: 5 },
  ],
  [
    'par-kedje-radhus-5rum-provby-nacka-kommun-provstigen-11-17702075',
    { propertyType: 'Par-/kedje-/radhus', propertyKind: undefined, rooms: 5, address: 'Provstigen 11' },
  ],
  [
    'gard-skog-8rum-provby-falu-kommun-provby-12-17702075',
    { propertyType: 'Gård/skog', propertyKind: 'gård', rooms: 8, municipality: 'Falun' },
  ],
  [
    'tomt-provby-malung-salens-kommun-provbacken-17702075',
    { propertyKind: 'tomt', rooms: undefined, municipality: 'Malung-Sälen', address: 'Provbacken' },
  ],
  [
    'fritidsboende-2rum-provby-habo-kommun-provet-1-17702075',
    { propertyKind: 'fritidshus', municipality: undefined },
  ],
  ['lagenhet-2rum-utan-plats-17702075', { rooms: 2, municipality: undefined, address: undefined }],
  ['17702075', {}],
])('reads Hemnet’s %s', (slug, facts) => {
  const listing = read(`https://www.hemnet.se/bostad/${slug}`);
  if (Object.keys(facts).length === 0) expect(listing).toEqual({});
  for (const [field, value] of Object.entries(facts))
    expect([field, listing[field as 'area']]).toEqual([field, value]);
});

it('knows a sold home, and the county of its municipality', () => {
  expect(
    read('https://www.hemnet.se/salda/lagenhet-3rum-provby-solna-kommun-provgatan-3-1234567890123456789'),
  ).toEqual({
    propertyType: 'Lägenhet',
    propertyKind: 'lägenhet',
    rooms: 3,
    area: 'Provby',
    municipality: 'Solna',
    county: 'Stockholms län',
    address: 'Provgatan 3',
    saleStatus: 'sold',
  });
});

it.each([
  [
    'https://www.erikolsson.se/homes/Lagenhet-3rum-Provgatan-139-25tr-Stockholm-Stockholm-kommun-5984648',
    {
      propertyType: 'Lägenhet',
      propertyKind: 'lägenhet',
      rooms: 3,
      municipality: 'Stockholm',
      county: 'Stockholms län',
      address: 'Provgatan 139',
    },
  ],
  [
    'https://www.svenskfast.se/bostadsratt/stockholm/tyreso/tyreso/centrala-prov/axel-provers-vag-18/458909/',
    {
      tenure: 'Bostadsrätt',
      tenureKind: 'bostadsrätt',
      municipality: 'Tyresö',
      county: 'Stockholms län',
      area: 'Centrala Prov',
      address: 'Axel Provers väg 18',
    },
  ],
  [
    'https://www.svenskfast.se/villa/uppsala/habo/balsta/provgatan-1/458909/',
    {
      propertyType: 'Villa',
      propertyKind: 'villa',
      municipality: 'Håbo',
      county: 'Uppsala län',
      address: 'Provgatan 1',
    },
  ],
  [
    'https://www.lansfast.se/till-salu/bostadsratt/stockholm/stockholm/vallingby/provgatan-20-2tr/cmbolgh5prov27ob61b3t9n/',
    {
      tenure: 'Bostadsrätt',
      tenureKind: 'bostadsrätt',
      municipality: 'Stockholm',
      county: 'Stockholms län',
      area: 'Vallingby',
      address: 'Provgatan 20, 2 tr',
    },
  ],
  ['https://www.lansfast.se/object-redirect/?guid=55PROVAVB06TOU2V&objectType=CMVILLA', {}],
  [
    'https://www.bjurfors.se/sv/tillsalu/vastra-gotaland/goteborg/majorna/provvagen-14/',
    {
      municipality: 'Göteborg',
      county: 'Västra Götalands län',
      area: 'Majorna',
      address: 'Provvägen 14',
    },
  ],
  [
    'https://www.fastighetsbyran.com/sv/sverige/till-salu/vastra-gotalands-lan/goteborgs-stad/objekt/?objektID=2315402',
    { municipality: 'Göteborg', county: 'Västra Götalands län' },
  ],
  ['https://www.fastighetsbyran.com/sv/sverige/objekt/?objektid=2315402', {}],
  [
    'https://www.skandiamaklarna.se/hitta-hem/bostadsratt/stockholm/kungsholmen/86842416/',
    {
      tenure: 'Bostadsrätt',
      tenureKind: 'bostadsrätt',
      municipality: 'Stockholm',
      county: 'Stockholms län',
      area: 'Kungsholmen',
    },
  ],
  [
    'https://www.maklarhuset.se/bostad/sverige/halland/halmstad/provgrand-3/677847',
    { county: 'Hallands län', municipality: 'Halmstad', address: 'Provgränd 3' },
  ],
  [
    'https://www.maklarhuset.se/bostad/sverige/halland/halmstad/677847',
    { county: 'Hallands län', municipality: 'Halmstad' },
  ],
  [
    'https://www.husmanhagberg.se/objekt/provgatan-48-5-tr-sodermalm/OBJ5PROVX63DVKKH5FDB2/',
    { address: 'Provgatan 48, 5 tr' },
  ],
  [
    'https://svenskamaklarhuset.se/objekt/obj5provjf2v59pnc86bz-provgatan-53-2-tr-vasastan/',
    { address: 'Provgatan 53, 2 tr' },
  ],
  ['https://www.wrede.se/objekt/provgatan-12-b/', { address: 'Provgatan 12 B' }],
  ['https://www.wrede.se/objekt/ljus-trea-12/', {}],
  ['https://www.notar.se/kopa-bostad/objekt/OBJ19157_2098157122', {}],
  ['https://www.booli.se/annons/6178869', {}],
])('reads %s', (url, listing) => expect(read(url)).toEqual(listing));

it('says of each field that the link told it, and which ones lost letters', () => {
  const link = registry.recognise(
    'https://www.hemnet.se/bostad/villa-6rum-provby-nacka-kommun-provgrand-4-17702075',
  );
  const { provenance } = readLink(link);
  expect(provenance.rooms).toEqual({ url: link.url, reader: 'link' });
  expect(provenance.address).toMatchObject({ reader: 'link', note: expect.stringContaining('å, ä och ö') });
});

it.each([
  ['Östra Ågatan 5 B, 2 tr', 'ostraagatan5b'],
  ['ostra-agatan-5b', 'ostraagatan5b'],
  ['Östra Ågatan 5b', 'ostraagatan5b'],
  ['Storgatan 5, lgh 1201', 'storgatan5'],
  ['S:t Eriksgatan 7', 'steriksgatan7'],
  ['Sankt Eriksgatan 7', 'steriksgatan7'],
  ['2:a Villagatan 9', '2avillagatan9'],
  ['Björkallén 12', 'bjorkallen12'],
  ['Storgatan 5 tr 2', 'storgatan5'],
  ['Storgatan', undefined],
  ['', undefined],
])('compares %j as %p', (text, slug) => expect(streetSlugOf(text)).toBe(slug));
