import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ScrapingModule } from '../scraping/scraping.module.js';
import { AddCaseService } from './add-case.service.js';
import { ExperimentListService } from './experiment-list.service.js';
import { ExperimentRunner } from './experiment-runner.js';
import { ExperimentRuns } from './experiment-runs.js';
import { ExperimentSweep } from './experiment-sweep.js';
import { ExperimentsAdminController } from './experiments.admin.controller.js';
import { ExperimentsService } from './experiments.service.js';
import { PromptsAdminController } from './prompts.admin.controller.js';
import { RunExperimentProcessor } from './run-experiment.processor.js';

/** Which prompt writes the better report: the same home, asked in several ways. */
@Module({
  imports: [SettingsModule, ScrapingModule, ReportsModule, AnalysesModule],
  controllers: [ExperimentsAdminController, PromptsAdminController],
  providers: [
    AddCaseService,
    ExperimentsService,
    ExperimentListService,
    ExperimentRuns,
    ExperimentRunner,
    ExperimentSweep,
    RunExperimentProcessor,
  ],
  exports: [AddCaseService, ExperimentsService],
})
export class ExperimentsModule {}
