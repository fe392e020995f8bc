import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { economyFacts } from './economy.js';

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

describe('economyFacts', () => {
  it('lists running costs with their parts, tax values and mortgage deeds', () => {
    const house: ReportListing = {
      ...bare,
      annualOperatingCosts: { total: 42_000, Uppvärmning: 20_000, electricity: 9_000 },
      taxValues: { totalTaxValue: 3_100_000, year: 2024 },
      mortgageDeeds: { count: 3, total: 1_900_000 },
    };
    expect(economyFacts(house)).toEqual([
      ['Driftkostnad', `42${nb}000${nb}kr/år`],
      ['– Uppvärmning', `20${nb}000${nb}kr/år`],
      ['– El', `9${nb}000${nb}kr/år`],
      ['Taxeringsvärde', `3${nb}100${nb}000${nb}kr`],
      ['Taxeringsår', '2024'],
      ['Pantbrev', `3${nb}pantbrev, 1${nb}900${nb}000${nb}kr`],
    ]);
  });

  it('is empty when the advert states nothing about money', () => {
    expect(economyFacts(bare)).toEqual([]);
  });
});
