import { Logger } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from './shared/config/config.js';
import { operatorUntold } from './shared/config/operator.js';
import { isWithoutProxies, proxiesUntold } from './shared/config/trusted-proxies.js';
import { warningOfTls } from './shared/config/without-tls.js';
import { openFrontDoor } from './shared/http/front-door.js';
import { Life } from './shared/life/life.js';
import { orderlyShutdown, type Shutdown } from './shared/life/shutdown.js';
import { ServicesMissing, waitForServices } from './shared/life/wait-for-services.js';
import { serviceLogger } from './shared/logging/service-logger.js';
import { processLogger } from './shared/logging/work-logger.js';
import { isKeptFromWriting, lookAtWriter, writerInEnglish } from './writer.js';

/** For what is left when requests and jobs have had their time: connections and pools. */
const CLOSING_MS = 15_000;

/**
 * Runs this process in its role on the services it was given, until SIGTERM or Ctrl-C. It listens before it loads its
 * program and waits for its services; what is under way is let finish. A start that fails ends the process with 1 and
 * says why.
 */
export async function run(config: Config): Promise<void> {
  Logger.overrideLogger(processLogger(serviceLogger(config)));
  const logger = new Logger(config.role === 'worker' ? 'Worker' : 'Server');
  const inClear = warningOfTls(config);
  if (inClear) logger.warn(inClear);
  if (config.nodeEnv === 'production' && !config.operator)
    logger.warn(`${operatorUntold.found}: ${operatorUntold.remedy}`);
  if (isWithoutProxies(config)) logger.warn(`${proxiesUntold.found}: ${proxiesUntold.remedy}`);
  const shutdown = orderlyShutdown({
    limitMs: config.drainDelayMs + config.drainLimitMs + CLOSING_MS,
    onSignal: () => logger.log('Asked to end: finishing what is under way'),
    complain: (line) => logger.fatal(line),
  });
  try {
    await (config.role === 'worker' ? work(config, shutdown, logger) : serve(config, shutdown, logger));
  } catch (error) {
    // A signal ends a start as well, and has said its own word.
    if (!shutdown.signal.aborted) logger.fatal(isPlain(error) ? error.message : error);
    await shutdown.end(1);
  }
}

async function serve(config: Config, shutdown: Shutdown, logger: Logger): Promise<void> {
  const door = await shutdown.start(
    'the door',
    () => openFrontDoor(config),
    async (opened) => void (await opened.close(0)),
  );
  const [{ startServer }] = await Promise.all([
    import('./server.js'),
    waitForServices(config, { say: (line) => logger.warn(line), signal: shutdown.signal }),
  ]);
  const server = await shutdown.start(
    'jobs and connections',
    () => startServer(config, undefined, door),
    (started) => started.close(),
  );
  shutdown.add('requests', () => server.closeDoor());
  shutdown.add('the time for load balancers', () => server.drain());
  logger.log(`Listening on ${server.url}`);
  void tellWriter(config, server.app, logger);
}

async function work(config: Config, shutdown: Shutdown, logger: Logger): Promise<void> {
  const life = new Life();
  const [{ NestFactory }, { AppModule }, { QueueService }] = await Promise.all([
    import('@nestjs/core'),
    import('./app.module.js'),
    import('./shared/queue/queue.service.js'),
    waitForServices(config, { say: (line) => logger.warn(line), signal: shutdown.signal }),
  ]);
  const app: INestApplicationContext = await shutdown.start(
    'jobs and connections',
    () =>
      NestFactory.createApplicationContext(AppModule.for(config, undefined, life), {
        logger: processLogger(serviceLogger(config)),
        abortOnError: false,
      }),
    (started) => started.close(),
  );
  shutdown.add('the queue', () => {
    life.close();
    app.get(QueueService, { strict: false }).stopTaking();
  });
  life.begin();
  logger.log('Taking jobs');
  void tellWriter(config, app, logger);
}

/** Whoever sells reports hears of a key that is refused at the start, not from the first buyer. */
async function tellWriter(config: Config, app: INestApplicationContext, logger: Logger): Promise<void> {
  try {
    const { SettingsService } = await import('./settings/settings.service.js');
    const writer = await lookAtWriter(config, await app.get(SettingsService, { strict: false }).values());
    if (isKeptFromWriting(writer)) logger.warn(writerInEnglish(writer));
    else logger.log(writerInEnglish(writer));
  } catch (error) {
    // It may have been asked to end already, or PostgreSQL be away: nothing depends on this.
    logger.warn(`What writes the reports is not known: ${(error as Error).message}`);
  }
}

/** What an operator mends by its message alone; of all else the stack is needed. */
function isPlain(error: unknown): error is Error {
  if (error instanceof ServicesMissing) return true;
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
