import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOfEnded } from '../test/runner/cpu-time.js';
import { startLimited } from './limited-run.js';
import { measuringScripts } from './measuring-scripts.js';
import { become, isOldNode, NODE } from './node24.js';

// Runs each measuring script small, two at a time, and tells what each measured. `npm run smoke:measuring -- fuzz bench`
// runs those alone. Ends with 1 when one failed. What is measured only over files that are not at hand is named and fails
// nothing.
const root = fileURLToPath(new URL('..', import.meta.url));
/** None holds a bar, so that they may disturb each other's times; each waits for much of its own. */
const AT_ONCE = 2;
/** A script that takes so long hangs, or has no smoke run. */
const LIMIT_MS = 10 * 60_000;
/** Until a script that was told to stop is killed. */
const PATIENCE_MS = 15_000;
/** Lines of a script that failed and gave no reason. */
const LAST_LINES = 25;

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const stopped = new AbortController();

let cpuOfEnded = 0;
/** Processor seconds of the child that ended just now, or null where the machine does not tell it. */
function cpuOfLastEnded() {
  const all = cpuSecondsOfEnded();
  if (all === null) return null;
  const last = all - cpuOfEnded;
  cpuOfEnded = all;
  return last;
}

/**
 * @param {string} name of an npm script
 * @returns {Promise<{code: number | null, why: string | undefined, output: string, cpu: number | null}>} as
 *   `startLimited` tells it, and `cpu` in seconds
 */
async function run(name) {
  const [node, ...args] = scripts[name].split(' ');
  if (node !== 'node') throw new Error(`${name} is not run by node: ${scripts[name]}`);
  const { child, ended } = startLimited(NODE, [...args, '--smoke'], {
    cwd: root,
    limitMs: LIMIT_MS,
    patienceMs: PATIENCE_MS,
    signal: stopped.signal,
  });
  let cpu = null;
  child.once('exit', () => (cpu = cpuOfLastEnded()));
  return { ...(await ended), cpu };
}

/** What the script itself gives as reasons, each with the lines that belong to it; else its last lines. */
function reasonsOf(output) {
  const lines = output.trimEnd().split('\n');
  const first = lines.findIndex((line) => /^(?:WRONG|BROKEN OFF|TOO LITTLE): /.test(line));
  return first >= 0 ? lines.slice(first) : lines.slice(-LAST_LINES);
}

/** Runs one script and prints its line. @returns what became of it */
async function smoke(name, exitCodes) {
  const began = performance.now();
  console.error(`${name} begins`);
  const { code, why, output, cpu } = await run(name);
  const time = `${secondsSince(began).padStart(6)} s ${cpuText(cpu).padStart(16)}`;
  const tell = (what) => console.log(`${name.padEnd(16)}${time}  ${what}`);
  const measured = /^MEASURED: (.*)$/m.exec(output)?.[1];
  if (why === undefined && code === exitCodes.absent) {
    const missing = [...output.matchAll(/^ABSENT: (.*)$/gm)].map(([, what]) => what);
    tell([...(measured ? [measured] : []), `not at hand: ${missing.join('; ')}`].join('; '));
    return 'absent';
  }
  if (why === undefined && code === exitCodes.good && measured !== undefined) {
    tell(measured);
    return 'measured';
  }
  const unsaid = code === exitCodes.good ? ', for it does not say what it measured' : '';
  tell(`FAILED: ${why ?? `ended with ${code}${unsaid}`}`);
  for (const line of reasonsOf(output)) console.log(`    ${line}`);
  return 'failed';
}

const secondsSince = (began) => ((performance.now() - began) / 1000).toFixed(1);
const cpuText = (seconds) => (seconds === null ? '' : `(${seconds.toFixed(1)} s of CPU)`);

async function main() {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !measuringScripts.includes(name));
  if (unknown.length > 0) {
    console.error(`There are ${measuringScripts.join(', ')}, no ${unknown.join(', ')}`);
    return 1;
  }
  const { buildServer, buildWeb } = await import('./build.js');
  await import('./typescript.js');
  const { exitCodes } = await import('../test/bench/ending.ts');
  await buildServer();
  await buildWeb();
  const names = chosen.length > 0 ? chosen : measuringScripts;
  const ends = { measured: [], absent: [], failed: [] };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopped.abort());
  const began = performance.now();
  // What was built is none of the scripts'.
  cpuOfLastEnded();
  const cpuBefore = cpuSecondsOfEnded();
  const waiting = [...names];
  const runWaiting = async () => {
    for (let name = waiting.shift(); name && !stopped.signal.aborted; name = waiting.shift())
      ends[await smoke(name, exitCodes)].push(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
  const { measured, absent, failed } = ends;
  const cpu = cpuBefore === null ? null : cpuSecondsOfEnded() - cpuBefore;
  console.log(
    `\n${measured.length} of ${names.length} measuring scripts measure in ${secondsSince(began)} s ${cpuText(cpu)}`.trimEnd(),
  );
  if (absent.length > 0) console.log(`Not measured, for what is not at hand: ${absent.join(', ')}`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
else process.exitCode = await main();
