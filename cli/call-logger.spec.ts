import { Logger, type LoggerService } from '@nestjs/common';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { processLogger } from '../src/shared/logging/work-logger.js';
import { withCallLogger } from './call-logger.js';
import { inCall } from './call.js';

afterAll(() => Logger.overrideLogger(processLogger(false)));

it('what services warn of goes to stderr of their call, and to no other logger', async () => {
  const told: unknown[] = [];
  const tell = (...line: unknown[]) => void told.push(line);
  const server: LoggerService = { log: tell, error: tell, warn: tell };
  Logger.overrideLogger(processLogger(server));
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const kitchen = new Logger('Kitchen');
  inCall({ stdin, stdout, stderr, env: {}, onStop: () => undefined, exit: () => undefined }, () =>
    withCallLogger(() => {
      kitchen.log('all is well');
      kitchen.warn('it smells');
      kitchen.error('it burns', 'Error: it burns\n    at stove');
    }),
  );
  kitchen.warn('as ever');
  expect(told).toEqual([['as ever', 'Kitchen']]);
  const [warned, failed, ...stack] = (await text(stderr.end())).trimEnd().split('\n');
  expect(warned).toMatch(/^\[Nest\] \d+ .* WARN \[Kitchen\] it smells$/);
  expect(failed).toMatch(/^\[Nest\] \d+ .* ERROR \[Kitchen\] it burns$/);
  expect(stack).toEqual(['Error: it burns', '    at stove']);
  expect(await text(stdout.end())).toBe('');
});
