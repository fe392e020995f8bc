import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRedis } from '../shared/redis/open-redis.js';
import { startChild, waitUntilReady, type Child } from './child.js';
import { freePort } from './ports.js';
import { commandOf, stopOrphan } from './process-table.js';
import { findRedis, installRedis } from './redis-install.js';

export interface EmbeddedRedis {
  readonly port: number;
  readonly child: Child;
  /** Address of a logical database, 0 when not said. */
  url(database?: number): string;
  /** Saves to disk (unless throw-away) and ends. */
  stop(): Promise<void>;
}

export interface RedisOptions {
  /** `redis/` and `redis.log` are placed in it. Must exist. */
  dataDir: string;
  /** Wished port; another one is taken when it is not free. */
  port?: number;
  /** False for throw-away data: nothing is written to disk. */
  durable?: boolean;
  /** A new one each time when not said; a restart that its clients shall not notice keeps it. */
  password?: string;
  /** Number of logical databases. */
  databases?: number;
  /** Told what is being installed. */
  say?: (line: string) => void;
}

/** A killed start leaves its server behind, still writing to the same file. */
async function stopLeftOver(pidFile: string, configFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  // Redis renames itself to "redis-server 127.0.0.1:6379", without the file it was started with.
  const port = /^port (\d+)$/m.exec(existsSync(configFile) ? readFileSync(configFile, 'utf8') : '')?.[1];
  if (port && commandOf(pid)?.includes(`127.0.0.1:${port}`)) await stopOrphan(pid, 'SIGTERM');
}

/**
 * Starts Redis (or Valkey) on 127.0.0.1 with its data in `dataDir/redis`; installs it first where that is possible.
 * @throws StartError with a message for people: not to be found or installed, no answer
 */
export async function startRedis(options: RedisOptions): Promise<EmbeddedRedis> {
  const durable = options.durable ?? true;
  const program = findRedis() ?? (await installRedis(options.say ?? console.log));
  const folder = join(options.dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const configFile = join(folder, 'redis.conf');
  const pidFile = join(folder, 'redis.pid');
  await stopLeftOver(pidFile, configFile);

  const port = await freePort(options.port);
  const { password = randomBytes(24).toString('base64url') } = options;
  // A file, because a command line can be read by every user of the machine.
  writeFileSync(
    configFile,
    [
      'bind 127.0.0.1',
      `port ${port}`,
      `requirepass ${password}`,
      'daemonize no',
      `dir "${folder}"`,
      `databases ${options.databases ?? 16}`,
      durable ? 'save 60 1' : 'save ""',
      'maxmemory-policy noeviction',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const child = await startChild({
    name: 'Redis',
    command: program,
    args: [configFile],
    cwd: folder,
    logFile: join(options.dataDir, 'redis.log'),
  });
  writeFileSync(pidFile, String(child.pid));
  const url = (database = 0) => `redis://:${password}@127.0.0.1:${port}/${database}`;
  const stop = () => child.stop(['SIGTERM'], 15_000);

  try {
    await waitUntilReady(child, async () => {
      const client = openRedis({
        url: url(),
        socket: { reconnectStrategy: false, connectTimeout: 2_000 },
      });
      client.on('error', () => undefined);
      await client.connect();
      await client.ping();
      await client.close();
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, child, url, stop };
}
