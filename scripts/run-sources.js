import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './node24.js';

/** How a measuring run ends that was broken off, as in test/bench/ending.ts. */
const BROKEN_OFF = 3;

/**
 * Runs a TypeScript program of ours from its source on the project's Node, with the arguments of this process and its
 * streams, and ends as it ends; what a signal ended was broken off.
 * @param {string} path from the root of the project
 * @param {{flags?: readonly string[], env?: Record<string, string>}} [options] flags of Node, and variables beside ours
 */
export function runSources(path, { flags = [], env = {} } = {}) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // A smoke run uses each pattern of the rules a few times: compiled at once they cost a third less.
  const ofSmoke = process.argv.includes('--smoke') ? ['--no-regexp-tier-up'] : [];
  const child = spawn(
    NODE,
    [
      ...flags,
      ...ofSmoke,
      '--import',
      `${root}scripts/typescript.js`,
      `${root}${path}`,
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`${NODE}: ${error.message}. Run npm ci first.`);
    process.exitCode = 1;
  });
  child.once('close', (code, signal) => {
    if (signal) console.error(`BROKEN OFF: ended by ${signal}`);
    process.exitCode = code ?? BROKEN_OFF;
  });
}
