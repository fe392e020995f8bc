import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import type { AdminJobPage, AdminQueues, RetriedJobs } from '../../src/analyses/admin-queue.types.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import { applyStripeEvent } from '../../src/billing/apply-stripe-event.job.js';
import { StripeEvent } from '../../src/billing/stripe-event.entity.js';
import { tellOfPurchase } from '../../src/billing/tell-of-purchase.job.js';
import { runExperiment } from '../../src/experiments/run-experiment.job.js';
import type { JobState, QueueState } from '../../src/shared/queue/queue.types.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.js';
import { addPurchase } from '../support/purchases.js';
import { createTestRedis } from '../support/redis.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

/** A process is started from its sources in these. */
const LONG_MS = 90_000;

let redisUrl: string;
let proxy: CutProxy;
let adverts: AdvertServer;
let web: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
let worker: ServerProcess | undefined;

beforeAll(async () => {
  redisUrl = await createTestRedis();
  proxy = await startCutProxy(redisUrl);
  adverts = await startAdvertServer();
  web = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText, ROLE: 'web', REDIS_URL: proxy.url });
  [admin, buyer] = [await signUp(web.url), await signUp(web.url)];
  await web.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(async () => {
  await worker?.stop();
  await web?.close();
  await adverts?.close();
  await proxy?.close();
});

const startWorker = async () =>
  (worker = await startServerProcess({ ...web.env, REDIS_URL: redisUrl, ROLE: 'worker' }));
const stopWorker = async (how: 'stop' | 'kill') => {
  await worker?.[how]();
  worker = undefined;
};

const start = async (slug: string) =>
  (await buyer.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) })).body.id;
const analysis = async (id: string) => (await buyer.call<AnalysisView>('GET', `/analyses/${id}`)).body;
const queueOf = async (name: string): Promise<QueueState> => {
  const { status, body } = await admin.call<AdminQueues>('GET', '/admin/queue');
  expect(status).toBe(200);
  return body.queues.find((queue) => queue.name === name)!;
};
const jobs = async (queue: string, state: JobState) => {
  const path = `/admin/queue/${queue}/jobs?state=${state}`;
  return (await admin.call<AdminJobPage>('GET', path)).body.items;
};
const until = (state: JobState, count: number) =>
  waitFor(async () => (await queueOf('analyses')).counts[state] === count, {
    timeoutMs: 40_000,
    everyMs: 100,
    what: `${count} ${state}`,
  });
const jobPath = (queue: string, id: string) => `/admin/queue/${queue}/jobs/${encodeURIComponent(id)}`;
const retry = async (id: string) =>
  (await admin.call<{ outcome: string }>('POST', `${jobPath('analyses', id)}/retry`)).body;
const log = (act: string) =>
  web.app
    .get(EntityManager)
    .fork()
    .execute<{ actor: string; subject: string; details: Record<string, unknown> }[]>(
      'select actor, subject, details from audit_entries where act = ? order by created_at desc',
      [act],
    );

