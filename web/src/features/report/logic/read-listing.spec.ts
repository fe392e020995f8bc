import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { basicFacts } from './basics.js';
import { economyFacts } from './economy.js';
import { readListing } from './read-listing.js';

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
const read = (kept: object) => readListing({ ...bare, ...kept });

it('reads the facts that were kept as texts', () => {
  const listing = read({
    price: '2 950 000 kr',
    livingArea: '58 m²',
    rooms: '2,5',
    monthlyFee: '3 450 kr/mån',
    biarea: 'saknas',
  });
  expect(basicFacts(listing)).toEqual([
    ['Pris', `2${nb}950${nb}000${nb}kr`],
    ['Boarea', `58${nb}m²`],
    ['Antal rum', `2,5${nb}rum`],
    ['Månadsavgift', `3${nb}450${nb}kr/mån`],
  ]);
});

it('reads the money of a house that was kept as texts', () => {
  const listing = read({
    monthlyFee: 'på begäran',
    annualOperatingCosts: { total: '42 000 kr/år', electricity: '9 000' },
    taxValues: { totalTaxValue: '1 640 000', year: '2024' },
    mortgageDeeds: { count: '3', total: '1 900 000 kr' },
  });
  expect(economyFacts(listing)).toEqual([
    ['Driftkostnad', `42${nb}000${nb}kr/år`],
    ['– El', `9${nb}000${nb}kr/år`],
    ['Taxeringsvärde', `1${nb}640${nb}000${nb}kr`],
    ['Taxeringsår', '2024'],
    ['Pantbrev', `3${nb}pantbrev, 1${nb}900${nb}000${nb}kr`],
  ]);
});

it('keeps the words that stand in the place of a price', () => {
  expect(basicFacts(read({ price: 'Pris på begäran' }))).toEqual([['Pris', 'Pris på begäran']]);
});

it('reads the figures of the association, and leaves its words', () => {
  const associationFacts = { debtPerSqm: '9 100 kr/m²', numberOfApartments: '64 st', parking: '12 platser' };
  expect(read({ associationFacts }).associationFacts).toEqual({
    debtPerSqm: 9100,
    numberOfApartments: 64,
    parking: '12 platser',
  });
});

it('leaves an ordinary listing as it is', () => {
  const listing = { ...bare, price: 2_950_000, floor: '2 av 4', taxValues: { year: 2024 } };
  expect(readListing(listing)).toEqual(listing);
});
