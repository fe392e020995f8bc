import { randomUUID } from 'node:crypto';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import { z } from 'zod';
import { AppError, type RetryPolicy } from '../../src/shared/app-error.js';
import { defineJob } from '../../src/shared/queue/define-job.js';
import type { JobState } from '../../src/shared/queue/queue.types.js';
import { createTestRedis } from '../support/redis.js';
import { startQueueProcess, type QueueProcess } from '../support/queue-process.js';
import { waitFor } from '../support/wait-for.js';

const job = defineJob({
  queue: 'test',
  name: 'test-job',
  payload: z.object({ id: z.string() }),
  attempts: 3,
  backoffMs: 5,
  deadlineMs: 60_000,
  concurrency: () => 2,
  key: ({ id }) => id,
  subject: ({ id }) => `thing:${id}`,
});

class Failure extends AppError {
  constructor(retry: RetryPolicy, message: string, retryAfterMs = 5) {
    super({ code: 'test', status: 500, userMessage: 'fel', message, retry, retryAfterMs });
  }
}

const nothing = { waiting: 0, active: 0, stalled: 0, delayed: 0, failed: 0 };

describe('what an operator sees and does of a queue', () => {
  let redisUrl: string;
  let web: QueueProcess;
  const open: QueueProcess[] = [];
  /** Runs by the job's id, in their order. */
  let runs: string[];
  let release: () => void;

  beforeEach(async () => {
    redisUrl = await createTestRedis();
    runs = [];
    web = await start('web');
  });
  afterEach(async () => {
    release?.();
    await Promise.all(open.splice(0).map(({ app }) => app.close()));
  });

  async function start(role: 'web' | 'worker'): Promise<QueueProcess> {
    const released = new Promise<void>((resolve) => (release = resolve));
    const started = await startQueueProcess(redisUrl, role, job, async ({ id }) => {
      runs.push(id);
      if (id.startsWith('long')) return released;
      if (id.startsWith('never')) throw new Failure('never', `${id} is gone\n    at its second line`);
      if (id.startsWith('later')) throw new Failure('later', `${id} did not answer`);
      if (id.startsWith('patient')) throw new Failure('later', 'not now', 60_000);
      if (id.startsWith('again')) throw new Failure('again', 'not our turn', 60_000);
      return undefined;
    });
    open.push(started);
    return started;
  }

  const add = async (...ids: string[]) => {
    for (const id of ids) await web.queue.add(job, { id });
  };
  const counts = async () => (await web.control.state('test')).counts;
  const until = (state: JobState, count: number) =>
    waitFor(async () => (await counts())[state] === count, { what: `${count} ${state}` });
  const listed = async (state: JobState, offset = 0, limit = 50) =>
    (await web.control.page('test', state, { order: 'desc', offset, limit })).items;

  it('is empty at first', async () => {
    expect(await web.control.states()).toEqual([
      { name: 'test', isPaused: false, workers: 0, counts: nothing, waitingSince: null },
    ]);
    expect(await web.control.page('test', 'failed', { order: 'desc', offset: 0, limit: 5 })).toEqual({
      total: 0,
      offset: 0,
      items: [],
    });
  });

  it('tells what waits, newest first, and since when', async () => {
    const before = Date.now();
    await add('one', 'two', 'three');
    const { counts, waitingSince } = await web.control.state('test');
    expect(counts).toEqual({ ...nothing, waiting: 3 });
    const [oldest] = await listed('waiting', 2, 1);
    expect([oldest!.key, oldest!.addedAt]).toEqual(['one', waitingSince]);
    expect(Date.parse(waitingSince!)).toBeGreaterThanOrEqual(before);
    expect((await listed('waiting', 0, 2)).map(({ key }) => key)).toEqual(['three', 'two']);
    const fromOldest = await web.control.page('test', 'waiting', { order: 'asc', offset: 1, limit: 5 });
    expect([fromOldest.total, fromOldest.items.map(({ key }) => key)]).toEqual([3, ['two', 'three']]);
    expect(oldest).toEqual({
      id: 'one',
      queue: 'test',
      name: 'test-job',
      state: 'waiting',
      key: 'one',
      subject: 'thing:one',
      payload: { id: 'one' },
      attemptsMade: 0,
      attemptsAllowed: 3,
      waits: 0,
      stalls: 0,
      addedAt: waitingSince,
      startedAt: null,
      failedAt: null,
      dueAt: null,
      reason: null,
    });
  });

  it('puts the first job of each person before the second of any, and tells since when the oldest waits', async () => {
    const own = (id: string, turn: number) => web.queue.add(job, { id }, { turn });
    await own('anna-2', 2);
    const { waitingSince } = await web.control.state('test');
    await own('anna-3', 3);
    await own('anna-1', 1);
    await own('bo-1', 1);
    await own('bo-2', 2);
    expect(await web.control.ids('test', 'waiting')).toEqual(['anna-1', 'bo-1', 'anna-2', 'bo-2', 'anna-3']);
    expect((await web.control.state('test')).waitingSince).toBe(waitingSince);
  });

  it('tells what runs, what is delayed and what failed, with the attempts and the reason', async () => {
    await start('worker');
    await add('never', 'later');
    await until('failed', 2);
    await add('patient', 'again');
    await until('delayed', 2);
    await add('long');
    await until('active', 1);
    const { counts, workers } = await web.control.state('test');
    expect(counts).toEqual({ waiting: 0, active: 1, stalled: 0, delayed: 2, failed: 2 });
    expect(workers).toBe(1);

    const failed = await listed('failed');
    expect(failed.map(({ key, attemptsMade, reason }) => [key, attemptsMade, reason])).toEqual([
      ['later', 3, 'later did not answer'],
      ['never', 1, 'never is gone'],
    ]);
    expect(Date.parse(failed[0]!.failedAt!)).toBeGreaterThanOrEqual(Date.parse(failed[0]!.addedAt));
    const [running] = await listed('active');
    expect(running).toMatchObject({
      key: 'long',
      attemptsMade: 1,
      startedAt: expect.any(String),
      dueAt: null,
    });

    const delayed = new Map((await listed('delayed')).map((one) => [one.key, one]));
    // A failure costs an attempt, a wait does not.
    expect(delayed.get('patient')).toMatchObject({ attemptsMade: 1, waits: 0, reason: 'not now' });
    expect(delayed.get('again')).toMatchObject({ attemptsMade: 0, waits: 1, reason: null });
    for (const { addedAt, dueAt } of delayed.values())
      expect(Date.parse(dueAt!) - Date.parse(addedAt)).toBeGreaterThanOrEqual(60_000);
  });

  it('gives a failed job all its attempts anew, once however many ask', async () => {
    await start('worker');
    await add('later');
    await until('failed', 1);
    const asked = await Promise.allSettled([1, 2, 3].map(() => web.control.retry('test', 'later')));
    expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const one of asked) if (one.status === 'rejected') expect(one.reason.code).toBe('job_not_found');
    await waitFor(() => runs.length === 6);
    await until('failed', 1);
    expect(runs).toHaveLength(6);
    const [again] = await listed('failed');
    expect([again!.key, again!.attemptsMade]).toEqual(['later', 3]);

    await web.control.retry('test', again!.id);
    await waitFor(() => runs.length === 9);
    await until('failed', 1);
  });

  it('tries nothing again that has not failed', async () => {
    await add('one');
    await expect(web.control.retry('test', 'one')).rejects.toMatchObject({
      code: 'job_not_failed',
      status: 409,
    });
    await expect(web.control.retry('test', 'two')).rejects.toMatchObject({
      code: 'job_not_found',
      status: 404,
    });
    await expect(web.control.retry('other', 'one')).rejects.toMatchObject({
      code: 'queue_not_found',
      status: 404,
    });
  });

  it('removes what waits, is delayed or failed, and nothing that runs', async () => {
    await add('one', 'two');
    await web.control.remove('test', 'one');
    await start('worker');
    await waitFor(() => runs.includes('two'));
    await add('never', 'again', 'long');
    await until('failed', 1);
    await until('delayed', 1);
    await until('active', 1);
    await expect(web.control.remove('test', 'long')).rejects.toMatchObject({
      code: 'job_active',
      status: 409,
    });
    await web.control.remove('test', 'never');
    await web.control.remove('test', 'again:wait');
    expect(await counts()).toEqual({ ...nothing, active: 1 });
    expect(runs).not.toContain('one');
    await expect(web.control.remove('test', 'one')).rejects.toMatchObject({ code: 'job_not_found' });
  });

  it('says that the queue is unavailable when Redis refuses to remove, not that the job runs', async () => {
    await add('one');
    // As a replica does that nobody has made the master yet: it is read from and not written to.
    const url = new URL(redisUrl);
    [url.username, url.password] = [`reader-${randomUUID()}`, 'secret'];
    const redis = await openRedis({ url: redisUrl }).connect();
    const rights = ['on', '>secret', '~*', '&*', '+@all', '-lrem', '-zrem', '-del'];
    await redis.aclSetUser(url.username, rights);
    try {
      const reader = await startQueueProcess(url.href, 'web', job, async () => undefined);
      open.push(reader);
      await expect(reader.control.remove('test', 'one')).rejects.toMatchObject({
        code: 'queue_unavailable',
        status: 503,
      });
      expect(await counts()).toEqual({ ...nothing, waiting: 1 });
      await web.control.remove('test', 'one');
      expect(await counts()).toEqual(nothing);
    } finally {
      await redis.aclDelUser(url.username);
      await redis.close();
    }
  });

  it('tells which jobs wait or run, whichever try of the same they are', async () => {
    await web.control.pause('test');
    await add('one', 'two');
    await web.queue.add(job, { id: 'one' }, { keySuffix: ':sweep' });
    const pending = await web.control.pending(job);
    const hasOther = (id: string, key: string) => pending.hasOther({ id, key });
    expect([hasOther('one', 'one'), hasOther('one:sweep', 'one'), hasOther('two', 'two')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([hasOther('dead', 'two'), hasOther('dead', 'three')]).toEqual([true, false]);
  });

  it('begins nothing while it is paused, in whichever process, and lets go on what runs', async () => {
    await start('worker');
    await add('long');
    await until('active', 1);
    await web.control.pause('test');
    await web.control.pause('test');
    await add('one', 'two');
    expect(await web.control.state('test')).toMatchObject({
      isPaused: true,
      counts: { waiting: 2, active: 1 },
      waitingSince: expect.any(String),
    });
    expect((await listed('waiting')).map(({ key }) => key)).toEqual(['two', 'one']);
    release();
    await until('active', 0);
    const other = await start('worker');
    expect((await other.control.state('test')).isPaused).toBe(true);
    expect(runs).toEqual(['long']);

    await web.control.remove('test', 'one');
    await web.control.resume('test');
    await waitFor(() => runs.includes('two'));
    expect(await web.control.state('test')).toMatchObject({ isPaused: false, counts: nothing });
    expect(runs).toEqual(['long', 'two']);
  });
});
