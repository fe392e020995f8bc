import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { runCli } from '../support/cli.js';
import { createTestRedis } from '../support/redis.js';
import { postgresUrl } from '../support/services-env.js';
import { waitFor } from '../support/wait-for.js';

const name = `rights_${randomUUID().slice(0, 8)}`;
const owner = `${name}_owner`;
let adverts: AdvertServer;
let app: TestApp | undefined;

function urlOf(role?: string, database = name): string {
  const url = new URL(postgresUrl());
  url.pathname = `/${database}`;
  if (role !== undefined) Object.assign(url, { username: role, password: 'hemligt' });
  return url.href;
}

async function sql(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The statements of the manual, with names of this test: those of the server, then those of the database's owner. */
function ofTheManual(): string[][] {
  const [, block] = /```sql\n([\s\S]*?)```/.exec(readFileSync('docs/security.md', 'utf8'))!;
  return block!.split(/^--.*$/m).map((part) =>
    part
      .replaceAll('visningsklar', name)
      .replaceAll('…', 'hemligt')
      .split(';')
      .filter((statement) => statement.trim() !== ''),
  );
}

beforeAll(async () => {
  adverts = await startAdvertServer();
  const [first, then] = ofTheManual();
  await sql(postgresUrl(), ...first!);
  await sql(urlOf(owner), ...then!);
});
afterAll(async () => {
  await app?.close();
  await adverts?.close();
  const roles = [owner, name].map((role) => `drop role if exists ${role}`);
  await sql(postgresUrl(), `drop database if exists ${name} with (force)`, ...roles);
});

it('the role that serves does all that a buyer asks for, and cannot change the schema', async () => {
  const env = {
    NODE_ENV: 'test',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATABASE_URL: urlOf(name),
    REDIS_URL: await createTestRedis(),
  };
  const refused = await runCli(['db', 'migrate'], env);
  expect([refused.code === 0, refused.stderr]).toEqual([false, expect.stringContaining('permission denied')]);
  const away = { ...env, DATABASE_MIGRATION_URL: 'postgresql://127.0.0.1:1/away' };
  expect((await runCli(['db', 'status'], away)).stderr).toContain('(DATABASE_MIGRATION_URL)');
  const migrated = await runCli(['db', 'migrate'], { ...env, DATABASE_MIGRATION_URL: urlOf(owner) });
  expect([migrated.code, migrated.stderr]).toEqual([0, expect.stringMatching(/^Ran \d+ migrations/)]);

  app = await startTestApp({ ...env, SCRAPING_HOST_MAP: adverts.hostMapText });
  const person = await signUp(app.url);
  const { body } = await person.call<AnalysisView>('POST', '/analyses', {
    url: adverts.link('storgatan-1-1001'),
  });
  const status = async () => (await person.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status;
  await waitFor(async () => (await status()) === 'completed', { timeoutMs: 25_000, what: 'the report' });

  for (const statement of [
    'create table planted (id int)',
    'alter table users add planted int',
    'drop table audit_entries',
    'truncate audit_entries',
    'create function planted() returns int language sql as $$select 1$$',
  ])
    await expect(sql(urlOf(name), statement)).rejects.toMatchObject({ code: '42501' });
});
