import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type EmbeddedPostgres } from '../../src/embedded/postgres.js';
import { startRedis, type EmbeddedRedis } from '../../src/embedded/redis.js';
import { freePort } from './free-port.js';
import { placeCluster } from './kept-cluster.js';
import { REDIS_SPACES, tell } from './services-env.js';

let running: { folder: string; postgres: EmbeddedPostgres; redis: EmbeddedRedis } | undefined;

/** Starts one PostgreSQL and one Redis for the whole run, with throw-away data. */
export async function startServices(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-test-'));
  // PostgreSQL runs as another user when we are root.
  chmodSync(folder, 0o755);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const redis = await startRedis({
    dataDir: folder,
    port: await freePort(),
    durable: false,
    databases: REDIS_SPACES,
    say,
  });
  let postgres: EmbeddedPostgres;
  try {
    await placeCluster(folder);
    postgres = await startPostgres({ dataDir: folder, port: await freePort(), durable: false });
  } catch (error) {
    await redis.stop();
    throw error;
  }
  tell({ postgresUrl: postgres.url('postgres'), redisUrl: redis.url() });
  running = { folder, postgres, redis };
}

/** Stops exactly what `startServices` started. */
export async function stopServices(): Promise<void> {
  if (!running) return;
  const { folder, postgres, redis } = running;
  running = undefined;
  await Promise.all([postgres.stop(), redis.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
