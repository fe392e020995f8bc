import type { Extraction, Listing } from './listing.types.js';
import {
  areDifferentHomes,
  isSameHome,
  leadsElsewhere,
  mergeSources,
  withLinkFacts,
} from './merge-sources.js';

function from(url: string, listing: Listing): Extraction {
  return {
    listing,
    provenance: Object.fromEntries(Object.keys(listing).map((field) => [field, { url, reader: 'test' }])),
  };
}
const merge = (portal: Listing, broker: Listing) => mergeSources(from('p', portal), from('b', broker));

it('lets the broker fill in and correct, but not blur', () => {
  const { listing, provenance } = merge(
    { address: 'Provgatan 7', livingArea: 71.5, operatingCost: 5000, heating: 'Värme' },
    {
      address: 'Drömmen på Provgatan',
      livingArea: 72,
      operatingCost: 5412,
      heating: 'Fjärrvärme',
      energyClass: 'C',
    },
  );
  expect(listing).toEqual({
    address: 'Provgatan 7',
    livingArea: 71.5,
    operatingCost: 5412,
    heating: 'Fjärrvärme',
    energyClass: 'C',
  });
  expect([provenance.livingArea?.url, provenance.energyClass?.url]).toEqual(['p', 'b']);
});

it('keeps the fuller text and the larger gallery, and says whose pictures they are', () => {
  const fewer = merge(
    { images: ['1', '2'], description: 'lång text' },
    { images: ['3'], description: 'kort' },
  );
  expect([fewer.listing.images, fewer.listing.description, fewer.picturesFromBroker]).toEqual([
    ['1', '2'],
    'lång text',
    false,
  ]);
  expect(merge({ images: ['1'] }, { images: ['3', '4'] }).picturesFromBroker).toBe(true);
});

it.each<[string, Listing, Listing, string[]]>([
  ['two areas', { livingArea: 62 }, { livingArea: 64 }, ['livingArea']],
  ['a rounded area', { livingArea: 62 }, { livingArea: 62.4 }, []],
  ['two fees', { monthlyFee: 4100 }, { monthlyFee: 4300 }, ['monthlyFee']],
  ['a fee with ören', { monthlyFee: 4100 }, { monthlyFee: 4100.5 }, []],
  ['two energy classes', { energyClass: 'C' }, { energyClass: 'D' }, ['energyClass']],
  ['an area without its decimals', { livingArea: 62.9 }, { livingArea: 62 }, []],
  ['capitals', { tenure: 'Bostadsrätt' }, { tenure: 'bostadsrätt' }, []],
  ['two words of one tenure', { tenure: 'Äganderätt' }, { tenure: 'Friköpt' }, []],
  ['a tenure and its kind', { tenure: 'BR', tenureKind: 'bostadsrätt' }, { tenure: 'Bostadsrätt' }, []],
  ['two tenures', { tenure: 'Äganderätt' }, { tenure: 'Tomträtt' }, ['tenure']],
  ['a tenure unknown to us', { tenure: 'Bostadsrätt' }, { tenure: 'Annat' }, []],
  ['two prices', { price: 2_995_000 }, { price: 2_895_000 }, ['price']],
  ['two plots', { tomtarea: 980 }, { tomtarea: 1080 }, ['tomtarea']],
  ['a rounded plot', { tomtarea: 11_000 }, { tomtarea: 10_950 }, []],
  ['twelve rounded months', { operatingCost: 43_596 }, { operatingCost: 43_600 }, []],
  ['two running costs', { operatingCost: 43_596 }, { operatingCost: 38_000 }, ['operatingCost']],
  [
    'two ground leases',
    { leaseholdFeePerYear: 6160 },
    { leaseholdFeePerYear: 9000 },
    ['leaseholdFeePerYear'],
  ],
  ['two years', { yearBuilt: 1953 }, { yearBuilt: 1958 }, ['yearBuilt']],
  ['a year of rebuilding', { yearBuilt: 1953, yearBuiltText: '1953/2010' }, { yearBuilt: 2010 }, []],
  [
    'a price within a span',
    { price: 2_000_000, spans: { price: { from: 2_000_000, to: 3_000_000 } } },
    { price: 2_500_000 },
    [],
  ],
  ['one floor worded twice', { floor: '3 av 5, hiss finns' }, { floor: 'Våning 3' }, []],
  ['two floors', { floor: '3 av 5' }, { floor: '4 av 5' }, ['floor']],
  ['storeys and stairs', { floor: '3 av 5' }, { floor: '2 tr' }, []],
  [
    'one association worded twice',
    { association: 'BRF Provet' },
    { association: 'Bostadsrättsföreningen Provet i Täby' },
    [],
  ],
  ['two associations', { association: 'Brf Provet 1' }, { association: 'HSB Brf Provet 2' }, ['association']],
  ['one that is silent', { rooms: 3 }, {}, []],
])('news or not: %s', (_case, portal, broker, fields) => {
  expect(merge(portal, broker).disagreements.map(({ field }) => field)).toEqual(fields);
});

