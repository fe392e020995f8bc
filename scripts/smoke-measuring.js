import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOfTree } from '../test/runner/cpu-time.js';
import { measuringScripts } from './measuring-scripts.js';
import { become, isOldNode, NODE } from './node24.js';

// Runs each measuring script small, one after the other, and tells what each measured. `npm run smoke:measuring -- fuzz
// bench` runs those alone. Ends with 1 when one failed. What is measured only over files that are not at hand is named
// and fails nothing.
const root = fileURLToPath(new URL('..', import.meta.url));
/** A script that takes so long hangs, or has no smoke run. */
const LIMIT_MS = 10 * 60_000;
/** Lines of a script that failed and gave no reason. */
const LAST_LINES = 25;

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const stopped = new AbortController();

/** @param {string} name of an npm script @returns {Promise<{code: number | null, output: string}>} */
function run(name) {
  const [node, ...args] = scripts[name].split(' ');
  if (node !== 'node') throw new Error(`${name} is not run by node: ${scripts[name]}`);
  const child = spawn(NODE, [...args, '--smoke'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const stop = () => child.kill('SIGTERM');
  stopped.signal.addEventListener('abort', stop);
  const limit = setTimeout(stop, LIMIT_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      stopped.signal.removeEventListener('abort', stop);
      resolve({ code, output });
    });
  });
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
  const cpuBefore = cpuSecondsOfTree(process.pid);
  const { code, output } = await run(name);
  const time = `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s ${cpuSince(cpuBefore)}`;
  const tell = (what) => console.log(`${name.padEnd(16)}${time}  ${what}`);
  const measured = /^MEASURED: (.*)$/m.exec(output)?.[1];
  if (code === exitCodes.absent) {
    const missing = [...output.matchAll(/^ABSENT: (.*)$/gm)].map(([, what]) => what);
    tell(`not at hand: ${missing.join('; ')}`);
    return 'absent';
  }
  if (code === exitCodes.good && measured !== undefined) {
    tell(measured);
    return 'measured';
  }
  tell(`FAILED with ${code}${code === exitCodes.good ? ', for it does not say what it measured' : ''}`);
  for (const line of reasonsOf(output)) console.log(`    ${line}`);
  return 'failed';
}

/** Processor time of all that was started since then, or nothing where the machine does not tell it. */
function cpuSince(before) {
  const now = cpuSecondsOfTree(process.pid);
  return now === null ? '' : `(${(now - before).toFixed(1)} s of CPU)`.padStart(16);
}

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
  const cpuBefore = cpuSecondsOfTree(process.pid);
  const ends = { measured: [], absent: [], failed: [] };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());
  for (const name of names) if (!stopped.signal.aborted) ends[await smoke(name, exitCodes)].push(name);
  const { measured, absent, failed } = ends;
  console.log(
    `\n${measured.length} of ${names.length} measuring scripts measure ${cpuSince(cpuBefore).trim()}`,
  );
  if (absent.length > 0) console.log(`Not measured, for what is not at hand: ${absent.join(', ')}`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

if (isOldNode) become(NODE, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
else process.exitCode = await main();
