import { Controller, Get, Param, Query } from '@nestjs/common';
import { AdminOnly } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
import {
  AdminAnalysesService,
  adminAnalysesQuery,
  type AdminAnalysesQuery,
} from './admin-analyses.service.js';
import type { AdminAnalysisPage, AdminAnalysisRuns } from './admin-analyses.types.js';
import { AnalysisNotFound } from './analysis.errors.js';

@AdminOnly()
@Controller('admin/analyses')
export class AnalysesAdminController {
  constructor(private readonly analyses: AdminAnalysesService) {}

  @Get()
  page(@Query({ schema: adminAnalysesQuery }) query: AdminAnalysesQuery): Promise<AdminAnalysisPage> {
    return this.analyses.page(query);
  }

  @Get(':id/attempts')
  attempts(@Param('id', idParam(AnalysisNotFound)) id: string): Promise<AdminAnalysisRuns> {
    return this.analyses.runs(id);
  }
}
