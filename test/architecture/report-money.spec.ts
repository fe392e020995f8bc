import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { moneyFaults } from '../bench/reports-money.js';
import { numbersIn } from '../bench/reports-numbers.js';
import { rulesReport } from '../support/gate-input.js';

// The evaluator of the reports is itself held to what it must refuse.

const today = new Date('2026-11-21T12:00:00Z');
const house: Listing = { propertyType: 'Villa', price: 1_000_000, livingArea: 100 };
const faultsOf = (change: Partial<AnalysisResult>, listing: Listing): string[] => {
  const priceAnalysis = { ...rulesReport().priceAnalysis, pricePerSqm: null };
  const bare = { priceAnalysis, monthlyCost: null, purchaseCosts: null };
  return moneyFaults(rulesReport({ ...bare, ...change }), listing, today).map(({ what }) => what);
};

/**
 * The faults of a month with one line beside the loan. The loan is 900 000 kr; 4 % of it 36 000, less 30 % 25 200,
 * 2 100 a month; 2 % of it 18 000, 1 500 a month.
 */
const month = (label: string, monthly: number, description: string, more: Listing = {}): string[] => {
  const sum = 3600 + monthly;
  const monthlyCost: AnalysisResult['monthlyCost'] = {
    oneBorrower: sum,
    twoBorrowers: sum,
    downPayment: 100_000,
    loan: 900_000,
    interestRatePercent: 4,
    stress: [],
    lines: [
      { label: 'Ränta efter ränteavdrag', monthly: 2100 },
      { label: 'Amortering', monthly: 1500 },
      { label, monthly },
    ],
    explanation: 'Räknat på högsta lån.',
    evidence: [{ kind: 'field', name: 'price', value: 1_000_000 }],
  };
  return faultsOf({ monthlyCost }, { ...house, description, ...more });
};

it.each<[string, number, string, Listing?]>([
  ['Driftkostnad', 2500, 'Driftkostnad ca. 30 000 kr/år inkl. försäkring 4 800 kr.'],
  ['Driftkostnad', 2500, 'Driften ligger på 2 500 kr i månaden.'],
  ['Driftkostnad', 2200, 'Driftkostnad inkl. arrende 26 400 kr/år.'],
  ['Driftkostnad', 3000, 'Driftkostnad 30 000 kr/år.', { operatingCost: 36_000 }],
  ['Arrende', 1200, 'Arrendet är 14 400 kr per år.'],
  ['Arrende', 1200, '14 400 kr per år i arrende.'],
  ['Tomträttsavgäld', 900, 'Tomträttsavgäld 10 800 kr/år.'],
  ['Samfällighetsavgift', 300, 'Avgiften till samfälligheten är 900 kr per kvartal.'],
  ['Samfällighetsavgift', 400, 'Samfällighetsavgift: 4 800 kr/år.'],
  ['Vägavgift', 100, 'Vägföreningen tar ut 600 kr per halvår.'],
  ['Gemensamhetsanläggning', 250, 'Gemensamhetsanläggningen kostar 250 kr/mån.'],
  ['Avgift till föreningen', 5000, 'Årsavgiften är 600 kr/kvm.'],
  ['Fastighetsavgift', 750, 'Taxeringsvärde 1 200 000 kr.'],
  ['Hyrd utrustning', 895, 'Solcellerna är inte köpta utan hyrda: 895 kr i månaden.'],
])('lets a line of %s %d kr through: %s', (label, monthly, description, more = {}) => {
  expect(month(label, monthly, description, more)).toEqual([]);
});

