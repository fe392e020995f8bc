import { Controller, Get, Inject } from '@nestjs/common';
import { AdminUsersService } from './accounts/admin-users.service.js';
import { RetentionService } from './accounts/retention.service.js';
import { AdminAnalysesService } from './analyses/admin-analyses.service.js';
import { AdminPurchasesService } from './billing/admin-purchases.service.js';
import { environmentOf } from './environment.js';
import type { AdminOverview, EnvironmentView } from './overview.types.js';
import { CONFIG, type Config } from './shared/config/config.js';
import { AdminOnly } from './shared/http/access.js';

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
    private readonly retention: RetentionService,
    @Inject(CONFIG) config: Config,
  ) {
    this.environment = environmentOf(config);
  }

  @Get()
  async overview(): Promise<AdminOverview> {
    const [users, analyses, purchases, [lastRun = null]] = await Promise.all([
      this.users.page(newest),
      this.analyses.page(newest),
      this.purchases.page(newest),
      this.retention.latest(1),
    ]);
    return {
      users: users.stats,
      analyses: analyses.stats,
      purchases: purchases.stats,
      latest: { users: users.items, analyses: analyses.items, purchases: purchases.items },
      retention: lastRun,
      environment: this.environment,
    };
  }
}
