import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import { runCli, startCli } from '../support/cli.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { startPageServer, type PageRoute } from '../support/page-server.js';
import { createTestRedis } from '../support/redis.js';
import { postgresUrl, redisUrl } from '../support/services-env.js';
import { waitFor } from '../support/wait-for.js';

// What makes a call of the command line one of many in a process: it keeps to its own and leaves nothing behind.

let database: TestDatabase;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-in-process-'));
  env = {
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATA_DIR: folder,
  };
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The process as a call finds it, and has to leave it. */
const surroundings = () => ({
  listeners: Object.fromEntries(process.eventNames().map((name) => [name, process.listenerCount(name)])),
  env: { ...process.env },
  exitCode: process.exitCode,
  folder: process.cwd(),
});

/** Connections that are open to the services of the calls. */
async function connections() {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  const { rows } = await client.query(`select 1 from pg_stat_activity where datname = $1`, [
    new URL(database.url).pathname.slice(1),
  ]);
  await client.end();
  const redis = openRedis({ url: redisUrl() });
  await redis.connect();
  const space = new URL(env['REDIS_URL']!).pathname.slice(1);
  const clients = (await redis.clientList()).filter(({ db }) => db === Number(space));
  await redis.close();
  return { postgresql: rows.length, redis: clients.length };
}

it.each([
  ['ends well', ['users', 'list', '--json'], 0],
  ['is refused', ['users', 'show', 'ingen@test.example'], 2],
  ['is misspelt', ['users', 'lst'], 1],
  ['asks the queues', ['queue', 'status'], 0],
  ['asks the database alone', ['db', 'status'], 0],
  ['looks at everything', ['doctor', '--json'], 2],
] as const)('a call that %s closes all that it opened', async (_, words, code) => {
  const before = surroundings();
  const sockets = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  const open = sockets();
  expect((await runCli(words, env)).code).toBe(code);
  await waitFor(async () => {
    const { postgresql, redis } = await connections();
    return postgresql + redis === 0;
  });
  await waitFor(() => sockets() <= open, { what: 'the sockets to close' });
  expect(surroundings()).toEqual(before);
});

it('calls beside each other keep their own environment, wishes, words and exit codes', async () => {
  const there = ['users', 'create', 'anna@test.example', '--password', 'hemligt', '--json'];
  expect((await runCli(there, env)).code).toBe(0);
  const nowhere = `127.0.0.1:${await freePort()}`;
  const remove = ['users', 'delete', 'anna@test.example', '--dry-run', '--json'];
  const [loud, quiet, lost, wrong] = await Promise.all([
    runCli(remove, env),
    runCli(['--quiet', ...remove], env),
    runCli(remove, { ...env, DATABASE_URL: `postgresql://${nowhere}/none` }),
    runCli(['users', 'show', 'bo@test.example'], env),
  ]);
  expect([loud.code, loud.stderr]).toEqual([0, 'anna@test.example would be erased; nothing was changed.\n']);
  expect([quiet.code, quiet.stderr, quiet.stdout]).toEqual([0, '', loud.stdout]);
  expect([lost.code, lost.stdout, lost.stderr]).toEqual([1, '', expect.stringContaining(nowhere)]);
  expect([wrong.code, wrong.stdout, wrong.stderr]).toEqual([2, '', expect.stringContaining('no user bo@')]);
  // What one wished for is over with it.
  expect((await runCli(remove, env)).stderr).toBe(loud.stderr);
});

it('a call that is stopped stops no other', async () => {
  const held = new Map<string, ServerResponse>();
  const hold: PageRoute = ({ url }, response) => void held.set(url!.split('/').at(-1)!, response);
  const pages = ['OBJ20001_2100000001', 'OBJ20002_2100000002'].map(
    (name) => [`www.notar.se/kopa-bostad/objekt/${name}`, hold] as const,
  );
  const server = await startPageServer(Object.fromEntries(pages));
  try {
    const [stopped, other] = pages.map(([page]) =>
      startCli(['scrape', `https://${page}`], { SCRAPING_HOST_MAP: server.hostMapText }),
    );
    await waitFor(() => held.size === 2);
    stopped!.stop();
    expect((await stopped!.ended).code).toBe(130);
    held.get('OBJ20002_2100000002')!.writeHead(410).end();
    expect(await other!.ended).toMatchObject({ code: 2, stderr: expect.not.stringContaining('Stopping') });
  } finally {
    await server.close();
  }
});
