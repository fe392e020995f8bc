import { dueOnce } from '../../src/analyses/compared-sums.js';
import type { StatedSum } from '../../src/reports/analysis-result.schema.js';
import { moneyDue } from '../../web/src/features/report/logic/money-due.js';

// The report's page adds what is to be paid once in the browser, a comparison on the server: they say the same.
const sum: StatedSum = {
  label: 'Summa',
  amount: 1,
  per: 'once',
  when: null,
  place: 'ahead',
  why: 'Kommer utöver priset.',
  evidence: [],
};
const purposes = ['levy', 'contribution', 'connection', 'work', 'penalty', 'unclear', undefined];
const kinds = purposes.flatMap((purpose) =>
  (['ahead', 'beside', 'aside'] as const).flatMap((place) =>
    (['once', 'month', 'quarter', 'year'] as const).flatMap((per) =>
      ([true, undefined] as const).map((isUndecided): StatedSum => ({
        ...sum,
        ...(purpose && { purpose }),
        place,
        per,
        ...(isUndecided && { isUndecided }),
      })),
    ),
  ),
);

it('is the same sum in a comparison as in the report, whatever the advert names', () => {
  expect(kinds).toHaveLength(168);
  for (const kind of kinds)
    expect([kind, dueOnce({ statedSums: [kind] })]).toEqual([kind, moneyDue({ statedSums: [kind] })]);
  // Four purposes, paid once, ahead and decided.
  expect(dueOnce({ statedSums: kinds })).toBe(4);
});
