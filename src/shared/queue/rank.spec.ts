import { rankOf } from './rank.js';

const noon = Date.UTC(2026, 10, 28, 12) / 1000;

it('puts the next job of a person after those who come within a minute, and before those who come later', () => {
  const line = [
    ['third', rankOf(noon, 3)],
    ['within two minutes', rankOf(noon + 119)],
    ['second', rankOf(noon, 2)],
    ['within a minute', rankOf(noon + 59)],
    ['after a minute', rankOf(noon + 61)],
    ['first', rankOf(noon, 1)],
  ] as const;
  expect(line.toSorted(([, one], [, other]) => one - other).map(([who]) => who)).toEqual([
    'first',
    'within a minute',
    'second',
    'after a minute',
    'within two minutes',
    'third',
  ]);
});

it('fits in the 32 bits that Bull has for it until 2060', () => {
  expect(rankOf(Date.UTC(2060, 0, 1) / 1000, 60)).toBeLessThan(2 ** 31);
  expect(rankOf(noon)).toBeGreaterThan(1);
});
