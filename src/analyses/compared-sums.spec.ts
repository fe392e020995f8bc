import { sampleResult } from '../../test/support/results.js';
import type { AnalysisResult, StatedSum } from '../reports/analysis-result.schema.js';
import { comparedSums } from './compared-sums.js';

const [flag] = sampleResult().redFlags;
const { evidence } = flag!;

const levy: StatedSum = {
  label: 'Uttaxering',
  amount: 140_000,
  purpose: 'levy',
  per: 'once',
  when: '2027',
  place: 'ahead',
  why: 'Kommer utöver priset.',
  evidence,
};
const fees = { total: 2_100, lines: [{ label: 'Överlåtelseavgift', amount: 2_100 }], evidence };
const month: NonNullable<AnalysisResult['monthlyCost']> = {
  oneBorrower: 14_900,
  twoBorrowers: 14_200,
  downPayment: 400_000,
  loan: 3_600_000,
  interestRatePercent: 3.5,
  stress: [],
  lines: [{ label: 'Avgift', monthly: 4_300 }],
  explanation: 'Räknat på högsta lån.',
  evidence,
};
const works = (min: number, max: number) => {
  const sample = sampleResult().renovationAnalysis!;
  return { ...sample, totalEstimatedCost: { min, max, uncertain: true } };
};

it('takes the sums of the report, and adds what is decided to the costs of the purchase', () => {
  const result = sampleResult({
    monthlyCost: month,
    purchaseCosts: fees,
    renovationAnalysis: works(180_000, 320_000),
    statedSums: [levy, { ...levy, amount: 60_000, purpose: 'contribution' }],
  });
  expect(comparedSums(result)).toEqual({
    monthlyCostKr: 14_200,
    // 2 100 + 140 000 + 60 000
    oneOffCostKr: 202_100,
    tenYearsKr: { min: 180_000, max: 320_000 },
  });
});

it('leaves out what is not decided, comes back, or is no cost of the owner', () => {
  const statedSums: StatedSum[] = [
    { ...levy, isUndecided: true },
    { ...levy, per: 'month' },
    { ...levy, purpose: 'penalty' },
    { ...levy, place: 'aside' },
  ];
  expect(comparedSums(sampleResult({ purchaseCosts: fees, statedSums })).oneOffCostKr).toBe(2_100);
});

it('knows what is decided also where the purchase costs nothing by itself', () => {
  expect(comparedSums(sampleResult({ statedSums: [levy] })).oneOffCostKr).toBe(140_000);
});

it.each([
  ['of results that have none', null],
  ['where no work has a price', works(0, 0)],
])('says that nothing is known %s', (_when, renovationAnalysis) => {
  expect(comparedSums(sampleResult({ renovationAnalysis }))).toEqual({
    monthlyCostKr: null,
    oneOffCostKr: null,
    tenYearsKr: null,
  });
});
