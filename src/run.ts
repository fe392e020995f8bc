import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { logLevels, startServer } from './server.js';
import type { Config } from './shared/config/config.js';

/** Runs this process in its role on the services it was given, until SIGTERM or Ctrl-C; jobs under way are let finish. */
export async function run(config: Config): Promise<void> {
  let close: () => Promise<void>;
  if (config.role === 'worker') {
    const logger = logLevels(config);
    const app = await NestFactory.createApplicationContext(AppModule.for(config), {
      logger,
      abortOnError: false,
    });
    close = () => app.close();
    new Logger('Worker').log('Taking jobs');
  } else {
    const server = await startServer(config);
    close = () => server.close();
    new Logger('Server').log(`Listening on ${server.url}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          new Logger('Server').error(error);
          process.exit(1);
        },
      );
    });
  }
}
