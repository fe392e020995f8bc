import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import jestConfig from '../jest.config.js';
import { FaultsCopy } from './faults-copy.js';
import {
  chosenFaults,
  counted,
  isCaught,
  judge,
  parseFault,
  redWithoutFault,
  summaryOf,
  verdictLine,
} from './faults.js';
import { become, isOldNode, NODE } from './node24.js';

// Whether the tests catch known faults: `npm run test:faults`, `-- billing` or `-- billing/double-spend` for some.
// Each of test/faults/ is put into a copy of the project, where the specs that it names are run.
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);

/**
 * How long the tests of one fault may take before they count as hung. A busy machine may need more: with `--minutes 20`
 * each test has four times its usual time as well.
 */
const MINUTES = 5;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function allFaults() {
  return readdirSync(join(root, 'test/faults'), { recursive: true })
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => `test/faults/${name}`)
    .map((path) => parseFault(path, readFileSync(join(root, path), 'utf8')));
}

const patchOf = ({ name }) => join(root, 'test/faults', `${name}.patch`);

/**
 * @returns {Promise<{ result: object | null, said: string }>} Jest's result, null when it ended without one, and what it
 *   printed
 * @throws Error when a signal has stopped it
 */
async function run(copy, specs, { limitMs, testMs }) {
  const outputFile = join(copy.root, '.cache', 'faults-result.json');
  rmSync(outputFile, { force: true });
  const child = spawn(
    NODE,
    [
      join(copy.root, 'scripts/test.js'),
      '--runTestsByPath',
      ...specs,
      `--outputFile=${outputFile}`,
      `--cacheDirectory=${join(copy.root, '.cache/jest')}`,
      `--testTimeout=${testMs}`,
    ],
    {
      cwd: copy.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FIXTURES_DIR: process.env.FIXTURES_DIR ?? join(root, '../shared/fixtures'),
        TEST_WORKER_LIMIT_MS: String(limitMs),
      },
    },
  );
  let stoppedBy;
  const stop = (signal) => child.kill((stoppedBy = signal));
  for (const signal of signals) process.on(signal, stop);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  for (const signal of signals) process.off(signal, stop);
  if (stoppedBy) throw new Error(`Stopped by ${stoppedBy}`);
  try {
    return { result: JSON.parse(readFileSync(outputFile, 'utf8')), said };
  } catch {
    return { result: null, said };
  }
}

async function runWithoutFault(copy, faults, { testMs }) {
  const specs = [...new Set(faults.flatMap((fault) => fault.specs))].sort();
  console.log(
    `${counted(faults.length, 'fault')}; first, without any, ${counted(specs.length, 'file')} of tests`,
  );
  // They are many, and a limit is for what hangs by a fault.
  const { result, said } = await run(copy, specs, { limitMs: 0, testMs });
  const red = redWithoutFault(result, copy.root);
  if (red.length > 0) throw new Error(`${said}\nThese are red without a fault:\n${red.join('\n')}`);
}

async function main() {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { minutes: { type: 'string', default: String(MINUTES) } },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes wants a number above 0');
  const limits = {
    limitMs: minutes * 60_000,
    testMs: Math.max(1, minutes / MINUTES) * jestConfig.testTimeout,
  };
  const faults = chosenFaults(allFaults(), positionals);
  const copy = new FaultsCopy(root);
  const outcomes = [];
  try {
    await runWithoutFault(copy, faults, limits);
    for (const fault of faults) {
      copy.put(patchOf(fault));
      const start = performance.now();
      const { result, said } = await run(copy, fault.specs, limits);
      const verdict = judge(result, copy.root);
      copy.takeOut(patchOf(fault));
      outcomes.push({ fault, verdict });
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${fault.name}: ${verdictLine(verdict)} (${seconds} s)`);
      if (verdict.kind === 'unloadable') console.error(said);
    }
  } finally {
    copy.remove();
  }
  console.log(['', ...summaryOf(outcomes)].join('\n'));
  if (!outcomes.every(({ verdict }) => isCaught(verdict))) process.exitCode = 1;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...args]);
else
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
