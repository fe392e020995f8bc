import { Global, Module } from '@nestjs/common';
import { MetricsService } from './metrics.service.js';
import { ServiceGauges } from './service-gauges.js';

@Global()
@Module({ providers: [MetricsService, ServiceGauges], exports: [MetricsService] })
export class MetricsModule {}
