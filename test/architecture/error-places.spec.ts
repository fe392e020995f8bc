import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const { dropRunner, keepNameless } = (await import(pathToFileURL(resolve('test/runner/stacks.js')).href)) as {
  dropRunner(error: unknown): void;
  keepNameless(error: unknown): void;
};

const errorWith = (lines: readonly string[], message = 'wrong') =>
  Object.assign(new Error(message), { stack: [`Error: ${message}`, ...lines].join('\n') });

describe('the place of an error', () => {
  it('is kept where the function has no name', () => {
    const cause = errorWith(['    at async <anonymous> (/p/b.spec.ts:6:3)']);
    const ofPackage = '    at <anonymous> (/p/node_modules/b/a.js:2:13)';
    const error = errorWith([
      '    at <anonymous> (/p/a.spec.ts:2:13)',
      ofPackage,
      '    at new Promise (<anonymous>)',
    ]);
    error.cause = cause;
    keepNameless(error);
    expect(error.stack.split('\n').slice(1)).toEqual([
      '    at /p/a.spec.ts:2:13',
      ofPackage,
      '    at new Promise (<anonymous>)',
    ]);
    expect(cause.stack).toBe('Error: wrong\n    at async /p/b.spec.ts:6:3');
  });

  it('is not in what runs the tests', () => {
    const error = errorWith([
      '    at f (/p/src/a.spec.ts:2:9)',
      '    at ModuleJob.run (node:internal/modules/esm/module_job:343:25)',
      '    at runFile (file:///p/test/runner/worker.js:118:20)',
      '    at x (/p/node_modules/jest-circus/build/runner.js:1:2)',
    ]);
    dropRunner(error);
    expect(error.stack).toBe('Error: wrong\n    at f (/p/src/a.spec.ts:2:9)');
  });

  it('is in the source that the compiler refuses', () => {
    const told = '  x Expression expected\n   ,-[/p/a.spec.ts:2:1]\n 2 | a = ;\n   `----\n';
    const message = `${told}\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>`;
    const error = errorWith(['    at load (file:///p/scripts/typescript.js:77:40)'], message);
    dropRunner(error);
    expect(error.message.trimEnd()).toBe(told.trimEnd());
    expect(error.stack).toBe('Error:   x Expression expected');
  });

  it.each(['a text', null, undefined, 1])('is nowhere in %j', (thrown) => {
    expect(() => {
      keepNameless(thrown);
      dropRunner(thrown);
    }).not.toThrow();
  });
});

describe('a run of tests that fail', () => {
  // Below the project, for the runner reads its own copy of Jest; where git and all other runs look for nothing.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/error-places-'));
  const out = mkdtempSync(join(tmpdir(), 'error-places-'));
  afterAll(() => {
    for (const path of [folder, out]) rmSync(path, { recursive: true });
  });

  it('tells the place in the spec, and nothing of ours', () => {
    const specs = {
      each: "it.each([1])('is %d', (n) => {\n  expect(n).toBe(2);\n});\n",
      none: 'export const a = 1;\n',
    };
    for (const [name, text] of Object.entries(specs)) writeFileSync(join(folder, `${name}.spec.ts`), text);
    const config = join(folder, 'jest.config.json');
    writeFileSync(
      config,
      JSON.stringify({
        rootDir: folder,
        testEnvironment: 'node',
        runner: resolve('test/runner/index.js'),
        resolver: resolve('test/support/jest-resolver.cjs'),
        extensionsToTreatAsEsm: ['.ts'],
        transform: {},
        testMatch: ['<rootDir>/*.spec.ts'],
      }),
    );
    const result = join(out, 'result.json');
    const jest = resolve('node_modules/jest/bin/jest.js');
    spawnSync(process.execPath, [jest, '--config', config, '--forceExit', '--json', '--outputFile', result]);
    const { testResults } = JSON.parse(readFileSync(result, 'utf8')) as {
      testResults: { name: string; message: string }[];
    };
    // Coloured where `CI` or `FORCE_COLOR` is set.
    const messageOf = (name: string) =>
      stripVTControlCharacters(testResults.find((file) => file.name.endsWith(name))!.message);
    expect(messageOf('each.spec.ts')).toContain('> 2 |   expect(n).toBe(2);');
    expect(messageOf('each.spec.ts')).toMatch(/\n +at .*each\.spec\.ts:2:13\n/);
    expect(messageOf('none.spec.ts')).toContain('must contain at least one test');
    expect(messageOf('none.spec.ts')).not.toMatch(/\n +at /);
  });
});
