import { getQueueToken } from '@nestjs/bull';
import { NestFactory } from '@nestjs/core';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import { z } from 'zod';
import { AppError, type RetryPolicy } from '../../src/shared/app-error.js';
import { ConfigModule } from '../../src/shared/config/config.module.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { defineJob, type JobHandler } from '../../src/shared/queue/define-job.js';
import { QueueModule } from '../../src/shared/queue/queue.module.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { metricsAlone } from '../support/metrics-alone.js';
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

const otherJob = defineJob({ ...job, queue: 'other', name: 'other-job' });

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
  function start(...handlers: JobHandler<{ id: string }>[]): Promise<QueueService> {
    return startWith({}, ...handlers);
  }

  async function startWith(
    env: Record<string, string>,
    ...handlers: JobHandler<{ id: string }>[]
  ): Promise<QueueService> {
    const config = loadConfig({
      DATABASE_URL: 'postgresql://unused.invalid/x',
      REDIS_URL: await createTestRedis(),
      ...env,
      JWT_SECRET: 'x'.repeat(32),
    });
    class TestModule {}
    const processor = {
      provide: 'processor',
      inject: [QueueService],
      useFactory: (queue: QueueService) => {
        queue.handle(otherJob, async () => undefined);
        for (const handler of handlers) queue.handle(job, handler);
      },
    };
    const module = {
      module: TestModule,
      imports: [ConfigModule.for(config), metricsAlone, QueueModule.for([job, otherJob])],
      providers: [processor],
    };
    const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    open.push(app);
    return app.get(QueueService);
  }

  it('leaves the jobs of a queue that is not its own to other processes', async () => {
    const REDIS_URL = await createTestRedis();
    const [mine, others]: string[][] = [[], []];
    const note = (list: string[]) => async (payload: { id: string }) => void list.push(payload.id);
    const elsewhere = await startWith({ REDIS_URL, QUEUES: 'other' }, note(mine!));
    await elsewhere.add(job, { id: 'a' });
    expect([...(await elsewhere.pendingKeys(job))]).toEqual(['a']);
    await startWith({ REDIS_URL, QUEUES: 'other, test' }, note(others!));
    await waitFor(() => others!.length === 1);
    expect(mine).toEqual([]);
  });

  it('does not start for a queue that is not there', async () => {
    await expect(startWith({ QUEUES: 'test,analys' }, async () => undefined)).rejects.toThrow(
      'QUEUES: there is no analys; there are test, other',
    );
  });

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

  it.each([
    ['what the database will never hold', '54000', 1],
    ['what another transaction stood in the way of', '40P01', 3],
  ])('runs a job that fails for %s (%s) %i times', async (_what, code, runs) => {
    const finals: boolean[] = [];
    const queue = await start(async (_payload, { isFinal }) => {
      const refused = Object.assign(new Error('refused'), { code });
      finals.push(isFinal(refused));
      throw refused;
    });
    await queue.add(job, { id: 'a' });
    await waitFor(async () => finals.length > 0 && !(await queue.pendingKeys(job)).has('a'));
    expect(finals).toEqual([...Array<boolean>(runs - 1).fill(false), true]);
  });

  it('keeps of a failure why, without whom and which home it was about, and not where in the code', async () => {
    const queue = await start(async () => {
      throw new Error('https://broker.example/objekt/storgatan-1 of anna@test.example is gone');
    });
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    await queue.add(job, { id: 'a' });
    await waitFor(async () => (await bull.getFailedCount()) === 1);
    const kept = await bull.client.hgetall(bull.toKey('a'));
    expect([kept['failedReason'], kept['stacktrace']]).toEqual([
      'https://broker.example/… of [mail] is gone',
      '[]',
    ]);
    expect(Object.values(kept).join()).not.toMatch(/storgatan|anna/);
  });

  it('logs with its place in the code what nobody foresaw, once it is given up, and nothing else', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const bug = new TypeError('x is not a function');
    const queue = await start(async ({ id }) => {
      throw id === 'bug' ? bug : new Failure('later');
    });
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    for (const id of ['bug', 'expected']) await queue.add(job, { id });
    await waitFor(async () => (await bull.getFailedCount()) === 2);
    expect(errors.mock.calls).toEqual([[bug]]);
    errors.mockRestore();
  });

  it('keeps failed jobs for 30 days', async () => {
    const queue = await start(async () => {
      throw new Failure('never');
    });
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    for (const id of ['over', 'just']) await queue.add(job, { id });
    await waitFor(async () => (await bull.getFailedCount()) === 2);
    const failedAt = async (id: string, at: number) => {
      await bull.client.hset(bull.toKey(id), 'finishedOn', at);
      await bull.client.zadd(bull.toKey('failed'), at, id);
    };
    const days30 = Date.now() - 30 * 24 * 3_600_000;
    await failedAt('over', days30 - 1);
    await failedAt('just', days30 + 60_000);
    expect(await queue.removeOldFailures()).toBe(1);
    expect((await bull.getFailed()).map(({ id }) => id)).toEqual(['just']);
    expect(await queue.removeOldFailures()).toBe(0);
  });

  it('runs now what only a wrong clock can have put off for days, and leaves alone what waits as asked', async () => {
    const runs: string[] = [];
    const queue = await start(async ({ id }) => void runs.push(id));
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    const putOff = (id: string, delay: number) =>
      bull.add(job.name, { key: id, payload: { id }, waits: 0, failures: 0 }, { jobId: id, delay });
    await putOff('as asked', 60_000);
    await putOff('ahead', 3 * 24 * 3_600_000);
    expect(await queue.promoteLate()).toBe(1);
    await waitFor(async () => !(await queue.pendingKeys(job)).has('ahead'));
    expect(runs).toEqual(['ahead']);
    expect([...(await queue.pendingKeys(job))]).toEqual(['as asked']);
    expect(await queue.promoteLate()).toBe(0);
  });

  it('does what an older release put in line, without a rank, before what came later', async () => {
    const REDIS_URL = await createTestRedis();
    const web = await startWith({ REDIS_URL, ROLE: 'web' }, async () => undefined);
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    for (const id of ['older-1', 'older-2'])
      await bull.add(job.name, { key: id, payload: { id }, waits: 0, failures: 0 }, { jobId: id });
    expect(await web.rankOlder()).toBe(2);
    for (const id of ['new-1', 'new-2']) await web.add(job, { id });
    await bull.add(job.name, { key: 'x', payload: { id: 'x' }, waits: 0, failures: 0 }, { jobId: 'older-3' });
    await web.add(job, { id: 'new-3' });
    expect(await web.rankOlder()).toBe(1);
    expect(await web.rankOlder()).toBe(0);
    await web.add(job, { id: 'new-4' });
    const line = (await bull.client.lrange(bull.toKey('wait'), 0, -1)).toReversed();
    expect(line.slice(0, 2)).toEqual(['older-1', 'older-2']);
    expect(line.at(-1)).toBe('new-4');
  });

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

  it('waits for a service of ours for longer than for a site, and then has all the patience with the site', async () => {
    const policies: RetryPolicy[] = [
      ...Array<RetryPolicy>(8).fill('when-back'),
      ...Array<RetryPolicy>(7).fill('again'),
    ];
    const finals: boolean[] = [];
    const queue = await start(async (_payload, { isFinal }) => {
      const failure = new Failure(policies[finals.length]!, 1);
      finals.push(isFinal(failure));
      throw failure;
    });
    await queue.add(job, { id: 'long away' });
    await waitFor(async () => !(await queue.pendingKeys(job)).has('long away'), { timeoutMs: 20_000 });
    expect(finals).toEqual([...Array<boolean>(14).fill(false), true]);
  });

  it('puts a job off behind others of its person as often as it takes, at no cost and by a short name', async () => {
    const policies: RetryPolicy[] = [
      ...Array<RetryPolicy>(20).fill('in-turn'),
      'later',
      'in-turn',
      'later',
      'later',
    ];
    const finals: boolean[] = [];
    const queue = await start(async (_payload, { isFinal }) => {
      const failure = new Failure(policies[finals.length]!, 1);
      finals.push(isFinal(failure));
      throw failure;
    });
    const bull = open[0]!.get<Queue>(getQueueToken(job.queue));
    await queue.add(job, { id: 'of many' });
    await waitFor(async () => (await bull.getFailedCount()) === 1, { timeoutMs: 20_000 });
    expect(finals).toEqual([...Array<boolean>(23).fill(false), true]);
    expect((await bull.getFailed())[0]!.id).toBe('of many:turn21');
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

  it('hands on what runs longer than it may after the end began, while the process still serves', async () => {
    const reasons: string[] = [];
    const queue = await startWith({ DRAIN_LIMIT_S: '0' }, async (_payload, { signal }) => {
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }).catch((reason: Error) => {
        reasons.push(reason.message);
        throw reason;
      });
    });
    await queue.add(job, { id: 'long' });
    await waitFor(() => queue.running.length === 1);
    queue.stopTaking();
    // Nobody closes the process: that begins when all requests are answered, and would take the same time once more.
    await waitFor(() => queue.running.length === 0);
    expect(reasons).toEqual(['shutdown']);
    expect(await queue.pendingKeys(job)).toEqual(new Set(['long']));
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
    const queue = new QueueService(undefined as never, [job], {} as never, undefined as never);
    expect(() => queue.onApplicationBootstrap()).toThrow('Jobs without a handler: test-job');
    queue.handle(job, async () => undefined);
    expect(() => queue.handle(job, async () => undefined)).toThrow('two handlers');
  });
});
