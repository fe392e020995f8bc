import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../../migrations/migrations.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { migrate, migrationStates, MigrationBlocked } from '../../src/shared/database/migrate.js';
import { startAdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { createTestRedis } from '../support/redis.js';
import { startServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

/** What the next release may bring: the program of today does not know of it. */
class Further extends Migration {
  override up(): void {
    this.addSql(`alter table "analyses" add column "further" text null;`);
    this.addSql(`alter table "users" add column "further" int not null default 0;`);
    this.addSql(`create table "further" ("id" uuid not null, primary key ("id"));`);
  }
}
class FurtherIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }
  override up(): void {
    this.addSql(`drop index concurrently if exists "analyses_further_index";`);
    this.addSql(`create index concurrently "analyses_further_index" on "analyses" ("further");`);
  }
}
const further: MigrationObject[] = [
  { name: '20991230-further', class: Further },
  { name: '20991231-further-index', class: FurtherIndex },
];
const next = [...migrations, ...further];
const names = migrations.map(({ name }) => name);

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const emptied = () => client.query('drop schema public cascade; create schema public');
const appliedNames = async () =>
  (await migrationStates({ databaseUrl: database.url })).flatMap(({ name, state }) =>
    state === 'pending' ? [] : [name],
  );

async function analyse(person: ApiClient, url: string): Promise<string> {
  const { body } = await person.call<AnalysisView>('POST', '/analyses', { url });
  const status = async () => (await person.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status;
  await waitFor(async () => ['completed', 'failed'].includes(await status()), {
    // Four seconds alone; fifteen were seen beside five other programs on two cores.
    timeoutMs: 60_000,
    what: 'the analysis',
  });
  return status();
}

it('are each run once by three processes that begin together', async () => {
  await emptied();
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
    JWT_SECRET: 'x'.repeat(32),
  };
  const all = await Promise.all([1, 2, 3].map(() => runCli(['db', 'migrate', '--json', '--quiet'], env)));
  expect(all.map(({ code, stderr }) => [code, stderr])).toEqual([1, 2, 3].map(() => [0, '']));
  const ran = all.flatMap(({ stdout }) => (JSON.parse(stdout) as { migrations: string[] }).migrations);
  expect(ran).toEqual(names);
  expect((await client.query('select 1 from mikro_orm_migrations')).rowCount).toBe(names.length);
}, 60_000);

