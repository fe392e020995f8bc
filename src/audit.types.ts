import type { AdminListPage } from './shared/database/admin-list.js';

export type AuditSort = 'created_at' | 'act';

/** By whom, or about what. */
export type AuditFilter =
  'web' | 'cli' | 'users' | 'analyses' | 'experiments' | 'sales' | 'settings' | 'queue' | 'database';

/** One line of the log of acts. */
export interface AuditLine {
  readonly id: string;
  /** ISO 8601 */
  readonly createdAt: string;
  /** `user:<id>` of an administrator, `cli:<name>` of an operator. */
  readonly actor: string;
  /** The administrator's mail address as it is now; null for operators and when the account is gone. */
  readonly actorEmail: string | null;
  /** `user.delete` */
  readonly act: string;
  /** `analysis:<id>`; null when the act was done to nothing in particular. */
  readonly subject: string | null;
  /** What the subject is called as it is now: address, mail address, product; null when it is gone or has no name. */
  readonly subjectName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** GET /api/admin/audit, newest first. */
export type AuditPage = AdminListPage<AuditLine>;
