import { ConsoleLogger, Logger, type LoggerService } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';

const ofWork = new AsyncLocalStorage<LoggerService>();

/** False when nothing is to be logged. Nest's own until the process has said. */
let ofProcess: LoggerService | false = new ConsoleLogger();

/** Nest keeps one logger for all of a process. This one asks at each line whose work it belongs to. */
const logger = Object.fromEntries(
  (['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const).map((level) => [
    level,
    (told: unknown, ...more: unknown[]) => {
      const teller = ofWork.getStore() ?? ofProcess;
      if (teller) teller[level]?.(told, ...more);
    },
  ]),
) as unknown as LoggerService;

/** The logger to give to Nest for a whole process. @param its what takes the lines of no other work; false for none */
export function processLogger(its: LoggerService | false): LoggerService {
  ofProcess = its;
  return logger;
}

/** Does the work so that every line it logs, however deep, goes to this logger and to no other. */
export function withLogger<T>(its: LoggerService, work: () => T): T {
  Logger.overrideLogger(logger);
  return ofWork.run(its, work);
}