it.each([
  [{ address: 'Provgatan 7 B' }, { address: 'Provgatan 7B, 3 tr' }, true],
  [{ address: 'Provgatan 7' }, { address: 'Provgatan 9', livingArea: 62 }, false],
  [
    { address: 'Provgatan 7', livingArea: 62, rooms: 3 },
    { title: 'Ljus trea', livingArea: 62, rooms: 3 },
    true,
  ],
  [
    { address: 'Provgatan 7', livingArea: 62, rooms: 3 },
    { title: 'Ljus trea', livingArea: 80, rooms: 3 },
    false,
  ],
  [{ address: 'Provgatan 7', tomtarea: 980 }, { tomtarea: 980 }, true],
  [{ address: 'Provgatan 7' }, { title: 'Våra bostäder' }, false],
  [{ address: 'Östra Provgränd 7' }, { address: 'Ostra provgrand 7' }, true],
  [
    { address: 'Provgatan 7', livingArea: 62, rooms: 3 },
    { address: 'Provgatan 7B', livingArea: 62, rooms: 3 },
    true,
  ],
  [{ address: 'Provgatan 7' }, { address: 'Provgatan 7B', livingArea: 62, rooms: 3 }, false],
  [
    { address: 'Provgatan 7 A', livingArea: 62, rooms: 3 },
    { address: 'Provgatan 7 B', livingArea: 62, rooms: 3 },
    false,
  ],
])('one home or two: %j and %j', (one, other, same) => {
  expect(isSameHome(one, other)).toBe(same);
});

const known = { address: 'Ostra Provgränd 7, 2 tr', rooms: 3, municipality: 'Täby' };
it.each([
  [known, { address: 'Östra Provgränd 7', rooms: 3, livingArea: 62 }, true],
  [known, { address: 'Östra Provgränd 7', rooms: 4 }, false],
  [known, { address: 'Östra Provgränd 9', rooms: 3 }, false],
  [known, { address: 'Östra Provgränd 7, 3 tr', rooms: 3 }, false],
  [known, { address: 'Östra Provgränd 7', rooms: 3, municipality: 'Solna' }, false],
  [known, { address: 'Östra Provgränd 7' }, false],
  [{ ...known, livingArea: 62 }, { address: 'Östra Provgränd 7', rooms: 3, livingArea: 64 }, false],
  [{ ...known, livingArea: 62 }, { address: 'Östra Provgränd 7', rooms: 3, livingArea: 62.5 }, true],
  [{ rooms: 3, livingArea: 62 }, { rooms: 3, livingArea: 62 }, true],
  [{ tomtarea: 980, address: 'Provvägen 3' }, { tomtarea: 980, address: 'Provvägen 3' }, true],
  [{}, {}, false],
])('a page found by search is of the home or not: %j and %j', (one, other, same) => {
  expect(isSameHome(one, other, 'found')).toBe(same);
});

it('keeps a word with its meaning', () => {
  const { listing } = merge(
    { tenure: 'Bostadsrätt', tenureKind: 'bostadsrätt', propertyType: 'Lägenhet', propertyKind: 'lägenhet' },
    { tenure: 'Äganderätt', tenureKind: 'äganderätt', propertyType: 'Bostadsrätt' },
  );
  expect(listing).toEqual({
    tenure: 'Äganderätt',
    tenureKind: 'äganderätt',
    propertyType: 'Lägenhet',
    propertyKind: 'lägenhet',
  });
});

it('says of a fact in parts where the rest came from', () => {
  const { listing, provenance } = merge(
    { associationFacts: { debtPerSqm: 5000, numberOfApartments: 40 } },
    { associationFacts: { debtPerSqm: 5100 } },
  );
  expect(listing.associationFacts).toEqual({ debtPerSqm: 5100, numberOfApartments: 40 });
  expect(provenance.associationFacts).toEqual({ url: 'b', reader: 'test', note: 'delvis från p' });
});

it('fills in from the link what no page states, and nothing else', () => {
  const whole = withLinkFacts(
    from('p', { rooms: 4, address: 'Provgränd 7', tenure: 'Annat', municipality: 'Täby' }),
    from('l', {
      rooms: 3,
      address: 'Provgrand 7',
      tenureKind: 'bostadsrätt',
      area: 'Provby',
      municipality: 'Täby',
    }),
  );
  expect(whole.listing).toEqual({
    rooms: 4,
    address: 'Provgränd 7',
    tenure: 'Annat',
    municipality: 'Täby',
    area: 'Provby',
  });
  expect([whole.provenance.area?.url, whole.provenance.address?.url]).toEqual(['l', 'p']);
  expect(whole).not.toHaveProperty('disagreements');
});

