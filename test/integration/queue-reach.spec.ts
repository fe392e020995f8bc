import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { z } from 'zod';
import { defineJob } from '../../src/shared/queue/define-job.js';
import { QueueUnavailable } from '../../src/shared/queue/queue.errors.js';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.js';
import { startQueueProcess, type QueueProcess } from '../support/queue-process.js';
import { createTestRedis } from '../support/redis.js';
import { waitFor } from '../support/wait-for.js';

const job = defineJob({
  queue: 'test',
  name: 'test-job',
  payload: z.object({ id: z.string() }),
  attempts: 1,
  backoffMs: 5,
  deadlineMs: 60_000,
  concurrency: () => 1,
  key: ({ id }) => id,
  subject: ({ id }) => `thing:${id}`,
});

describe('a queue whose Redis is away', () => {
  let proxy: CutProxy;
  let near: QueueProcess;
  /** By a way of its own, which holds. */
  let direct: QueueProcess;

  beforeEach(async () => {
    const redisUrl = await createTestRedis();
    proxy = await startCutProxy(redisUrl);
    near = await startQueueProcess(proxy.url, 'web', job, async () => undefined);
    direct = await startQueueProcess(redisUrl, 'web', job, async () => undefined);
    await near.control.states();
  });
  afterEach(async () => {
    await proxy.mend();
    await Promise.all([near.app.close(), direct.app.close()]);
    await proxy.close();
  });

  const acts = (): Promise<unknown>[] => [
    near.control.states(),
    near.control.page('test', 'waiting', { order: 'desc', offset: 0, limit: 10 }),
    near.control.pause('test'),
    near.queue.add(job, { id: 'late' }),
  ];

  /** Breaks the way, and waits until that is noticed: what is under way just then may still be carried out later. */
  const lose = async () => {
    const { client } = near.app.get<Queue>(getQueueToken('test'), { strict: false });
    await proxy.cut();
    await waitFor(() => client.status !== 'ready');
  };

  it.each([
    ['is lost', () => lose()],
    ['lets nothing through', () => proxy.hold()],
  ])('refuses instead of waiting when the way %s', async (_fault, fail) => {
    await fail();
    for (const { status, reason } of (await Promise.allSettled(acts())) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toBeInstanceOf(QueueUnavailable);
      expect(reason.status).toBe(503);
    }
  });

  it('does nothing of what it refused once Redis is back', async () => {
    await lose();
    await Promise.allSettled(acts());
    await proxy.mend();
    await waitFor(() => near.control.states().then(Boolean, () => false), { what: 'the way back' });
    // What is asked now comes after whatever was still to be carried out.
    await near.queue.add(job, { id: 'in time' });
    expect(await direct.control.state('test')).toMatchObject({ isPaused: false, counts: { waiting: 1 } });
  });
});
