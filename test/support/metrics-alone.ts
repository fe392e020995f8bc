import type { DynamicModule } from '@nestjs/common';
import { MetricsService } from '../../src/shared/metrics/metrics.service.js';
import { RedisModule } from '../../src/shared/redis/redis.module.js';

class MetricsAlone {}

/** Metrics for modules that a test starts without PostgreSQL. */
export const metricsAlone: DynamicModule = {
  module: MetricsAlone,
  global: true,
  imports: [RedisModule],
  providers: [MetricsService],
  exports: [MetricsService],
};
