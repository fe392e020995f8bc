import { BullModule } from '@nestjs/bull';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { JobDefinition } from './define-job.js';
import { QueueGauges } from './queue-gauges.js';
import { QueueConnections } from './queue-connections.js';
import { QueueControl } from './queue-control.service.js';
import { JOBS, QueueService } from './queue.service.js';
import { backoff } from './waits.js';

/**
 * A worker that was killed is missed after this long, and after one look more its job runs again elsewhere: a person
 * waits for it. One that was only held up for so long finds that its writes are refused.
 */
const LOCK_MS = 12_000;
const RENEW_AND_LOOK_MS = 4_000;

@Global()
@Module({})
export class QueueModule {
  /** Registers the queues of all jobs there are; a job without a handler stops the start. */
  static for(jobs: readonly JobDefinition[]): DynamicModule {
    const names = [...new Set(jobs.map((job) => job.queue))];
    const connections = new QueueConnections();
    return {
      module: QueueModule,
      imports: [
        BullModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: Config) => ({
            createClient: connections.opener(config.redisUrl),
            settings: {
              lockDuration: LOCK_MS,
              lockRenewTime: RENEW_AND_LOOK_MS,
              stalledInterval: RENEW_AND_LOOK_MS,
              maxStalledCount: 5,
              backoffStrategies: { asked: backoff },
            },
          }),
        }),
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
      providers: [
        { provide: JOBS, useValue: jobs },
        { provide: QueueConnections, useValue: connections },
        QueueService,
        QueueControl,
        QueueGauges,
      ],
      exports: [QueueService, QueueControl],
    };
  }
}
