import type { AdminUserPage, RetentionRunView } from './accounts/accounts.types.js';
import type { AdminAnalysisPage } from './analyses/admin-analyses.types.js';
import type { AdminPurchasePage } from './billing/billing.types.js';
import type { Config } from './shared/config/config.js';

/** GET /api/admin/overview: of each list the figures, and the five newest rows. */
export interface AdminOverview {
  readonly users: AdminUserPage['stats'];
  readonly analyses: AdminAnalysisPage['stats'];
  readonly purchases: AdminPurchasePage['stats'];
  readonly latest: {
    readonly users: AdminUserPage['items'];
    readonly analyses: AdminAnalysisPage['items'];
    readonly purchases: AdminPurchasePage['items'];
  };
  /** The last time that what had been kept long enough was removed; null until the first. */
  readonly retention: RetentionRunView | null;
  readonly environment: EnvironmentView;
}

/** Where this process runs, and on what. */
export interface EnvironmentView {
  /** Without who signs in and how. */
  readonly database: { readonly name: string; readonly host: string };
  readonly hosting: Hosting;
  /** Under which people reach it. */
  readonly hostname: string;
  readonly mode: Config['nodeEnv'];
  readonly role: Config['role'];
  /** The no-configuration start, with services of its own. */
  readonly isEmbedded: boolean;
  /** Of package.json. */
  readonly version: string;
  /** Null where the sources run as they stand, unbuilt. */
  readonly build: Build | null;
}

export type Hosting = 'local' | 'test' | 'production';

/** Written beside the compiled code by the build. */
export interface Build {
  /** Twelve hex digits that change with any source that was compiled. */
  readonly id: string;
  /** ISO 8601, when it was compiled. */
  readonly builtAt: string;
}