describe('the price per square metre of two pages', () => {
  const portal = { address: 'Provgatan 7', price: 3_000_000, livingArea: 60, pricePerSqm: 50_000 };

  it('is dropped when the price or the area that counts is the other page’s', () => {
    // 2 700 000 kr / 60 m² are 45 000 kr/m², and 3 000 000 kr / 75 m² are 40 000 kr/m².
    for (const broker of [{ price: 2_700_000 }, { livingArea: 75 }]) {
      const { listing, provenance } = merge(portal, { address: 'Provgatan 7', ...broker });
      expect(listing).toMatchObject(broker);
      expect(listing.pricePerSqm).toBeUndefined();
      expect(provenance.pricePerSqm).toBeUndefined();
    }
  });

  it('stays where both pages state the same, or the broker its own', () => {
    expect(merge(portal, { price: 3_000_000, livingArea: 60 }).listing.pricePerSqm).toBe(50_000);
    const own = { price: 2_700_000, livingArea: 60, pricePerSqm: 45_000 };
    expect(merge(portal, own).listing.pricePerSqm).toBe(45_000);
  });
});

describe('areDifferentHomes', () => {
  const flat: Listing = { address: 'Provgatan 7', municipality: 'Gävle', livingArea: 45, rooms: 2 };

  it.each<[string, Listing]>([
    ['another street', { ...flat, address: 'Ekgatan 7' }],
    ['another municipality', { ...flat, municipality: 'Lund' }],
    ['another flat of the house', { ...flat, livingArea: 98, rooms: 4 }],
    ['another flat by another entrance', { ...flat, address: 'Provgatan 7B', livingArea: 98, rooms: 4 }],
    ['another area without an address', { livingArea: 60, rooms: 2 }],
  ])('tells %s', (_, other) => {
    expect([areDifferentHomes(flat, other), areDifferentHomes(other, flat)]).toEqual([true, true]);
  });

  it.each<[string, Listing]>([
    ['what is said more exactly', { ...flat, address: 'Provgatan 7 B, 2 tr', livingArea: 45.5 }],
    // Sources disagree on the area of one home: the report tells of it.
    ['another area alone', { ...flat, livingArea: 52 }],
    ['other rooms alone', { ...flat, rooms: 2.5 }],
    ['what says nothing of where it is', { livingArea: 45, price: 3_000_000 }],
  ])('takes %s for the same', (_, other) => {
    expect([areDifferentHomes(flat, other), areDifferentHomes(other, flat)]).toEqual([false, false]);
  });
});

