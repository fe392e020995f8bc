import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MetricsService } from '../shared/metrics/metrics.service.js';

/** Whether what is to be erased is erased, for whoever watches it. */
@Injectable()
export class RetentionGauges implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'retention',
      isShared: true,
      gauges: {
        retention_age_seconds: [
          'Since all rules of retention were last done; until the first time, since the database was made.',
        ],
      },
      read: async () => {
        const [{ age }] = await this.em.fork().execute<[{ age: number }]>(
          `select extract(epoch from now() - coalesce(
             (select max(ended_at) from retention_runs where is_complete),
             (select min(executed_at) from mikro_orm_migrations)))::float8 as age`,
        );
        return [{ gauge: 'retention_age_seconds', value: Math.max(0, age) }];
      },
    });
  }
}
