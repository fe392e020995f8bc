import { extractListing, isListing } from './extract.js';

// Data as small systems shape it: nothing but the heading is shown. Every home and every figure is invented.

const read = (heading: string, state: string) =>
  extractListing(
    `<html><body><h1>${heading}</h1><div id="app"></div><script>window.__INITIAL_STATE__=${state}</script></body></html>`,
    'https://maklare.example/objekt/4711',
  ).listing;
const figures = 'price: 1895000, rooms: 4, livingArea: 96';
const home = { price: 1_895_000, rooms: 4, livingArea: 96 };

describe('the address in embedded data', () => {
  it.each([
    [
      'street and number in keys of their own',
      `{address: {street: "Rallarvägen", number: "17"}, ${figures}}`,
    ],
    ['a number that is one', `{address: {street: "Rallarvägen", number: 17}, ${figures}}`],
    ['street and number beside the figures', `{street: "Rallarvägen", streetNumber: "17", ${figures}}`],
    ['a house number', `{location: {streetName: "Rallarvägen", houseNumber: "17"}, ${figures}}`],
    ['the address as the name', `{name: "Rallarvägen 17", ${figures}}`],
    ['the street alone, of the only home', `{address: "Rallarvägen", ${figures}}`],
  ])('is told from %s', (_how, node) => {
    const listing = read('Rallarvägen 17', `{object: ${node}}`);
    expect(listing).toMatchObject({ address: 'Rallarvägen 17', ...home });
    expect(isListing(listing)).toBe(true);
  });

  it('holds the letter of the entrance', () => {
    const node = `{address: {street: "Rallarvägen", number: "17", letter: "C"}, ${figures}}`;
    expect(read('Rallarvägen 17C', `{object: ${node}}`)).toMatchObject(home);
    expect(read('Rallarvägen 17D', `{object: ${node}}`).price).toBeUndefined();
  });

  it.each([
    ['another number', `{address: {street: "Rallarvägen", number: "19"}, ${figures}}`],
    ['another street', `{address: {street: "Rallarstigen", number: "17"}, ${figures}}`],
    ['another name', `{name: "Rallarvägen 171", ${figures}}`],
  ])('tells of another home: %s', (_how, node) => {
    expect(isListing(read('Rallarvägen 17', `{object: ${node}}`))).toBe(false);
  });

  it('does not choose among the homes of a street that have no number', () => {
    const others = `[{street: "Rallarvägen", ${figures}}, {street: "Tallvägen", price: 990000, rooms: 2, livingArea: 51}]`;
    expect(read('Rallarvägen 17', `{homes: ${others}}`).price).toBeUndefined();
  });
});

describe('figures and codes in embedded data', () => {
  const told = (facts: string, heading = 'Rallarvägen 17') =>
    read(heading, `{object: {streetAddress: "Rallarvägen 17", ${figures}, ${facts}}}`);

  it('reads units in the names of keys', () => {
    expect(told('plotSqm: 1240, secondaryAreaSqm: 31, operatingCostPerYear: 28800')).toMatchObject({
      tomtarea: 1240,
      biarea: 31,
      operatingCost: 28_800,
    });
    expect(told('monthlyOperatingCost: 450').operatingCost).toBe(5400);
    expect(told('operatingCost: 450').operatingCost).toBeUndefined();
  });

  it('reads figures with their unit beside them', () => {
    const node = `{streetAddress: "Rallarvägen 17", askingPriceSek: 1895000, numberOfRooms: {total: 4, bedrooms: 3}, livingArea: {value: 96, unit: "m2"}}`;
    expect(read('Rallarvägen 17', `{object: ${node}}`)).toMatchObject(home);
  });

  it.each([
    ['tenure: "FREEHOLD", type: "HOUSE"', 'äganderätt', 'villa'],
    ['upplatelseform: "bostadsratt", objekttyp: "lagenhet"', 'bostadsrätt', 'lägenhet'],
    ['tenureType: "TENANT_OWNERSHIP", propertyType: "ROW_HOUSE"', 'bostadsrätt', 'radhus'],
    ['tenure: {code: "BR"}, objectType: {code: "APARTMENT"}', 'bostadsrätt', 'lägenhet'],
  ])('knows what codes mean: %s', (facts, tenureKind, propertyKind) => {
    const listing = told(facts);
    expect(listing).toMatchObject({ tenureKind, propertyKind });
    // A code is no word of the page.
    expect(listing.tenure).toBeUndefined();
    expect(listing.propertyType).toBeUndefined();
  });

  it('lets the words that a page shows count before a code', () => {
    const shown = told('type: "HOUSE"', 'Rallarvägen 17</h1><dl><dt>Bostadstyp</dt><dd>Radhus</dd></dl><h1>');
    expect(shown).toMatchObject({ propertyType: 'Radhus', propertyKind: 'radhus' });
  });

  it('takes a short description where the page shows no longer one', () => {
    const short = 'Litet hus vid en ås.';
    expect(told(`description: "${short}"`).description).toBe(short);
    const long =
      'Huset står på en höjd med utsikt över ån. Köket har vedspis och fönster åt två håll. I trädgården växer äpplen.';
    const shown = told(
      `description: "${short}"`,
      `Rallarvägen 17</h1><div class="description"><p>${long}</p></div><h1>`,
    );
    expect(shown.description).toBe(long);
  });
});
