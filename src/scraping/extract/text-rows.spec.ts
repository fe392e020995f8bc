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
