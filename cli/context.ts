import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { ScrapingService } from '../src/scraping/scraping.service.js';
import { AppError } from '../src/shared/app-error.js';
import type { Config } from '../src/shared/config/config.js';
import { currentIo } from './call.js';
import { Refused } from './output.js';
import { findServices } from './services.js';

/** The configuration of this call: the environment, or else the instance that `npm start` runs in DATA_DIR. */
export async function readConfig(options: { services?: boolean } = {}): Promise<Config> {
  const { loadConfig } = await import('../src/shared/config/config.js');
  if (options.services === false) {
    return loadConfig(
      { LOG_LEVEL: 'warn', ...(await sampleHosts()), ...currentIo().env },
      { services: false },
    );
  }
  const { env, embedded, missing } = await callEnvironment();
  if (missing !== undefined) throw new Error(missing);
  return loadConfig({ LOG_LEVEL: 'warn', ...env }, { embedded });
}

/** The database as the role that may change its schema, and the variable that names it. */
export async function readSchemaConfig() {
  const { migrationUrl, databaseUrl, embedded } = await readConfig();
  const variable = migrationUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL';
  return { databaseUrl: migrationUrl, embedded, variable };
}

/** What configures this call. */
export interface CallEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** It is that of the instance which `npm start` runs. */
  readonly embedded: boolean;
  /** Why there are no services, and what to do. */
  readonly missing?: string;
}

/** The environment, over that of the instance in DATA_DIR where no services are given. */
export async function callEnvironment(): Promise<CallEnvironment> {
  const { env } = currentIo();
  if (env['DATABASE_URL'] || env['NODE_ENV'] === 'production') return { env, embedded: false };
  const { runningInstance } = await import('../src/embedded/instance.js');
  const instance = await runningInstance(dataDir());
  if (instance) return { env: { ...instance.env, ...env }, embedded: true };
  return {
    env,
    embedded: false,
    missing:
      `no instance runs in ${dataDir()} (DATA_DIR): run "npm start" in another terminal; for one that was started with ` +
      'a DATA_DIR of its own, give the same here (DATA_DIR=.data2 npx app-cli …); for given services set ' +
      'DATABASE_URL, REDIS_URL and JWT_SECRET',
  };
}

/** Where this call looks for what it does not find: `http://localhost:3001 (DATA_DIR /home/anna/.data2)`. */
export async function instanceInWords(): Promise<string> {
  const { databaseUrl } = await readConfig();
  if (currentIo().env['DATABASE_URL']) {
    const { host, pathname } = new URL(databaseUrl);
    return `${host}${pathname} (DATABASE_URL)`;
  }
  const { runningInstance } = await import('../src/embedded/instance.js');
  return `${(await runningInstance(dataDir()))?.url} (DATA_DIR ${dataDir()})`;
}

const dataDir = (): string => resolve(currentIo().env['DATA_DIR'] || '.data');

/** The sample adverts of the running instance can be read as well. */
async function sampleHosts(): Promise<Record<string, string>> {
  if (currentIo().env['NODE_ENV'] === 'production') return {};
  const { runningInstance } = await import('../src/embedded/instance.js');
  const map = (await runningInstance(dataDir()))?.env['SCRAPING_HOST_MAP'];
  return map ? { SCRAPING_HOST_MAP: map } : {};
}

/** Runs one act on the services of the server, without serving or taking jobs, and closes everything after it. */
export async function withApp<T>(act: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const config = await readConfig();
  await findServices(config);
  const { AppModule } = await import('../src/app.module.js');
  try {
    return await withContext(AppModule.for(ofThisCall(config)), act);
  } catch (error) {
    // What is not here may be in another instance.
    if (!(error instanceof AppError) || !error.code.endsWith('_not_found')) throw error;
    throw new Refused(`${error.userMessage.replace(/\.$/, '')}: looked in ${await instanceInWords()}`);
  }
}

/** A call takes no jobs, and neither the port nor the traces of the process beside it. */
const ofThisCall = (config: Config): Config => ({
  ...config,
  role: 'web',
  operationsPort: undefined,
  otlpEndpoint: undefined,
});

/** @throws Refused when nobody has the address */
export async function userOf(
  app: INestApplicationContext,
  email: string,
): Promise<{ readonly id: string; readonly email: string }> {
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
  const [{ NestFactory }, { withCallLogger }] = await Promise.all([
    import('@nestjs/core'),
    import('./call-logger.js'),
  ]);
  return withCallLogger(async () => {
    const app = await NestFactory.createApplicationContext(module, { abortOnError: false });
    try {
      return await act(app);
    } finally {
      await app.close();
    }
  });
}
