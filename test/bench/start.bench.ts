import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { createTestRedis } from '../support/redis.js';
import type { Row } from './bench-table.js';
import { isSmoke, sized } from './effort.js';

/** Of so many starts the one in the middle counts, and the slowest is told. */
const STARTS = sized(7, 1);
const EMBEDDED_STARTS = sized(3, 1);
/** The whole must be able to serve within this, milliseconds. */
const BAR_MS = 3_000;

type Env = Readonly<Record<string, string>>;

/** From the spawn of a process to its first answer that it is ready, milliseconds; it is ended after that. */
async function startMs(args: readonly string[], env: Env): Promise<number> {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(
    process.execPath,
    args.map((arg) => arg.replace('PORT', port)),
    {
      env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', ...env, PORT: port },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return performance.now() - began;
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
      await sleep(10);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function measured(count: number, one: () => number | Promise<number>) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await one());
  times.sort((a, b) => a - b);
  return { median: times[(count - 1) / 2]!, worst: times[count - 1]! };
}

/** How long Node takes to load a module with all that it imports, milliseconds. */
function loadMs(file: string): number {
  const began = performance.now();
  const program = `import { enableCompileCache } from 'node:module'; enableCompileCache(); await import('./${file}'); process.exit(0)`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  if (status !== 0) throw new Error(`${file} cannot be loaded`);
  return performance.now() - began;
}

/** From nothing to ready, as built: beside a bare server on the same ground, and what the time goes to. */
export async function benchStart(): Promise<Row[]> {
  if (!existsSync('dist/src/main.js')) throw new Error('There is no build: run "npm run build" first');
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-start-'));
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DRAIN_DELAY_S: '0',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: await createTestRedis(),
  };
  try {
    const bareArgs = ['test/bench/bare-nest.js', 'PORT'];
    if (!isSmoke) {
      // What is loaded first comes from the disk.
      await startMs(bareArgs, {});
      await startMs(['dist/src/main.js'], env);
    }
    const bare = await measured(STARTS, () => startMs(bareArgs, {}));
    const ours = await measured(STARTS, () => startMs(['dist/src/main.js'], env));
    const load = await measured(STARTS, () => loadMs('dist/src/server.js'));
    // PostgreSQL and Redis are part of this one; its first start makes the database.
    const own = { DATA_DIR: join(dataDir, 'embedded') };
    const first = await startMs(['scripts/start.js'], own);
    const again = await measured(EMBEDDED_STARTS, () => startMs(['scripts/start.js'], own));
    const name = 'Nest on Fastify with one route';
    return [
      {
        what: 'start to ready, PostgreSQL and Redis at hand',
        oursMs: ours.median,
        bareMs: bare.median,
        bare: name,
        barMs: BAR_MS,
      },
      { what: '  the slowest of them', oursMs: ours.worst, bareMs: bare.worst, bare: name, barMs: BAR_MS },
      { what: '  of it, loading the modules', oursMs: load.median },
      { what: 'npm start on an empty folder, with a database to make', oursMs: first },
      { what: 'npm start again, with its own PostgreSQL and Redis', oursMs: again.median },
      { what: '  the slowest of them', oursMs: again.worst },
    ];
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