describe('areDifferentHomes, of pages that name no place and no area', () => {
  const flat: Listing = {
    title: 'Charmigt hem',
    price: 3_000_000,
    rooms: 3,
    yearBuilt: 1968,
    monthlyFee: 4_321,
    tenureKind: 'bostadsrätt',
    description:
      'Charmig trea nära stadens puls. Stammarna är från byggåret. Köket har bevarade luckor. Balkongen ligger i sydväst.',
  };
  const whole: Listing = { ...flat, address: 'Provgatan 7', municipality: 'Gävle', livingArea: 72 };
  const otherText =
    'Funkislägenhet med högt läge. Golven är av massiv ek. Badrummet gjordes om 2015. Gården är stor och lummig.';
  const house: Listing = {
    title: 'Idyll',
    price: 3_000_000,
    rooms: 5,
    yearBuilt: 1929,
    tenureKind: 'äganderätt',
    description:
      'Villa på en höjd. Taket lades om 2010. Grunden är en källare. Tomten är uppvuxen och insynsskyddad.',
  };
  const both = (one: Listing, other: Listing) => [
    areDifferentHomes(one, other),
    areDifferentHomes(other, one),
  ];

  it.each<[string, Listing]>([
    [
      'another price and other rooms',
      { ...flat, price: 5_000_000, rooms: 5, monthlyFee: 4_400, description: '' },
    ],
    ['another price and fee', { title: 'Ljust', price: 2_000_000, rooms: 3, monthlyFee: 2_900 }],
    ['another price and text', { title: 'Ljust', price: 2_000_000, rooms: 3, description: otherText }],
    ['another price and year', { title: 'Ljust', price: 2_000_000, rooms: 3, yearBuilt: 1938 }],
    ['a house', { ...house, price: 4_500_000 }],
    ['a house at the same price', house],
    ['its own text before figures of another', { ...flat, price: 5_000_000, rooms: 5, monthlyFee: 7_100 }],
  ])('tells %s', (_, other) => {
    expect(both(flat, other)).toEqual([true, true]);
    expect(both(whole, other)).toEqual([true, true]);
  });

  it.each<[string, Listing]>([
    ['a cut price', { ...flat, price: 2_400_000 }],
    ['a cut price and a raised fee', { ...flat, price: 2_400_000, monthlyFee: 5_200 }],
    ['a cut price and misprinted rooms', { ...flat, price: 2_400_000, rooms: 2 }],
    ['misprinted rooms alone', { title: 'Charmigt hem', price: 3_000_000, rooms: 2 }],
    [
      'the year of its rebuilding and a text of its own',
      { ...flat, yearBuilt: 1998, description: otherText },
    ],
    [
      'rounded figures',
      { title: 'Trea', price: 2_995_000, rooms: 3, monthlyFee: 4_320, description: otherText },
    ],
    ['half a room', { title: 'Trea', price: 2_400_000, rooms: 3.5 }],
    [
      'a price from and a span of rooms',
      {
        title: 'Trea',
        price: 2_400_000,
        rooms: 2,
        spans: { rooms: { from: 2, to: 3 } },
      },
    ],
    [
      'a text broken into lines',
      {
        title: 'Trea',
        price: 2_400_000,
        rooms: 2,
        description:
          'CHARMIG trea nära stadens\npuls. Stammarna är från bygg-\nåret. Köket har bevarade luckor.',
      },
    ],
  ])('takes %s for the same', (_, other) => {
    expect(both(flat, other)).toEqual([false, false]);
    expect(both(whole, other)).toEqual([false, false]);
  });

  it('takes a text of its own for another home once a report is bought, whatever figures stand above it', () => {
    const typed = { ...flat, livingArea: 72, description: otherText };
    expect([areDifferentHomes(whole, typed), areDifferentHomes(whole, typed, true)]).toEqual([false, true]);
    expect(areDifferentHomes(whole, { ...typed, address: 'Provgatan 7' }, true)).toBe(false);
    expect(areDifferentHomes(whole, { ...typed, description: flat.description! }, true)).toBe(false);
  });

  it('takes a text for the bought home’s when half its sentences are, and three at least are compared', () => {
    const [first, second] = ['Charmig trea nära stadens puls.', 'Stammarna är från byggåret.'];
    const differs = (description: string) => areDifferentHomes(whole, { ...flat, description }, true);
    expect(differs(`${first} ${otherText}`)).toBe(true);
    expect(differs(`${first} ${second} Golven är av massiv ek. Badrummet gjordes om 2015.`)).toBe(false);
    expect(differs('Golven är av massiv ek. Badrummet gjordes om 2015.')).toBe(false);
  });

  it('asks for more against what names the same street or area', () => {
    const poorer = { price: 2_400_000, rooms: 2, description: otherText };
    const fee = { monthlyFee: 6_000 };
    for (const same of [{ address: 'Provgatan 7 B' }, { livingArea: 72 }]) {
      expect(both(whole, { ...same, price: 2_400_000, rooms: 2 })).toEqual([false, false]);
      expect(both(whole, { ...same, ...poorer, ...fee })).toEqual([true, true]);
    }
    expect(both(whole, { address: 'Provgatan 7', livingArea: 72, ...poorer })).toEqual([false, false]);
  });

  it('tells two flats of one house by area, price and fee, though both have three rooms', () => {
    const other = { ...whole, livingArea: 90, price: 3_900_000, monthlyFee: 5_400, description: '' };
    expect(both(whole, other)).toEqual([true, true]);
  });
});

describe('leadsElsewhere', () => {
  const page: Listing = {
    address: 'Provgatan 7 B, 2 tr',
    municipality: 'Örebro',
    area: 'Öster Ängby',
    livingArea: 45,
    rooms: 2,
  };

  it.each<[string, Listing]>([
    ['the street alone', { address: 'Provgatan 7' }],
    ['kind and municipality before it', { address: 'Bostadsrätt Orebro Provgatan 7' }],
    ['kind, area and entrance', { address: 'Lägenhet Oster Angby Provgatan 7B' }],
    ['no street', { municipality: 'Örebro' }],
  ])('leads there by %s', (_, link) => {
    expect(leadsElsewhere(link, page)).toBe(false);
  });

  it.each<[string, Listing]>([
    ['another street that ends alike', { address: 'Lilla Provgatan 7' }],
    ['another number', { address: 'Bostadsrätt Örebro Provgatan 17' }],
    ['another entrance', { address: 'Bostadsrätt Örebro Provgatan 7 A' }],
    ['another place', { address: 'Bostadsrätt Lund Provgatan 7' }],
    ['another municipality', { address: 'Provgatan 7', municipality: 'Lund' }],
  ])('leads elsewhere by %s', (_, link) => {
    expect(leadsElsewhere(link, page)).toBe(true);
  });

  it('says nothing of a page without an address', () => {
    expect(leadsElsewhere({ address: 'Provgatan 7' }, { rooms: 2 })).toBe(false);
  });
});
