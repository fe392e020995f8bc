import { extractText, isListing } from './extract.js';

// Rows of copied pages that say several things, or one thing with words beside it. Every home is invented.

const read = (...rows: string[]) => extractText(rows.join('\n'), 'https://www.hemnet.se/bostad/x-1').listing;

it.each([
  ['6 rum (4 sovrum)', 6],
  ['6 rum, varav 4 sovrum', 6],
  ['5 rum och kök (varav 3-4 sovrum)', 5],
  ['2,5 rok', 2.5],
])('reads the rooms of %s', (row, rooms) => {
  expect(read('Björnstigen 3', '1 950 000 kr', '131 m²', row).rooms).toBe(rooms);
});

it.each([
  [['Accepterat pris: 1 950 000 kr']],
  [['Accepterat pris 1 950 000 kr']],
  [['Accepterat pris', '1 950 000 kr']],
  [['1 950 000 kr', 'Accepterat pris']],
])('keeps the words of a price: %j', (rows) => {
  expect(read('Björnstigen 3', ...rows, '131 m²', '6 rum', 'Byggår 1968')).toMatchObject({
    price: 1_950_000,
    priceText: 'Accepterat pris',
    rooms: 6,
  });
});

it.each([
  [['143 m² 6 rum'], {}],
  [['143 m² 6 rum 1 204 m² tomt'], { tomtarea: 1204 }],
  [['6 rum 143 m²', '1 950 000 kr'], { price: 1_950_000 }],
])('takes facts in one row apart: %j', (rows, more) => {
  const listing = read('Björnstigen 3', ...rows);
  expect(listing).toMatchObject({ livingArea: 143, rooms: 6, ...more });
  expect(isListing(listing)).toBe(true);
});

it.each([
  ['Radhus, Provsätra', { propertyKind: 'radhus', area: 'Provsätra' }],
  [
    'Villa i Provdal, Kungsbacka kommun',
    { propertyKind: 'villa', area: 'Provdal', municipality: 'Kungsbacka' },
  ],
  ['Par-/kedje-/radhus', { propertyType: 'Par-/kedje-/radhus' }],
])('reads the kind of home and its place: %s', (row, expected) => {
  const rows = ['Björnstigen 3', row, '1 950 000 kr', '131 m²', '6 rum', 'Upplåtelseform', 'Äganderätt'];
  expect(read(...rows)).toMatchObject({ address: 'Björnstigen 3', rooms: 6, ...expected });
});

it('reads costs that are said to be about so much, and who pays a fee', () => {
  const head = ['Björnstigen 3, 2 tr', '1 950 000 kr', '61 m²', '2 rum'];
  expect(read(...head, 'Driftkostnad ca 600 kr/mån').operatingCost).toBe(7200);
  expect(read(...head, 'Uppskattad drift', '600 kr/mån').operatingCost).toBe(7200);
  for (const rows of [
    ['Överlåtelseavgift betalas av köparen'],
    ['Överlåtelseavgift', 'betalas av köparen'],
    ['Överlåtelseavgift betalas av', 'Köparen'],
  ]) {
    expect(read(...head, ...rows).associationFacts).toEqual({ transferFeePaidBy: 'Köparen' });
  }
  expect(read(...head)).toMatchObject({ address: 'Björnstigen 3', floor: '2 tr' });
  expect(read(...head, 'Energiklass', 'Klass C', 'Värme', '\u2067Bergvärme\u2069')).toMatchObject({
    energyClass: 'C',
    heating: 'Bergvärme',
  });
});

