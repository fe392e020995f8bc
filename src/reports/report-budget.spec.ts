import { ReportBudget } from './report-budget.js';

const price = { input: 1, cachedInput: 0.1, output: 10 };

describe('the ceiling of one report', () => {
  it('allows what fits beside what is spent, worst case without any cache', () => {
    const budget = new ReportBudget(0.05, price);
    // 20 000 × 1 + 3 000 × 10 = 50 000 millionths of a dollar.
    expect(budget.allows({ input: 20_000, output: 3_000 })).toBe(true);
    expect(budget.allows({ input: 20_001, output: 3_000 })).toBe(false);
    // 10 000 fresh × 1 + 5 000 cached × 0,1 + 1 000 × 10 = 20 500.
    budget.add({ input: 15_000, cachedInput: 5_000, output: 1_000 });
    expect(budget.allows({ input: 9_500, output: 2_000 })).toBe(true);
    expect(budget.allows({ input: 9_501, output: 2_000 })).toBe(false);
  });

  it('sums all rounds', () => {
    const budget = new ReportBudget(1, price);
    expect(budget.taken).toEqual({ tokens: null, cost: null });
    budget.add({ input: 15_000, cachedInput: 5_000, output: 1_000 });
    budget.add({ input: 2_000, cachedInput: 1_000, output: 500 });
    // 20 500 + 1 000 × 1 + 1 000 × 0,1 + 500 × 10 = 26 600.
    expect(budget.taken).toEqual({
      tokens: { input: 17_000, cachedInput: 6_000, output: 1_500 },
      cost: { usd: 0.0266 },
    });
  });

  it('is one on tokens when nobody knows the price', () => {
    const budget = new ReportBudget(0.01, null);
    budget.add({ input: 90_000, cachedInput: 0, output: 10_000 });
    expect(budget.allows({ input: 84_000, output: 16_000 })).toBe(true);
    expect(budget.allows({ input: 84_001, output: 16_000 })).toBe(false);
    expect(budget.taken).toEqual({ tokens: { input: 90_000, cachedInput: 0, output: 10_000 }, cost: null });
  });
});
