import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import { startChild, waitUntilReady } from '../../src/embedded/child.js';
import {
  lockDataDir,
  rememberInstance,
  runningInstance,
  type Instance,
} from '../../src/embedded/instance.js';
import { freePort, isPortFree } from '../../src/embedded/ports.js';
import { startPostgres, type EmbeddedPostgres } from '../../src/embedded/postgres.js';
import { commandOf } from '../../src/embedded/process-table.js';
import { startRedis, type EmbeddedRedis } from '../../src/embedded/redis.js';
import { waitFor } from '../support/wait-for.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-embedded-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // The server is killed under some of these.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let running: EmbeddedPostgres | undefined;
  const start = async () => (running = await startPostgres({ dataDir, durable: false }));
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  it('finds its data again at the second start, and sorts out a draft that a killed first start left', async () => {
    mkdirSync(join(dataDir, 'postgres.initialising'));
    writeFileSync(join(dataDir, 'postgres.initialising', 'PG_VERSION'), '18');
    const first = await start();
    expect(existsSync(join(dataDir, 'postgres.initialising'))).toBe(false);
    await first.ensureDatabase('hem');
    await query(first.url('hem'), 'create table rum as select 3 as antal');
    await first.stop();
    expect(first.child.isRunning()).toBe(false);

    const second = await start();
    await second.ensureDatabase('hem');
    expect(await query(second.url('hem'), 'select antal from rum')).toEqual([{ antal: 3 }]);
  });

  it('lets nobody in without the password', async () => {
    const postgres = await start();
    const url = new URL(postgres.url('postgres'));
    url.password = 'gissning';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('says which folder is half-written instead of starting on it', async () => {
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    await expect(start()).rejects.toThrow(/postgres är ofullständig[^]*Flytta undan/);
  });

  it('says that the data is of another version', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow('är skriven av PostgreSQL 14, men programmet är version 18');
  });

  it('is not misled by a pid file whose number belongs to another program', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
    const again = await start();
    expect(await query(again.url('postgres'), 'select 1 as ett')).toEqual([{ ett: 1 }]);
  });

  it('takes over from a server that a killed start left running', async () => {
    const orphan = await start();
    const again = await start();
    expect(await orphan.child.ended).toBe('exit code 0');
    expect(await query(again.url('postgres'), 'select 1 as ett')).toEqual([{ ett: 1 }]);
  });

  it('tells when it crashes, and repairs itself at the next start', async () => {
    const postgres = await start();
    process.kill(postgres.child.pid, 'SIGKILL');
    expect(await postgres.child.ended).toBe('signal SIGKILL');
    const again = await start();
    expect(await query(again.url('postgres'), 'select 1 as ett')).toEqual([{ ett: 1 }]);
  });
});

describe('the embedded Redis', () => {
  let running: EmbeddedRedis | undefined;
  const start = async (durable: boolean) => (running = await startRedis({ dataDir, durable }));
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  it('keeps its data over an orderly stop, behind a password', async () => {
    const first = await start(true);
    const client = openRedis({ url: first.url() });
    await client.connect();
    await client.set('rum', '3');
    await client.close();
    const stranger = openRedis({
      url: `redis://127.0.0.1:${first.port}`,
      socket: { reconnectStrategy: false },
    });
    stranger.on('error', () => undefined);
    await expect(stranger.connect()).rejects.toThrow('NOAUTH');
    await first.stop();

    const second = await start(true);
    const again = openRedis({ url: second.url() });
    await again.connect();
    expect(await again.get('rum')).toBe('3');
    await again.close();
  });

  it('takes over from a server that a killed start left running', async () => {
    const orphan = await start(false);
    const again = await start(false);
    expect(orphan.child.isRunning()).toBe(false);
    expect(again.child.isRunning()).toBe(true);
  });
});

describe('children, ports and the lock', () => {
  it('says how a child ended that never answered, with its last words', async () => {
    const child = await startChild({
      name: 'Klockan',
      command: '/bin/sh',
      args: ['-c', 'echo fjädern gick av; exit 7'],
      logFile: join(dataDir, 'log'),
    });
    const ready = waitUntilReady(child, () => Promise.reject(new Error('tyst')));
    await expect(ready).rejects.toThrow(/Klockan ended at once \(exit code 7\)[^]*fjädern gick av/);
  });

  it('says that a program cannot be started', async () => {
    const start = startChild({
      name: 'Klockan',
      command: '/no/such',
      args: [],
      logFile: join(dataDir, 'log'),
    });
    await expect(start).rejects.toThrow('Klockan cannot be started');
  });

  it('sees a taken port and offers another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    expect(await isPortFree(port)).toBe(false);
    expect(await freePort(port)).not.toBe(port);
    server.close();
    await once(server, 'close');
    expect(await freePort(port)).toBe(port);
  });

  it('refuses a folder that a living process holds, and clears the lock of a dead one', () => {
    const lock = join(dataDir, 'lock');
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, command: commandOf(process.ppid) }));
    expect(() => lockDataDir(dataDir)).toThrow(/används redan av process \d+/);
    writeFileSync(
      lock,
      JSON.stringify({ pid: process.ppid, command: 'another program under a number used again' }),
    );
    const release = lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(lock)).toBe(false);
  });

  it('finds the running instance by its folder, readable by its owner only', async () => {
    const instance: Instance = {
      pid: process.ppid,
      url: 'http://localhost:3000',
      postgresPort: 1,
      redisPort: 2,
      env: { JWT_SECRET: 'hemlig' },
    };
    rememberInstance(dataDir, instance);
    expect(statSync(join(dataDir, 'instance.json')).mode & 0o777).toBe(0o600);
    expect(await runningInstance(dataDir)).toBeUndefined();
    writeFileSync(
      join(dataDir, 'lock'),
      JSON.stringify({ pid: process.ppid, command: commandOf(process.ppid) }),
    );
    expect(await runningInstance(dataDir)).toEqual(instance);
  });
});

describe('a start that is stopped half-way', () => {
  /** The command lines of all programs that work on this test's folder. */
  function atWork(): string[] {
    const lines = existsSync('/proc/self/cmdline')
      ? readdirSync('/proc').flatMap((pid) => commandOf(Number(pid)) ?? [])
      : execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(dataDir));
  }

  it.each([
    ['its data is written', 'SIGINT', () => existsSync(join(dataDir, 'postgres.initialising'))],
    ['PostgreSQL comes up', 'SIGINT', () => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))],
    ['PostgreSQL comes up', 'SIGTERM', () => existsSync(join(dataDir, 'postgres.log'))],
    ['Redis comes up', 'SIGINT', () => existsSync(join(dataDir, 'redis.log'))],
  ] as const)(
    'leaves nothing running: while %s, by %s',
    async (_, signal, isTime) => {
      const { PATH, HOME } = process.env;
      const start = spawn(process.execPath, ['--import', './scripts/typescript.js', 'src/main.ts'], {
        env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0' },
        stdio: 'ignore',
      });
      const ended = once(start, 'exit');
      const isOver = () => start.exitCode !== null;
      // A start that fails ends by itself; how long one takes is the machine's, beside three other files.
      await waitFor(() => isTime() || isOver(), {
        everyMs: 1,
        timeoutMs: 90_000,
        what: 'the moment to stop it',
      });
      start.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(atWork()).toEqual([]);
    },
    120_000,
  );
});
