import { settle, type Settled } from './settlement.js';
import type { StripePayment } from './stripe-payment.js';

const purchase = (more: Partial<Settled> = {}): Settled => ({
  status: 'pending',
  reportCount: 3,
  reportsGranted: 0,
  reportsTakenBack: 0,
  reportsOwed: 0,
  reportsWithdrawn: 0,
  amountWithdrawn: 0,
  ...more,
});
const bought = (more: Partial<Settled> = {}) => purchase({ status: 'completed', reportsGranted: 3, ...more });

const payment = (more: Partial<StripePayment> = {}): StripePayment => ({
  sessionId: 'cs_1',
  purchaseId: 'p',
  state: 'paid',
  currency: 'sek',
  amountPaid: 29_700,
  amountRefunded: 0,
  disputeStatus: null,
  paymentIntentId: 'pi_1',
  receiptUrl: null,
  items: [],
  url: null,
  ...more,
});

const nothing = { grant: 0, take: 0, giveBack: 0, forgive: 0 };

describe('settle', () => {
  it.each([
    ['open', 'pending'],
    ['waiting', 'waiting'],
    ['failed', 'failed'],
    ['expired', 'expired'],
  ] as const)('gives nothing for a payment that is %s', (state, status) => {
    expect(settle(purchase(), payment({ state, amountPaid: 0 }))).toEqual({ status, ...nothing });
  });

  it('gives the reports of a payment, once', () => {
    expect(settle(purchase(), payment())).toEqual({ status: 'completed', ...nothing, grant: 3 });
    expect(settle(bought(), payment())).toEqual({ status: 'completed', ...nothing });
  });

  it('gives them for a payment that a promotion code made free', () => {
    expect(settle(purchase(), payment({ amountPaid: 0 }))).toMatchObject({ status: 'completed', grant: 3 });
  });

  it('gives and takes at once what was refunded before it was heard to be paid', () => {
    expect(settle(purchase(), payment({ amountRefunded: 29_700 }))).toEqual({
      status: 'refunded',
      ...nothing,
      grant: 3,
      take: 3,
    });
  });

  // 99 kr of 297 are one report of three; a krona less is none.
  it.each([
    [9_900, 1],
    [9_800, 0],
    [19_800, 2],
    [29_699, 2],
  ])('takes for %d öre of 29 700 paid back %d reports', (amountRefunded, take) => {
    expect(settle(bought(), payment({ amountRefunded }))).toEqual({ status: 'completed', ...nothing, take });
  });

  it('takes what a second part refund adds, and owed reports count as taken', () => {
    expect(settle(bought({ reportsTakenBack: 1 }), payment({ amountRefunded: 19_800 }))).toMatchObject({
      take: 1,
    });
    expect(
      settle(bought({ reportsTakenBack: 1, reportsOwed: 2 }), payment({ amountRefunded: 29_700 })),
    ).toEqual({ status: 'refunded', ...nothing });
  });

  it.each(['needs_response', 'under_review', 'lost'])(
    'takes all for a dispute that is %s',
    (disputeStatus) => {
      expect(settle(bought(), payment({ disputeStatus }))).toMatchObject({ take: 3 });
    },
  );

  it.each(['won', 'warning_closed', 'warning_needs_response'])(
    'takes nothing for one that is %s',
    (disputeStatus) => {
      expect(settle(bought(), payment({ disputeStatus }))).toMatchObject(nothing);
    },
  );

  it('gives back what a won dispute had taken, after what was owed is forgiven', () => {
    expect(
      settle(bought({ reportsTakenBack: 1, reportsOwed: 2 }), payment({ disputeStatus: 'won' })),
    ).toEqual({ status: 'completed', ...nothing, giveBack: 1, forgive: 2 });
  });

  it('takes nothing more for the refund of a withdrawal', () => {
    // Two of three withdrawn: 198 kr.
    const withdrawn = bought({ reportsWithdrawn: 2, amountWithdrawn: 19_800 });
    expect(settle(withdrawn, payment())).toMatchObject(nothing);
    expect(settle(withdrawn, payment({ amountRefunded: 19_800 }))).toMatchObject(nothing);
    expect(settle(withdrawn, payment({ amountRefunded: 29_700 }))).toMatchObject({ take: 1 });
    expect(settle(withdrawn, payment({ disputeStatus: 'lost' }))).toMatchObject({ take: 1 });
  });

  it('keeps what was given when a session is said to have expired after all', () => {
    expect(settle(bought(), payment({ state: 'expired', amountPaid: 0 }))).toEqual({
      status: 'completed',
      ...nothing,
    });
  });
});
