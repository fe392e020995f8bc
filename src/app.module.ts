import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountsModule } from './accounts/accounts.module.js';
import { AnalysesModule } from './analyses/analyses.module.js';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuthModule } from './auth/auth.module.js';
import { BillingModule } from './billing/billing.module.js';
import { FreeReportsSubscriber } from './billing/free-reports.subscriber.js';
import { MailboxGrants } from './billing/mailbox-grants.js';
import { entities } from './entities.js';
import { ExperimentsModule } from './experiments/experiments.module.js';
import { jobs } from './jobs.js';
import { OverviewAdminController } from './overview.admin.controller.js';
import { MetricsController } from './operations.metrics.controller.js';
import { OperationsPort } from './operations.port.js';
import { OperationsController, SAMPLE_LINKS, type SampleLink } from './operations.controller.js';
import { SettingsModule } from './settings/settings.module.js';
import { ConfigModule } from './shared/config/config.module.js';
import type { Config } from './shared/config/config.js';
import { ormConfig } from './shared/database/database.js';
import { Life } from './shared/life/life.js';
import { LifeModule } from './shared/life/life.module.js';
import { LimitsModule } from './shared/limits/limits.module.js';
import { MetricsModule } from './shared/metrics/metrics.module.js';
import { QueueModule } from './shared/queue/queue.module.js';
import { RedisModule } from './shared/redis/redis.module.js';
import { TracingModule } from './shared/tracing/tracing.module.js';

export interface EmbeddedParts {
  readonly modules: (DynamicModule | Type)[];
  readonly sampleLinks: readonly SampleLink[];
}

/** The whole house for one process; its role decides whether it serves, works or both. */
@Module({})
export class AppModule {
  /**
   * @param embedded what only the no-configuration start has
   * @param life that of a process which serves or works
   */
  static for(
    config: Config,
    embedded: EmbeddedParts = { modules: [], sampleLinks: [] },
    life = new Life(),
  ): DynamicModule {
    return {
      module: AppModule,
      controllers: [OperationsController, MetricsController, OverviewAdminController, AuditAdminController],
      providers: [{ provide: SAMPLE_LINKS, useValue: embedded.sampleLinks }, OperationsPort],
      imports: [
        ConfigModule.for(config),
        LifeModule.for(life),
        MikroOrmModule.forRoot({
          ...ormConfig({
            databaseUrl: config.databaseUrl,
            databasePool: config.databasePool,
            statementLimitMs: config.statementLimitMs,
            entities,
            subscribers: [new FreeReportsSubscriber(new MailboxGrants(config.jwtSecret))],
          }),
          driver: PostgreSqlDriver,
        }),
        RedisModule,
        MetricsModule,
        TracingModule,
        LimitsModule,
        QueueModule.for(jobs),
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
