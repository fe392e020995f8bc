import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Run {
  result: Record<string, number> | null;
  code: number;
  stoppedBy?: string;
  testNamePattern?: string;
}
const { endingOf } = (await import(pathToFileURL(resolve('scripts/test-ending.js')).href)) as {
  endingOf(run: Run): { line: string; code: number };
};

const counts = (passed: number, failed: number, skipped: number, unrun = 0) => ({
  numTotalTestSuites: 1,
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: unrun,
});

describe('the last line of a run', () => {
  it.each<[string, Run, string, number]>([
    ['counts', { result: counts(3, 0, 0), code: 0 }, '3 passed, 0 failed', 0],
    ['counts what was skipped', { result: counts(3, 1, 2), code: 1 }, '3 passed, 1 failed, 2 skipped', 1],
    ['counts a file that could not be run', { result: counts(3, 0, 0, 2), code: 1 }, '3 passed, 2 failed', 1],
    [
      'does not call it good that no test has a name',
      { result: counts(0, 0, 9), code: 0, testNamePattern: 'a "b"' },
      'nothing ran: no test has the name "a \\"b\\""',
      1,
    ],
    [
      'counts what could not be run by a name',
      { result: counts(0, 0, 0, 1), code: 1, testNamePattern: 'a' },
      '0 passed, 1 failed',
      1,
    ],
    [
      'leaves tests that skip themselves',
      { result: counts(0, 0, 9), code: 0 },
      '0 passed, 0 failed, 9 skipped',
      0,
    ],
    ['names what broke it off', { result: null, code: 0, stoppedBy: 'SIGINT' }, 'broken off by SIGINT', 1],
    [
      'counts no part of a run that was broken off',
      { result: counts(3, 0, 0), code: 130, stoppedBy: 'SIGTERM' },
      'broken off by SIGTERM',
      130,
    ],
    [
      'is a failure where Jest says nothing',
      { result: null, code: 1 },
      '0 passed, 1 failed: Jest ended without a result',
      1,
    ],
    [
      'says that nothing was chosen',
      { result: { ...counts(0, 0, 0), numTotalTestSuites: 0 }, code: 0 },
      'nothing ran: no file of tests is chosen',
      0,
    ],
  ])('%s', (_how, run, line, code) => {
    expect(endingOf(run)).toEqual({ line, code });
  });
});
