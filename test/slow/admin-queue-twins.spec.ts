import { EntityManager } from '@mikro-orm/postgresql';
import type { RetriedJobs } from '../../src/analyses/admin-queue.types.js';
import { AdminQueueService } from '../../src/analyses/admin-queue.service.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import { UsersService } from '../../src/auth/users.service.js';
import { AppError } from '../../src/shared/app-error.js';
import type { JobState } from '../../src/shared/queue/queue.types.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { startQueueProcess, type QueueProcess } from '../support/queue-process.js';
import { waitFor } from '../support/wait-for.js';

/** What a job fails with whose worker never reached the database: its row stays as it was. */
class DatabaseAway extends AppError {
  constructor() {
    super({ code: 'test', status: 500, userMessage: 'borta', message: 'no database', retry: 'never' });
  }
}

let web: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
let worker: QueueProcess | undefined;
let release: () => void;

beforeEach(async () => {
  web = await startTestApp({ ROLE: 'web' });
  [admin, buyer] = [await signUp(web.url), await signUp(web.url)];
  await web.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterEach(async () => {
  release?.();
  await stopWorker();
  await web?.close();
});

/** A process that takes up to two jobs of analyses, which fail or go on until the test's end. */
async function startWorker(jobs: 'fail' | 'go on'): Promise<void> {
  const released = new Promise<void>((resolve) => (release = resolve));
  worker = await startQueueProcess(web.env['REDIS_URL']!, 'worker', runAnalysis, async () => {
    if (jobs === 'fail') throw new DatabaseAway();
    await released;
  });
}
async function stopWorker(): Promise<void> {
  await worker?.app.close();
  worker = undefined;
}

const em = () => web.app.get(EntityManager).fork();
const queues = () => web.app.get(AdminQueueService, { strict: false });
const idsIn = async (state: JobState) => {
  const range = { state, order: 'asc', offset: 0, limit: 100 } as const;
  return (await queues().page('analyses', range)).items.map(({ id }) => id);
};
const until = (state: JobState, count: number) =>
  waitFor(async () => (await idsIn(state)).length === count, { what: `${count} ${state}` });
const rowOf = async (id: string) =>
  (await em().execute<object[]>('select status, run, attempt from analyses where id = ?', [id]))[0];
const logOf = (act: string) =>
  em().execute<{ subject: string; details: Record<string, unknown> }[]>(
    'select subject, details from audit_entries where act = ? order by created_at',
    [act],
  );
const untouched = { status: 'processing', run: 0, attempt: 1 };
const calledOff = { status: 'failed', run: 1, attempt: 1 };

const addAnalysis = (status: Analysis['status'] = 'processing') => listAnalysis(web, buyer, { status });
/** Puts the first attempt in line, by one job for each suffix. */
async function enqueue(analysisId: string, ...suffixes: string[]): Promise<void> {
  const queue = web.app.get(QueueService, { strict: false });
  for (const keySuffix of suffixes) await queue.add(runAnalysis, { analysisId, attempt: 1 }, { keySuffix });
}
/** Jobs that used up their tries. */
async function enqueueDead(analysisId: string, ...suffixes: string[]): Promise<void> {
  const before = (await idsIn('failed')).length;
  await startWorker('fail');
  await enqueue(analysisId, ...suffixes);
  await until('failed', before + suffixes.length);
  await stopWorker();
}
const jobPath = (id: string) => `/admin/queue/analyses/jobs/${encodeURIComponent(id)}`;
const remove = (id: string) => admin.call('DELETE', jobPath(id));
const retry = (id: string) => admin.call('POST', `${jobPath(id)}/retry`);

describe('several jobs of one attempt at an analysis', () => {
  it('lets the one that runs go on when a dead one is removed', async () => {
    const id = await addAnalysis();
    await enqueueDead(id, '');
    const inTwoMinutes = new Date(Date.now() + 2 * 60_000);
    const sweep = web.app.get(AnalysisSweep, { strict: false });
    expect(await sweep.sweep(inTwoMinutes)).toEqual({ requeued: 1, failed: 0 });
    await startWorker('go on');
    await until('active', 1);

    const removed = await remove(`${id}:1`);
    expect([removed.status, removed.body]).toEqual([200, { outcome: 'removed' }]);
    expect(await rowOf(id)).toEqual(untouched);
    expect(await idsIn('failed')).toEqual([]);
    expect(await idsIn('active')).toEqual([`${id}:1:sweep${inTwoMinutes.getTime()}`]);
    const details = { queue: 'analyses', job: `${id}:1`, state: 'failed', outcome: 'removed' };
    expect(await logOf('job.remove')).toEqual([{ subject: `analysis:${id}`, details }]);
  });

  it('ends the analysis with the last of them', async () => {
    const id = await addAnalysis();
    await enqueue(id, '', ':sweep1');
    expect((await remove(`${id}:1`)).body).toEqual({ outcome: 'removed' });
    expect(await rowOf(id)).toEqual(untouched);
    expect((await remove(`${id}:1:sweep1`)).body).toEqual({ outcome: 'analysis_failed' });
    expect(await rowOf(id)).toEqual(calledOff);
  });

  it('starts no second worker when a dead one is tried again', async () => {
    const id = await addAnalysis();
    await enqueueDead(id, '');
    await enqueue(id, ':sweep1');
    const retried = await retry(`${id}:1`);
    expect([retried.status, retried.body]).toEqual([200, { outcome: 'overtaken' }]);
    expect([await idsIn('failed'), await idsIn('waiting')]).toEqual([[], [`${id}:1:sweep1`]]);
    expect(await rowOf(id)).toEqual(untouched);
  });

  it('puts one in line when all are tried again, however many have died', async () => {
    const [alive, dead] = [await addAnalysis(), await addAnalysis()];
    await enqueueDead(alive, '');
    await enqueueDead(dead, '', ':sweep1');
    await enqueue(alive, ':sweep1');
    const retried = await admin.call<RetriedJobs>('POST', '/admin/queue/analyses/retry-failed');
    expect(retried.body).toEqual({ queued: 1, restarted: 0, overtaken: 2, gone: 0, left: 0 });
    const waiting = await idsIn('waiting');
    expect(waiting.map((job) => job.split(':')[0])).toEqual([alive, dead]);
    expect(await idsIn('failed')).toEqual([]);
  });

  it('ends by emptying the queue only what nothing works on, and names it in the log', async () => {
    const running = await addAnalysis();
    await startWorker('go on');
    await enqueue(running, '');
    await until('active', 1);
    await admin.call('POST', '/admin/queue/analyses/pause');
    const waiting = await addAnalysis();
    await enqueue(running, ':sweep1');
    await enqueue(waiting, '', ':sweep1');

    const operator = { caller: { id: admin.userId, email: admin.email, isAdmin: true }, actor: 'cli:anna' };
    expect(await queues().drain(operator, 'analyses')).toEqual({ removed: 3, analysesFailed: 1 });
    expect([await rowOf(running), await rowOf(waiting)]).toEqual([untouched, calledOff]);
    expect(await idsIn('active')).toEqual([`${running}:1`]);
    expect(await logOf('queue.drain')).toEqual([{ subject: 'queue:analyses', details: { jobs: 3 } }]);
    const ends = (await logOf('job.remove')).map(({ subject, details }) => [subject, details['outcome']]);
    expect(ends).toEqual([
      [`analysis:${running}`, 'removed'],
      [`analysis:${waiting}`, 'removed'],
      [`analysis:${waiting}`, 'analysis_failed'],
    ]);
  });
});

describe('an act on the queue', () => {
  it('is not done when the log does not take it', async () => {
    const [waiting, dead] = [await addAnalysis(), await addAnalysis()];
    await enqueueDead(dead, '');
    await enqueue(waiting, '');
    await em().execute(
      `alter table audit_entries add constraint full_log check (act not similar to '(job|queue).%') not valid`,
    );
    const answers = [
      await remove(`${waiting}:1`),
      await retry(`${dead}:1`),
      await admin.call('POST', '/admin/queue/analyses/retry-failed'),
      await admin.call('POST', '/admin/queue/analyses/pause'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect([await idsIn('waiting'), await idsIn('failed')]).toEqual([[`${waiting}:1`], [`${dead}:1`]]);
    expect([await rowOf(waiting), await rowOf(dead)]).toEqual([untouched, untouched]);
    expect((await queues().state('analyses')).isPaused).toBe(false);
  });

  it('ends while more ask for it than there are connections', async () => {
    const ids = await Promise.all(Array.from({ length: 15 }, () => addAnalysis('failed')));
    await startWorker('fail');
    for (const id of ids) await enqueue(id, '');
    await until('failed', 15);
    await stopWorker();
    const retried = await Promise.all(ids.map((id) => retry(`${id}:1`)));
    for (const { status, body } of retried) expect([status, body]).toEqual([200, { outcome: 'restarted' }]);
    expect([(await idsIn('failed')).length, (await idsIn('waiting')).length]).toEqual([0, 15]);
  });
});
