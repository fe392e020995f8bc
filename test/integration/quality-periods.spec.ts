import { qualityPeriods } from '../../src/analyses/quality-periods.js';
import type { QualityDays } from '../../src/analyses/quality.types.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

describe('the periods that quality is counted over', () => {
  let test: TestOrm;
  beforeAll(async () => {
    test = await openTestOrm();
  });
  afterAll(() => test.close());

  const periods = (days: QualityDays, now: string) => qualityPeriods(test.orm.em.fork(), days, new Date(now));

  // In Stockholm clocks went back on 25 October 2026: midnight was at 22.00 UTC before, and at 23.00 after.
  it.each(['2026-11-26T12:00:00Z', '2026-11-25T23:00:00Z', '2026-11-26T22:59:59Z'])(
    'are whole days in Stockholm on either side of a change of clocks (%p)',
    async (now) => {
      const { moments, ...begins } = await periods(30, now);
      expect(begins).toEqual({
        step: 'day',
        period: new Date('2026-10-27T23:00:00Z'),
        before: new Date('2026-09-27T22:00:00Z'),
        recent: new Date('2026-11-19T23:00:00Z'),
        earlier: new Date('2026-10-22T22:00:00Z'),
      });
      expect([moments.length, moments[0], moments.at(-1)]).toEqual([30, '2026-10-28', '2026-11-26']);
    },
  );

  // 26 November 2026 is a Thursday. 89 days before is Saturday 29 August, 364 days before Thursday 27 November 2025.
  it.each<[QualityDays, string, string, number, string]>([
    // 95 days from Monday 24 August, and as many before them.
    [90, '2026-08-23T22:00:00Z', '2026-05-20T22:00:00Z', 14, '2026-08-24'],
    // 368 days from Monday 24 November 2025, and as many before them.
    [365, '2025-11-23T23:00:00Z', '2024-11-20T23:00:00Z', 53, '2025-11-24'],
  ])('of %i days are whole weeks', async (days, period, before, count, first) => {
    const found = await periods(days, '2026-11-26T12:00:00Z');
    expect(found).toMatchObject({ step: 'week', period: new Date(period), before: new Date(before) });
    expect([found.moments.length, found.moments[0], found.moments.at(-1)]).toEqual([
      count,
      first,
      '2026-11-23',
    ]);
  });
});
