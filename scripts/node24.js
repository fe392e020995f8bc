import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The Node that the project is written for, from its own packages. */
export const NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const NEEDED = 24;

/** Whether this process runs on a Node that is old for the project. */
export const isOldNode = Number(process.versions.node.split('.')[0]) < NEEDED;

/**
 * Runs a program in our place: same terminal, signals handed on, and at its end we end the same way.
 * @param {string} command
 * @param {string[]} args
 */
export function become(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  // The terminal sends Ctrl-C to both of us; a signal sent to us alone has to be handed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`${command}: ${error.message}. Run npm ci first.`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
