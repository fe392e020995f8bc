import { MikroORM } from '@mikro-orm/postgresql';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import passport from 'passport';
import { JwtStrategy } from '../../src/auth/jwt.strategy.js';
import { PictureStrategy } from '../../src/auth/picture.strategy.js';
import { jobs } from '../../src/jobs.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { startAdvertServer, type AdvertServer } from './adverts.js';
import { startTestApp, type TestApp } from './app.js';
import { launchTestBrowser } from './browser.js';
import { emptyTables } from './empty-tables.js';
import { emptyRedis } from './redis.js';
import { waitFor } from './wait-for.js';
import { onceInWorker } from './worker-life.js';

/** What the tests of a file stand on when they need nothing of their own. */
export interface SharedApp extends TestApp {
  /** The adverts that it can read. */
  readonly adverts: AdvertServer;
}

const started = onceInWorker(
  async () => {
    const adverts = await startAdvertServer();
    const app = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText });
    return { app, adverts };
  },
  async ({ app, adverts }) => {
    await app.close();
    await adverts.close();
  },
);

/**
 * The application of this worker with nothing in it: no user, no job, no count of what anybody did. For `beforeAll`.
 * Tests of one file are kept apart by the people that they make; `close` waits until their jobs have ended.
 */
export async function sharedApp(): Promise<SharedApp> {
  const { app, adverts } = await started();
  return lend(app, adverts);
}

/** Empties an application of this worker for the file that asks. */
export async function lend(app: TestApp, adverts: AdvertServer): Promise<SharedApp> {
  await empty(app, adverts);
  // Passport knows strategies by name for the whole process: those of the application that started last.
  passport.use('jwt', app.app.get(JwtStrategy, { strict: false }));
  passport.use('picture', app.app.get(PictureStrategy, { strict: false }));
  return { ...app, adverts, close: () => settle(app, adverts) };
}

/** The browser of this worker; whoever opens a context closes it. */
export const sharedBrowser = onceInWorker(launchTestBrowser, (browser) => browser.close());

async function empty(app: TestApp, adverts: AdvertServer): Promise<void> {
  await settle(app, adverts);
  await emptyTables(app.app.get(MikroORM));
  await emptyRedis(app.config.redisUrl);
  adverts.requests.length = 0;
}

/** Takes what waits out of the line, and waits for what runs. */
async function settle({ app }: TestApp, adverts: AdvertServer): Promise<void> {
  const names = new Set(jobs.map(({ queue }) => queue));
  const queues = [...names].map((name) => app.get<Queue>(getQueueToken(name), { strict: false }));
  const running = app.get(QueueService, { strict: false });
  await waitFor(
    async () => {
      adverts.release();
      await Promise.all(queues.map((queue) => queue.empty()));
      return running.running.length === 0;
    },
    { timeoutMs: 20_000, what: () => `an end of ${running.running.join(', ') || 'all jobs'}` },
  );
}
