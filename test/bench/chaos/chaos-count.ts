import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { StripeBooks } from '../../support/stripe.js';

/** A purchase as the table has it. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly session_id: string | null;
  readonly payment_intent_id: string | null;
  readonly report_count: number;
  readonly amount_paid: number;
  readonly amount_refunded: number;
  readonly reports_granted: number;
  readonly reports_taken_back: number;
  readonly reports_owed: number;
  readonly reports_withdrawn: number;
  readonly amount_withdrawn: number;
  readonly withdrawal_refund_id: string | null;
}

/** What the run comes to, for people. */
export interface Count {
  readonly faults: readonly string[];
  readonly table: Readonly<Record<string, number>>;
}

/** Stripe's words for a dispute in which the bank holds the money and has not decided. */
export const undecided: readonly string[] = ['needs_response', 'under_review'];

const sum = <T>(all: readonly T[], amount: (one: T) => number) =>
  all.reduce((total, one) => total + amount(one), 0);

/**
 * Holds our tables against the local Stripe's books, by arithmetic of its own: nothing of the server's code has a say
 * in what is right.
 */
export async function countTheMoney(em: EntityManager, books: StripeBooks): Promise<Count> {
  const faults: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) faults.push(`${what}: ${String(is)}, should be ${String(should)}`);
  };
  const rows = await em.execute<Row[]>('select * from purchases');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paidSessions = books.sessions.filter(({ payment_status }) => payment_status === 'paid');

  for (const session of paidSessions) {
    const row = byId.get(session.metadata?.['purchaseId'] ?? '');
    if (!row) {
      faults.push(`${session.id} was paid, and there is no purchase`);
      continue;
    }
    checkPurchase(row, session, books, expect);
  }
  const paidIds = new Set(paidSessions.map(({ id }) => id));
  for (const row of rows) {
    if (row.reports_granted > 0 && !paidIds.has(row.session_id ?? ''))
      faults.push(`purchase ${row.id} gave ${row.reports_granted} reports for no money`);
  }
  expect(
    'kronor in',
    sum(rows, (row) => row.amount_paid),
    books.sums.charged,
  );
  expect(
    'kronor out',
    sum(rows, (row) => row.amount_refunded),
    books.sums.refunded,
  );

  const ledger = await checkLedger(em, expect, faults);
  return {
    faults,
    table: {
      'sessions at Stripe': books.sessions.length,
      'paid sessions': paidSessions.length,
      'kr in': books.sums.charged / 100,
      'kr back': books.sums.refunded / 100,
      disputes: books.disputes.length,
      'withdrawn purchases': rows.filter((row) => row.reports_withdrawn > 0).length,
      'reports granted': sum(rows, (row) => row.reports_granted),
      'reports taken back': sum(rows, (row) => row.reports_taken_back),
      'reports owed': sum(rows, (row) => row.reports_owed),
      ...ledger,
    },
  };
}

function checkPurchase(
  row: Row,
  session: Stripe.Checkout.Session,
  books: StripeBooks,
  expect: (what: string, is: unknown, should: unknown) => void,
): void {
  const name = `purchase ${row.id}`;
  const charges = books.charges.filter(({ payment_intent: intent }) => intent === session.payment_intent);
  const ids = new Set(charges.map(({ id }) => id));
  const refunded = sum(
    books.refunds.filter(({ charge, status }) => ids.has(String(charge)) && status === 'succeeded'),
    ({ amount }) => amount,
  );
  const dispute = books.disputes.filter(({ charge }) => ids.has(String(charge))).at(-1);
  const isGone = dispute !== undefined && dispute.status !== 'won';
  const paid = session.amount_total ?? 0;
  const most = row.report_count - row.reports_withdrawn;
  const other = Math.max(0, refunded - row.amount_withdrawn);
  const back = isGone ? most : Math.min(most, Math.floor((row.report_count * other) / paid));

  expect(`${name} session`, row.session_id, session.id);
  expect(`${name} granted`, row.reports_granted, row.report_count);
  expect(`${name} paid`, row.amount_paid, paid);
  expect(`${name} refunded`, row.amount_refunded, refunded);
  expect(`${name} taken back or owed`, row.reports_taken_back + row.reports_owed, back);
  expect(`${name} status`, row.status, refunded >= paid ? 'refunded' : 'completed');
  // While a bank decides, Stripe makes no refund: what was not sent back before waits for the end of that.
  const isHeld = row.withdrawal_refund_id === null && undecided.includes(dispute?.status ?? '');
  if (row.amount_withdrawn > 0 && !isHeld)
    expect(
      `${name} withdrawal refunds`,
      books.refunds.filter(({ id }) => id === row.withdrawal_refund_id).length,
      1,
    );
}

async function checkLedger(
  em: EntityManager,
  expect: (what: string, is: unknown, should: unknown) => void,
  faults: string[],
): Promise<Record<string, number>> {
  const one = async (sql: string): Promise<number> => {
    const [row] = await em.execute<{ n: number | string | null }[]>(sql);
    return Number(row?.n ?? 0);
  };
  const balances = await em.execute<{ user_id: string; kind: string; n: number }[]>(
    'select user_id, kind, sum(amount)::int as n from credit_entries group by 1, 2',
  );
  for (const { user_id: user, kind, n } of balances)
    if (n < 0) faults.push(`user ${user} has ${n} ${kind} reports`);
  const bought = await one(
    'select sum(reports_granted - reports_taken_back - reports_withdrawn)::int as n from purchases',
  );
  const spent = await one(`select count(*)::int as n from credit_entries where reason = 'spend'`);
  const spentBought = await one(
    `select count(*)::int as n from credit_entries where reason = 'spend' and kind = 'credit'`,
  );
  const held = sum(
    balances.filter(({ kind }) => kind === 'credit'),
    ({ n }) => n,
  );
  expect('bought reports held and spent', held + spentBought, bought);
  expect('opened reports', await one('select count(*)::int as n from analyses where is_paid'), spent);
  expect(
    'reports spent on something that is not open',
    await one(
      `select count(*)::int as n from credit_entries c left join analyses a on c.reference = 'analysis:' || a.id
        where c.reason = 'spend' and a.is_paid is not true`,
    ),
    0,
  );
  return {
    'reports spent': spent,
    'bought reports held': held,
    'events stored': await one('select count(*)::int as n from stripe_events'),
    'analyses completed': await one(`select count(*)::int as n from analyses where status = 'completed'`),
  };
}
