import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './20261120-initial.js';
import { HandIns } from './20261121-hand-ins.js';
import { Documents } from './20261122-documents.js';
import { Reuse } from './20261123-reuse.js';
import { Lookups } from './20261124-lookups.js';
import { ListOrders } from './20261125-list-orders.js';
import { Billing } from './20261126-billing.js';
import { Audit } from './20261127-audit.js';
import { AdminLists } from './20261128-admin-lists.js';
import { Experiments } from './20261129-experiments.js';
import { Quality } from './20261130-quality.js';
import { AppendOnlyAudit } from './20261201-append-only-audit.js';
import { AuditSearch } from './20261202-audit-search.js';
import { AuditIds } from './20261203-audit-ids.js';
import { Sessions } from './20261204-sessions.js';
import { UntoldChanges } from './20261205-untold-changes.js';
import { RetentionRuns } from './20261206-retention-runs.js';
import { SessionLookups } from './20261207-session-lookups.js';
import { UnaskedAttempts } from './20261208-unasked-attempts.js';
import { UnaskedRuns } from './20261209-unasked-runs.js';
import { Mailboxes } from './20261210-mailboxes.js';
import { ReplacedTokens } from './20261211-replaced-tokens.js';
import { MailboxGrants } from './20261212-mailbox-grants.js';
import { AwaitedConfirmations } from './20261213-awaited-confirmations.js';
import { HandInBytes } from './20261213-hand-in-bytes.js';
import { MailboxAliases } from './20261214-mailbox-aliases.js';

/** Every migration in its order; a list instead of a folder scan, so that all entry points run the same ones. */
export const migrations: readonly MigrationObject[] = [
  { name: '20261120-initial', class: Initial },
  { name: '20261121-hand-ins', class: HandIns },
  { name: '20261122-documents', class: Documents },
  { name: '20261123-reuse', class: Reuse },
  { name: '20261124-lookups', class: Lookups },
  { name: '20261125-list-orders', class: ListOrders },
  { name: '20261126-billing', class: Billing },
  { name: '20261127-audit', class: Audit },
  { name: '20261128-admin-lists', class: AdminLists },
  { name: '20261129-experiments', class: Experiments },
  { name: '20261130-quality', class: Quality },
  { name: '20261201-append-only-audit', class: AppendOnlyAudit },
  { name: '20261202-audit-search', class: AuditSearch },
  { name: '20261203-audit-ids', class: AuditIds },
  { name: '20261204-sessions', class: Sessions },
  { name: '20261205-untold-changes', class: UntoldChanges },
  { name: '20261206-retention-runs', class: RetentionRuns },
  { name: '20261207-session-lookups', class: SessionLookups },
  { name: '20261208-unasked-attempts', class: UnaskedAttempts },
  { name: '20261209-unasked-runs', class: UnaskedRuns },
  { name: '20261210-mailboxes', class: Mailboxes },
  { name: '20261211-replaced-tokens', class: ReplacedTokens },
  { name: '20261212-mailbox-grants', class: MailboxGrants },
  { name: '20261213-awaited-confirmations', class: AwaitedConfirmations },
  { name: '20261213-hand-in-bytes', class: HandInBytes },
  { name: '20261214-mailbox-aliases', class: MailboxAliases },
];
