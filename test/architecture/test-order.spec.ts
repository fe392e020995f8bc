import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Queue {
  take(): string | undefined;
  leave(test: string): boolean;
}
const imported = (path: string) => import(pathToFileURL(resolve(path)).href);
const { TestQueue } = (await imported('test/runner/queue.js')) as {
  TestQueue: new (
    tests: readonly string[],
    kinds: { kindOf(test: string): unknown; workersOf(kind: unknown): number },
  ) => Queue;
};
interface Timed {
  path: string;
  duration?: number;
}
const { asGiven, inOrder } = (await imported('test/runner/order.js')) as {
  inOrder<T extends { context: { config: { displayName: { name: string } } } }>(tests: readonly T[]): T[];
  asGiven(tests: readonly Timed[], paths: readonly string[]): Timed[];
};

describe('the queue of test files', () => {
  /** `a` for two workers, all others for three. */
  const queueOf = (...tests: string[]) =>
    new TestQueue(tests, {
      kindOf: (test) => test.startsWith('a'),
      workersOf: (isFew) => (isFew ? 2 : 3),
    });

  it('gives the first whose kind has a free worker', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'b1', 'a4', 'b2');
    expect([1, 2, 3, 4].map(() => queue.take())).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(queue.take()).toBeUndefined();
    queue.leave('b1');
    expect(queue.take()).toBeUndefined();
    queue.leave('a1');
    expect(queue.take()).toBe('a3');
    queue.leave('a2');
    expect(queue.take()).toBe('a4');
  });

  it('tells the last of a kind, whose workers can end', () => {
    const queue = queueOf('b1', 'a1', 'a2');
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['b1', 'a1', 'a2']);
    expect(queue.leave('a1')).toBe(false);
    expect(queue.leave('b1')).toBe(true);
    expect(queue.leave('a2')).toBe(true);
  });

  it('does not take those for the last that still wait', () => {
    const queue = queueOf('a1', 'a2', 'a3');
    queue.take();
    queue.take();
    expect([queue.leave('a1'), queue.leave('a2')]).toEqual([false, false]);
    expect(queue.take()).toBe('a3');
    expect(queue.leave('a3')).toBe(true);
  });
});

it('runs the projects with long files first, and leaves none out', async () => {
  const { default: config } = (await imported('jest.config.js')) as {
    default: { projects: { displayName: string }[] };
  };
  const names = config.projects.map(({ displayName }) => displayName);
  const tests = ['first', 'second'].flatMap((path) =>
    names.map((name) => ({ path, context: { config: { displayName: { name } } } })),
  );
  const sorted = inOrder(tests).map(({ path, context }) => `${context.config.displayName.name} ${path}`);
  expect(sorted).toHaveLength(tests.length);
  expect(new Set(sorted)).toEqual(new Set(names.flatMap((name) => [`${name} first`, `${name} second`])));
  expect(sorted.slice(0, 4)).toEqual([
    'browser first',
    'browser second',
    'security first',
    'security second',
  ]);
  expect(sorted.at(-1)).toBe('unit second');
});

it('runs files as they are given, those that were slow last', () => {
  const tests = [
    { path: 'd' },
    { path: 'c', duration: 10_001 },
    { path: 'b', duration: 10_000 },
    { path: 'a' },
  ];
  expect(asGiven(tests, ['a', 'c', 'b']).map(({ path }) => path)).toEqual(['a', 'b', 'd', 'c']);
});