it('let others go first that hold a table for long, and let nobody queue behind them meanwhile', async () => {
  await client.query('begin; lock table analyses in access share mode');
  const migrating = migrate({ databaseUrl: database.url }, { list: next });
  const other = new pg.Client({ connectionString: database.url, lock_timeout: 10_000 });
  await other.connect();
  const waits = async () =>
    (
      await other.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount! > 0;
  await waitFor(waits, { what: 'the migration to wait for the table' });
  // It stands in line behind the migration, and is let by when that one gives its place up.
  expect((await other.query('select count(*)::int as count from analyses')).rows).toEqual([{ count: 0 }]);
  expect(await appliedNames()).toEqual(names);
  await client.query('commit');
  expect(await migrating).toEqual(further.map(({ name }) => name));
  await other.end();
}, 60_000);

it('give up when a table is never free, and have changed nothing then', async () => {
  await client.query('begin; lock table users in access share mode');
  const blocked = migrate({ databaseUrl: database.url }, { list: next, tries: 2 });
  await expect(blocked).rejects.toThrow(MigrationBlocked);
  await client.query('commit');
  expect(await appliedNames()).toEqual(names);
  const { rows } = await client.query(
    `select 1 from information_schema.columns where column_name = 'further'`,
  );
  expect(rows).toEqual([]);
}, 60_000);

it('end with what the database said when it is restarted meanwhile, and are run by the next who tries', async () => {
  await client.query('begin; lock table analyses in access share mode');
  const ended = expect(migrate({ databaseUrl: database.url }, { list: next })).rejects.toMatchObject({
    code: '57P01',
  });
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  const ofMigration = `select pid from pg_stat_activity where datname = current_database()
    and application_name in ('migrate', 'visningsklar')`;
  await waitFor(
    async () => (await other.query(`${ofMigration} and wait_event_type = 'Lock'`)).rowCount! > 0,
    {
      what: 'the migration to wait for the table',
    },
  );
  // As a restart does it: also the connection that holds the migrations' lock, and is asked nothing then.
  const sentAway = await other.query(`select pg_terminate_backend(pid) from (${ofMigration}) own`);
  expect(sentAway.rowCount).toBe(2);
  await ended;
  await client.query('commit');
  expect(await appliedNames()).toEqual(names);
  expect(await migrate({ databaseUrl: database.url }, { list: next })).toEqual(
    further.map(({ name }) => name),
  );
  await other.end();
}, 60_000);

it('run under a program that does not know them, which goes on working and stays ready', async () => {
  const adverts = await startAdvertServer();
  const app = await startTestApp({ DATABASE_URL: database.url, SCRAPING_HOST_MAP: adverts.hostMapText });
  try {
    const person = await signUp(app.url);
    let isOver = false;
    const failures: number[] = [];
    const reading = (async () => {
      for (; !isOver; await sleep(5)) {
        const { status } = await person.call('GET', '/analyses');
        if (status !== 200) failures.push(status);
      }
    })();
    const [done, during] = await Promise.all([
      migrate({ databaseUrl: database.url }, { list: next }),
      analyse(person, adverts.link('storgatan-1-1001')),
    ]);
    expect([done, during]).toEqual([further.map(({ name }) => name), 'completed']);
    expect(await analyse(person, adverts.link('storgatan-2-1002'))).toBe('completed');
    expect(await analyse(await signUp(app.url), adverts.link('storgatan-3-1003'))).toBe('completed');
    isOver = true;
    await reading;
    expect(failures).toEqual([]);
    expect((await callAs(app.url)('GET', '/health/ready')).status).toBe(200);
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'analyses_further_index'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  } finally {
    await app.close();
    await adverts.close();
  }
}, 200_000);

it('that are missing keep a process alive and not ready, until they have run', async () => {
  await emptied();
  await migrate({ databaseUrl: database.url }, { list: migrations.slice(0, -1) });
  const OPERATIONS_PORT = String(await freePort());
  const env = {
    NODE_ENV: 'test',
    JWT_SECRET: 'x'.repeat(32),
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
    ROLE: 'web',
    OPERATIONS_PORT,
  };
  const process = await startServerProcess(env, [], 'live');
  const statuses = async () =>
    Promise.all(
      ['live', 'ready'].map(async (what) => (await fetch(`${process.url}/api/health/${what}`)).status),
    );
  expect(await statuses()).toEqual([200, 503]);
  const told = `is too old: the migration ${names.at(-1)} has not run: run "npx app-cli db migrate"`;
  await waitFor(() => process.output().includes(told), { timeoutMs: 30_000, what: told });
  expect(await statuses()).toEqual([200, 503]);
  await migrate({ databaseUrl: database.url });
  await waitFor(() => process.isReady(), { timeoutMs: 30_000, what: 'the server to be ready' });
  // Taken away again, as by a backup that was put back.
  await client.query('delete from mikro_orm_migrations where name = $1', [names.at(-1)]);
  const { status, body } = await callAs(process.url)('GET', '/health/ready');
  expect([status, body]).toMatchObject([503, { errors: [{ path: 'schema', message: 'is too old' }] }]);
  expect(JSON.stringify(body)).not.toContain(names.at(-1));
  const answer = await fetch(`http://127.0.0.1:${OPERATIONS_PORT}/health/ready`);
  const inFull = `the migration ${names.at(-1)} has not run: run "npx app-cli db migrate"`;
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unavailable', missing: [{ what: 'schema', why: 'is too old', inFull }] },
  ]);
  expect(process.output()).toContain(`Not ready: schema: the migration ${names.at(-1)} has not run`);
  // The answer is no fault of ours, however often it is asked for.
  expect(process.output()).not.toContain('ERROR');
  await process.stop();
}, 90_000);
