import { extractListing } from './extract.js';

// What stands in and around a heading without labels. Every home is invented; the expectations are read from the page.

const facts = `<dl><dt>Boarea</dt><dd>84 m²</dd><dt>Antal rum</dt><dd>3 rum</dd><dt>Utgångspris</dt><dd>1 795 000 kr</dd></dl>`;
const read = (body: string) =>
  extractListing(`<html><body><main>${body}</main></body></html>`, 'https://maklare.example/objekt/12')
    .listing;

describe('the address in a heading', () => {
  it.each([
    ['Villa, Ljungstigen 8', 'Ljungstigen 8'],
    ['Radhus – Ljungstigen 8', 'Ljungstigen 8'],
    ['Välkommen till Ljungstigen 8', 'Ljungstigen 8'],
    ['Välkommen hem till Ljungstigen 8C!', 'Ljungstigen 8C'],
    ['Ettan på Södra Bruksgatan 4B', 'Södra Bruksgatan 4B'],
    ['Ljus trea vid Hamnplan 2, Provhamn', 'Hamnplan 2'],
    ['Såld! Ljungstigen 8', 'Ljungstigen 8'],
    ['Ljungstigen 8 / Radhus', 'Ljungstigen 8'],
    ['Nya hem i Provdal, etapp 2', undefined],
    ['Villa på Provön – 5 rum', undefined],
  ])('of %s is %s', (heading, address) => {
    expect(read(`<h1>${heading}</h1>${facts}`).address).toBe(address);
  });

  it.each([
    ['Villa, Ljungstigen 8', { propertyType: 'Villa' }],
    ['Ljungstigen 8 – Radhus', { propertyType: 'Radhus' }],
    ['Ljungstigen 8 / Radhus, Provsätra', { propertyType: 'Radhus', area: 'Provsätra' }],
  ])('leaves the kind of home to its own field: %s', (heading, expected) => {
    expect(read(`<h1>${heading}</h1>${facts}`)).toMatchObject({ address: 'Ljungstigen 8', ...expected });
  });

  it('leaves the floor that stands after it to the floor', () => {
    const home = read(`<h1>Ljungstigen 8, 3 tr</h1>${facts}`);
    expect(home).toMatchObject({ address: 'Ljungstigen 8', floor: '3 tr', title: 'Ljungstigen 8, 3 tr' });
    expect(read(`<h1>Ljungstigen 8, bv</h1>${facts}`).floor).toBe('bv');
    expect(read(`<h1>Ljungstigen 8, Provby</h1>${facts}`).floor).toBeUndefined();
  });

  it('stands beside the state of the sale', () => {
    const sold = read(`<h1>Såld! Ljungstigen 8</h1>${facts}`);
    expect(sold).toMatchObject({ saleStatus: 'sold', price: 1_795_000 });
    // The price that was asked is not what the home went for.
    expect(sold.soldPrice).toBeUndefined();
    expect(read(`<h1>Kommande: Ljungstigen 8</h1>${facts}`).saleStatus).toBe('upcoming');
    expect(read(`<h1>Såldvägen 8</h1>${facts}`).saleStatus).toBe('for_sale');
  });
});

describe('the place below a heading', () => {
  it.each([
    ['<p>Ystad</p>', { city: 'Ystad' }],
    ['<h2>Mölnlycke</h2>', { area: 'Mölnlycke' }],
    ['<h2>Teg, Umeå</h2>', { area: 'Teg', city: 'Umeå' }],
    ['<p>Provdal, Umeå kommun</p>', { area: 'Provdal', municipality: 'Umeå' }],
    ['<p>Radhus, Provdal</p>', { propertyType: 'Radhus', area: 'Provdal' }],
    ['<p>Radhus, Lund</p>', { propertyType: 'Radhus', city: 'Lund' }],
    ['<p>Villa i Provdal, Umeå kommun</p>', { propertyType: 'Villa', area: 'Provdal', municipality: 'Umeå' }],
    ['<p>Fritidshus, friköpt</p>', { propertyType: 'Fritidshus', tenureKind: 'äganderätt' }],
    ['<p>Planritning</p>', {}],
    ['<p><a href="/kommun/ystad">Ystad</a></p>', {}],
  ])('is read from %s', (below, expected) => {
    const { address, livingArea, rooms, price, saleStatus, title, ...told } = read(
      `<h1>Ljungstigen 8</h1>${below}${facts}`,
    );
    expect({ address, livingArea, rooms, price, saleStatus, title }).toMatchObject({
      address: 'Ljungstigen 8',
      price: 1_795_000,
    });
    const { propertyKind: _kind, tenure: _tenure, ...places } = told;
    expect(places).toEqual(expected);
  });

  it('takes a town for the municipality no matter how far below only where it is called one', () => {
    const far = '<p>Balkong</p><p>Öppen planlösning</p><p>Nära till allt</p>';
    const home = read(`<h1>Ljungstigen 8</h1>${far}<p>Teg, Umeå</p>${facts}`);
    expect(home).toMatchObject({ area: 'Teg', city: 'Umeå' });
    expect(home.municipality).toBeUndefined();
  });
});

describe('facts in a list without labels', () => {
  const list = (...rows: string[]) =>
    read(`<h1>Ljungstigen 8</h1><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`);

  it('gives the fee of a flat', () => {
    expect(list('Bostadsrätt', '3 rum', '84 m²', '5 120 kr/mån', '1 795 000 kr')).toMatchObject({
      tenureKind: 'bostadsrätt',
      rooms: 3,
      livingArea: 84,
      monthlyFee: 5120,
      price: 1_795_000,
    });
  });

  it('gives no fee of a house, and no fact of which two stand there', () => {
    const house = list('Villa', '3 rum', '84 m²', '2 120 kr/mån', '5 rum');
    expect(house.livingArea).toBe(84);
    expect(house.monthlyFee).toBeUndefined();
    expect(house.rooms).toBeUndefined();
  });

  it('knows what kind of price stands there', () => {
    expect(list('Accepterat pris', '1 795 000 kr', '3 rum', '84 m²')).toMatchObject({
      price: 1_795_000,
      priceText: 'Accepterat pris',
    });
  });
});

it('leaves out signs that turn the direction of writing', () => {
  const turned = read(
    `<h1>\u202aLjungstigen 8\u202c</h1>${facts}<dl><dt>Uppvärmning</dt><dd>\u202eBergvärme\u202c</dd><dt>Fasad</dt><dd>\u2067Trä\u2069</dd></dl>`,
  );
  expect(turned).toMatchObject({ address: 'Ljungstigen 8', heating: 'Bergvärme', facade: 'Trä' });
});
