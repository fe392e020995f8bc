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
const { overBudget, slowestTable, slowness } = (await import(
  pathToFileURL(resolve('test/runner/summary.js')).href
)) as {
  overBudget(files: FileCost[], budget: Budget): string[];
  slowestTable(files: FileCost[], count: number): string[];
  slowness(files: FileCost[], budget: Budget): number;
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

it('names the slowest files, the slowest first', () => {
  expect(slowestTable([file('a.spec.ts', 2), file('b.spec.ts', 3), file('c.spec.ts', 1)], 2)).toEqual([
    'Slowest files:',
    '  b.spec.ts  1 tests  1.0 s  3.0 s CPU',
    '  a.spec.ts  1 tests  1.0 s  2.0 s CPU',
  ]);
});
