import { unusedReports, type LedgerLine } from './unused-reports.js';

const bought = (id: string, amount: number): LedgerLine => ({
  amount,
  reason: 'purchase',
  reference: `purchase:${id}`,
  actor: 'stripe',
});
const spent = (...analyses: string[]): LedgerLine[] =>
  analyses.map((id) => ({ amount: -1, reason: 'spend', reference: `analysis:${id}`, actor: 'system' }));

describe('unusedReports', () => {
  it('takes what is spent from the oldest', () => {
    const lines = [bought('a', 3), bought('b', 3), ...spent('1', '2', '3', '4')];
    expect([unusedReports(lines, 'a'), unusedReports(lines, 'b')]).toEqual([0, 2]);
  });

  it('takes what a purchase was made for from that purchase, though it is newer', () => {
    const opened: LedgerLine = { ...spent('1')[0]!, actor: 'purchase:b' };
    // As older lines stand: the spending was dated before the purchase that it belongs to.
    const lines = [bought('a', 3), opened, bought('b', 1)];
    expect([unusedReports(lines, 'a'), unusedReports(lines, 'b')]).toEqual([3, 0]);
  });

  it('counts what an operator gave as older or newer than a purchase', () => {
    const given: LedgerLine = { amount: 2, reason: 'adjustment', reference: 'ticket 7', actor: 'cli:eva' };
    expect(unusedReports([given, bought('a', 1), ...spent('1', '2')], 'a')).toBe(1);
    expect(unusedReports([bought('a', 1), given, ...spent('1', '2')], 'a')).toBe(0);
  });

  it('leaves nothing of what was refunded or withdrawn', () => {
    const refunded: LedgerLine = {
      amount: -2,
      reason: 'refund',
      reference: 'purchase:a:taken:1',
      actor: 'stripe',
    };
    expect(unusedReports([bought('a', 3), refunded], 'a')).toBe(1);
    const withdrawn: LedgerLine = {
      amount: -3,
      reason: 'withdrawal',
      reference: 'purchase:a:withdrawn',
      actor: 'stripe',
    };
    expect(unusedReports([bought('a', 3), withdrawn], 'a')).toBe(0);
  });

  it('never tells more than the user holds', () => {
    // The refund of the spent purchase took one that the second had brought.
    const refunded: LedgerLine = {
      amount: -1,
      reason: 'refund',
      reference: 'purchase:a:taken:1',
      actor: 'stripe',
    };
    expect(unusedReports([bought('a', 1), bought('b', 1), ...spent('1'), refunded], 'b')).toBe(0);
  });

  it('knows nothing of a purchase that gave nothing', () => {
    expect(unusedReports([bought('a', 3)], 'b')).toBe(0);
  });
});
