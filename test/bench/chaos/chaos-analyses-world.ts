import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRedis } from '../../../src/shared/redis/open-redis.js';
import { Dice } from '../../support/drawn/dice.js';
import { freePort } from '../../support/free-port.js';
import { OwnServices } from '../../support/own-services.js';
import { drainEnv, sized } from '../effort.js';
import { WatchedWrites } from './chaos-analyses-boundaries.js';
import { startManyAdverts, type ManyAdverts } from './chaos-analyses-adverts.js';
import { startBadModel, type BadModel } from './chaos-analyses-model.js';
import { holderOf, Place } from './chaos-analyses-process.js';
import { WatchedRedis } from './chaos-analyses-redis.js';
import type { Strikes } from './chaos-analyses-strikes.js';

const WORKERS = sized(3, 2);
const DOOR_OPEN_MS = 6_000;
const DISK_BYTES = 48 * 1024 * 1024;

/** A server and three workers on services of their own, and all that they need from others; anything can be taken away. */
export class AnalysesWorld {
  readonly counts: Record<string, number> = {};
  /** What no process may do. */
  readonly faults: string[] = [];
  readonly places: Place[] = [];
  /** How the disk for pictures is made to be full. */
  readonly diskBy: 'a small disk of its own' | 'a limit on the size of files';
  adverts!: ManyAdverts;
  model!: BadModel;
  url = '';
  private writes!: WatchedWrites;
  private redis!: WatchedRedis;
  private restarts: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly services: OwnServices,
    private readonly strikes: Strikes,
    private readonly seed: number,
  ) {
    mkdirSync(this.images);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', this.images], {
        stdio: 'ignore',
      });
      this.diskBy = 'a small disk of its own';
    } catch {
      this.diskBy = 'a limit on the size of files';
    }
  }

  /** Everything up and ready. @param adverts how many there are */
  static async start(strikes: Strikes, seed: number, adverts: number): Promise<AnalysesWorld> {
    const world = new AnalysesWorld(await OwnServices.start(), strikes, seed);
    await world.begin(adverts);
    return world;
  }

  /** Where pictures are stored. */
  get images(): string {
    return join(this.services.folder, 'chaos-images');
  }

  get env(): Readonly<Record<string, string>> {
    return {
      ...this.services.env,
      ...drainEnv,
      PUBLIC_URL: this.url,
      PORT: new URL(this.url).port,
      LOG_LEVEL: 'warn',
      SCRAPING_HOST_MAP: this.adverts.hostMapText,
      OPENAI_API_KEY: this.model.apiKey,
      OPENAI_BASE_URL: this.model.baseUrl,
      IMAGE_STORE: `file:${this.images}`,
    };
  }

  get workers(): Place[] {
    return this.places.slice(1);
  }

  /** PostgreSQL goes and comes back: letting its transactions end, or as a crash leaves it. */
  restartPostgres(how: 'fast' | 'immediate'): Promise<void> {
    return this.oneAtATime(`PostgreSQL restarted (${how})`, async () => {
      if (how === 'immediate') {
        const [pid] = readFileSync(join(this.services.folder, 'postgres', 'postmaster.pid'), 'utf8').split(
          '\n',
          1,
        );
        process.kill(Number(pid), 'SIGQUIT');
        await sleep(500);
      }
      await this.services.restartPostgres();
    });
  }

  /** Redis goes and comes back, with what it had written to its file or with nothing. */
  restartRedis(how: 'with its file' | 'empty'): Promise<void> {
    return this.oneAtATime(`Redis restarted (${how})`, () =>
      this.services.restartRedis(async () => {
        if (how === 'empty') rmSync(join(this.services.folder, 'redis', 'dump.rdb'), { force: true });
      }),
    );
  }

  flushRedis(): Promise<void> {
    return this.oneAtATime('Redis flushed', async () => {
      const client = openRedis({
        url: this.services.env['REDIS_URL']!,
        socket: { reconnectStrategy: false },
      });
      client.on('error', () => undefined);
      await client.connect();
      await client.flushAll();
      client.destroy();
    });
  }

  /** No picture can be written for a while. */
  async fillDisk(milliseconds: number): Promise<void> {
    this.note('disk for pictures full');
    const filler = join(this.images, 'filler');
    if (this.diskBy === 'a small disk of its own') {
      const { bavail, bsize } = statfsSync(this.images);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize)));
    } else {
      for (const worker of this.workers) worker.limitFiles(1024);
    }
    await sleep(milliseconds);
    if (this.diskBy === 'a small disk of its own') rmSync(filler, { force: true });
    else for (const worker of this.workers) worker.limitFiles();
  }

  note(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Nothing is broken on purpose any more. */
  async calm(): Promise<void> {
    await this.restarts.catch(() => undefined);
    this.writes.stop();
    this.redis.stop();
    this.adverts.calm();
    this.model.calm();
    for (const place of this.places) place.setClock(0);
    // One that has known another time may hold on to it.
    if (this.counts['clocks set']) for (const place of this.places) await place.kill();
    while (!this.places.every(({ isUp }) => isUp)) await sleep(100);
  }

  async stop(): Promise<void> {
    await Promise.all(this.places.map((place) => place.close()));
    await this.adverts.close();
    await this.model.close();
    if (this.diskBy === 'a small disk of its own') execFileSync('umount', ['-l', this.images]);
    await this.services.stop();
  }

  /** Takes away what would outlive this process; the processes that it began end with it. */
  async abandon(): Promise<void> {
    if (this.diskBy === 'a small disk of its own') execFileSync('umount', ['-l', this.images]);
    await this.services.stop();
  }

  private async begin(count: number): Promise<void> {
    const atPort = (boundary: string, port: number) => {
      if (this.strikes.isWanted(boundary)) this.strike(boundary, holderOf(port, this.places));
    };
    this.url = `http://localhost:${await freePort()}`;
    this.adverts = await startManyAdverts(count, new Dice(this.seed + 1), atPort);
    this.model = await startBadModel(new Dice(this.seed + 2), (port) => atPort('model asked', port));
    const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = this.services.env;
    this.writes = new WatchedWrites(
      databaseUrl!,
      (boundary, name) => {
        if (this.strikes.isWanted(boundary))
          this.strike(
            boundary,
            this.places.find((place) => place.name === name),
          );
      },
      () => this.strikes.rarest(),
      (boundary) => this.strikes.counts.get(boundary) ?? 0,
    );
    await this.writes.start();
    this.redis = new WatchedRedis(redisUrl!, atPort);
    this.redis.start();
    const add = (name: string, role: string) =>
      this.places.push(new Place(name, { ...this.env, ROLE: role }, this.services.folder, this.faults));
    add('web-0', 'web');
    for (let at = 0; at < WORKERS; at += 1) add(`worker-${at}`, 'worker');
    await Promise.all(this.places.map((place) => place.start()));
  }

  /** Kills the process that is just there. */
  strike(boundary: string, place: Place | undefined): void {
    if (!place?.isUp || this.strikes.isOver) return;
    // Buyers come through one door: it must stay open long enough for them to ask for something.
    if (place === this.places[0] && place.age < DOOR_OPEN_MS) return;
    // With nobody left to work, no analysis would come as far as the later boundaries.
    if (!this.workers.some((worker) => worker.isUp && worker !== place)) return;
    this.strikes.note(boundary);
    void place.kill();
  }

  private oneAtATime(what: string, act: () => Promise<void>): Promise<void> {
    const done = this.restarts.then(act).then(() => this.note(what));
    this.restarts = done.catch(() => undefined);
    return done;
  }
}
