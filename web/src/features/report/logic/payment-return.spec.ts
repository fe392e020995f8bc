import { paymentReturn } from './payment-return.js';

describe('paymentReturn', () => {
  it.each([
    [false, undefined, 0, 'none'],
    [false, true, 0, 'none'],
    [true, undefined, 0, 'checking'],
    [true, true, 0, 'confirmed'],
    [true, false, 0, 'checking'],
    [true, false, 3, 'checking'],
    [true, true, 3, 'confirmed'],
    [true, false, 4, 'exhausted'],
  ] as const)('returned %p, paid %p, after %i re-checks: %s', (returned, isPaid, checks, expected) => {
    expect(paymentReturn(returned, isPaid, checks)).toBe(expected);
  });
});