it.each<[string, number, string, Listing?]>([
  ['Driftkostnad', 400, 'Driftkostnad 30 000 kr/år inkl. försäkring 4 800 kr.'],
  ['Driftkostnad', 30_000, 'Driftkostnad 30 000 kr/år.'],
  ['Driftkostnad', 208, 'Driften ligger på 2 500 kr i månaden.'],
  ['Driftkostnad', 2500, 'Driftkostnad 30 000 kr/år.', { operatingCost: 36_000 }],
  ['Driftkostnad', 1200, 'Driften är låg, arrende 14 400 kr per år.'],
  ['Driftkostnad', 1200, 'Arrendet är 14 400 kr per år.', { leasePerYear: 14_400 }],
  ['Arrende', 2500, 'Driftkostnad 30 000 kr/år. Arrende tillkommer.'],
  ['Arrende', 1200, 'Arrendet är 14 400 kr.'],
  ['Samfällighetsavgift', 900, 'Avgiften till samfälligheten är 900 kr per kvartal.'],
  ['Samfällighetsavgift', 75, 'Avgiften till samfälligheten är 900 kr per kvartal.'],
  ['Samfällighetsavgift', 1600, 'Samfällighetsavgift: 4 800 kr/år.'],
  ['Samfällighetsavgift', 400, 'Samfälligheten äger vägen och garaget kostar 400 kr.'],
  ['Avgift till föreningen', 5000, 'Avgiften är 600 kr.'],
  ['Bredband', 300, 'Bredband 300 kr/mån.'],
  ['Hyrd utrustning', 4500, 'Gäststugan har luftvärmepump och hyresavtal, hyran är 4 500 kr i månaden.'],
])('refuses a line of %s %d kr: %s', (label, monthly, description, more = {}) => {
  const isField = 'operatingCost' in more || 'leasePerYear' in more;
  expect(month(label, monthly, description, isField ? more : {})).toEqual([`${label} ${monthly}`]);
});

it('lets only a rise of the fee raise it', () => {
  const risen = (percent: number, description: string) =>
    month('Avgift till föreningen efter höjningen', 4000 * (1 + percent / 100), description, {
      monthlyFee: 4000,
    });
  expect(risen(5, 'Avgiften höjs med 5 procent.')).toEqual([]);
  expect(risen(40, 'Tomträttsavgälden räknas upp med 40 procent. Avgiften är låg.')).not.toEqual([]);
});

/** The faults of new deeds on a loan of 900 000 kr. */
const deeds = (amount: number, description: string, more: Listing = {}): string[] =>
  faultsOf(
    {
      purchaseCosts: {
        total: amount,
        lines: [{ label: 'Nya pantbrev', amount }],
        evidence: [{ kind: 'field', name: 'price', value: 1_000_000 }],
      },
    },
    { ...house, description, ...more },
  );

// 2 % of 900 000 kr less the deeds, and 375 kr: 18 375 without any, 8 375 after 500 000 kr.
it.each<[number, string, Listing?]>([
  [18_375, 'Fint hus.'],
  [18_375, 'Det finns 4 pantbrev uttagna.'],
  [18_375, 'Nya pantbrev kostar 2 % av lånet, alltså 18 000 kr.'],
  [8375, 'Pantbrev: 3 st om totalt 500 000 kr.'],
  [8375, 'Nytt tak, pantbrev uttagna om 500 000 kr.'],
  [8375, 'Huset har 500 000 kr i uttagna pantbrev.'],
  [8375, 'Fint hus.', { mortgageDeeds: { total: 500_000 } }],
])('lets new deeds for %d kr through: %s', (amount, description, more = {}) => {
  expect(deeds(amount, description, more)).toEqual([]);
});

it.each<[number, string, Listing?]>([
  [18_375, 'Pantbrev: 3 st om totalt 500 000 kr.'],
  [18_375, 'Huset har 500 000 kr i uttagna pantbrev.'],
  [8375, 'Nya pantbrev kostar 2 % av lånet, alltså 500 000 kr.'],
  [8375, 'Lånet är 500 000 kr.'],
  [18_375, 'Fint hus.', { mortgageDeeds: { total: 500_000 } }],
])('refuses new deeds for %d kr: %s', (amount, description, more = {}) => {
  expect(deeds(amount, description, more)).toEqual([`Nya pantbrev ${amount}`]);
});

it('refuses a right sum under a wrong name', () => {
  const change = (label: string, amount: number) => ({
    purchaseCosts: {
      total: amount,
      lines: [{ label, amount }],
      evidence: [{ kind: 'field' as const, name: 'price', value: 1_000_000 }],
    },
  });
  const listing = { ...house, associationFacts: { transferFee: 1470, pledgeFee: 588 } };
  expect(faultsOf(change('Överlåtelseavgift', 1470), listing)).toEqual([]);
  expect(faultsOf(change('Överlåtelseavgift', 588), listing)).toEqual(['Överlåtelseavgift 588']);
});

it.each<[string, [number, string][]]>([
  ['badrum renov. 2017 m. våtrumsintyg', [[2017, 'calendar']]],
  ['15 m. från stranden', [[15, 'length']]],
  ['fasad om 12 m. mot söder', [[12, 'length']]],
  ['1800 m. från havet', [[1800, 'length']]],
])('reads m. behind a number: %s', (text, expected) => {
  expect(numbersIn(text).map(({ value, unit }) => [value, unit])).toEqual(expected);
});