describe('the queue for administrators', () => {
  it.each([
    ['GET', '/admin/queue'],
    ['GET', '/admin/queue/analyses/jobs?state=failed'],
    ['POST', '/admin/queue/analyses/jobs/x/retry'],
    ['DELETE', '/admin/queue/analyses/jobs/x'],
    ['POST', '/admin/queue/analyses/retry-failed'],
    ['POST', '/admin/queue/analyses/pause'],
    ['POST', '/admin/queue/analyses/resume'],
  ])('is closed to visitors and to buyers: %s %s', async (method, path) => {
    expect((await callAs(web.url)(method, path)).status).toBe(401);
    expect((await buyer.call(method, path)).status).toBe(403);
  });

  it.each([
    ['GET', '/admin/queue/other/jobs?state=failed', 404, 'queue_not_found'],
    ['POST', '/admin/queue/other/pause', 404, 'queue_not_found'],
    ['DELETE', '/admin/queue/analyses/jobs/nobody%3A1', 404, 'job_not_found'],
    ['DELETE', '/admin/queue/analyses/jobs/%E0', 404, 'job_not_found'],
    ['POST', '/admin/queue/analyses/jobs/nobody%3A1/retry', 404, 'job_not_found'],
    ['GET', '/admin/queue/analyses/jobs', 422, 'validation'],
    ['GET', '/admin/queue/analyses/jobs?state=completed', 422, 'validation'],
    ['GET', '/admin/queue/analyses/jobs?state=failed&limit=101', 422, 'validation'],
  ])('answers to %s %s with %i', async (method, path, status, code) => {
    const answer = await admin.call<{ code: string }>(method, path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('tells what waits, of what, and that nobody works', async () => {
    const id = await start('storgatan-1-1001');
    expect(await queueOf('analyses')).toEqual({
      name: 'analyses',
      isPaused: false,
      workers: 0,
      counts: { waiting: 1, active: 0, stalled: 0, delayed: 0, failed: 0 },
      waitingSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const [job] = await jobs('analyses', 'waiting');
    expect(job).toMatchObject({
      id: `${id}:1`,
      name: 'run-analysis',
      attemptsMade: 0,
      attemptsAllowed: 3,
      payload: { analysisId: id, attempt: 1 },
      about: { kind: 'analysis', id, status: 'processing', attempt: 1, isGone: false },
    });
  });

  it('ends the analysis whose job is removed, and tells why; the sweep leaves it so', async () => {
    const [job] = await jobs('analyses', 'waiting');
    const removed = await admin.call('DELETE', jobPath('analyses', job!.id));
    expect([removed.status, removed.body]).toEqual([200, { outcome: 'analysis_failed' }]);
    const id = job!.about!.id;
    const inAnHour = new Date(Date.now() + 60 * 60_000);
    expect(await web.app.get(AnalysisSweep, { strict: false }).sweep(inAnHour)).toEqual({
      requeued: 0,
      failed: 0,
    });
    const { status, failureReason } = await analysis(id);
    expect([status, failureReason]).toEqual([
      'failed',
      'Vi stoppade analysen innan den blev klar. Den har inte kostat något, och du kan starta om den.',
    ]);
    expect((await queueOf('analyses')).counts.waiting).toBe(0);
    expect(await log('job.remove')).toEqual([
      {
        actor: `user:${admin.userId}`,
        subject: `analysis:${id}`,
        details: { queue: 'analyses', job: `${id}:1`, state: 'waiting', outcome: 'analysis_failed' },
      },
    ]);
  });

  it('takes away the job of a purchase and leaves the purchase as it is', async () => {
    const purchaseId = await addPurchase(web, buyer);
    await web.app.get(QueueService, { strict: false }).add(tellOfPurchase, { purchaseId, revision: 1 });
    const [job] = await jobs('billing', 'waiting');
    expect(job!.about).toEqual({
      kind: 'purchase',
      id: purchaseId,
      isGone: false,
      title: 'En rapport',
      status: 'completed',
      attempt: null,
      purchaseId,
    });
    const removed = await admin.call('DELETE', jobPath('billing', job!.id));
    expect(removed.body).toEqual({ outcome: 'removed' });
    expect((await queueOf('billing')).counts.waiting).toBe(0);
  });

  it('names an event of Stripe’s by its type, and of what it does not know the id alone', async () => {
    const queue = web.app.get(QueueService, { strict: false });
    const em = web.app.get(EntityManager).fork();
    const event = { id: 'evt_named', type: 'charge.refunded', created: 1_790_000_000, data: { object: {} } };
    await em.persist(new StripeEvent(event)).flush();
    const experimentId = randomUUID();
    await queue.add(runExperiment, { experimentId });
    for (const eventId of [event.id, 'evt_gone']) await queue.add(applyStripeEvent, { eventId, attempt: 0 });
    const unnamed = { title: null, status: null, attempt: null, purchaseId: null };
    expect((await jobs('billing', 'waiting')).map(({ about }) => about)).toEqual([
      { ...unnamed, kind: 'event', id: 'evt_gone', isGone: true },
      { ...unnamed, kind: 'event', id: 'evt_named', isGone: false, title: event.type, status: 'received' },
    ]);
    expect((await jobs('experiments', 'waiting')).map(({ about }) => about)).toEqual([
      { ...unnamed, kind: 'experiment', id: experimentId, isGone: false },
    ]);
    for (const name of ['billing', 'experiments'])
      for (const { id } of await jobs(name, 'waiting')) await admin.call('DELETE', jobPath(name, id));
  });

  it(
    'begins nothing while it is paused',
    async () => {
      // Twice, as from pages of two administrators: the second one finds nothing to change, which is no act.
      for (let clicks = 0; clicks < 2; clicks++) {
        const { body } = await admin.call<QueueState>('POST', '/admin/queue/analyses/pause');
        expect(body.isPaused).toBe(true);
      }
      await start('borttagen-1006');
      expect(await queueOf('analyses')).toMatchObject({ isPaused: true, counts: { waiting: 1 } });
      await startWorker();
      await waitFor(async () => (await queueOf('analyses')).workers === 1, { timeoutMs: 40_000 });
      expect((await queueOf('analyses')).counts).toMatchObject({ waiting: 1, active: 0 });
      for (let clicks = 0; clicks < 2; clicks++) await admin.call('POST', '/admin/queue/analyses/resume');
      await until('failed', 1);
      for (const act of ['queue.pause', 'queue.resume'])
        expect(await log(act)).toMatchObject([{ actor: `user:${admin.userId}`, subject: 'queue:analyses' }]);
    },
    LONG_MS,
  );

  it(
    'tries a failed analysis again by a new attempt, and leaves alone one that has moved on',
    async () => {
      const [first] = await jobs('analyses', 'failed');
      expect(first).toMatchObject({ attemptsMade: 1, attemptsAllowed: 3, failedAt: expect.any(String) });
      expect(first!.reason).not.toMatch(/\n/);
      const id = first!.about!.id;
      expect(await retry(first!.id)).toEqual({ outcome: 'restarted' });
      await waitFor(async () => (await jobs('analyses', 'failed'))[0]?.id === `${id}:2`);
      expect((await queueOf('analyses')).counts.failed).toBe(1);

      // Its owner is faster.
      await buyer.call('POST', `/analyses/${id}/retry`);
      await until('failed', 2);
      expect(await retry(`${id}:2`)).toEqual({ outcome: 'overtaken' });
      await buyer.call('DELETE', `/analyses/${id}`);
      expect((await jobs('analyses', 'failed'))[0]!.about).toMatchObject({ id, isGone: true, title: null });
      expect(await retry(`${id}:3`)).toEqual({ outcome: 'gone' });
      expect((await queueOf('analyses')).counts.failed).toBe(0);
      expect((await log('job.retry')).map(({ details }) => details['outcome'])).toEqual([
        'gone',
        'overtaken',
        'restarted',
      ]);
    },
    LONG_MS,
  );

  it(
    'tries all again that failed',
    async () => {
      const ids = [await start('borttagen-1006'), await start('blockerad-1007')];
      await until('failed', 2);
      await buyer.call('DELETE', `/analyses/${ids[1]}`);
      const retried = await admin.call<RetriedJobs>('POST', '/admin/queue/analyses/retry-failed');
      expect(retried.body).toEqual({ queued: 0, restarted: 1, overtaken: 0, gone: 1, left: 0 });
      expect(await log('queue.retry')).toMatchObject([{ subject: 'queue:analyses', details: { jobs: 2 } }]);
      await until('failed', 1);
      expect((await jobs('analyses', 'failed'))[0]!.id).toBe(`${ids[0]}:2`);
    },
    LONG_MS,
  );

  it(
    'removes nothing that runs, but what its worker left behind',
    async () => {
      const id = await start('langsam-1010');
      await until('active', 1);
      const refused = await admin.call<{ code: string }>('DELETE', jobPath('analyses', `${id}:1`));
      expect([refused.status, refused.body.code]).toEqual([409, 'job_active']);
      expect((await admin.call('POST', `${jobPath('analyses', `${id}:1`)}/retry`)).status).toBe(409);

      await stopWorker('kill');
      expect((await queueOf('analyses')).counts).toMatchObject({ active: 1, stalled: 0 });
      // Half a minute passes at once.
      const redis = await openRedis({ url: redisUrl }).connect();
      expect(await redis.pExpire(`bull:analyses:${id}:1:lock`, 1)).toBe(1);
      await redis.close();
      await until('stalled', 1);
      expect(await queueOf('analyses')).toMatchObject({ workers: 0, counts: { active: 0 } });
      expect(await jobs('analyses', 'stalled')).toMatchObject([{ id: `${id}:1`, attemptsMade: 1 }]);
      expect((await admin.call('DELETE', jobPath('analyses', `${id}:1`))).body).toEqual({
        outcome: 'analysis_failed',
      });
      expect((await analysis(id)).status).toBe('failed');
    },
    LONG_MS,
  );

  it(
    'says so while Redis is away',
    async () => {
      await proxy.cut();
      for (const [method, path] of [
        ['GET', '/admin/queue'],
        ['GET', '/admin/queue/analyses/jobs?state=failed'],
        ['POST', '/admin/queue/analyses/retry-failed'],
      ] as const) {
        const { status, body, headers } = await admin.call<{ code: string }>(method, path);
        expect([status, body.code]).toEqual([503, 'queue_unavailable']);
        expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      }
      await proxy.mend();
      await waitFor(async () => (await admin.call('GET', '/admin/queue')).status === 200, {
        timeoutMs: 30_000,
      });
    },
    LONG_MS,
  );
});
