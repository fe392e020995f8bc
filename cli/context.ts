import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { ScrapingService } from '../src/scraping/scraping.service.js';
import { AppError } from '../src/shared/app-error.js';
import type { Config } from '../src/shared/config/config.js';
import { Refused } from './output.js';

/** The configuration of this call: the environment, or else the instance that `npm start` runs in DATA_DIR. */
export async function readConfig(options: { services?: boolean } = {}): Promise<Config> {
  const { loadConfig } = await import('../src/shared/config/config.js');
  if (options.services === false) {
    return loadConfig({ LOG_LEVEL: 'warn', ...(await sampleHosts()), ...process.env }, { services: false });
  }
  if (process.env['DATABASE_URL'] || process.env['NODE_ENV'] === 'production') {
    return loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  }
  const { runningInstance } = await import('../src/embedded/instance.js');
  const instance = await runningInstance(dataDir());
  if (!instance) {
    throw new Error(
      `no instance runs in ${dataDir()} (DATA_DIR): run "npm start" in another terminal; for one that was started with ` +
        'a DATA_DIR of its own, give the same here (DATA_DIR=.data2 npx app-cli …); for given services set ' +
        'DATABASE_URL, REDIS_URL and JWT_SECRET',
    );
  }
  return loadConfig({ LOG_LEVEL: 'warn', ...instance.env, ...process.env }, { embedded: true });
}

/** Where this call looks for what it does not find: `http://localhost:3001 (DATA_DIR /home/anna/.data2)`. */
export async function instanceInWords(): Promise<string> {
  const { databaseUrl } = await readConfig();
  if (process.env['DATABASE_URL']) {
    const { host, pathname } = new URL(databaseUrl);
    return `${host}${pathname} (DATABASE_URL)`;
  }
  const { runningInstance } = await import('../src/embedded/instance.js');
  return `${(await runningInstance(dataDir()))?.url} (DATA_DIR ${dataDir()})`;
}

const dataDir = (): string => resolve(process.env['DATA_DIR'] || '.data');

/** The sample adverts of the running instance can be read as well. */
async function sampleHosts(): Promise<Record<string, string>> {
  if (process.env['NODE_ENV'] === 'production') return {};
  const { runningInstance } = await import('../src/embedded/instance.js');
  const map = (await runningInstance(dataDir()))?.env['SCRAPING_HOST_MAP'];
  return map ? { SCRAPING_HOST_MAP: map } : {};
}

/** Runs one act on the services of the server, without serving or taking jobs, and closes everything after it. */
export async function withApp<T>(act: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const config = await readConfig();
  await findRedis(config.redisUrl);
  const { AppModule } = await import('../src/app.module.js');
  try {
    return await withContext(AppModule.for({ ...config, role: 'web' }), act);
  } catch (error) {
    // What is not here may be in another instance.
    if (!(error instanceof AppError) || !error.code.endsWith('_not_found')) throw error;
    throw new Refused(`${error.userMessage.replace(/\.$/, '')}: looked in ${await instanceInWords()}`);
  }
}

/** A server waits for its Redis, for as long as it takes; whoever types a command does not. */
async function findRedis(url: string): Promise<void> {
  const { createClient } = await import('redis');
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 3_000 } });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(`Redis does not answer at ${new URL(url).host} (REDIS_URL)`, { cause });
  }
  client.destroy();
}

/** @throws Refused when nobody has the address */
export async function userOf(app: INestApplicationContext, email: string): Promise<{ id: string }> {
  const { UsersService } = await import('../src/auth/users.service.js');
  const user = await app.get(UsersService).findByEmail(email);
  if (!user)
    throw new Refused(
      `there is no user ${email} in ${await instanceInWords()}: create one with "npx app-cli users create ${email}"`,
    );
  return user;
}

/** Runs one act on the reader of adverts, which needs no database. */
export async function withScraping<T>(act: (scraping: ScrapingService) => Promise<T>): Promise<T> {
  const config = await readConfig({ services: false });
  const { ConfigModule } = await import('../src/shared/config/config.module.js');
  const { ScrapingModule } = await import('../src/scraping/scraping.module.js');
  const { ScrapingService } = await import('../src/scraping/scraping.service.js');
  class ScrapeModule {}
  const module = { module: ScrapeModule, imports: [ConfigModule.for(config), ScrapingModule] };
  return withContext(module, (app) => act(app.get(ScrapingService)));
}

/** The same with a smaller module, for commands that need no database. */
export async function withContext<T>(
  module: Parameters<typeof import('@nestjs/core').NestFactory.createApplicationContext>[0],
  act: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const [{ NestFactory }, { StderrLogger }] = await Promise.all([
    import('@nestjs/core'),
    import('./stderr-logger.js'),
  ]);
  const app = await NestFactory.createApplicationContext(module, {
    logger: new StderrLogger({ logLevels: ['warn', 'error', 'fatal'], colors: process.stderr.isTTY }),
    abortOnError: false,
  });
  try {
    return await act(app);
  } finally {
    await app.close();
  }
}
