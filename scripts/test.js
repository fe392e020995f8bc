import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';
import { patienceOf } from '../test/runner/cpu-time.js';
import { NothingToRun, readTestArguments } from './test-arguments.js';
import { endingOf } from './test-ending.js';

// Runs Jest on the project's own Node and ends with the count that people and machines read.
// Arguments are Jest's; PostgreSQL, Redis and a browser are brought by the tests themselves.
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const budget = JSON.parse(readFileSync(join(root, 'test/budget.json'), 'utf8'));

/** @returns {Promise<{ code: number, stoppedBy: string | undefined }>} Jest's exit code, and what ended it early */
function runJest(words) {
  const child = spawn(NODE, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TEST_PATIENCE: process.env.TEST_PATIENCE ?? String(patienceOf(budget.yardstick)),
    },
    // A group of its own, which ends as one: Jest's workers, PostgreSQL and Redis outlive Jest otherwise.
    detached: true,
  });
  let stoppedBy;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => endGroup(child, (stoppedBy = signal)));
  return new Promise((done) => {
    child.once('error', () => done({ code: 1 }));
    child.once('exit', (code, signal) =>
      done({ code: code ?? 1, stoppedBy: stoppedBy ?? signal ?? undefined }),
    );
  });
}

/** What has ended already, or was never started, has no group. */
function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (pid !== undefined && error.code !== 'ESRCH') throw error;
  }
}

function resultIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What the arguments ask for, as `readTestArguments` tells it. */
async function readArguments() {
  const { jestCli } = await import('./jest-packages.js');
  const { specsByProject } = await import('./spec-files.js');
  return readTestArguments(args, {
    flags: jestCli.yargsOptions,
    specs: specsByProject(),
    isThere: (path) => existsSync(resolve(root, path)),
    root,
  });
}

async function run({ outputFile, testNamePattern, isTold, needsPages, jestArgs }) {
  if (isTold) {
    const { code } = await runJest([join(root, 'node_modules/jest/bin/jest.js'), ...jestArgs, '--useStderr']);
    return code;
  }
  if (needsPages) {
    try {
      const { buildWeb } = await import('./build.js');
      await buildWeb();
    } catch (error) {
      console.error(error.message);
      console.log('0 passed, 1 failed: the pages could not be built');
      return 1;
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-jest-'));
  const resultFile = join(folder, 'result.json');
  const { code: jestCode, stoppedBy } = await runJest([
    join(root, 'scripts/run-jest.js'),
    outputFile === undefined ? resultFile : resolve(root, outputFile),
    ...jestArgs,
  ]);
  const result = resultIn(outputFile === undefined ? resultFile : resolve(root, outputFile));
  rmSync(folder, { recursive: true });
  const { line, code } = endingOf({ result, code: jestCode, stoppedBy, testNamePattern });
  console.log(line);
  return code;
}

async function main() {
  try {
    return await run(await readArguments());
  } catch (error) {
    if (!(error instanceof NothingToRun)) throw error;
    console.log(`nothing ran: ${error.message}`);
    return 1;
  }
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...args]);
else process.exit(await main());
