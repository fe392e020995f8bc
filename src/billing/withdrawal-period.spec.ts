import { withdrawalEnds } from './withdrawal-period.js';

describe('withdrawalEnds', () => {
  it.each([
    // Bought on a Friday: the fourteenth day after it is a Friday.
    ['2026-11-20T10:00:00Z', '2026-12-04T23:00:00.000Z'],
    // Half past eleven at night in London is already Saturday in Sweden; that Saturday's period goes on to Monday.
    ['2026-11-20T23:30:00Z', '2026-12-07T23:00:00.000Z'],
    // A Sunday's goes on to Monday.
    ['2026-11-22T10:00:00Z', '2026-12-07T23:00:00.000Z'],
    // In summer time midnight in Sweden is ten at night in London.
    ['2026-06-10T10:00:00Z', '2026-06-24T22:00:00.000Z'],
    // Over the end of summer time on 25 October.
    ['2026-10-20T10:00:00Z', '2026-11-03T23:00:00.000Z'],
  ])('of %s is %s', (bought, ends) => {
    expect(withdrawalEnds(new Date(bought)).toISOString()).toBe(ends);
  });
});
