import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { ConfigModule } from '../../src/shared/config/config.module.js';
import { loadConfig } from '../../src/shared/config/config.js';
import type { JobDefinition, JobHandler } from '../../src/shared/queue/define-job.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { QueueModule } from '../../src/shared/queue/queue.module.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { metricsAlone } from './metrics-alone.js';

export interface QueueProcess {
  readonly app: INestApplicationContext;
  readonly queue: QueueService;
  readonly control: QueueControl;
}

/** What a process has of the queue, with one kind of job: a `web` puts jobs in line, a `worker` does them. */
export async function startQueueProcess<Payload>(
  redisUrl: string,
  role: 'web' | 'worker',
  job: JobDefinition<Payload>,
  handler: JobHandler<Payload>,
): Promise<QueueProcess> {
  const config = loadConfig({
    DATABASE_URL: 'postgresql://unused.invalid/x',
    REDIS_URL: redisUrl,
    JWT_SECRET: 'x'.repeat(32),
    ROLE: role,
  });
  class TestModule {}
  const processor = {
    provide: 'processor',
    inject: [QueueService],
    useFactory: (queue: QueueService) => queue.handle(job, handler),
  };
  const app = await NestFactory.createApplicationContext(
    {
      module: TestModule,
      imports: [ConfigModule.for(config), metricsAlone, QueueModule.for([job])],
      providers: [processor],
    },
    { logger: false, abortOnError: false },
  );
  return { app, queue: app.get(QueueService), control: app.get(QueueControl) };
}
