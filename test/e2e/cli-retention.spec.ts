import { EntityManager } from '@mikro-orm/postgresql';
import { DeviceGrant } from '../../src/billing/device-grant.entity.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { runCli, startCli } from '../support/cli.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web' });
});
afterAll(() => app?.close());

const cli = (...args: string[]) => runCli(['retention', 'run', ...args], { ...app.env });
const em = () => app.app.get(EntityManager).fork();
const marks = async () => (await em().find(DeviceGrant, {})).map(({ deviceHash }) => deviceHash).sort();

interface Printed {
  readonly dryRun: boolean;
  readonly rows: number;
  readonly rules: { rule: string; table: string; keptFor: string; rows: number; state: string }[];
}

it('shows what is due, asks, removes it, and then has nothing to do', async () => {
  const years = (count: number) => new Date(Date.now() - count * 366 * 24 * 3_600_000);
  const mark = (hash: string, createdAt: Date) => Object.assign(new DeviceGrant(hash), { createdAt });
  await em()
    .persist([mark('old', years(3)), mark('older', years(4)), mark('young', years(1))])
    .flush();

  const planned = await cli('--dry-run', '--json');
  const plan = JSON.parse(planned.stdout) as Printed;
  expect([planned.code, plan.dryRun, plan.rows]).toEqual([0, true, 2]);
  expect(plan.rules.find(({ rule }) => rule === 'device-grants')).toMatchObject({
    table: 'device_grants',
    keptFor: '24 months',
    rows: 2,
    state: 'due',
  });
  expect(planned.stderr).toBe('2 rows would be removed; nothing was changed.\n');

  const asked = await cli();
  expect([asked.code, asked.stdout, asked.stderr.trim()]).toEqual([
    2,
    '',
    'app-cli: nothing was done: add --yes to remove 2 rows for ever',
  ]);
  expect(await marks()).toEqual(['old', 'older', 'young']);

  const done = await cli('--yes');
  expect([done.code, done.stderr]).toEqual([0, 'Removed 2 rows.\n']);
  expect(done.stdout).toMatch(/^device-grants +2 +24 months /m);
  expect(await marks()).toEqual(['young']);
  expect(await em().find(AuditEntry, {})).toMatchObject([
    { act: 'retention.run', subject: 'rule:device-grants', details: { rows: 2 } },
  ]);

  // Nothing has to be asked about.
  const again = await cli('--json', '--quiet');
  expect([again.code, (JSON.parse(again.stdout) as Printed).rows, again.stderr]).toEqual([0, 0, '']);
});

it('ends with 1 when a rule fails, and names it', async () => {
  await em().execute(`insert into device_grants (device_hash, created_at) values ('stuck', '2020-01-01')`);
  await em().execute(
    `create function refuse() returns trigger as $$ begin raise exception 'not now'; end; $$ language plpgsql;
     create trigger refuse before delete on device_grants for each row execute function refuse()`,
  );
  const failed = await cli('--yes', '--json');
  await em().execute('drop function refuse cascade');
  await em().nativeDelete(DeviceGrant, { deviceHash: 'stuck' });
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/^app-cli: device-grants: .*not now/m);
  expect((JSON.parse(failed.stdout) as Printed).rules).toContainEqual(
    expect.objectContaining({ rule: 'device-grants', state: 'failed', rows: 0 }),
  );
});

it('keeps at Ctrl-C what it has removed, with its entry in the log, and leaves the other rules', async () => {
  await em().execute(`insert into device_grants (device_hash, created_at) values ('slow', '2020-01-01')`);
  await em().execute(
    `insert into stripe_events (id, type, payload, status, attempts, created_at, received_at)
       values ('evt_old', 'x', '{}', 'ignored', 0, '2010-01-01', '2010-01-01')`,
  );
  await em().execute(
    `create function dawdle() returns trigger as $$ begin perform pg_sleep(3); return old; end; $$ language plpgsql;
       create trigger dawdle before delete on device_grants for each row execute function dawdle()`,
  );
  const entries = await em().count(AuditEntry, { act: 'retention.run' });
  const stopped = startCli(['retention', 'run', '--yes', '--json'], { ...app.env });
  const dawdling = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  await waitFor(async () => (await em().execute(dawdling)).length === 1);
  stopped.stop();
  const { code, stdout } = await stopped.ended;
  await em().execute('drop function dawdle cascade');
  expect(code).toBe(130);
  const states = (JSON.parse(stdout) as Printed).rules.map(({ rule, state, rows }) => [rule, state, rows]);
  expect(states).toContainEqual(['device-grants', 'stopped', 1]);
  expect(states).toContainEqual(['stripe-events', 'stopped', 0]);
  expect(await marks()).not.toContain('slow');
  expect(await em().count(AuditEntry, { act: 'retention.run' })).toBe(entries + 1);
  const rest = await cli('--yes', '--json');
  expect((JSON.parse(rest.stdout) as Printed).rules).toContainEqual(
    expect.objectContaining({ rule: 'stripe-events', state: 'done', rows: 1 }),
  );
});

it('says what it cannot do: a wrong word, no database', async () => {
  expect((await cli('now')).code).toBe(1);
  const lost = await runCli(['retention', 'run', '--dry-run'], {
    ...app.env,
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  });
  expect([lost.code, lost.stdout, lost.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  expect(lost.stderr).toContain('127.0.0.1:1 (DATABASE_URL)');
});
