import { mcNemarExact, median, wilsonInterval } from './statistics.js';

describe('wilsonInterval', () => {
  // z² = 3.8415; of none the upper bound is z²/(n + z²), of all the lower one n/(n + z²).
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    // Wilson's interval of 81 of 263, as Newcombe (1998) gives it in his table I.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [1, 29, 0.0061, 0.1718],
  ])('of %d of %d is %d to %d', (passed, total, low, high) => {
    const interval = wilsonInterval(passed, total);
    expect(interval.share).toBe(passed / total);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('never leaves what a share can be', () => {
    for (const total of [1, 3, 7, 24, 254, 100_000]) {
      expect(wilsonInterval(0, total).low).toBe(0);
      expect(wilsonInterval(total, total).high).toBe(1);
    }
  });
});

describe('mcNemarExact', () => {
  // Twice the sum of the binomial coefficients up to the smaller number, over two to the power of their sum.
  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [0, 5, 2 / 32],
    [6, 0, 2 / 64],
    [1, 5, (2 * (1 + 6)) / 64],
    [3, 3, 1],
    [2, 8, (2 * (1 + 10 + 45)) / 1024],
  ])('of %d worse and %d better is %d', (worse, better, p) => {
    expect(mcNemarExact(worse, better)).toBeCloseTo(p, 10);
    expect(mcNemarExact(better, worse)).toBeCloseTo(p, 10);
  });

  it('holds where two to the power of the pairs is no number any more', () => {
    expect(mcNemarExact(1500, 1500)).toBe(1);
    // 1 400 of 3 000 lie 3.65 standard errors below the middle.
    expect(mcNemarExact(1400, 1600)).toBeGreaterThan(0.0002);
    expect(mcNemarExact(1400, 1600)).toBeLessThan(0.0004);
  });
});

describe('median', () => {
  it('is the middle value, or between the middle two, whatever their order', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([100, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});
