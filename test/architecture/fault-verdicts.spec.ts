import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Fault {
  name: string;
  area: string;
  fault: string;
  specs: string[];
}
interface Verdict {
  kind: 'caught' | 'hung' | 'unloadable' | 'missed';
  where?: string;
  why?: string;
}

const script = pathToFileURL(resolve('scripts/faults.js')).href;
const { parseFault, chosenFaults, judge, redWithoutFault, summaryOf } = (await import(script)) as {
  parseFault(path: string, text: string): Fault;
  chosenFaults(faults: readonly Fault[], words: readonly string[]): Fault[];
  judge(result: object | null, root: string): Verdict;
  redWithoutFault(result: object | null, root: string): string[];
  summaryOf(outcomes: readonly { fault: Fault; verdict: Verdict }[]): string[];
};

const path = 'test/faults/billing/double-spend.patch';
const head = ['Fault: A report pays twice.', 'Specs: a.spec.ts  b.spec.ts', '', 'diff --git a/x b/x', ''];

describe('a known fault', () => {
  it('has its name of its place, and tells what is wrong and which specs have to catch it', () => {
    expect(parseFault(path, head.join('\n'))).toEqual({
      name: 'billing/double-spend',
      area: 'billing',
      fault: 'A report pays twice.',
      specs: ['a.spec.ts', 'b.spec.ts'],
    });
  });

  it.each([
    ['its fault', head.with(0, 'fault: x'), 'first line'],
    ['its specs', head.with(1, 'Specs: '), 'second line'],
    ['the empty line', head.toSpliced(2, 1), 'empty line'],
    ['a diff', head.with(3, '--- a/x'), 'empty line'],
  ])('is refused without %s', (_, lines, said) => {
    expect(() => parseFault(path, lines.join('\n'))).toThrow(said);
  });

  it('is refused outside an area', () => {
    expect(() => parseFault('test/faults/double-spend.patch', head.join('\n'))).toThrow('<area>');
  });

  it('is chosen by its name or its area, and all are by nothing', () => {
    const all = ['billing/one', 'billing/two', 'web/one'].map((name): Fault => {
      return { name, area: name.split('/')[0]!, fault: '', specs: [] };
    });
    const chosen = (...words: string[]) => chosenFaults(all, words).map(({ name }) => name);
    expect(chosen()).toEqual(['billing/one', 'billing/two', 'web/one']);
    expect(chosen('web/one', 'billing')).toEqual(['billing/one', 'billing/two', 'web/one']);
    expect(chosen('billing/two')).toEqual(['billing/two']);
    expect(() => chosen('bill')).toThrow('called bill; there are billing, web');
    expect(() => chosen('web/none')).toThrow('called web/none; there are billing, web, web/one');
  });
});

const root = '/copy/';
type Test = [name: string, failure?: string];

/** A file as Jest tells of it: its tests, or why it could not be run. */
function file(name: string, tests: readonly Test[], message = '') {
  const assertionResults = tests.map(([fullName, failure]) => ({
    fullName,
    status: failure === undefined ? 'passed' : 'failed',
    failureMessages: failure === undefined ? [] : [failure],
  }));
  const isRed = message !== '' || tests.some(([, failure]) => failure !== undefined);
  return { name: `${root}${name}`, status: isRed ? 'failed' : 'passed', message, assertionResults };
}

function result(...testResults: ReturnType<typeof file>[]) {
  const passed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  return { numPassedTests: passed.length, testResults };
}

const green = file('a.spec.ts', [['adds']]);
const unequal = 'Error: expect(received).toBe(expected)\n\nExpected: 1';
const missing = "SyntaxError: The requested module './x.js' does not provide an export named 'y'";
const terminated =
  'A jest worker process (pid=7) was terminated by another process: signal=SIGKILL, exitCode=null.';

describe('the verdict on a fault', () => {
  it('is the first test that fails by it', () => {
    const red = file('b.spec.ts', [['keeps'], ['spends once', unequal], ['spends', unequal]]);
    expect(judge(result(green, red), root)).toEqual({ kind: 'caught', where: 'b.spec.ts › spends once' });
  });

  it('is rather a test that fails than one that took too long', () => {
    const slow = 'thrown: "Exceeded timeout of 30000 ms for a test.\n"';
    const red = file('b.spec.ts', [
      ['waits', slow],
      ['spends once', unequal],
    ]);
    expect(judge(result(red), root)).toEqual({ kind: 'caught', where: 'b.spec.ts › spends once' });
    expect(judge(result(file('b.spec.ts', [['waits', slow]])), root).where).toBe('b.spec.ts › waits');
  });

  it('is none of a test when only loading failed, in the file or in what its tests start', () => {
    const unread = file('b.spec.ts', [], `● Test suite failed to run\n\n  ${missing}\n  at x`);
    expect(judge(result(green, unread), root)).toEqual({
      kind: 'unloadable',
      where: 'b.spec.ts',
      why: missing,
    });
    const unstarted = file('b.spec.ts', [['spends once', missing]]);
    expect(judge(result(green, unstarted), root)).toMatchObject({ kind: 'unloadable', why: missing });
  });

  it('is of a test also when another file could not be loaded', () => {
    const unread = file('a.spec.ts', [], missing);
    const red = file('b.spec.ts', [['spends once', unequal]]);
    expect(judge(result(unread, red), root).kind).toBe('caught');
  });

  it('is that it hung when the limit ended a file', () => {
    expect(judge(result(green, file('b.spec.ts', [], terminated)), root)).toEqual({
      kind: 'hung',
      where: 'b.spec.ts',
    });
  });

  it('is that nothing caught it when all tests pass, and no verdict on it when none ran', () => {
    expect(judge(result(green), root)).toEqual({ kind: 'missed' });
    expect(judge(result(), root).kind).toBe('unloadable');
    expect(judge(null, root).kind).toBe('unloadable');
  });
});

it('names what is red without a fault, tests and files', () => {
  const red = file('b.spec.ts', [['keeps'], ['spends once', unequal]]);
  const unread = file('c.spec.ts', [], missing);
  expect(redWithoutFault(result(green, red, unread), root)).toEqual([
    'b.spec.ts › spends once',
    `c.spec.ts: ${missing}`,
  ]);
  expect(redWithoutFault(result(green), root)).toEqual([]);
  expect(redWithoutFault(null, root)).toHaveLength(1);
});

it('sums up by area, names what was not caught, and ends with the count', () => {
  const outcome = (name: string, verdict: Verdict) => {
    return { fault: { name, area: name.split('/')[0]!, fault: 'It is wrong.', specs: [] }, verdict };
  };
  const caught: Verdict = { kind: 'caught', where: 'a.spec.ts › adds' };
  expect(
    summaryOf([
      outcome('billing/one', caught),
      outcome('billing/two', { kind: 'missed' }),
      outcome('web/one', { kind: 'hung', where: 'b.spec.ts' }),
    ]),
  ).toEqual([
    'billing       1 of  2',
    'web           1 of  1',
    'billing/two: NOT CAUGHT: every test passes. It is wrong.',
    '2 of 3 faults are caught, 1 of them by a run that hung',
  ]);
  expect(summaryOf([outcome('billing/one', caught)]).at(-1)).toBe('1 of 1 fault is caught');
});
