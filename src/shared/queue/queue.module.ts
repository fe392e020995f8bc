import { BullModule } from '@nestjs/bull';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { JobDefinition } from './define-job.js';
import { QueueControl } from './queue-control.service.js';
import { JOBS, QueueService } from './queue.service.js';
import { backoff } from './waits.js';

/** A worker that was killed is missed after this long; its job then runs again elsewhere. */
const LOCK_MS = 30_000;

@Global()
@Module({})
export class QueueModule {
  /** Registers the queues of all jobs there are; a job without a handler stops the start. */
  static for(jobs: readonly JobDefinition[]): DynamicModule {
    const names = [...new Set(jobs.map((job) => job.queue))];
    return {
      module: QueueModule,
      imports: [
        BullModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: Config) => ({
            url: config.redisUrl,
            settings: {
              lockDuration: LOCK_MS,
              stalledInterval: LOCK_MS,
              maxStalledCount: 5,
              backoffStrategies: { asked: backoff },
            },
          }),
        }),
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
      providers: [{ provide: JOBS, useValue: jobs }, QueueService, QueueControl],
      exports: [QueueService, QueueControl],
    };
  }
}
