import type { EntityClass } from '@mikro-orm/postgresql';
import { RetentionRun } from './accounts/retention-run.entity.js';
import { AnalysisPicture } from './analyses/analysis-picture.entity.js';
import { AnalysisRun } from './analyses/analysis-run.entity.js';
import { Analysis } from './analyses/analysis.entity.js';
import { HandIn } from './analyses/hand-in.entity.js';
import { HeldPicture } from './analyses/held-picture.entity.js';
import { Lease } from './analyses/lease.entity.js';
import { Objection } from './analyses/objection.entity.js';
import { PreviewDay } from './analyses/preview-day.entity.js';
import { SharedCapture } from './analyses/shared-capture.entity.js';
import { SiteReading } from './analyses/site-reading.entity.js';
import { StoredReport } from './analyses/stored-report.entity.js';
import { UntoldChange } from './analyses/untold-change.entity.js';
import { EmailToken } from './auth/email-token.entity.js';
import { RefreshSession } from './auth/refresh-session.entity.js';
import { UserRole } from './auth/user-role.entity.js';
import { User } from './auth/user.entity.js';
import { CreditEntry } from './billing/credit-entry.entity.js';
import { DeviceGrant } from './billing/device-grant.entity.js';
import { MailboxGrant } from './billing/mailbox-grant.entity.js';
import { Product } from './billing/product.entity.js';
import { Purchase } from './billing/purchase.entity.js';
import { StripeEvent } from './billing/stripe-event.entity.js';
import { PromptExperimentResult } from './experiments/prompt-experiment-result.entity.js';
import { PromptExperiment } from './experiments/prompt-experiment.entity.js';
import { AppSetting } from './settings/app-setting.entity.js';
import { AuditEntry } from './shared/audit/audit-entry.entity.js';

/** Every table there is; a test proves that these and the migrations agree. */
export const entities: EntityClass<unknown>[] = [
  AuditEntry,
  AppSetting,
  User,
  UserRole,
  RefreshSession,
  EmailToken,
  CreditEntry,
  DeviceGrant,
  MailboxGrant,
  Product,
  Purchase,
  StripeEvent,
  Analysis,
  AnalysisRun,
  AnalysisPicture,
  HeldPicture,
  HandIn,
  Objection,
  PreviewDay,
  SharedCapture,
  SiteReading,
  StoredReport,
  Lease,
  UntoldChange,
  PromptExperiment,
  PromptExperimentResult,
  RetentionRun,
];
