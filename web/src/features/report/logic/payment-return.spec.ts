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
    [true, false, 1, 'failed', true],
    [true, true, 1, 'confirmed', true],
    [false, false, 0, 'none', true],
  ] as const)(
    'returned %p, paid %p, after %i re-checks: %s, failed %p',
    (returned, isPaid, checks, expected, hasFailed?: boolean) => {
      expect(paymentReturn(returned, isPaid, checks, hasFailed === true)).toBe(expected);
    },
  );
});
