import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface TestRun {
  outputFile: string | undefined;
  testNamePattern: string | undefined;
  isTold: boolean;
  needsPages: boolean;
  jestArgs: string[];
}
interface Known {
  flags: Record<string, { type?: string; alias?: string }>;
  specs: Map<string, string[]>;
  isThere(path: string): boolean;
  root: string;
}
const imported = (path: string) => import(pathToFileURL(resolve(path)).href);
const { NothingToRun, readTestArguments } = (await imported('scripts/test-arguments.js')) as {
  NothingToRun: new () => Error;
  readTestArguments(args: readonly string[], known: Known): TestRun;
};
const { jestCli } = (await imported('scripts/jest-packages.js')) as {
  jestCli: { yargsOptions: Known['flags'] };
};

const specs = new Map([
  ['unit', ['src/billing/ledger.spec.ts', 'web/src/pages/product-view.spec.ts']],
  ['architecture', ['test/architecture/rules.spec.ts']],
  ['e2e', ['test/e2e/auth.spec.ts', 'test/e2e/billing.spec.ts']],
  ['browser', ['test/browser/home.spec.ts']],
  ['slow', ['test/slow/scale.spec.ts', 'test/slow/billing.spec.ts']],
]);
const files = [...specs.values()].flat();
const isThere = (path: string) =>
  [...files, 'src/billing/ledger.ts', 'src/billing/prices.ts'].some(
    (file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`),
  );
const read = (args: readonly string[]) =>
  readTestArguments(args, { flags: jestCli.yargsOptions, specs, isThere, root: '/project/' });

/** The files that are run of themselves, or the projects that are run whole. */
const runBy = (args: readonly string[]) => {
  const { jestArgs } = read(args);
  const projects = jestArgs.flatMap((arg) => /^--selectProjects=(.*)/.exec(arg)?.[1] ?? []);
  return jestArgs.includes('--runTestsByPath') ? jestArgs.filter((arg) => files.includes(arg)) : projects;
};

const quick = ['unit', 'architecture', 'e2e', 'browser'];
const ledger = 'src/billing/ledger.spec.ts';
const auth = 'test/e2e/auth.spec.ts';
const view = 'web/src/pages/product-view.spec.ts';

describe('the words of npm test', () => {
  it.each([
    [[], quick],
    [[auth], [auth]],
    [[`./${auth}`], [auth]],
    [[`/project/${auth}`], [auth]],
    [[`${auth}:12`], [auth]],
    [[`${auth}:12:3`], [auth]],
    [['product-view'], [view]],
    [['Product-View'], [view]],
    [
      ['src/billing', 'test/browser/home.spec.ts'],
      [ledger, 'test/browser/home.spec.ts'],
    ],
    [['test/e2e/'], [auth, 'test/e2e/billing.spec.ts']],
    [['(auth|ledger)[.]spec'], [ledger, auth]],
    // The slow ones run where nothing else is meant.
    [['billing'], [ledger, 'test/e2e/billing.spec.ts']],
    [['scale'], ['test/slow/scale.spec.ts']],
    [['test/slow/billing.spec.ts'], ['test/slow/billing.spec.ts']],
    [['--selectProjects', 'slow', '--', 'billing'], ['test/slow/billing.spec.ts']],
    [
      ['--selectProjects', 'unit', 'architecture'],
      ['unit', 'architecture'],
    ],
    [['--select-projects', 'unit', '--bail'], ['unit']],
    [
      ['--ignoreProjects', 'slow', 'browser'],
      ['unit', 'architecture', 'e2e'],
    ],
    // A path after a list of projects is no project.
    [['--selectProjects', 'unit', 'architecture', ledger], [ledger]],
    [['--selectProjects', 'unit', 'architecture', 'product-view'], [view]],
    [['--selectProjects=unit', ledger], [ledger]],
    [
      ['--selectProjects=unit', '--selectProjects=e2e', 'billing'],
      [ledger, 'test/e2e/billing.spec.ts'],
    ],
    [['--selectProjects=unit', 'e2e'], 'e2e/'],
    [['--ignoreProjects', 'slow', ledger], [ledger]],
    [
      ['--runTestsByPath', auth, 'test/slow/scale.spec.ts'],
      [auth, 'test/slow/scale.spec.ts'],
    ],
    [
      ['--testPathPatterns', 'product', auth],
      [view, auth],
    ],
    [['--bail', auth], [auth]],
    // A name of tests is no path.
    [['-t', 'GET /api'], quick],
    [['-tGET /api'], quick],
    [[auth, '-t', 'answers /browser'], [auth]],
    [['--shard', '1/4'], quick],
  ])('%j run %j', (args, run) => {
    if (typeof run === 'string') expect(() => read(args)).toThrow('is of e2e, and not of unit');
    else expect(runBy(args)).toEqual(run);
  });

  it.each([
    [[], true],
    [[auth], false],
    [['home'], true],
    [['--selectProjects', 'unit', 'e2e'], false],
    [['--selectProjects', 'unit', 'browser'], true],
    [[auth, '-t', 'browser/'], false],
  ])('%j need the pages: %s', (args, needsPages) => {
    expect(read(args).needsPages).toBe(needsPages);
  });

  it('gives Jest the flags after the paths, which its lists would take', () => {
    expect(read(['--selectProjects', 'unit', '-tGET /api', '-w', '2', '-b', '--no-cache', ledger])).toEqual({
      outputFile: undefined,
      testNamePattern: 'GET /api',
      isTold: false,
      needsPages: false,
      jestArgs: [
        ledger,
        '--runTestsByPath',
        '--selectProjects=unit',
        '--testNamePattern=GET /api',
        '--maxWorkers=2',
        '-b',
        '--no-cache',
      ],
    });
  });

  it('leaves sources to Jest, which finds what imports them', () => {
    const { jestArgs } = read(['--findRelatedTests', 'src/billing/ledger.ts']);
    expect([jestArgs[0], jestArgs.at(-1)]).toEqual(['src/billing/ledger.ts', '--findRelatedTests']);
  });

  it.each([[['--outputFile=/tmp/out.json']], [['--outputFile', '/tmp/out.json']]])(
    '%j name a file for the result, which is nothing to run',
    (args) => {
      const { outputFile, jestArgs } = read([...args, ledger]);
      expect([outputFile, jestArgs]).toEqual([
        '/tmp/out.json',
        [ledger, '--runTestsByPath', '--selectProjects=unit'],
      ]);
      expect(runBy(args)).toEqual(quick);
    },
  );

  it.each(['--help', '-h', '--version', '--listTests', '--list-tests', '--showConfig'])(
    '%s runs nothing, and tells something',
    (flag) => {
      expect(read([flag]).isTold).toBe(true);
    },
  );

  it.each([
    [['product-vieww'], 'no file of tests has product-vieww in its path'],
    [[auth, 'nowhere'], 'no file of tests has nowhere in its path'],
    [['test/e2e/nowhere.spec.ts'], 'there is no test/e2e/nowhere.spec.ts'],
    [['--runTestsByPath', 'a.spec.ts'], 'there is no a.spec.ts'],
    [['src/billing/ledger.ts'], 'src/billing/ledger.ts is no file of tests; src/billing/ledger.spec.ts is'],
    [
      ['--selectProjects', 'unitt'],
      'there is no project unitt; there are unit, architecture, e2e, browser, slow',
    ],
    [['--selectProjects', 'unit', auth], `${auth} is of e2e, and not of unit`],
    [['--findRelatedTests', 'src/nowhere.ts'], 'there is no src/nowhere.ts'],
    [['--foo'], "there is no flag --foo; npm test -- --help lists Jest's"],
    [['--no-foo'], "there is no flag --no-foo; npm test -- --help lists Jest's"],
    [['--watch'], '--watch is not possible here; npm run test:changed runs what a change touches'],
    [['--watchAll'], '--watchAll is not possible here; npm run test:changed runs what a change touches'],
    [['-t'], '-t wants a value'],
    [['--testNamePattern='], '--testNamePattern wants a value'],
    [['-t', 'a', '-t', 'b'], '-t is given twice'],
    [['a(b'], 'a(b is no path and no pattern'],
  ])('%j run nothing, and one line says why', (args, why) => {
    expect(() => read(args)).toThrow(NothingToRun);
    expect(() => read(args)).toThrow(new Error(why));
  });

  it('are read by the command itself', () => {
    const command = (...args: string[]) => {
      const { status, stdout } = spawnSync(process.execPath, ['scripts/test.js', ...args], {
        encoding: 'utf8',
      });
      return [status, stdout];
    };
    const path = 'test/architecture/test-arguments.spec.ts';
    expect(command('--listTests', '--selectProjects', 'unit', 'architecture', 'test-arguments')).toEqual([
      0,
      `${resolve(path)}\n`,
    ]);
    expect(command('test/architecture/nowhere.spec.ts')).toEqual([
      1,
      'nothing ran: there is no test/architecture/nowhere.spec.ts\n',
    ]);
  });
});
