import { wilson } from './wilson.js';

describe('the interval of a share', () => {
  it.each([
    // 3.8415 is the square of 1.96; of all right, the lower end is n ÷ (n + 3.8415).
    [10, 10, 0.7225, 1],
    [34, 34, 0.8985, 1],
    // (0.5 + 0.019207 ± 1.96 × √(0.0025 + 0.000096)) ÷ 1.038415
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
  ])('of %d in %d', (right, of, low, high) => {
    const found = wilson(right, of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
});
