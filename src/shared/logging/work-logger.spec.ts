import { Logger, type LoggerService } from '@nestjs/common';
import { setImmediate as later } from 'node:timers/promises';
import { processLogger, withLogger } from './work-logger.js';

/** Remembers what it is told to warn of. */
function witness() {
  const told: unknown[] = [];
  const ignore = () => undefined;
  const logger: LoggerService = { log: ignore, error: ignore, warn: (...line) => void told.push(line) };
  return { logger, told };
}
afterAll(() => Logger.overrideLogger(processLogger(false)));

it('hands each line to the logger of its work, and all others to that of the process', async () => {
  const [server, one, other] = [witness(), witness(), witness()];
  Logger.overrideLogger(processLogger(server.logger));
  const kitchen = new Logger('Kitchen');
  const work = async (name: string) => {
    kitchen.warn(`${name} begins`);
    await later();
    kitchen.warn(`${name} ends`);
  };
  const works = [
    withLogger(one.logger, () => work('one')),
    withLogger(other.logger, () => work('other')),
    work('server'),
  ];
  await Promise.all(works);
  for (const [name, { told }] of Object.entries({ one, other, server }))
    expect(told).toEqual([
      [`${name} begins`, 'Kitchen'],
      [`${name} ends`, 'Kitchen'],
    ]);
});

it('tells nobody where the process logs nothing, but still the logger of a work', () => {
  const own = witness();
  Logger.overrideLogger(processLogger(false));
  new Logger('Kitchen').warn('nobody hears');
  withLogger(own.logger, () => new Logger('Kitchen').warn('heard'));
  new Logger('Kitchen').warn('nobody hears again');
  expect(own.told).toEqual([['heard', 'Kitchen']]);
});

it('leaves a level alone that a logger does not have', () => {
  const own = witness();
  expect(() => withLogger(own.logger, () => new Logger('Kitchen').fatal('the end'))).not.toThrow();
});
