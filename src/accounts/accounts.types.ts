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

/** How many of each are erased, closed or kept without the person. */
export interface ErasureCounts extends AnalysisCounts, BuyerCounts {
  /** Of the person's analyses. */
  readonly experiments: number;
  /** Places where the person is signed in; they are signed out at once. */
  readonly sessions: number;
  /** Links in mails, used and unused. */
  readonly mailTokens: number;
}
