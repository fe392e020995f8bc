import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountsModule } from './accounts/accounts.module.js';
import { AnalysesModule } from './analyses/analyses.module.js';
import { runAnalysis } from './analyses/run-analysis.job.js';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuthModule } from './auth/auth.module.js';
import { applyStripeEvent } from './billing/apply-stripe-event.job.js';
import { BillingModule } from './billing/billing.module.js';
import { FreeReportsSubscriber } from './billing/free-reports.subscriber.js';
import { tellOfPurchase } from './billing/tell-of-purchase.job.js';
import { entities } from './entities.js';
import { ExperimentsModule } from './experiments/experiments.module.js';
import { runExperiment } from './experiments/run-experiment.job.js';
import { OverviewAdminController } from './overview.admin.controller.js';
import { OperationsController, SAMPLE_LINKS, type SampleLink } from './operations.controller.js';
import { SettingsModule } from './settings/settings.module.js';
import { ConfigModule } from './shared/config/config.module.js';
import type { Config } from './shared/config/config.js';
import { ormConfig } from './shared/database/database.js';
import { QueueModule } from './shared/queue/queue.module.js';
import { RedisModule } from './shared/redis/redis.module.js';

export interface EmbeddedParts {
  readonly modules: (DynamicModule | Type)[];
  readonly sampleLinks: readonly SampleLink[];
}

/** The whole house for one process; its role decides whether it serves, works or both. */
@Module({})
export class AppModule {
  /** @param embedded what only the no-configuration start has */
  static for(config: Config, embedded: EmbeddedParts = { modules: [], sampleLinks: [] }): DynamicModule {
    return {
      module: AppModule,
      controllers: [OperationsController, OverviewAdminController, AuditAdminController],
      providers: [{ provide: SAMPLE_LINKS, useValue: embedded.sampleLinks }],
      imports: [
        ConfigModule.for(config),
        MikroOrmModule.forRoot({
          ...ormConfig({
            databaseUrl: config.databaseUrl,
            entities,
            subscribers: [new FreeReportsSubscriber()],
          }),
          driver: PostgreSqlDriver,
        }),
        RedisModule,
        QueueModule.for([applyStripeEvent, tellOfPurchase, runAnalysis, runExperiment]),
        ScheduleModule.forRoot(),
        SettingsModule,
        AuthModule,
        BillingModule,
        AnalysesModule,
        ExperimentsModule,
        AccountsModule,
        ...embedded.modules,
      ],
    };
  }
}
