import { Module } from '@nestjs/common';
import { ImageTrackingModule } from '../image-tracking/image-tracking.module.js';
import { LlmModule } from '../shared/llm/llm.module.js';
import { ReportsService } from './reports.service.js';
import { RulesPool } from './rules-pool.js';

/** Plain listing data and pictures become a report. */
@Module({
  imports: [LlmModule, ImageTrackingModule],
  providers: [ReportsService, RulesPool],
  exports: [ReportsService],
})
export class ReportsModule {}
