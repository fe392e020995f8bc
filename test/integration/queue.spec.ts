import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { AppError, type RetryPolicy } from '../../src/shared/app-error.js';
import { ConfigModule } from '../../src/shared/config/config.module.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { defineJob, type JobHandler } from '../../src/shared/queue/define-job.js';
import { QueueModule } from '../../src/shared/queue/queue.module.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { createTestRedis } from '../support/redis.js';
import { waitFor } from '../support/wait-for.js';

const job = defineJob({
  queue: 'test',
  name: 'test-job',
  payload: z.object({ id: z.string() }),
  attempts: 3,
  backoffMs: 10,
  deadlineMs: 200,
  concurrency: () => 2,
  key: ({ id }) => id,
});

class Failure extends AppError {
  constructor(retry: RetryPolicy) {
    super({
      code: 'test',
      status: 500,
      userMessage: 'fel',
      retry,
      ...(retry === 'again' && { retryAfterMs: 10 }),
    });
  }
}

describe('the queue', () => {
  const open: INestApplicationContext[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((app) => app.close()));
  });

  /** A process whose handlers are known before its bootstrap, as those of modules are. */
  async function start(...handlers: JobHandler<{ id: string }>[]): Promise<QueueService> {
    const config = loadConfig({
      DATABASE_URL: 'postgresql://unused.invalid/x',
      REDIS_URL: await createTestRedis(),
      JWT_SECRET: 'x'.repeat(32),
    });
    class TestModule {}
    const processor = {
      provide: 'processor',
      inject: [QueueService],
      useFactory: (queue: QueueService) => handlers.map((handler) => queue.handle(job, handler)),
    };
    const module = {
      module: TestModule,
      imports: [ConfigModule.for(config), QueueModule.for([job])],
      providers: [processor],
    };
    const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    open.push(app);
    return app.get(QueueService);
  }

  it.each([
    ['never', 1],
    ['later', 3],
    ['again', 7],
  ] as const)(
    'runs a job that fails with "%s" %i times and tells the last run that it is final',
    async (policy, runs) => {
      const finals: boolean[] = [];
      const queue = await start(async (_payload, { isFinal }) => {
        const failure = new Failure(policy);
        finals.push(isFinal(failure));
        throw failure;
      });
      await queue.add(job, { id: 'a' });
      await waitFor(() => finals.length === runs);
      await waitFor(async () => !(await queue.pendingKeys(job)).has('a'));
      expect(finals).toEqual([...Array<boolean>(runs - 1).fill(false), true]);
    },
  );

  it('aborts a run at its deadline', async () => {
    const reasons: string[] = [];
    const queue = await start(async (_payload, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      reasons.push((signal.reason as Error).name);
    });
    await queue.add(job, { id: 'slow' });
    await waitFor(() => reasons.length === 1);
    expect(reasons).toEqual(['TimeoutError']);
  });

  it('runs the same key once, however often it is added', async () => {
    const ids: string[] = [];
    const queue = await start(async ({ id }) => {
      ids.push(id);
    });
    await Promise.all([1, 2, 3].map(() => queue.add(job, { id: 'same' })));
    await queue.add(job, { id: 'other' });
    await waitFor(() => ids.includes('other') && ids.includes('same'));
    expect(ids.filter((id) => id === 'same')).toHaveLength(1);
  });

  it('does not start when a job has no handler, or two', () => {
    const queue = new QueueService(undefined as never, [job], {} as never);
    expect(() => queue.onApplicationBootstrap()).toThrow('Jobs without a handler: test-job');
    queue.handle(job, async () => undefined);
    expect(() => queue.handle(job, async () => undefined)).toThrow('two handlers');
  });
});
