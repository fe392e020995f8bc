import { grantsKnownFor } from '../billing/device-grant.entity.js';

/** How long one kind of data is kept, and what becomes of it then. */
export interface RetentionRule {
  /** Stable word for the log and for scripts. */
  readonly rule: string;
  readonly what: string;
  readonly table: string;
  /** An interval of PostgreSQL's, which is also how people read it; `0 days` for what is of no use any more. */
  readonly keptFor: string;
  /** The interval begins when the year ends (in Stockholm), as that of the books does. */
  readonly isAfterYear?: true;
  /** From when on, in words. */
  readonly countedFrom: string;
  /** The same as SQL over the table; where it is null the row is kept. */
  readonly counted: string;
  /** SQL of what is kept all the same; `:now` is the moment of the run. */
  readonly unless?: string;
  /** The column that is emptied; without one the row goes. */
  readonly clears?: string;
  /** What demands it. */
  readonly why: string;
}

const books = '7 years after the financial year: bokföringslagen (1999:1078), 7 kap. 2 §; privacy page';

/** The later of what the books say of a purchase: it was begun, paid, withdrawn, or its money went back. */
const lastOfPurchase = `greatest(purchases.created_at, purchases.completed_at, purchases.withdrawn_at,
  case when purchases.amount_refunded > 0 or purchases.dispute_status is not null then purchases.updated_at end)`;

const purchaseOfLine = `substring(credit_entries.reference from '^purchase:([0-9a-f-]{36})')::uuid`;

/**
 * What the privacy page promises (`web/src/shared/texts/privacy.ts`), and nothing that it does not. What lives as long
 * as an account or an analysis has no rule: it goes with them. The ledger of somebody with an account is their balance,
 * and bought reports do not expire.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    rule: 'sessions',
    what: 'log-ins that have ended',
    table: 'refresh_sessions',
    keptFor: '0 days',
    countedFrom: 'end of the session, 30 days after its last use',
    counted: 'expires_at',
    // While a log-in goes on, its earlier tokens are known as such: one that comes back was stolen.
    unless: `exists (select 1 from refresh_sessions o
      where o.family = refresh_sessions.family and o.expires_at >= :now)`,
    why: 'of no use any more; privacy page',
  },
  {
    rule: 'mail-links',
    what: 'links of mails that are used or expired',
    table: 'email_tokens',
    keptFor: '0 days',
    countedFrom: 'use of the link, or its end after 48 hours (address) or 1 hour (password)',
    counted: 'least(used_at, expires_at)',
    why: 'of no use any more; privacy page',
  },
  {
    rule: 'unconfirmed-accounts',
    what: 'accounts whose address nobody has proved, and that nobody has used',
    table: 'users',
    keptFor: '7 days',
    countedFrom: 'sign-up, or the end of the last link',
    counted: 'case when awaits_confirmation and email_confirmed_at is null then created_at end',
    // For a while the operator may have asked for no proof, and let people in.
    unless: `exists (select 1 from email_tokens t
        where t.user_id = users.id and t.used_at is null and t.expires_at >= :now)
      or exists (select 1 from refresh_sessions s where s.user_id = users.id)
      or exists (select 1 from analyses a where a.user_id = users.id)
      or exists (select 1 from purchases p where p.user_id = users.id)
      or exists (select 1 from credit_entries c where c.user_id = users.id)
      or exists (select 1 from user_roles r where r.user_id = users.id)`,
    why: 'a stranger may have signed up with the address; privacy page',
  },
  {
    rule: 'device-grants',
    what: 'marks that a device has had its free reports',
    table: 'device_grants',
    keptFor: grantsKnownFor,
    countedFrom: 'the day the device had them',
    counted: 'created_at',
    why: 'anonymous data is kept for 24 months; privacy page',
  },
  {
    rule: 'mailbox-grants',
    what: 'marks that the mailbox of an erased account has had its free reports',
    table: 'mailbox_grants',
    keptFor: grantsKnownFor,
    countedFrom: 'the day the mailbox had them',
    counted: 'created_at',
    why: 'as long as that of a device; privacy page',
  },
  {
    rule: 'device-of-account',
    what: 'device that the free reports of an account came to',
    table: 'users',
    clears: 'device_hash',
    keptFor: grantsKnownFor,
    countedFrom: 'sign-up',
    counted: 'case when device_hash is not null then created_at end',
    why: 'the mark it led to is gone by then; privacy page',
  },
  {
    rule: 'site-readings',
    what: 'how sites answered, without whom we asked for',
    table: 'site_readings',
    keptFor: '24 months',
    countedFrom: 'the reading',
    counted: 'read_at',
    why: 'anonymous data is kept for 24 months',
  },
  {
    rule: 'read-adverts',
    what: 'public adverts as they were read',
    table: 'shared_captures',
    keptFor: '7 days',
    countedFrom: 'the reading',
    counted: 'captured_at',
    why: 'at most a week; privacy page. Workers remove them sooner, after report_keep_minutes',
  },
  {
    rule: 'stored-reports',
    what: 'reports on public adverts, of nobody',
    table: 'stored_reports',
    keptFor: '30 days',
    countedFrom: 'last use',
    counted: 'used_at',
    why: '30 days after their last use; privacy page',
  },
  {
    rule: 'purchases',
    what: 'purchases and their receipts',
    table: 'purchases',
    keptFor: '7 years',
    isAfterYear: true,
    countedFrom: 'end of the year of the purchase, its withdrawal or its latest refund',
    counted: lastOfPurchase,
    why: books,
  },
  {
    rule: 'ledger-of-erased',
    what: 'lines of the ledger whose account is erased',
    table: 'credit_entries',
    keptFor: '7 years',
    isAfterYear: true,
    countedFrom: 'end of the year of the line, or of its purchase if that is later',
    counted: `case when user_id is null then greatest(created_at,
      (select ${lastOfPurchase} from purchases where purchases.id = ${purchaseOfLine})) end`,
    why: books,
  },
  {
    rule: 'stripe-events',
    what: "Stripe's events, without the person in them",
    table: 'stripe_events',
    keptFor: '7 years',
    isAfterYear: true,
    countedFrom: 'end of the year in which it happened',
    counted: 'created_at',
    why: books,
  },
  {
    rule: 'retention-runs',
    what: 'when what was due was removed, in counts',
    table: 'retention_runs',
    keptFor: '24 months',
    countedFrom: 'the end of the run',
    counted: 'ended_at',
    why: 'of no use any more: the log of acts has what was removed',
  },
];
