import { Controller, Get, Inject } from '@nestjs/common';
import type { AdminUserPage } from './accounts/accounts.types.js';
import { AdminUsersService } from './accounts/admin-users.service.js';
import { AdminAnalysesService } from './analyses/admin-analyses.service.js';
import type { AdminAnalysisPage } from './analyses/admin-analyses.types.js';
import { AdminPurchasesService } from './billing/admin-purchases.service.js';
import type { AdminPurchasePage } from './billing/billing.types.js';
import { environmentOf, type EnvironmentView } from './environment.js';
import { CONFIG, type Config } from './shared/config/config.js';
import { AdminOnly } from './shared/http/access.js';

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
  readonly environment: EnvironmentView;
}

const newest = { search: '', sort: 'created_at', order: 'desc', limit: 5, offset: 0 } as const;

/** What the modules tell of themselves, on one page. */
@AdminOnly()
@Controller('admin/overview')
export class OverviewAdminController {
  private readonly environment: EnvironmentView;

  constructor(
    private readonly users: AdminUsersService,
    private readonly analyses: AdminAnalysesService,
    private readonly purchases: AdminPurchasesService,
    @Inject(CONFIG) config: Config,
  ) {
    this.environment = environmentOf(config);
  }

  @Get()
  async overview(): Promise<AdminOverview> {
    const [users, analyses, purchases] = await Promise.all([
      this.users.page(newest),
      this.analyses.page(newest),
      this.purchases.page(newest),
    ]);
    return {
      users: users.stats,
      analyses: analyses.stats,
      purchases: purchases.stats,
      latest: { users: users.items, analyses: analyses.items, purchases: purchases.items },
      environment: this.environment,
    };
  }
}
