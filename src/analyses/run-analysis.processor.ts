import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueService } from '../shared/queue/queue.service.js';
import { AnalysisPipeline } from './analysis.pipeline.js';
import { runAnalysis } from './run-analysis.job.js';

@Injectable()
export class RunAnalysisProcessor implements OnModuleInit {
  constructor(
    private readonly queue: QueueService,
    private readonly pipeline: AnalysisPipeline,
  ) {}

  onModuleInit(): void {
    this.queue.handle(runAnalysis, (payload, context) => this.pipeline.run(payload, context));
  }
}
