import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Surroundings {
  env: Record<string, string>;
  folder: string;
  exitCode: unknown;
  listeners: Map<string | symbol, (() => void)[]>;
}
const { differences, keeping, surroundings } = (await import(
  pathToFileURL(resolve('test/runner/surroundings.js')).href
)) as {
  differences(before: Surroundings, after: Surroundings): string[];
  keeping<T>(act: () => Promise<T>): Promise<T>;
  surroundings(): Surroundings;
};

/** What an act is found to have left, while it is undone all the same. */
async function leftBy(act: () => unknown, undo: () => unknown): Promise<string[]> {
  const before = surroundings();
  try {
    await act();
    return differences(before, surroundings());
  } finally {
    await undo();
  }
}
const name = 'VISNINGSKLAR_SURROUNDINGS';
const unset = () => delete process.env[name];

describe('what a file leaves of the process of its worker', () => {
  it('is nothing when it undoes what it does', () => {
    const before = surroundings();
    const listener = () => undefined;
    process.once('SIGUSR2', listener).off('SIGUSR2', listener);
    process.env[name] = 'a';
    unset();
    expect(differences(before, surroundings())).toEqual([]);
  });

  it('is told of variables: set, changed and deleted', async () => {
    const set = (value: string) => () => (process.env[name] = value);
    expect(await leftBy(set('a'), unset)).toEqual([`process.env.${name} was undefined and is a`]);
    process.env[name] = 'a';
    expect(await leftBy(set('b'), set('a'))).toEqual([`process.env.${name} was a and is b`]);
    expect(await leftBy(unset, unset)).toEqual([`process.env.${name} was a and is undefined`]);
  });

  it('is told of the folder and the exit code', async () => {
    const folder = process.cwd();
    expect(
      await leftBy(
        () => process.chdir('test'),
        () => process.chdir(folder),
      ),
    ).toEqual([`the folder was ${folder} and is ${resolve('test')}`]);
    const { exitCode } = process;
    expect(
      await leftBy(
        () => (process.exitCode = 3),
        () => (process.exitCode = exitCode),
      ),
    ).toEqual([`the exitCode was ${exitCode} and is 3`]);
  });

  it('is told of listeners: added, also for once, and removed', async () => {
    const listener = () => undefined;
    const remove = () => process.off('SIGUSR2', listener);
    const more = [expect.stringMatching(/^process listens by one more: SIGUSR2 \(\) ?=> ?undefined$/)];
    expect(await leftBy(() => process.on('SIGUSR2', listener), remove)).toEqual(more);
    expect(await leftBy(() => process.once('SIGUSR2', listener), remove)).toEqual(more);
    process.on('SIGUSR2', listener);
    expect(await leftBy(remove, remove)).toEqual([
      expect.stringMatching(/^process listens no more: SIGUSR2 /),
    ]);
  });

  it('is not what a worker starts to keep', async () => {
    const listener = () => undefined;
    const start = () =>
      keeping(async () => {
        process.on('SIGUSR2', listener);
        process.env[name] = 'kept';
        return 'started';
      });
    const stop = () => {
      process.off('SIGUSR2', listener);
      unset();
    };
    expect(await leftBy(async () => expect(await start()).toBe('started'), stop)).toEqual([]);
    expect(await leftBy(() => (process.env[name] = 'other'), unset)).toEqual([
      `process.env.${name} was undefined and is other`,
    ]);
  });
});
