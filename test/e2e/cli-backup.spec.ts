import { EntityManager } from '@mikro-orm/postgresql';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { migrations } from '../../migrations/migrations.js';
import type { ReportView } from '../../src/analyses/analysis.types.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { backUp } from '../../src/shared/database/backup/backup.js';
import { readTables, withoutTriggers } from '../../src/shared/database/backup/tables.js';
import { migrate } from '../../src/shared/database/migrate.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { runCli } from '../support/cli.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { everyRow, liveIn, type LivedIn } from '../support/lived-in.js';
import { createTestRedis } from '../support/redis.js';

/** What the writer that goes on meanwhile writes in one transaction: a line of the ledger and one of the log. */
const WRITTEN = ['credit_entries', 'audit_entries'];

let adverts: AdvertServer;
let stage: BillingStage;
let anna: LivedIn;
let folder: string;
let file: string;
let before: Map<string, string[]>;
let after: Map<string, string[]>;
let restored: TestDatabase;

beforeAll(async () => {
  adverts = await startAdvertServer();
  stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
  anna = await liveIn(stage, adverts);
  // Enough for the copying to take a while.
  await em().execute(
    `insert into stripe_events (id, type, payload, status, attempts, created_at, received_at)
     select 'evt_' || n, 'ping', jsonb_build_object('å', repeat(md5(n::text), 30)), 'ignored', 0, now(), now()
       from generate_series(1, 20000) n`,
  );
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-backup-'));
  file = join(folder, 'all.backup');
  restored = await createTestDatabase('template1');

  before = await everyRow(stage);
  let isBackedUp = false;
  const writing = (async () => {
    const credits = stage.app.app.get(CreditsService, { strict: false });
    for (let n = 0; !isBackedUp; n += 1)
      await credits.grant(anna.person.userId, 1, `meanwhile ${n}`, 'cli:writer');
  })();
  const result = await cli(stage.app.config.databaseUrl, 'backup', file, '--json');
  isBackedUp = true;
  await writing;
  after = await everyRow(stage);
  if (result.code !== 0) throw new Error(result.stderr);
}, 120_000);
afterAll(async () => {
  await restored?.drop();
  await stage?.close();
  await adverts?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const em = () => stage.app.app.get(EntityManager).fork();
const cli = (databaseUrl: string, ...args: string[]) =>
  runCli(['db', ...args], { ...stage.app.env, DATABASE_URL: databaseUrl });

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const rowsOf = async (url: string, table: string): Promise<string[]> =>
  (await ask<{ row: string }>(url, `select to_jsonb(t)::text as row from "${table}" t order by 1`)).map(
    ({ row }) => row,
  );

/** Everything that the catalogue says of tables, columns, keys, indexes and triggers. */
const shapeOf = (url: string) =>
  ask(
    url,
    `select 'column' as kind, table_name || '.' || column_name as name,
            concat_ws(' ', data_type, is_nullable, column_default, generation_expression) as words
       from information_schema.columns where table_schema = 'public'
     union all select 'constraint', conname, conrelid::regclass || ' ' || pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'trigger', tgname, tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );

it('brings every row of one moment back, also while others write, with keys, indexes and triggers', async () => {
  const { code, stdout, stderr } = await cli(restored.url, 'restore', file, '--yes', '--json');
  expect([code, stderr.split('\n')[0]]).toEqual([0, expect.stringContaining('are restored.')]);
  const told = JSON.parse(stdout) as {
    tables: { table: string; rows: number }[];
    migrated: string[];
    findings: unknown[];
  };
  expect([told.migrated, told.findings]).toEqual([[], []]);
  expect(told.tables.map(({ table }) => table)).toEqual([...before.keys()].sort());

  const [log] = (await rowsOf(restored.url, 'audit_entries')).filter((row) =>
    row.includes('database.restore'),
  );
  expect(log).toContain('"cli:');
  for (const [table, rows] of before) {
    const found = (await rowsOf(restored.url, table)).filter((row) => !row.includes('database.restore'));
    if (!WRITTEN.includes(table)) {
      expect([table, found]).toEqual([table, rows]);
      continue;
    }
    const [known, later] = [new Set(found), new Set(after.get(table))];
    expect(rows.filter((row) => !known.has(row))).toEqual([]);
    expect(found.filter((row) => !later.has(row))).toEqual([]);
    expect(found.length).toBeLessThan(later.size);
  }
  // Of each transaction of the writer's both lines or none.
  const lines = await rowsOf(restored.url, 'credit_entries');
  const acts = (await rowsOf(restored.url, 'audit_entries')).filter((row) => row.includes('"cli:writer"'));
  expect(lines.length - before.get('credit_entries')!.length).toBe(acts.length);
  expect(before.get('stripe_events')!.length).toBeGreaterThan(20_000);
  expect(await shapeOf(restored.url)).toEqual(await shapeOf(stage.app.config.databaseUrl));
  expect((await cli(restored.url, 'status', '--quiet')).code).toBe(0);
});

it('brings rows back in any order of their tables: no trigger adds to them', async () => {
  const client = new pg.Client({ connectionString: restored.url });
  await client.connect();
  const { columns } = (await readTables(client)).find(({ name }) => name === 'analyses')!;
  const begin = (key: string) =>
    client.query(
      `insert into analyses (${columns.join()}) select ${columns.join()}
         from jsonb_populate_record((select a from analyses a limit 1),
           jsonb_build_object('id', gen_random_uuid(), 'listing_key', $1::text, 'status', 'processing'))`,
      [key],
    );
  const untold = async () => (await client.query('select from untold_changes')).rowCount;
  try {
    await client.query('begin');
    const before = (await untold())!;
    const setTriggers = await withoutTriggers(client);
    await begin('restored');
    expect(await untold()).toBe(before);
    await setTriggers();
    await begin('new');
    expect(await untold()).toBe(before + 1);
  } finally {
    await client.end();
  }
});

it('keeps the log of acts as it was written, and numbers what comes next', async () => {
  for (const act of [
    'update audit_entries set act = $$x$$',
    'delete from audit_entries',
    'truncate audit_entries',
  ])
    await expect(ask(restored.url, act)).rejects.toThrow('audit_entries takes no changes');
  const [last] = await ask<{ id: number }>(restored.url, 'select max(id) as id from mikro_orm_migrations');
  const [next] = await ask<{ id: string }>(
    restored.url,
    `select nextval(pg_get_serial_sequence('mikro_orm_migrations', 'id')) as id`,
  );
  expect(Number(next!.id)).toBe(last!.id + 1);
});

it('serves the restored: she logs in and opens her paid report with its picture', async () => {
  const images = join(folder, 'images');
  cpSync(stage.app.config.imageDir, images, { recursive: true });
  const app: TestApp = await startTestApp({
    DATABASE_URL: restored.url,
    REDIS_URL: await createTestRedis(),
    IMAGE_STORE: `file:${images}`,
  });
  try {
    const login = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: anna.person.email, password: 'hemligt-lösenord' }),
    });
    expect(login.status).toBe(200);
    const { session } = (await login.json()) as { session: { accessToken: string } };
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const report = await callAs(app.url, session.accessToken)<ReportView>(
      'GET',
      `/analyses/${anna.home}/report`,
    );
    expect([report.status, report.body.access]).toEqual([200, 'paid']);
    expect(anna.pictures.length).toBeGreaterThan(0);
    for (const sha256 of anna.pictures) {
      const picture = await fetch(`${app.url}/api/images/${sha256}?w=320`, { headers: { cookie } });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  } finally {
    await app.close();
  }
});

it('brings an older backup into its own schema, and then to the newest', async () => {
  const old = await createTestDatabase('template1');
  const target = await createTestDatabase('template1');
  try {
    const list = migrations.slice(0, migrations.findIndex(({ name }) => name === '20261126-billing') + 1);
    await migrate({ databaseUrl: old.url }, { list });
    const id = randomUUID();
    await ask(
      old.url,
      `insert into products (product_key, report_count, position, is_active) values ('kept', 7, 9, false)`,
    );
    await ask(old.url, `delete from products where product_key = 'single-report'`);
    const pieces: Uint8Array[] = [];
    const summary = await backUp({ databaseUrl: old.url }, async (piece) => void pieces.push(piece));
    expect(summary.schema).toBe('20261126-billing');
    const path = join(folder, `${id}.backup`);
    writeFileSync(path, Buffer.concat(pieces));

    const { code, stdout } = await cli(target.url, 'restore', path, '--yes', '--json');
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { migrated: string[] }).migrated).toEqual(
      migrations.slice(list.length).map(({ name }) => name),
    );
    expect(await rowsOf(target.url, 'products')).toEqual(await rowsOf(old.url, 'products'));
    expect(await shapeOf(target.url)).toEqual(await shapeOf(restored.url));
  } finally {
    await old.drop();
    await target.drop();
  }
});

describe('what is not whole', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createTestDatabase('template1');
  });
  afterAll(() => empty?.drop());

  const changed = (change: (bytes: Buffer) => Buffer): string => {
    const path = join(folder, `${randomUUID()}.backup`);
    writeFileSync(path, change(readFileSync(file)));
    return path;
  };
  const repacked = (change: (text: string) => string) =>
    changed((bytes) => gzipSync(Buffer.from(change(gunzipSync(bytes).toString('latin1')), 'latin1')));

  it.each([
    ['cut short', () => changed((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['without its end', () => repacked((text) => text.replace(/\{"frame":"end".*\n$/, ''))],
    ['with a changed row', () => repacked((text) => text.replace('anna.erasmusson', 'inna.erasmusson'))],
    [
      'with another count',
      () => repacked((text) => text.replace(/"rows":(\d+),"sha256"/, '"rows":9$1,"sha256"')),
    ],
    ['of noise', () => changed(() => randomBytes(4096))],
  ])('is refused, %s, and nothing of it is kept', async (_how, damaged) => {
    const { code, stderr } = await cli(empty.url, 'restore', damaged(), '--yes');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^app-cli: .* is damaged: [^\n]+\n$/)]);
    const tables = await ask(
      empty.url,
      `select 1 from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables).toEqual([]);
  });

  it('is not restored over what is there, nor from a newer release, and a dry run says so of the file alone', async () => {
    const there = await cli(restored.url, 'restore', file, '--yes');
    expect([there.code, there.stderr]).toEqual([2, expect.stringContaining('the database is not empty')]);
    const newer = repacked((text) => text.replace('"migrations":[', '"migrations":["20991231-later",'));
    const refused = await cli(empty.url, 'restore', newer, '--yes');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('20991231-later')]);
    const whole = await cli('postgresql://none.invalid/none', 'restore', file, '--dry-run');
    expect([whole.code, whole.stderr]).toEqual([0, expect.stringContaining('are whole in')]);
    const taken = await cli(stage.app.config.databaseUrl, 'backup', file);
    expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining('--force')]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