describe('rows of facts above the selling text', () => {
  const prose =
    'Ett påhittat hem som bara finns i det här provet, med kök från 2019 och kvällssol på altanen.';
  const advert = (...rows: string[]) => read('Björnstigen 3', 'Tierp', ...rows, '1 950 000 kr', prose);

  it('reads a whole advert that says its facts in such rows', () => {
    const text = `Provängsgatan 14, 3 tr
Provholmen, Malmö
Utgångspris: 4 150 000 kr
Lägenhet, bostadsrätt. 3 rum, 71 m². Våning 4 av 7 med hiss. Inflyttad 2021.
Avgift: 4 000 kr/mån
Drift ca 450 kr/mån.
${prose}`;
    const listing = read(text);
    expect(isListing(listing)).toBe(true);
    expect(listing).toMatchObject({
      ...{ address: 'Provängsgatan 14', price: 4_150_000, propertyKind: 'lägenhet', rooms: 3 },
      ...{ tenureKind: 'bostadsrätt', livingArea: 71, floor: '4 av 7', elevator: true },
      ...{ monthlyFee: 4000, operatingCost: 5400 },
    });
    expect(listing.yearBuilt).toBeUndefined();
  });

  it.each([
    [
      'Villa, friköpt. 6 rum, 142 m²',
      { propertyType: 'Villa', tenureKind: 'äganderätt', rooms: 6, livingArea: 142 },
    ],
    ['Radhus, äganderätt. 4 rum, 3 sovrum', { propertyType: 'Radhus', tenureKind: 'äganderätt', rooms: 4 }],
    [
      'Gård/hästgård, äganderätt. 7 rum, 186 m² boyta, tomt 5 200 m²',
      { propertyKind: 'gård', tenureKind: 'äganderätt', rooms: 7, livingArea: 186, tomtarea: 5200 },
    ],
    [
      'Parhus i två plan, tomträtt. 5 rok, ca 118 kvm, biarea 22 kvm.',
      { propertyKind: 'parhus', tenureKind: 'tomträtt', rooms: 5, livingArea: 118, biarea: 22 },
    ],
    [
      '3 rum och kök, 78,5 kvm, plan 6 av 8, hiss',
      { rooms: 3, livingArea: 78.5, floor: '6 av 8', elevator: true },
    ],
    [
      '2 rok, 54 m², 2 tr, ingen hiss, balkong mot söder',
      { rooms: 2, livingArea: 54, floor: '2 tr', elevator: false },
    ],
    [
      'Bostadsrätt, lägenhet. 2,5 rum och kök, 62 kvm.',
      { propertyKind: 'lägenhet', tenureKind: 'bostadsrätt', rooms: 2.5, livingArea: 62 },
    ],
    [
      'Kedjehus, äganderätt, 5 rum (varav 4 sovrum), 124 + 18 m², tomt 340 m², byggår 1979',
      {
        ...{ propertyKind: 'kedjehus', tenureKind: 'äganderätt', rooms: 5, livingArea: 124 },
        ...{ biarea: 18, tomtarea: 340, yearBuilt: 1979 },
      },
    ],
    ['Avgift 3 912 kr per månad. Utgångspris 1 950 000 kr.', { monthlyFee: 3912 }],
    ['Bostadsrättsföreningen Västan nr 4', { association: 'Bostadsrättsföreningen Västan nr 4' }],
    ['HSB Brf Provkällan i Tierp', { association: 'HSB Brf Provkällan i Tierp' }],
    ['Välskött hus på höjden. Byggår: 1974. Fiber indraget.', { yearBuilt: 1974 }],
    ['Byggår: 1974. Tomt 812 m². Energiklass D.', { yearBuilt: 1974, tomtarea: 812, energyClass: 'D' }],
    [
      'Fritidshus, 3 rum, 48 kvm, byggt 1963',
      { propertyType: 'Fritidshus', rooms: 3, livingArea: 48, yearBuilt: 1963 },
    ],
    ['Arrendetomt om ca 900 kvm', { tomtarea: 900, tenureKind: 'arrende' }],
    ['Beräknad avgift 3 940 kr/mån', { monthlyFee: 3940 }],
  ])('reads %s', (row, expected) => {
    expect(advert(row)).toMatchObject({ address: 'Björnstigen 3', price: 1_950_000, ...expected });
  });

  it.each([
    'Grannens villa, friköpt, 6 rum',
    'Grannens villa, friköpt. 6 rum, 142 m².',
    'Liknande villa, friköpt. 6 rum, 142 m² sökes',
    'Utombordare, byggt 1963 års modell',
    'Brf Västan bjuder in till årsmöte',
    'Arrendetomt bredvid om ca 900 kvm',
    'Beräknad avgift 3 940 kr/mån från nästa år',
    'Balkong, gård, cykelrum',
    'Solig uteplats, gård, hiss',
  ])('reads no fact in %s', (row) => {
    const { title: _title, description: _description, ...facts } = advert(row);
    const { title: _other, description: _same, ...without } = advert();
    expect(facts).toEqual(without);
  });

  it('reads no such row within or after the selling text, nor where rows tell of several homes', () => {
    const row = 'Villa, friköpt. 6 rum, 142 m², byggt 1963';
    expect(read('Björnstigen 3', '1 950 000 kr', prose, row).tenureKind).toBeUndefined();
    expect(advert(row, 'Radhus, bostadsrätt. 4 rum, 96 m²').tenureKind).toBeUndefined();
  });

  it('takes a fact under a label of its own before one in a row', () => {
    const rows = ['Villa, friköpt. 6 rum, 142 m²', 'Boarea', '142,5 m²'];
    expect(advert(...rows)).toMatchObject({ livingArea: 142.5, rooms: 6, tenureKind: 'äganderätt' });
  });
});
