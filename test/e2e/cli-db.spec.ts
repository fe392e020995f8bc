import pg from 'pg';
import { migrations } from '../../migrations/migrations.js';
import { demoAccounts } from '../../src/embedded/seed.js';
import type { MigrationState } from '../../src/shared/database/migrate.js';
import { runCli } from '../support/cli.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { createTestRedis } from '../support/redis.js';

let database: TestDatabase;
let client: pg.Client;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  env = {
    NODE_ENV: 'test',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
  };
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const cli = (...args: string[]) => runCli(['db', ...args], env);
const names = migrations.map(({ name }) => name);
const status = async () => {
  const { code, stdout } = await cli('status', '--json', '--quiet');
  return { code, states: JSON.parse(stdout) as MigrationState[] };
};

it('shows when each migration has run', async () => {
  const { code, states } = await status();
  expect(code).toBe(0);
  const { rows } = await client.query<{ at: string }>(
    `select to_char(executed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from mikro_orm_migrations order by id`,
  );
  expect(states).toEqual(
    rows.map(({ at }, index) => ({ name: names[index], state: 'applied', executedAt: at })),
  );
  const shown = await cli('status');
  expect([shown.code, shown.stderr.trim()]).toEqual([0, 'The schema is up to date.']);
  expect(shown.stdout).toContain(`${names[0]}`);
});

it('tells of what is pending, shows what it would do, and does it', async () => {
  await client.query('drop schema public cascade; create schema public');
  const empty = await status();
  expect(empty.code).toBe(2);
  expect(empty.states).toEqual(names.map((name) => ({ name, state: 'pending', executedAt: null })));
  const said = await cli('status');
  expect([said.code, said.stderr.trim()]).toEqual([
    2,
    `${names.length} pending: run "npx app-cli db migrate".`,
  ]);

  const planned = await cli('migrate', '--dry-run', '--json');
  expect([planned.code, JSON.parse(planned.stdout)]).toEqual([0, { dryRun: true, migrations: names }]);
  // Neither look made a table.
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
  expect(rows).toEqual([]);

  const done = await cli('migrate', '--quiet');
  expect([done.code, done.stdout.trim().split('\n'), done.stderr]).toEqual([0, ['MIGRATION', ...names], '']);
  const again = await cli('migrate', '--json');
  expect([again.code, JSON.parse(again.stdout), again.stderr.trim()]).toEqual([
    0,
    { dryRun: false, migrations: [] },
    'The schema is up to date.',
  ]);
  expect((await status()).code).toBe(0);
});

it('tells of migrations that only the database knows', async () => {
  await client.query(
    `insert into mikro_orm_migrations (name, executed_at) values ('20991231-future', now())`,
  );
  const { code, states } = await status();
  await client.query(`delete from mikro_orm_migrations where name = '20991231-future'`);
  expect(code).toBe(2);
  expect(states.at(-1)).toMatchObject({ name: '20991231-future', state: 'unknown' });
  expect(states.slice(0, -1).every(({ state }) => state === 'applied')).toBe(true);
});

it('makes the demo accounts once, and none in production', async () => {
  for (const _ of [1, 2]) {
    const { code, stdout, stderr } = await cli('seed', '--json', '--quiet');
    expect([code, JSON.parse(stdout), stderr]).toEqual([0, demoAccounts, '']);
  }
  const { rows } = await client.query('select email from users order by email');
  expect(rows).toEqual([{ email: 'admin@visningsklar.example' }, { email: 'kopare@visningsklar.example' }]);
  await client.query('delete from users');
  const production = await runCli(['db', 'seed'], {
    ...env,
    NODE_ENV: 'production',
    JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
    PUBLIC_URL: 'https://visningsklar.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hej@visningsklar.example',
    STRIPE_SECRET_KEY: 'sk_live_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  });
  expect([production.code, production.stdout]).toEqual([2, '']);
  expect(production.stderr).toContain('none are made in production');
  expect((await client.query('select 1 from users')).rows).toEqual([]);
});

it.each([['status'], ['migrate'], ['migrate', '--dry-run'], ['seed']])(
  'says in one line that no database answers (%p %p)',
  async (...args) => {
    const words = args.filter((word) => word !== undefined);
    const lost = await runCli(['db', ...words], {
      ...env,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    });
    expect([lost.code, lost.stdout, lost.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(lost.stderr).toContain('127.0.0.1:1 (DATABASE_URL)');
  },
);
