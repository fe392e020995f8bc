import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbeddedParts } from '../../src/app.module.js';
import { startServer, type RunningServer } from '../../src/server.js';
import { loadConfig, type Config } from '../../src/shared/config/config.js';
import { createTestDatabase } from './database.js';
import { createTestRedis } from './redis.js';

export interface TestApp {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly config: Config;
  /** The application with its services, for arranging and looking. */
  readonly app: RunningServer['app'];
  /** The environment it was configured by; a second process on the same services takes it over. */
  readonly env: Readonly<Record<string, string>>;
  /** Stops it and removes its database and folder. */
  close(): Promise<void>;
}

const running = new Map<string, TestApp>();

/** The application of this process that listens there, if one does. */
export const appAt = (url: string): TestApp | undefined => running.get(url);

/**
 * Starts the real server on a free port with a fresh database, Redis space and DATA_DIR.
 * @param overrides environment variables that differ; DATABASE_URL and REDIS_URL join another app's services
 */
export async function startTestApp(
  overrides: Record<string, string> = {},
  embedded?: EmbeddedParts,
): Promise<TestApp> {
  const database = overrides['DATABASE_URL'] ? undefined : await createTestDatabase();
  const dataDir = overrides['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'visningsklar-app-'));
  const clean = async () => {
    await database?.drop();
    if (!overrides['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const env: Record<string, string> = {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      DATA_DIR: dataDir,
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...(overrides['REDIS_URL'] ? {} : { REDIS_URL: await createTestRedis() }),
      ...(process.env['CHROMIUM_PATH'] ? { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] } : {}),
      ...overrides,
    };
    const config = loadConfig(env);
    const server = await startServer(config, embedded);
    const { url, app } = server;
    const started: TestApp = {
      url,
      config,
      app,
      env,
      async close() {
        running.delete(url);
        await server.close();
        await clean();
      },
    };
    running.set(url, started);
    return started;
  } catch (error) {
    await clean();
    throw error;
  }
}
