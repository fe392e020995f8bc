import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface FileCost {
  project: string;
  path: string;
  tests: number;
  wall: number;
  cpu: number | null;
  yardstick: number | null;
}
interface Budget {
  yardstick: number;
  cpuSeconds: Record<string, number>;
}
const imported = (path: string) => import(pathToFileURL(resolve(path)).href);
const { patienceOf, warmed } = (await imported('test/runner/cpu-time.js')) as {
  patienceOf(usualSeconds: number, measure: () => number): number;
  warmed(measure: () => number): () => number;
};
const { overBudget, progressLine, projectTable, slowestTable, slowness, totalLine } = (await imported(
  'test/runner/summary.js',
)) as {
  overBudget(files: FileCost[], budget: Budget): string[];
  progressLine(counts: { done: number; total: number; failed: number }): string | undefined;
  projectTable(files: FileCost[], budget: Budget, isWhole: boolean): string[];
  slowestTable(files: FileCost[], count: number): string[];
  slowness(files: FileCost[], budget: Budget): number;
  totalLine(files: FileCost[], beside: { wall: number; services: number | null; runner: number }): string;
};

const file = (path: string, cpu: number | null, yardstick: number | null = null): FileCost => ({
  project: 'unit',
  path,
  tests: 1,
  wall: 1,
  cpu,
  yardstick,
});
const budget: Budget = { yardstick: 0.03, cpuSeconds: { unit: 10 } };

describe('the budget of processor time', () => {
  it('is kept up to 120 percent', () => {
    expect(overBudget([file('a', 7), file('b', 5)], budget)).toEqual([]);
  });

  it('is broken beyond that', () => {
    expect(overBudget([file('a', 8), file('b', 5)], budget)).toEqual([
      'The project unit took 130 % of its 10 s of processor time',
    ]);
  });

  it('grows with the time that the same work takes on this machine', () => {
    const files = [file('a', 13, 0.06), file('b', 7, 0.06)];
    expect(slowness(files, budget)).toBe(2);
    expect(overBudget(files, budget)).toEqual([]);
  });

  it('is missed when a project has none', () => {
    expect(overBudget([{ ...file('a', 1), project: 'new' }], budget)).toEqual([
      'The project new has no budget in test/budget.json',
    ]);
  });

  it('is not judged where processor time cannot be read', () => {
    expect(overBudget([file('a', null)], budget)).toEqual([]);
  });
});

describe('the table of projects', () => {
  const files = [file('a', 7), file('b', 5)];
  const title = 'Projects (this machine takes 1.00 times as long as that of test/budget.json):';

  it('tells the budget of whole ones', () => {
    expect(projectTable(files, budget, true)).toEqual([
      title,
      '  unit  2 files  2 tests  12 s CPU  12 of 10 s',
    ]);
  });

  it('tells what a part of one took', () => {
    expect(projectTable(files, budget, false)).toEqual([title, '  unit  2 files  2 tests  12 s CPU']);
  });
});

it.each([
  [49, 453, undefined],
  [50, 453, '50 of 453 files, 1 test failed'],
  [450, 453, '450 of 453 files, 1 test failed'],
  [50, 50, undefined],
])('tells after %d of %d files how far it is: %s', (done, total, line) => {
  expect(progressLine({ done, total, failed: 1 })).toBe(line);
});

it('names the slowest files, the slowest first', () => {
  expect(slowestTable([file('a.spec.ts', 2), file('b.spec.ts', 3), file('c.spec.ts', 1)], 2)).toEqual([
    'Slowest files:',
    '  b.spec.ts  1 test  1.0 s  3.0 s CPU',
    '  a.spec.ts  1 test  1.0 s  2.0 s CPU',
  ]);
});

it('measures the machine when what measures is compiled, and by its best try', () => {
  const readings = [9, 8, 3, 2, 4, 7, 5, 6];
  const read = warmed(() => readings.shift()!);
  expect([read(), read()]).toEqual([2, 5]);
});

it.each([
  ['a machine of half the speed', 0.026, 2],
  ['one as usual', 0.013, 1],
  ['a faster one', 0.009, 1],
  ['one that hangs', 9, 5],
])('gives tests on %s their time', (_, seconds, times) => {
  expect(patienceOf(0.013, () => seconds)).toBe(times);
});

describe('the total of a run', () => {
  it('sums what its files took, and names what ran beside them', () => {
    const said = totalLine([file('a', 50), file('b', 70.6)], { wall: 59.7, services: 61, runner: 9.4 });
    expect(said).toBe(
      '2 files in 1 min 00 s; processor time: 2 min 01 s for the tests, 1 min 01 s for PostgreSQL and Redis, 0 min 09 s for Jest',
    );
  });

  it('is the time alone where processor time cannot be read', () => {
    expect(totalLine([file('a', null)], { wall: 1, services: null, runner: 9 })).toBe('1 file in 0 min 01 s');
  });
});
