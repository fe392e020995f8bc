import { getQueueToken } from '@nestjs/bull';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
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
  subject: ({ id }) => `thing:${id}`,
});

class Failure extends AppError {
  constructor(retry: RetryPolicy, retryAfterMs = 10) {
    super({ code: 'test', status: 500, userMessage: 'fel', retry, retryAfterMs });
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

  /** When the job that waits is due, in milliseconds after this moment; without a job undefined. */
  async function dueIn(from: number): Promise<number | undefined> {
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    // Bull keeps the moment in the upper bits, and the order of the jobs of one moment in the lower.
    const [, score] = await bull.client.zrange(bull.toKey('delayed'), 0, 0, 'WITHSCORES');
    return score === undefined ? undefined : Math.floor(Number(score) / 0x1000) - from;
  }

  it.each([
    ['later', 20_000, 20_000],
    ['again', 20_000, 20_000],
    ['later', 3_600_000, 60_000],
    ['again', 3_600_000, 60_000],
  ] as const)(
    'leaves alone what asks to be tried "%s" in %i ms for that long, at most a minute',
    async (policy, wished, least) => {
      const began = Date.now();
      const queue = await start(async () => {
        throw new Failure(policy, wished);
      });
      await queue.add(job, { id: 'asked' });
      await waitFor(async () => (await dueIn(began)) !== undefined);
      const seen = Date.now();
      expect(await dueIn(began)).toBeGreaterThanOrEqual(least);
      expect(await dueIn(seen)).toBeLessThanOrEqual(least);
    },
  );

  it('keeps count of the attempts while a throttled job waits', async () => {
    const policies: RetryPolicy[] = ['later', 'again', 'later', 'again', 'later', 'never'];
    const finals: boolean[] = [];
    const queue = await start(async (_payload, { isFinal }) => {
      const failure = new Failure(policies[finals.length]!, 10);
      finals.push(isFinal(failure));
      throw failure;
    });
    await queue.add(job, { id: 'both' });
    await waitFor(() => finals.length === 5);
    await waitFor(async () => !(await queue.pendingKeys(job)).has('both'));
    expect(finals).toEqual([false, false, false, false, true]);
  });

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
