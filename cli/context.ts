import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { ScrapingService } from '../src/scraping/scraping.service.js';
import { AppError } from '../src/shared/app-error.js';
import type { Config } from '../src/shared/config/config.js';
import { currentCall, currentIo, type CallIo } from './call.js';
import { complain, Refused } from './output.js';
import { findServices } from './services.js';

/** The configuration of this call: the environment, or else the instance that `npm start` runs in DATA_DIR. */
export async function readConfig(options: { services?: boolean } = {}): Promise<Config> {
  const { loadConfig } = await import('../src/shared/config/config.js');
  const { env, embedded, missing } = await callEnvironment();
  const isEnough = options.services === false;
  if (missing !== undefined && !isEnough) throw new Error(missing);
  return loadConfig({ LOG_LEVEL: 'warn', ...env }, { embedded, services: !isEnough });
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

/**
 * The environment, over that of the instance in DATA_DIR where no services are given. Of an instance the file `.env` tells
 * nothing more: it may have been changed since.
 */
export async function callEnvironment(): Promise<CallEnvironment> {
  const { env } = currentIo();
  if (env['DATABASE_URL'] || env['NODE_ENV'] === 'production') return { env, embedded: false };
  const { runningInstance } = await import('../src/embedded/instance.js');
  const instance = await runningInstance(dataDir());
  if (instance) {
    const own = ownEnvironment(env);
    await sayDifferences(instance.env, own);
    return { env: { ...instance.env, ...own }, embedded: true };
  }
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

/** What this call was told by whoever made it: without empty variables and without what was read of `.env`. */
function ownEnvironment(env: CallIo['env']): CallIo['env'] {
  const ofFile = new Set(env['FROM_ENV_FILE']?.split(','));
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => value && !ofFile.has(name)));
}

/** What an instance and a call may each have as they like, for nothing that is kept is made by it. */
const ofEach = new Set(['NODE_ENV', 'LOG_LEVEL', 'LOG_FORMAT', 'PORT', 'DATA_DIR']);

/** Says once which variables this call has otherwise than the instance, whose reports it may write. */
async function sayDifferences(there: CallIo['env'], here: CallIo['env']): Promise<void> {
  const call = currentCall();
  if (call.hasToldDifferences) return;
  call.hasToldDifferences = true;
  const { environmentNames } = await import('../src/shared/config/config.js');
  const names = environmentNames.filter(
    (name) => here[name] !== undefined && here[name] !== there[name] && !ofEach.has(name),
  );
  if (names.length > 0)
    complain(
      `${names.join(', ')}: set otherwise here than for the instance that runs; this call goes by its own`,
    );
}

const dataDir = (): string => resolve(currentIo().env['DATA_DIR'] || '.data');

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
