import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ReportService } from '../analyses/report.service.js';
import { promptTemplateIds } from '../reports/reports.types.js';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import { idParam, rowId } from '../shared/http/id-param.js';
import { ExperimentListService, experimentsQuery, type ExperimentsQuery } from './experiment-list.service.js';
import { ExperimentNotFound } from './experiments.errors.js';
import { ExperimentsService } from './experiments.service.js';
import type { ExperimentPage, ExperimentStarted, ExperimentView } from './experiments.types.js';

/** Proxies give up on an answer a little later. */
const LONGEST_WAIT_MS = 100_000;

const startBody = z.object({
  analysisId: rowId,
  promptIds: z
    .array(z.enum(promptTemplateIds))
    .min(1, 'Välj minst en prompt.')
    .refine((ids) => new Set(ids).size === ids.length, 'Varje prompt kan bara väljas en gång.'),
  repeats: z.number().int().min(1).max(5).default(1),
});

@AdminOnly()
@Controller('admin/experiments')
export class ExperimentsAdminController {
  constructor(
    private readonly experiments: ExperimentsService,
    private readonly lists: ExperimentListService,
    private readonly reports: ReportService,
  ) {}

  /** With `Prefer: respond-async` (RFC 7240) it does not wait; who hangs up stops the waiting, not the experiment. */
  @Post()
  @ApiResponse({ status: 201, description: 'The experiment, which is over' })
  @ApiResponse({ status: 202, description: 'The experiment, which is under way' })
  async start(
    @Caller() caller: CurrentUser,
    @Body({ schema: startBody }) body: z.infer<typeof startBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExperimentStarted> {
    const id = await this.experiments.start(caller.id, body);
    void reply.header('location', `/api/admin/experiments/${id}`);
    const isAsync = prefersAsync(prefer);
    if (isAsync) void reply.header('preference-applied', 'respond-async');
    const hangUp = new AbortController();
    reply.raw.once('close', () => hangUp.abort());
    const patience = AbortSignal.any([hangUp.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
    const { isOver, ...started } = await (isAsync
      ? this.experiments.progress(id)
      : this.experiments.wait(id, patience));
    void reply.status(isAsync || !isOver ? 202 : 201);
    return started;
  }

  @Get()
  page(@Query({ schema: experimentsQuery }) query: ExperimentsQuery): Promise<ExperimentPage> {
    return this.lists.page(query);
  }

  @Get(':id')
  async view(
    @Caller() caller: CurrentUser,
    @Param('id', idParam(ExperimentNotFound)) id: string,
  ): Promise<ExperimentView> {
    const experiment = await this.lists.view(id);
    await this.reports.recordReading(caller, experiment.analysisId);
    return experiment;
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Caller() caller: CurrentUser, @Param('id', idParam(ExperimentNotFound)) id: string): Promise<void> {
    return this.experiments.remove(caller.id, id);
  }
}

/** Whether `respond-async` stands among a request's preferences, whatever else it prefers. */
function prefersAsync(prefer = ''): boolean {
  return prefer.split(',').some((preference) => /^respond-async\s*(?:$|[;=])/i.test(preference.trim()));
}
