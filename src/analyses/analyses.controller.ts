import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
import { InTurns, ListsInTurns } from '../shared/limits/in-turns.js';
import { Limited } from '../shared/limits/limited.js';
import { AnalysesService } from './analyses.service.js';
import { printLimits, startLimits } from './analysis-limits.js';
import { AnalysisCancelService } from './analysis-cancel.service.js';
import { AnalysisListService, listQuery, type ListQuery } from './analysis-list.service.js';
import { AnalysisStatsService } from './analysis-stats.service.js';
import { AnalysisNotFound } from './analysis.errors.js';
import type {
  AnalysisPage,
  AnalysisStats,
  AnalysisView,
  ComparedProperty,
  RawAnalysis,
  ReportView,
} from './analysis.types.js';
import { CompareService, compareQuery } from './compare.service.js';
import { ReportPdfService } from './report-pdf.service.js';
import { ReportService } from './report.service.js';

/** The buyer's choice where there are reports left; unsaid, it is as it was chosen last, else the whole report. */
const previewChoice = z.boolean().describe('Only the free preview: spends none of the reports that are left');
const startBody = z.object({
  url: z.string('Måste vara en giltig URL').trim().max(2000, 'Måste vara en giltig URL'),
  asPreview: previewChoice.optional(),
});
const analysisId = idParam(AnalysisNotFound);
const retryBody = z.object({ force: z.boolean().optional(), asPreview: previewChoice.optional() }).nullish();

@Controller('analyses')
export class AnalysesController {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly lists: AnalysisListService,
    private readonly figures: AnalysisStatsService,
    private readonly comparison: CompareService,
    private readonly reports: ReportService,
    private readonly pdfs: ReportPdfService,
    private readonly cancelling: AnalysisCancelService,
  ) {}

  @Post()
  @Limited(startLimits)
  @InTurns()
  @ApiResponse({ status: 201, description: 'A new analysis, or a failed one begun anew' })
  @ApiResponse({ status: 200, description: 'The earlier one of the same listing' })
  async start(
    @Caller() caller: CurrentUser,
    @Body({ schema: startBody }) { url, asPreview }: z.infer<typeof startBody>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalysisView> {
    const { view, created } = await this.analyses.start(caller.id, url, { asPreview });
    void reply.status(created ? 201 : 200);
    return view;
  }

  @Get()
  @ListsInTurns()
  list(@Caller() caller: CurrentUser, @Query({ schema: listQuery }) query: ListQuery): Promise<AnalysisPage> {
    return this.lists.list(caller.id, query);
  }

  @Get('stats')
  @ListsInTurns()
  stats(@Caller() caller: CurrentUser): Promise<AnalysisStats> {
    return this.figures.stats(caller.id);
  }

  @Get('compare')
  @InTurns()
  compare(
    @Caller() caller: CurrentUser,
    @Query({ schema: compareQuery }) { ids }: z.infer<typeof compareQuery>,
  ): Promise<{ items: ComparedProperty[] }> {
    return this.comparison.compare(caller.id, ids);
  }

  @Get(':id')
  @ListsInTurns()
  get(@Caller() caller: CurrentUser, @Param('id', analysisId) id: string): Promise<AnalysisView> {
    return this.analyses.get(caller, id);
  }

  @Get(':id/report')
  @InTurns()
  report(@Caller() caller: CurrentUser, @Param('id', analysisId) id: string): Promise<ReportView> {
    return this.reports.report(caller, id);
  }

  @Get(':id/report.pdf')
  @Limited(printLimits)
  async reportPdf(
    @Caller() caller: CurrentUser,
    @Param('id', analysisId) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, length } = await this.pdfs.print(caller, id);
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stream, {
      length,
      type: 'application/pdf',
      disposition: 'attachment; filename="visningsklar-rapport.pdf"',
    });
  }

  @Get(':id/raw')
  @AdminOnly()
  raw(@Caller() caller: CurrentUser, @Param('id', analysisId) id: string): Promise<RawAnalysis> {
    return this.reports.openRaw(caller, id);
  }

  @Post(':id/retry')
  @Limited(startLimits)
  @InTurns()
  @HttpCode(202)
  async retry(
    @Caller() caller: CurrentUser,
    @Param('id', analysisId) id: string,
    @Body({ schema: retryBody }) body: z.infer<typeof retryBody>,
  ): Promise<{ success: true }> {
    await this.analyses.retry(caller, id, { force: body?.force ?? false, asPreview: body?.asPreview });
    return { success: true };
  }

  @Post(':id/cancel')
  @InTurns()
  @HttpCode(200)
  async cancel(@Caller() caller: CurrentUser, @Param('id', analysisId) id: string): Promise<AnalysisView> {
    await this.cancelling.stop(caller, id);
    return this.analyses.get(caller, id);
  }

  @Post(':id/unlock')
  @InTurns()
  @HttpCode(200)
  unlock(@Caller() caller: CurrentUser, @Param('id', analysisId) id: string): Promise<AnalysisView> {
    return this.analyses.unlock(caller, id);
  }

  @Delete(':id')
  @InTurns()
  @HttpCode(204)
  remove(@Caller() caller: CurrentUser, @Param('id', analysisId) id: string): Promise<void> {
    return this.analyses.remove(caller, id);
  }
}
