import { sampleResult } from '../../../../../test/support/results.js';
import { homeMoney } from './money.js';

const quote = [{ kind: 'quote' as const, field: 'description', start: 0, end: 3, text: 'abc' }];
const works = (min: number, max: number) => {
  const totalEstimatedCost = { min, max, uncertain: true };
  return { renovationAnalysis: { ...sampleResult().renovationAnalysis!, totalEstimatedCost } };
};
const levy = {
  label: 'Uttaxering',
  amount: 92_000,
  per: 'once' as const,
  when: null,
  place: 'ahead' as const,
  purpose: 'levy',
  why: 'Kommer utöver priset.',
  evidence: quote,
};
const costs = { total: 42_000, lines: [], evidence: quote };

it('adds what the advert says is to be paid to the costs of the purchase', () => {
  const result = { ...sampleResult(), ...works(80_000, 240_000), purchaseCosts: costs, statedSums: [levy] };
  expect(homeMoney(result)).toMatchObject({ once: 134_000, works: { min: 80_000, max: 240_000 } });
});

it('knows nothing of what the report does not tell', () => {
  const bare = { monthlyCost: null, purchaseCosts: null, renovationAnalysis: null };
  expect(homeMoney(bare)).toEqual({ month: null, once: null, works: null });
  expect(homeMoney({ ...bare, statedSums: [levy] }).once).toBe(92_000);
});

it('tells that no work can be priced apart from works that nobody looked for', () => {
  expect(homeMoney({ ...sampleResult(), ...works(0, 0) }).works).toBe('none');
});
