import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { missingInformation } from '../sections/missing.js';
import { contextOf, type Context } from '../facts/context.js';
import { monthlyCost } from './money.js';
import { today } from '../../../test/support/reports/adverts.js';

const house: Listing = {
  propertyType: 'Radhus',
  tenure: 'Äganderätt',
  price: 3_000_000,
  livingArea: 112,
  yearBuilt: 1974,
  operatingCost: 30_000,
  taxValues: { totalTaxValue: 1_000_000 },
};
const input = (description: string, more: Listing) => ({
  listing: { ...house, ...more, description },
  images: [],
  disagreements: [],
  today,
});
const costOf = (context: Context) => monthlyCost(context, missingInformation(context));
const isShared = ({ label }: { readonly label: string }) => /samfällighet|väg|gemensam/iu.test(label);
const shared = (description: string, more: Listing = {}) =>
  (costOf(contextOf(input(description, more)))?.lines ?? []).filter(isShared).map(({ monthly }) => monthly);

describe('fees to what is shared', () => {
  // A year's sum ÷ 12, a half year's ÷ 6, a quarter's ÷ 3, to whole kronor.
  it.each<[string, number]>([
    ['Samfällighetsavgift 1 950 kr i månaden.', 1950],
    ['Samfällighetsavgiften ligger på 1 950 kr/mån.', 1950],
    ['Avgift till samfälligheten: 1950 kr per månad.', 1950],
    ['Samfällighetsavgift: 1.950:-/månad där vatten och sophämtning ingår.', 1950],
    ['Vägförening 6 200 kr per år.', 517],
    ['Vägavgiften är 1 200 kr/år.', 100],
    ['Man betalar 6 200 kr per år till vägföreningen.', 517],
    ['Årsavgift till samfälligheten 4 800 kr.', 400],
    ['GA 350 kr/mån.', 350],
    ['Fastigheten har andel i GA:3, 350 kr/mån.', 350],
    ['Andel i gemensamhetsanläggning (avgift 350 kr/mån).', 350],
    ['Medlemsavgiften i samfälligheten uppgår till 600 kr per kvartal.', 200],
    ['Samfälligheten tar ut 3 600 kr/halvår i avgift till samfälligheten.', 600],
    ['Samfälligheten sköter vägar och grönområden och avgiften är 400 kr/mån.', 400],
    ['Driftkostnad 30 000 kr/år, samfällighetsavgift 500 kr/mån.', 500],
    ['Samfällighetsavgiften är 500 kr/mån och höjs till 550 kr/mån i januari.', 500],
    // The sum stands before what it holds.
    ['Driften via samfälligheten är 1 750 kr i månaden och innefattar vatten.', 1750],
    // 1 800 ÷ 12; the road's fee lacks its kr.
    ['Vägen sköts av Åsens samfällighetsförening, avgift 1 800 om året, inga lån.', 150],
  ])('are counted a month: %s', (text, monthly) => {
    expect(shared(text)).toEqual([monthly]);
  });

  it.each([
    'Samfälligheten har lån på 2 400 000 kr.',
    'Samfällighetsavgiften var tidigare 700 kr/mån.',
    'Driftkostnad 30 000 kr/år varav samfällighetsavgift 4 800 kr/år.',
    'Samfällighetsavgiften på 4 800 kr/år ingår i driftkostnaden.',
    'Försäkring 4 000 kr/år, vägförening 1 200 kr/år, sophämtning 2 500 kr/år.',
    'Försäkring: 4 000 kr/år\nVägförening: 1 200 kr/år\nSotning: 600 kr/år',
    'Ingen samfällighetsavgift.',
    'Driftkostnaden innefattar vatten och samfällighetsavgift 400 kr/mån.',
    'Samfälligheten bildades 1998 om året stämmer.',
    'Samfälligheten sköter lekplatsen. Vi har fiber. Avgiften är 480 kronor i månaden.',
    'Samfälligheten sköter lekplatsen. Avgiften för fibern är 480 kronor i månaden.',
    'Samfälligheten har en fond på 90 000 kr. Avgiften är 480 kronor i månaden.',
    'Samfällighetsavgift 1 950 kr.',
    'Garageplats hyrs av samfälligheten, avgift 400 kr/mån.',
    'Grannens samfällighetsavgift är 500 kr/mån.',
    'Samfälligheten ligger 200 m från vägen. Driftkostnad 30 000 kr/år.',
    'Gamla vägen 350 kr/mån.',
  ])('are not made of: %s', (text) => {
    expect(shared(text)).toEqual([]);
  });

  it('are each counted once', () => {
    expect(
      shared('Samfällighetsavgift 1 950 kr/mån. Till vägföreningen går 2 400 kr per år.', {
        features: ['Samfällighetsavgift: 1 950 kr/månad'],
      }),
    ).toEqual([1950, 200]);
    expect(shared('Årlig samfällighetsavgift 23 400 kr. Samfällighet 1 950 kr/mån.')).toEqual([1950]);
  });

  it('are left to the fee of an association, unless paid beside it', () => {
    const home: Listing = { tenure: 'Bostadsrätt', monthlyFee: 4000 };
    expect(shared('Föreningen betalar samfällighetsavgift 500 kr/mån.', home)).toEqual([]);
    expect(shared('Utöver avgiften tillkommer samfällighetsavgift 500 kr/mån.', home)).toEqual([500]);
  });

  it('stand in the sum with their proof', () => {
    const cost = costOf(contextOf(input('Vägförening 6 200 kr per år.', {})));
    const text = JSON.stringify(cost?.evidence);
    expect(text).toContain('Vägförening 6 200 kr per år');
    // 6 200 ÷ 12 = 516.67.
    expect(text).toContain('"value":517');
    expect(cost?.twoBorrowers).toBe(cost?.lines.reduce((sum, { monthly }) => sum + monthly, 0));
  });
});

describe('the property charge without a tax value', () => {
  const found = (more: Listing) => {
    const report = writeRulesReport(input('Fint hus.', more));
    return {
      explanation: report.monthlyCost?.explanation ?? '',
      title: report.keyFindings.find(({ title }) => /i månaden/.test(title))?.title ?? '',
    };
  };

  it('is said not to be in the sum, which is then the least', () => {
    const { taxValues: _tax, ...untaxed } = house;
    const { explanation, title } = found({ ...untaxed, taxValues: undefined } as unknown as Listing);
    expect(explanation).toContain('fastighetsavgiften ingår inte');
    expect(title).toMatch(/^Från/);
  });

  it('is said of no home that states it, is spared it or belongs to an association', () => {
    for (const more of [
      {},
      { taxValues: undefined, yearBuilt: 2018 },
      { taxValues: undefined, tenure: 'Bostadsrätt', monthlyFee: 4000 },
    ] as unknown as Listing[])
      expect(found(more).explanation).not.toContain('fastighetsavgiften ingår inte');
    expect(found({}).title).toMatch(/^Ungefär/);
  });
});
