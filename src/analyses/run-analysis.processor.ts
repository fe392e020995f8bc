import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../shared/config/config.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { AnalysisPipeline } from './analysis.pipeline.js';
import { AnalysisStore } from './analysis-store.js';
import { OwnPlaces } from './own-places.js';
import { runAnalysis } from './run-analysis.job.js';

@Injectable()
export class RunAnalysisProcessor implements OnModuleInit {
  private readonly places: OwnPlaces;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly queue: QueueService,
    private readonly store: AnalysisStore,
    private readonly pipeline: AnalysisPipeline,
  ) {
    this.places = new OwnPlaces(runAnalysis.concurrency(config));
  }

  onModuleInit(): void {
    this.queue.handle(runAnalysis, async (payload, context) => {
      const owner = await this.store.ownerOf(payload.analysisId);
      if (owner !== undefined) await this.places.run(owner, () => this.pipeline.run(payload, context));
    });
  }
}
