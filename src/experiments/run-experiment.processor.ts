import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueService } from '../shared/queue/queue.service.js';
import { ExperimentRunner } from './experiment-runner.js';
import { runExperiment } from './run-experiment.job.js';

@Injectable()
export class RunExperimentProcessor implements OnModuleInit {
  constructor(
    private readonly queue: QueueService,
    private readonly runner: ExperimentRunner,
  ) {}

  onModuleInit(): void {
    this.queue.handle(runExperiment, ({ experimentId }, { signal }) => this.runner.run(experimentId, signal));
  }
}
