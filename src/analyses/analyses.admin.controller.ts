import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { AdminOnly } from '../shared/http/access.js';
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
  attempts(@Param('id') id: string): Promise<AdminAnalysisRuns> {
    if (!z.uuid().safeParse(id).success) throw new AnalysisNotFound();
    return this.analyses.runs(id);
  }
}
