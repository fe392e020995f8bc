import { startAdvertServer, type AdvertServer } from '../../support/adverts.js';
import { freePort } from '../../support/free-port.js';
import { OwnServices } from '../../support/own-services.js';
import { startServerProcess, type ServerProcess } from '../../support/server-process.js';
import { startTestStripe, type TestStripe } from '../../support/stripe.js';
import { waitFor } from '../../support/wait-for.js';
import { drainEnv, serverFlags } from '../effort.js';

/** A server with services of its own, all of which can be taken away and brought back. Stripe alone stays. */
export class World {
  readonly counts = { kills: 0, postgres: 0, redis: 0 };
  /** To the acts of buyers, by status. */
  readonly answers = new Map<number, number>();
  private server: ServerProcess | undefined;
  /** One restart at a time. */
  private restarts: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly services: OwnServices,
    readonly stripe: TestStripe,
    readonly adverts: AdvertServer,
    readonly env: Readonly<Record<string, string>>,
    readonly url: string,
  ) {}

  /** @param limits as the variable LIMITS has them */
  static async start(limits: string): Promise<World> {
    const services = await OwnServices.start();
    const stripe = await startTestStripe({ settleMs: 2_000 });
    const adverts = await startAdvertServer();
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const env = {
      ...stripe.env,
      ...services.env,
      ...drainEnv,
      PORT: port,
      PUBLIC_URL: url,
      LOG_LEVEL: 'fatal',
      LIMITS: limits,
      SCRAPING_HOST_MAP: adverts.hostMapText,
    };
    const world = new World(services, stripe, adverts, env, url);
    await world.startServer();
    stripe.deliverTo(url);
    return world;
  }

  note(status: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  /** SIGKILL, and a new process as soon as the old one is gone. */
  killServer(): Promise<void> {
    return this.restart(async () => {
      this.counts.kills += 1;
      await this.server?.kill();
      await this.startServer();
    });
  }

  restartPostgres(): Promise<void> {
    return this.restart(async () => {
      this.counts.postgres += 1;
      await this.services.restartPostgres();
      await this.untilReady();
    });
  }

  restartRedis(): Promise<void> {
    return this.restart(async () => {
      this.counts.redis += 1;
      await this.services.restartRedis();
      await this.untilReady();
    });
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
    await this.server?.stop();
    await this.stripe.close();
    await this.adverts.close();
    await this.services.stop();
  }

  private restart(act: () => Promise<void>): Promise<void> {
    const done = this.restarts.then(act);
    this.restarts = done;
    return done;
  }

  private async startServer(): Promise<void> {
    this.server = await startServerProcess(this.env, serverFlags);
  }

  private async untilReady(): Promise<void> {
    const isReady = () => this.server!.isReady();
    await waitFor(isReady, { timeoutMs: 60_000, everyMs: 100, what: 'the server to answer' });
  }
}
