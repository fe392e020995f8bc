import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { basicFacts, canBeCompleted, isPlacedByLink, keyFacts, saleNote } from './basics.js';

const nb = '\u00a0';
const bare: ReportListing = {
  photos: [],
  plans: [],
  disagreements: [],
  readDocuments: [],
  unread: [],
  handedIn: false,
  foundBySearch: false,
  fromLink: [],
};

describe('basicFacts', () => {
  it('names the fee of a flat', () => {
    const flat = { ...bare, price: 2_950_000, livingArea: 58.5, rooms: 2, monthlyFee: 3450, yearBuilt: 1953 };
    expect(basicFacts(flat)).toEqual([
      ['Pris', `2${nb}950${nb}000${nb}kr`],
      ['Boarea', `58,5${nb}m²`],
      ['Antal rum', `2${nb}rum`],
      ['Månadsavgift', `3${nb}450${nb}kr/mån`],
      ['Byggår', '1953'],
    ]);
  });

  it('names the running cost of a house without a fee', () => {
    expect(basicFacts({ ...bare, annualOperatingCosts: { total: 42_000 } })).toEqual([
      ['Driftkostnad', `42${nb}000${nb}kr/år`],
    ]);
  });

  it.each([
    [{ priceText: 'Pris saknas' }, ['Pris', 'Pris saknas']],
    [{ price: 3_000_000, priceText: 'Accepterat pris' }, ['Accepterat pris', `3${nb}000${nb}000${nb}kr`]],
    [
      { price: 3_000_000, soldPrice: 3_200_000, saleStatus: 'sold' as const },
      ['Slutpris', `3${nb}200${nb}000${nb}kr`],
    ],
  ])('words the price of %j', (listing, expected) => {
    expect(basicFacts({ ...bare, ...listing })[0]).toEqual(expected);
  });

  it('keeps the asking price of a sold home', () => {
    const sold = { ...bare, price: 3_000_000, soldPrice: 3_200_000, saleStatus: 'sold' as const };
    expect(basicFacts(sold)[1]).toEqual(['Utgångspris', `3${nb}000${nb}000${nb}kr`]);
    expect(keyFacts(sold)).toEqual([`3${nb}200${nb}000${nb}kr`]);
  });

  it('marks what only the link tells', () => {
    const known = { ...bare, rooms: 2, livingArea: 58, fromLink: ['rooms', 'address'] };
    expect(basicFacts(known)).toEqual([
      ['Boarea', `58${nb}m²`],
      ['Antal rum', `2${nb}rum`, true],
    ]);
    expect([isPlacedByLink(known), isPlacedByLink({ fromLink: ['rooms'] })]).toEqual([true, false]);
  });

  it('is empty when the advert states nothing', () => {
    expect(basicFacts(bare)).toEqual([]);
    expect(keyFacts(bare)).toEqual([]);
  });
});

describe('keyFacts', () => {
  it('is price, size, rooms and fee', () => {
    expect(keyFacts({ ...bare, monthlyFee: 3450, rooms: 2, livingArea: 58, price: 2_950_000 })).toEqual([
      `2${nb}950${nb}000${nb}kr`,
      `58${nb}m²`,
      `2${nb}rum`,
      `3${nb}450${nb}kr/mån`,
    ]);
  });
});

describe('saleNote', () => {
  it.each([
    ['sold', 'Bostaden är såld'],
    ['removed', 'Annonsen är borttagen'],
    ['upcoming', 'Kommande försäljning'],
    ['for_sale', null],
    [undefined, null],
  ] as const)('of %p', (saleStatus, expected) => {
    expect(saleNote(saleStatus ? { saleStatus } : {})).toBe(expected);
  });
});

it('may be completed when a page is missing or pictures are few', () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ sha256: String(index), width: 1, height: 1 }));
  expect(canBeCompleted({ unread: [], photos: photos(5) })).toBe(false);
  expect(canBeCompleted({ unread: [], photos: photos(4) })).toBe(true);
  expect(canBeCompleted({ unread: ['https://maklare.example/1'], photos: photos(20) })).toBe(true);
});
