import { EntityManager } from '@mikro-orm/postgresql';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import type { RetentionRunView } from '../../src/accounts/accounts.types.js';
import { RetentionSchedule } from '../../src/accounts/retention-schedule.js';
import { RetentionRun } from '../../src/accounts/retention-run.entity.js';
import { runRetention } from '../../src/accounts/run-retention.job.js';
import { UsersService } from '../../src/auth/users.service.js';
import { applyStripeEvent } from '../../src/billing/apply-stripe-event.job.js';
import type { AdminOverview } from '../../src/overview.types.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { waitFor } from '../support/wait-for.js';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ ...one.env, PORT: '0' });
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

const em = () => one.app.get(EntityManager).fork();
const plan = (app: TestApp, at: string) =>
  app.app.get(RetentionSchedule, { strict: false }).plan(new Date(at));
const addOld = (name: string) =>
  em().execute(`insert into device_grants (device_hash, created_at) values (?, '2020-01-01')`, [name]);
const grants = async () => (await em().execute<object[]>('select 1 from device_grants')).length;
const runOf = async (day: string) => em().findOne(RetentionRun, { day });

/** Until no run waits or is under way. */
const untilDone = () =>
  waitFor(
    async () => (await one.app.get(QueueService, { strict: false }).pendingKeys(runRetention)).size === 0,
    { what: 'the run to end', timeoutMs: 20_000 },
  );

it('begins at three at night in Stockholm, whatever the season', async () => {
  // In summer Stockholm is two hours before UTC, in winter one.
  expect(await plan(one, '2031-07-01T00:59:00Z')).toBe(false);
  expect(await plan(one, '2031-07-01T01:00:00Z')).toBe(true);
  expect(await plan(one, '2031-12-01T01:59:00Z')).toBe(false);
  expect(await plan(one, '2031-12-01T02:00:00Z')).toBe(true);
  await untilDone();
});

it('is done once a day, by one of many workers, and leaves its entry in the log', async () => {
  await addOld('marked');
  const at = '2032-03-01T08:00:00Z';
  await Promise.all([plan(one, at), plan(other, at)]);
  await untilDone();
  expect(await grants()).toBe(0);
  expect(await runOf('2032-03-01')).toMatchObject({ actor: 'system', isComplete: true, rows: 1 });
  const entries = await em().find(AuditEntry, { act: 'retention.run', actor: 'system' });
  expect(entries).toMatchObject([{ subject: 'rule:device-grants', details: { rows: 1 } }]);
  // The rest of the day has none; the next one has its own.
  expect(await plan(other, '2032-03-01T22:59:00Z')).toBe(false);
  expect(await plan(other, '2032-03-02T08:00:00Z')).toBe(true);
  await untilDone();
});

it('removes jobs that failed more than thirty days ago', async () => {
  const jobs = one.app.get<Queue>(getQueueToken(applyStripeEvent.queue), { strict: false });
  for (const jobId of ['older', 'younger']) await jobs.add(applyStripeEvent.name, {}, { jobId });
  await waitFor(async () => (await jobs.getFailedCount()) === 2, { what: 'both to fail' });
  const failedAgo = async (id: string, days: number) => {
    const at = Date.now() - days * 24 * 3_600_000;
    await jobs.client.hset(jobs.toKey(id), 'finishedOn', at);
    await jobs.client.zadd(jobs.toKey('failed'), at, id);
  };
  await failedAgo('older', 31);
  await failedAgo('younger', 29);
  expect(await plan(one, '2032-04-01T08:00:00Z')).toBe(true);
  await untilDone();
  expect((await jobs.getFailed()).map(({ id }) => id)).toEqual(['younger']);
});

it('fails where all may see it when a rule fails, does the others, and comes again after an hour', async () => {
  await addOld('stuck');
  await em().execute(
    `insert into stripe_events (id, type, payload, status, attempts, created_at, received_at)
     values ('evt_old', 'x', '{}', 'ignored', 0, '2010-01-01', '2010-01-01')`,
  );
  await em().execute(
    `create function refuse() returns trigger as $$ begin raise exception 'not now'; end; $$ language plpgsql;
     create trigger refuse before delete on device_grants for each row execute function refuse()`,
  );
  expect(await plan(one, '2033-05-05T08:00:00Z')).toBe(true);
  await untilDone();
  const failed = await runOf('2033-05-05');
  expect([failed?.isComplete, failed?.rows]).toEqual([false, 1]);
  expect(failed?.rules).toContainEqual({
    rule: 'device-grants',
    state: 'failed',
    rows: 0,
    error: expect.stringContaining('not now'),
  });
  // The administrators' page of the queue shows it.
  expect(await one.app.get(QueueControl, { strict: false }).ids('accounts', 'failed')).toHaveLength(1);

  await em().execute('drop function refuse cascade');
  await em().execute(`update retention_runs set ended_at = '2033-05-05T08:00:00Z' where day = '2033-05-05'`);
  expect(await plan(one, '2033-05-05T08:59:00Z')).toBe(false);
  expect(await plan(one, '2033-05-05T09:00:00Z')).toBe(true);
  await untilDone();
  expect(await grants()).toBe(0);
  expect(await runOf('2033-05-05')).toMatchObject({ isComplete: true, rows: 1 });
});

it('shows the last run to administrators and operators', async () => {
  const admin = await signUp(one.url);
  await one.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
  const { retention } = (await admin.call<AdminOverview>('GET', '/admin/overview')).body;
  expect(retention).toMatchObject({ isComplete: true, actor: 'system' });
  const listed = await runCli(['retention', 'status', '--json'], { ...one.env });
  expect(listed.code).toBe(0);
  const runs = JSON.parse(listed.stdout) as RetentionRunView[];
  expect(runs[0]).toEqual(retention);
  const table = await runCli(['retention', 'status'], { ...one.env });
  expect(table.stdout).toMatch(/^2033-05-05 +yes +1 +system/m);
});
