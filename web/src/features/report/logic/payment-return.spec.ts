import { paymentReturn } from './payment-return.js';

describe('paymentReturn', () => {
  it.each([
    [false, undefined, 0, false, 'none'],
    [false, true, 0, false, 'none'],
    [false, false, 0, true, 'none'],
    [true, undefined, 0, false, 'checking'],
    [true, true, 0, false, 'confirmed'],
    [true, false, 0, false, 'checking'],
    [true, false, 3, false, 'checking'],
    [true, true, 3, false, 'confirmed'],
    [true, false, 4, false, 'exhausted'],
    [true, false, 1, true, 'failed'],
    [true, true, 1, true, 'confirmed'],
  ] as const)(
    'returned %p, paid %p, after %i re-checks, failed %p: %s',
    (returned, isPaid, checks, hasFailed, expected) => {
      expect(paymentReturn(returned, isPaid, checks, hasFailed)).toBe(expected);
    },
  );
});
