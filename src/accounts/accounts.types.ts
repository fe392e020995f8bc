import type { AnalysisCounts } from '../analyses/analysis-erasure.service.js';
import type { BuyerCounts } from '../billing/buyer-erasure.service.js';
import type { AdminListPage } from '../shared/database/admin-list.js';

export type AdminUserSort = 'created_at' | 'email';
export type AdminUserFilter = 'admins' | 'active' | 'inactive' | 'buyers' | 'new' | 'unconfirmed';

/** One line of GET /api/admin/users */
export interface AdminUser {
  readonly id: string;
  readonly email: string;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Whether the person has proved that the address is theirs. */
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  readonly freeReportsRemaining: number;
  /** Bought reports left. */
  readonly reportCredits: number;
  readonly analyses: number;
}

export interface UserFigures {
  readonly total: number;
  /** Signed up within the last seven times 24 hours. */
  readonly newLastWeek: number;
  /** With at least one analysis. */
  readonly active: number;
}

/** GET /api/admin/users */
export interface AdminUserPage extends AdminListPage<AdminUser> {
  readonly stats: UserFigures;
}

/** GET /api/admin/users/:id/erasure: what the deletion of the user would do now. */
export interface ErasurePreview extends ErasureCounts {
  readonly id: string;
  readonly email: string;
  /** Goes back with the deletion: whether what counts is still what was shown here. Not for reading. */
  readonly seen: string;
}

/** Rows in each section of somebody's export, by its name: `sessions`, `purchases`, `analyses`. */
export type ExportCounts = Readonly<Record<string, number>>;

/** What operators see of one person. */
export interface UserDetails {
  readonly id: string;
  readonly email: string;
  /** ISO 8601 */
  readonly createdAt: string;
  /** ISO 8601; null until the address is proved. */
  readonly confirmedAt: string | null;
  readonly isAdmin: boolean;
  /** ISO 8601: signed in or the session renewed; null when no session is kept. */
  readonly lastSeenAt: string | null;
  /** Reports left. */
  readonly freeReports: number;
  readonly boughtReports: number;
  /** Number of analyses by status; those without any are left out. */
  readonly analyses: Readonly<Record<string, number>>;
  readonly purchases: {
    /** That were paid. */
    readonly count: number;
    /** öre */
    readonly amountPaid: number;
    /** öre, of these */
    readonly amountRefunded: number;
  };
}

/** How many of each are erased, closed or kept without the person. */
export interface ErasureCounts extends AnalysisCounts, BuyerCounts {
  /** Of the person's analyses. */
  readonly experiments: number;
  /** Places where the person is signed in; they are signed out at once. */
  readonly sessions: number;
  /** Links in mails, used and unused. */
  readonly mailTokens: number;
}

/** What one rule of retention did, or would do. */
export interface RetentionOutcome {
  /** Stable word: `device-grants`. */
  readonly rule: string;
  readonly what: string;
  readonly table: string;
  /** The column that is emptied; null when the row goes. */
  readonly clears: string | null;
  /** `24 months`; `0 days` for what goes as soon as it is of no use. */
  readonly keptFor: string;
  /** Whether the time begins at the end of the calendar year. */
  readonly isAfterYear: boolean;
  readonly countedFrom: string;
  readonly why: string;
  /** `due`: only counted. `stopped`: there may be more. `failed`: nothing of it was done. */
  readonly state: 'due' | 'done' | 'stopped' | 'failed';
  /** Removed, or due; whole, from 0. */
  readonly rows: number;
  /** What went wrong, of `failed`. */
  readonly error?: string;
}

/** One time that what was due was removed. */
export interface RetentionRunView {
  /** `YYYY-MM-DD` in Stockholm of a daily run; null for those that an operator asked for. */
  readonly day: string | null;
  readonly actor: string;
  /** ISO 8601 */
  readonly startedAt: string;
  readonly endedAt: string;
  /** Whether every rule was carried through. */
  readonly isComplete: boolean;
  /** Removed by all rules. */
  readonly rows: number;
  readonly rules: readonly Pick<RetentionOutcome, 'rule' | 'state' | 'rows' | 'error'>[];
}
