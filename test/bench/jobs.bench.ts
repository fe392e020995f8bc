import { NestFactory } from '@nestjs/core';
import Bull from 'bull';
import { z } from 'zod';
import { ConfigModule } from '../../src/shared/config/config.module.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { defineJob } from '../../src/shared/queue/define-job.js';
import { QueueModule } from '../../src/shared/queue/queue.module.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { metricsAlone } from '../support/metrics-alone.js';
import { createTestRedis } from '../support/redis.js';
import { waitFor } from '../support/wait-for.js';
import type { Row } from './bench-table.js';
import { sized } from './effort.js';

const JOBS = sized(1000, 20);
const CONCURRENCY = 4;

const emptyJob = defineJob({
  queue: 'bench',
  name: 'empty',
  payload: z.object({ id: z.string() }),
  attempts: 3,
  backoffMs: 1000,
  deadlineMs: 10_000,
  concurrency: () => CONCURRENCY,
  key: ({ id }) => id,
  subject: ({ id }) => `number:${id}`,
});

/** Jobs through our queue (schema, deadline, retry policy) beside empty jobs through Bull itself. */
export async function benchJobs(): Promise<Row[]> {
  const bare = await bareBull();
  const ours = await ourQueue();
  return [
    {
      what: `${JOBS} jobs through the queue: ${Math.round((JOBS / ours) * 1000)} jobs/s`,
      oursMs: ours,
      bareMs: bare,
      bare: `empty Bull jobs: ${Math.round((JOBS / bare) * 1000)} jobs/s`,
      bar: 2,
    },
  ];
}

async function bareBull(): Promise<number> {
  const queue = new Bull('bench', await createTestRedis());
  let done = 0;
  void queue.process('empty', CONCURRENCY, async () => {
    done += 1;
  });
  await queue.isReady();
  const start = performance.now();
  await Promise.all(numbers().map((id) => queue.add('empty', { id }, { jobId: id, removeOnComplete: true })));
  await waitFor(() => done === JOBS, { timeoutMs: 60_000, everyMs: 5 });
  const took = performance.now() - start;
  await queue.close();
  return took;
}

async function ourQueue(): Promise<number> {
  const config = loadConfig({
    DATABASE_URL: 'postgresql://unused.invalid/x',
    REDIS_URL: await createTestRedis(),
    JWT_SECRET: 'x'.repeat(32),
  });
  let done = 0;
  class BenchModule {}
  const processor = {
    provide: 'processor',
    inject: [QueueService],
    useFactory: (queue: QueueService) => queue.handle(emptyJob, async () => void (done += 1)),
  };
  const app = await NestFactory.createApplicationContext(
    {
      module: BenchModule,
      imports: [ConfigModule.for(config), metricsAlone, QueueModule.for([emptyJob])],
      providers: [processor],
    },
    { logger: ['error'], abortOnError: false },
  );
  const queue = app.get(QueueService);
  const start = performance.now();
  await Promise.all(numbers().map((id) => queue.add(emptyJob, { id })));
  await waitFor(() => done === JOBS, { timeoutMs: 60_000, everyMs: 5 });
  const took = performance.now() - start;
  await app.close();
  return took;
}

const numbers = () => Array.from({ length: JOBS }, (_, index) => `job-${index}`);
