import { costUsd, modelPrices, priceOf } from './model-prices.js';

const mini = { input: 0.75, cachedInput: 0.075, output: 4.5 };

describe('what a model costs', () => {
  it('knows a listed model and its dated snapshots, not its namesakes', () => {
    expect(priceOf('gpt-5.4-mini', '2026-11-20')).toEqual(mini);
    expect(priceOf('gpt-5.4-mini-2026-03-17', '2026-11-20')).toEqual(mini);
    for (const other of ['gpt-5.4-pro', 'gpt-5.4-mini-turbo', 'gpt-5', 'constructor'])
      expect([other, priceOf(other, '2026-11-20')]).toEqual([other, null]);
  });

  it('knows no price before it was seen', () => {
    expect(priceOf('gpt-5.4-mini', '2026-04-12')).toBeNull();
    expect(priceOf('gpt-5.4-mini', '2026-04-13')).toEqual(mini);
  });

  it("goes by the operator's own price first", () => {
    const own = { 'gpt-5.4-mini': { input: 1, cachedInput: 1, output: 1 } };
    expect(priceOf('gpt-5.4-mini-2026-03-17', '2026-11-20', own)).toEqual(own['gpt-5.4-mini']);
    expect(priceOf('gpt-5.4', '2026-11-20', own)).toEqual({ input: 2.5, cachedInput: 0.25, output: 15 });
    expect(priceOf('constructor', '2026-11-20', own)).toBeNull();
  });

  it('counts cached input at its own price', () => {
    // 12 000 fresh × 0,75 + 8 000 cached × 0,075 + 3 000 × 4,5, all per million: 0,009 + 0,0006 + 0,0135.
    expect(costUsd({ input: 20_000, cachedInput: 8_000, output: 3_000 }, mini)).toBe(0.0231);
    expect(costUsd({ input: 0, cachedInput: 0, output: 0 }, mini)).toBe(0);
  });

  it('has sane rows: dated, sourced, cached input never dearer than fresh', () => {
    for (const { validFrom, source, price } of modelPrices) {
      expect(validFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source.length).toBeGreaterThan(5);
      expect(price.cachedInput).toBeLessThanOrEqual(price.input);
      expect(price.input).toBeLessThan(price.output);
    }
  });
});
