import type { INestApplicationContext } from '@nestjs/common';
import type { ScrapingService } from '../src/scraping/scraping.service.js';
import type { Config } from '../src/shared/config/config.js';

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
  const instance = await runningInstance(process.env['DATA_DIR'] ?? '.data');
  if (!instance) {
    throw new Error(
      'no database: run "npm start" in another terminal, or set DATABASE_URL, REDIS_URL and JWT_SECRET',
    );
  }
  return loadConfig({ LOG_LEVEL: 'warn', ...instance.env, ...process.env }, { embedded: true });
}

/** The sample adverts of the running instance can be read as well. */
async function sampleHosts(): Promise<Record<string, string>> {
  if (process.env['NODE_ENV'] === 'production') return {};
  const { runningInstance } = await import('../src/embedded/instance.js');
  const map = (await runningInstance(process.env['DATA_DIR'] ?? '.data'))?.env['SCRAPING_HOST_MAP'];
  return map ? { SCRAPING_HOST_MAP: map } : {};
}

/** Runs one act on the services of the server, without serving or taking jobs, and closes everything after it. */
export async function withApp<T>(act: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const config = await readConfig();
  const { AppModule } = await import('../src/app.module.js');
  return withContext(AppModule.for({ ...config, role: 'web' }), act);
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
