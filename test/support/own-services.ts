import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type EmbeddedPostgres } from '../../src/embedded/postgres.js';
import { startRedis, type EmbeddedRedis } from '../../src/embedded/redis.js';
import { freePort } from './free-port.js';
import { placeCluster } from './kept-cluster.js';
import { TEMPLATE } from './services-env.js';

/** The server knows it from its start on. */
const PASSWORD = 'own';

/** PostgreSQL and Redis that no other test uses, so that they can be taken away and brought back at the same place. */
export class OwnServices {
  private constructor(
    /** Theirs, and a DATA_DIR for the processes on them. */
    readonly folder: string,
    private postgres: EmbeddedPostgres,
    private redis: EmbeddedRedis,
  ) {}

  /** With the newest schema. */
  static async start(): Promise<OwnServices> {
    const folder = mkdtempSync(join(tmpdir(), 'visningsklar-own-'));
    // PostgreSQL runs as another user when we are root.
    chmodSync(folder, 0o755);
    const redis = await startRedis({
      dataDir: folder,
      port: await freePort(),
      password: PASSWORD,
      say: console.error,
    });
    await placeCluster(folder);
    const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
    return new OwnServices(folder, postgres, redis);
  }

  /** What a process needs to run on them. */
  get env(): Readonly<Record<string, string>> {
    return {
      NODE_ENV: 'test',
      JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      DATA_DIR: this.folder,
      DATABASE_URL: this.postgres.url(TEMPLATE),
      REDIS_URL: this.redis.url(),
      ...(process.env['CHROMIUM_PATH'] ? { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] } : {}),
    };
  }

  /** @param whileAway what happens before it is back */
  async restartPostgres(whileAway?: () => Promise<void>): Promise<void> {
    const { port } = this.postgres;
    await this.postgres.stop();
    await whileAway?.();
    this.postgres = await startPostgres({ dataDir: this.folder, port });
    if (this.postgres.port !== port) throw new Error('PostgreSQL came back on another port');
  }

  /** It keeps what it had written to its file. @param whileAway what happens before it is back */
  async restartRedis(whileAway?: () => Promise<void>): Promise<void> {
    const { port } = this.redis;
    await this.redis.stop();
    await whileAway?.();
    this.redis = await startRedis({ dataDir: this.folder, port, password: PASSWORD });
    if (this.redis.port !== port) throw new Error('Redis came back on another port');
  }

  /** One statement on their database, past every process. */
  async query(sql: string, values: readonly unknown[] = []) {
    const client = new pg.Client({ connectionString: this.postgres.url(TEMPLATE) });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(sql, [...values]);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
