import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import {
  basicFacts,
  callsForAnnualReport,
  completion,
  hasAnnualReport,
  isPlacedByLink,
  keyFacts,
  saleNote,
} from './basics.js';

const nb = '\u00a0';
const bare: ReportListing = {
  photos: [],
  plans: [],
  disagreements: [],
  readDocuments: [],
  unread: [],
  handedIn: false,
  unreadPictures: 0,
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

const annualReport = {
  name: 'ÅR',
  kind: 'annual-report',
  outcome: 'read',
  handedIn: true,
  pageCount: 20,
  year: 2025,
  figures: [],
  notFound: [],
  doubtful: [],
  setAside: null,
} as const;

describe('completion', () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ sha256: String(index), width: 1, height: 1 }));
  const home = { unread: [], photos: photos(30), readDocuments: [] };
  it.each<[string, Partial<Parameters<typeof completion>[0]>, ReturnType<typeof completion>]>([
    ['a flat with pictures', { tenure: 'Bostadsrätt' }, ['Lägg till årsredovisning', 'file']],
    ['a home of unknown tenure', { photos: photos(5) }, ['Lägg till årsredovisning', 'file']],
    [
      'a flat whose annual report is read',
      { readDocuments: [annualReport] },
      ['Lägg till handlingar', 'file'],
    ],
    ['a house with pictures', { tenure: 'Äganderätt' }, ['Lägg till besiktningsprotokoll', 'file']],
    ['few pictures', { photos: photos(4), tenure: 'Bostadsrätt' }, ['Lägg till bilder', 'pictures']],
    ['an unread page', { unread: ['https://maklare.example/1'] }, ['Lägg till mäklarens sida', 'link']],
  ])('is offered for %s', (_, change, offer) => {
    expect(completion({ ...home, ...change })).toEqual(offer);
  });
});

it('knows an annual report that was used', () => {
  const used = (change: object) => hasAnnualReport({ readDocuments: [{ ...annualReport, ...change }] });
  expect([
    used({}),
    used({ setAside: { why: 'old', year: 2019 } }),
    used({ outcome: 'scanned' }),
    used({ kind: 'statutes' }),
  ]).toEqual([true, false, false, false]);
  expect(callsForAnnualReport('Be om den senaste årsredovisningen och läs nyckeltalen.')).toBe(true);
  expect(callsForAnnualReport('Fråga när taket lades om.')).toBe(false);
});
