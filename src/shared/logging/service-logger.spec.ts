import { Logger, type LoggerService } from '@nestjs/common';
import { alsoLog, withLogFields } from './log-context.js';
import { serviceLogger } from './service-logger.js';

function logged(format: 'json' | 'text', level: string, tell: (logger: Logger) => void): string {
  let text = '';
  const sink = { write: (line: string) => void (text += line) };
  Logger.overrideLogger(
    serviceLogger({ logLevel: level, logFormat: format, role: 'web' }, sink) as LoggerService,
  );
  tell(new Logger('Kitchen'));
  return text;
}
afterAll(() => Logger.overrideLogger(false));

it('writes a line of JSON with the ids of the work that it is told in', () => {
  const line = logged('json', 'info', (logger) =>
    withLogFields({ requestId: 'r1', userId: undefined }, () => {
      alsoLog({ run: 2 });
      logger.log({ msg: 'Answered', status: 200 });
    }),
  );
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    role: 'web',
    pid: process.pid,
    name: 'Kitchen',
    requestId: 'r1',
    run: 2,
    status: 200,
    msg: 'Answered',
  });
});

it('tells an error with its stack and causes, and of neither whom it was about', () => {
  const cause = Object.assign(new Error('no mailbox anna@test.example'), {
    code: 'EENVELOPE',
    envelope: 'anna',
  });
  const line = logged('json', 'error', (logger) => {
    logger.warn('not told at this level');
    logger.error(new TypeError('https://broker.example/storgatan-1 failed', { cause }));
  });
  const told = JSON.parse(line) as { msg: string; level: string; err: Record<string, unknown> };
  expect([told.level, told.msg]).toEqual(['error', 'https://broker.example/… failed']);
  expect(told.err).toMatchObject({ type: 'TypeError', cause: { type: 'Error', code: 'EENVELOPE' } });
  expect(told.err['stack']).toContain('service-logger.spec.ts');
  expect(line).not.toMatch(/anna|storgatan/);
});

it('keeps a stack that is handed over by itself, as Nest does', () => {
  const line = logged('json', 'info', (logger) => logger.error('It broke', 'Error: It broke\n    at x.ts:1'));
  expect(JSON.parse(line)).toMatchObject({
    name: 'Kitchen',
    msg: 'It broke',
    err: { stack: 'Error: It broke\n    at x.ts:1' },
  });
});

it('writes for people where JSON is not asked for', () => {
  const line = logged('text', 'info', (logger) =>
    withLogFields({ job: 'run-analysis' }, () => logger.warn('It waits')),
  );
  expect(line).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN {2}\[Kitchen\] It waits job=run-analysis\n$/);
});

it('writes for people what an error was caused by, below its own stack', () => {
  const cause = new Error('No browser starts here');
  const text = logged('text', 'info', (logger) => logger.error(new Error('No file was printed', { cause })));
  expect(text.indexOf('Caused by Error: No browser starts here')).toBeGreaterThan(
    text.indexOf('Error: No file was printed\n    at '),
  );
});

it('is no logger when nothing is to be told', () => {
  expect(serviceLogger({ logLevel: 'silent', logFormat: 'json', role: 'web' })).toBe(false);
});
