import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { become, isOldNode, NODE } from './node24.js';
import { patienceOf } from '../test/runner/cpu-time.js';
import { readTestArguments } from './test-arguments.js';

// Runs Jest on the project's own Node and ends with the count that people and machines read.
// Arguments are Jest's; PostgreSQL, Redis and a browser are brought by the tests themselves.
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const { outputFile: wantedFile, isChosen, needsPages, jestArgs } = readTestArguments(args);
const budget = JSON.parse(readFileSync(join(root, 'test/budget.json'), 'utf8'));
/** `npm test` is everything but the slow tests, which have a command of their own. */
const projectFlags = isChosen ? [] : ['--ignoreProjects', 'slow'];

/**
 * A connection that a failed test left open must not keep the run from ending: by then all is stopped and counted.
 * @returns {Promise<number>} Jest's exit code
 */
function runJest(outputFile) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const child = spawn(
    NODE,
    [jest, '--forceExit', '--json', `--outputFile=${outputFile}`, ...projectFlags, ...jestArgs],
    {
      cwd: root,
      // Jest writes its report to stderr; with --json its stdout is the JSON when there is no output file.
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        TEST_PATIENCE: process.env.TEST_PATIENCE ?? String(patienceOf(budget.yardstick)),
      },
      // A group of its own, which ends as one: Jest's workers, PostgreSQL and Redis outlive Jest otherwise.
      detached: true,
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endGroup(child, signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
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

/** A suite that could not be run at all is one failure, although it has no tests to count. */
function countLine(outputFile) {
  try {
    const result = JSON.parse(readFileSync(outputFile, 'utf8'));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    const skipped = result.numPendingTests + result.numTodoTests;
    return `${result.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  } catch {
    return '0 passed, 1 failed';
  }
}

async function main() {
  if (needsPages) {
    try {
      const { buildWeb } = await import('./build.js');
      await buildWeb();
    } catch (error) {
      console.error(error.message);
      console.log('0 passed, 1 failed');
      return 1;
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'visningsklar-jest-'));
  const outputFile = wantedFile ?? join(folder, 'result.json');
  const code = await runJest(outputFile);
  console.log(countLine(outputFile));
  rmSync(folder, { recursive: true });
  return code;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...args]);
else process.exit(await main());
