import type { StatedSum } from '../../../../../src/reports/analysis-result.schema.js';
import { moneyDue } from './money-due.js';

const levy: StatedSum = {
  label: 'Uttaxering',
  amount: 140_000,
  purpose: 'levy',
  per: 'once',
  when: '2027',
  place: 'ahead',
  why: 'Kommer utöver priset.',
  evidence: [],
};

it('adds what is to be paid once', () => {
  expect(moneyDue({ statedSums: [levy, { ...levy, amount: 60_000, purpose: 'contribution' }] })).toBe(
    200_000,
  );
  expect(moneyDue({})).toBe(0);
});

it('leaves out what is not decided, comes back, or may never be asked for', () => {
  expect(
    moneyDue({
      statedSums: [
        { ...levy, isUndecided: true },
        { ...levy, per: 'month' },
        { ...levy, purpose: 'penalty' },
        { ...levy, place: 'aside' },
      ],
    }),
  ).toBe(0);
});
