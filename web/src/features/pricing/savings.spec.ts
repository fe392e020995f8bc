import type { ProductView } from '../../../../src/billing/billing.types.js';
import { pricePerReport, savePercent } from './savings.js';

const product = (reportCount: number, amount: number, more: Partial<ProductView> = {}): ProductView => ({
  productKey: `${reportCount}`,
  name: '',
  description: '',
  reportCount,
  features: [],
  pricing: { amount, currency: 'sek', formatted: '', priceId: '' },
  ...more,
});
const single = product(1, 14_900);

describe('the price for each report', () => {
  it('is the package’s price shared by its reports', () => {
    expect(pricePerReport(product(3, 29_700))).toBe(9_900);
  });
  it('is the shop’s own figure where it gives one', () => {
    expect(pricePerReport(product(3, 10_000, { perReport: 3_333 }))).toBe(3_333);
  });
  it('is not told of a single report', () => {
    expect(pricePerReport(single)).toBeNull();
  });
});

describe('the saving', () => {
  it.each([
    // 99 kr instead of 149 kr: 50 / 149 = 33.6 %.
    [3, 29_700, 34],
    // 100 kr instead of 149 kr: 49 / 149 = 32.9 %.
    [10, 100_000, 33],
    // 148 kr instead of 149 kr: 0.67 %.
    [2, 29_600, 1],
  ])('of %i reports for %i öre is %i %', (count, amount, percent) => {
    expect(savePercent(product(count, amount), [single])).toBe(percent);
  });
  it.each([
    ['a package as dear as its reports', product(3, 44_700)],
    ['a dearer one', product(3, 50_000)],
    // 148.50 kr instead of 149 kr: 0.34 %.
    ['one that rounds to nothing', product(2, 29_700)],
    ['the single report itself', single],
  ])('is not told of %s', (_name, given) => {
    expect(savePercent(given, [single])).toBeNull();
  });
  it('is not told without a single report to compare with', () => {
    expect(savePercent(product(3, 29_700), [product(3, 29_700), product(10, 90_000)])).toBeNull();
  });
  it('is the shop’s own figure where it gives one', () => {
    expect(savePercent(product(3, 29_700, { savePercent: 30 }), [single])).toBe(30);
  });
});
