import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { readTestArguments } = (await import(pathToFileURL(resolve('scripts/test-arguments.js')).href)) as {
  readTestArguments(args: readonly string[]): {
    outputFile: string | undefined;
    isChosen: boolean;
    needsPages: boolean;
    jestArgs: string[];
  };
};

describe('the words of npm test', () => {
  it.each([
    [[], false, true],
    [['test/e2e/auth.spec.ts'], true, false],
    [['src/billing', 'test/browser/home.spec.ts'], true, true],
    [['--selectProjects', 'unit', 'architecture'], true, false],
    [['--selectProjects', 'unit', 'security', '--bail'], true, true],
    [['test/e2e/auth.spec.ts', '--testTimeout', '9'], true, false],
    // A name of tests is no path.
    [['-t', 'GET /api'], false, true],
    [['-tGET /api'], false, true],
    [['--testNamePattern', 'the browser /api'], false, true],
    [['--testNamePattern=GET /api'], false, true],
    [['test/e2e/auth.spec.ts', '-t', 'answers /browser'], true, false],
    [['--shard', '1/4'], false, true],
    [['--bail', 'test/e2e'], true, false],
    [['--runTestsByPath', 'test/e2e/auth.spec.ts', 'test/slow/scale.spec.ts'], true, true],
  ])('%j name what runs (%s), which needs the pages (%s)', (args, isChosen, needsPages) => {
    const read = readTestArguments(args);
    expect([read.isChosen, read.needsPages]).toEqual([isChosen, needsPages]);
    expect([read.outputFile, read.jestArgs]).toEqual([undefined, args]);
  });

  it.each([[['--outputFile=/tmp/out.json']], [['--outputFile', '/tmp/out.json']]])(
    '%j name a file for the result, which is nothing to run',
    (args) => {
      expect(readTestArguments(['-t', 'a', ...args, 'src/a.spec.ts'])).toEqual({
        outputFile: '/tmp/out.json',
        isChosen: true,
        needsPages: false,
        jestArgs: ['-t', 'a', 'src/a.spec.ts'],
      });
      expect(readTestArguments(args)).toMatchObject({ isChosen: false, jestArgs: [] });
    },
  );
});
