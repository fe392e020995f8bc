import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The Node that the project is written for, from its own packages. */
export const NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const NEEDED = 24;

/** Whether this process runs on a Node that is old for the project. */
export const isOldNode = Number(process.versions.node.split('.')[0]) < NEEDED;

/**
 * For whatever reads pages for days. glibc gives the threads of Node arenas of their own, up to eight for each processor,
 * and keeps what was freed in each; two bound that. On two processors it hardly shows: our process came to rest at 298 MB
 * after four hundred pages with two arenas and at 293 MB without. The C library reads it as a process begins, so it
 * has to be there before.
 */
export const fewArenas = { MALLOC_ARENA_MAX: '2' };

/**
 * Threads of libuv, four unless told: pictures, passwords, files and names of hosts share them, and four pictures that
 * take long would hold up all log-ins. It has to be there before, too.
 */
export const moreThreads = { UV_THREADPOOL_SIZE: '16' };

/**
 * Runs a program in our place: same terminal, signals handed on, and at its end we end the same way.
 * @param {string} command path of the program
 * @param {string[]} args
 */
export function become(command, args, env = process.env) {
  // Newer Nodes can be replaced by it, with nothing of ours left between it and whoever started us.
  if (process.execve && existsSync(command)) process.execve(command, [command, ...args], env);
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
