import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/embedded/ports.js';
import { startPostgres, type EmbeddedPostgres } from '../../../src/embedded/postgres.js';
import { startRedis, type EmbeddedRedis } from '../../../src/embedded/redis.js';
import { migrate } from '../../../src/shared/database/migrate.js';
import { startAdvertServer, type AdvertServer } from '../../support/adverts.js';
import { startTestStripe, type TestStripe } from '../../support/stripe.js';
import { waitFor } from '../../support/wait-for.js';

const DATABASE = 'chaos';
/** The server knows it from its start on. */
const PASSWORD = 'chaos';

/** A server with services of its own, all of which can be taken away and brought back. Stripe alone stays. */
export class World {
  readonly counts = { kills: 0, postgres: 0, redis: 0 };
  private server: ChildProcess | undefined;
  /** One restart at a time. */
  private restarts: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private postgres: EmbeddedPostgres,
    private redis: EmbeddedRedis,
    readonly stripe: TestStripe,
    readonly adverts: AdvertServer,
    readonly env: Readonly<Record<string, string>>,
    readonly url: string,
  ) {}

  static async start(): Promise<World> {
    const folder = mkdtempSync(join(tmpdir(), 'visningsklar-chaos-'));
    // PostgreSQL runs as another user when we are root.
    chmodSync(folder, 0o755);
    const redis = await startRedis({ dataDir: folder, password: PASSWORD, say: console.error });
    const postgres = await startPostgres({ dataDir: folder });
    await postgres.ensureDatabase(DATABASE);
    await migrate({ databaseUrl: postgres.url(DATABASE) });
    const stripe = await startTestStripe({ settleMs: 2_000 });
    const adverts = await startAdvertServer();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = {
      ...stripe.env,
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'fatal',
      JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url(DATABASE),
      REDIS_URL: redis.url(),
      SCRAPING_HOST_MAP: adverts.hostMapText,
    };
    const world = new World(folder, postgres, redis, stripe, adverts, env, url);
    await world.startServer();
    stripe.deliverTo(url);
    return world;
  }

  /** SIGKILL, and a new process as soon as the old one is gone. */
  killServer(): Promise<void> {
    return this.restart(async () => {
      this.counts.kills += 1;
      await this.endServer('SIGKILL');
      await this.startServer();
    });
  }

  restartPostgres(): Promise<void> {
    return this.restart(async () => {
      this.counts.postgres += 1;
      const { port } = this.postgres;
      await this.postgres.stop();
      this.postgres = await startPostgres({ dataDir: this.folder, port });
      if (this.postgres.port !== port) throw new Error('PostgreSQL came back on another port');
      await this.untilReady();
    });
  }

  restartRedis(): Promise<void> {
    return this.restart(async () => {
      this.counts.redis += 1;
      const { port } = this.redis;
      await this.redis.stop();
      this.redis = await startRedis({ dataDir: this.folder, port, password: PASSWORD });
      if (this.redis.port !== port) throw new Error('Redis came back on another port');
      await this.untilReady();
    });
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    return answer?.ok ?? false;
  }

  /** Settles when no restart is under way. */
  async whole(): Promise<void> {
    await this.restarts;
  }

  /** Settles when no restart is under way and the server answers. */
  async calm(): Promise<void> {
    await this.restarts;
    await this.untilReady();
  }

  async stop(): Promise<void> {
    await this.restarts.catch(() => undefined);
    await this.endServer('SIGTERM');
    await this.stripe.close();
    await this.adverts.close();
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private restart(act: () => Promise<void>): Promise<void> {
    const done = this.restarts.then(act);
    this.restarts = done;
    return done;
  }

  private async startServer(): Promise<void> {
    this.server = spawn(process.execPath, ['--import', './scripts/typescript.js', 'src/main.ts'], {
      env: { PATH: process.env['PATH'], ...this.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await this.untilReady();
  }

  private async untilReady(): Promise<void> {
    await waitFor(() => this.isReady(), { timeoutMs: 60_000, everyMs: 100, what: 'the server to answer' });
  }

  private async endServer(signal: NodeJS.Signals): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }
}
