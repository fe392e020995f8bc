import { spawn } from 'node:child_process';

/**
 * Starts a program whose output is kept, with all that it starts in a group of its own. Told to stop, by `signal` or
 * because it takes too long, it gets SIGTERM and can clean up; what is left of the group after `patienceMs` is killed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {number} options.limitMs
 * @param {number} options.patienceMs
 * @param {AbortSignal} options.signal
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<{ code: number | null,
 *   why: string | undefined, output: string }>}} `why` it ended when it was not by itself; rejected when it could not
 *   be started
 */
export function startLimited(command, args, { cwd, limitMs, patienceMs, signal }) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  let stopped;
  let killing;
  const stop = (why) => {
    if (stopped) return;
    stopped = why;
    child.kill('SIGTERM');
    // A loop without an end hears nothing, and whoever started it has ended.
    killing = setTimeout(() => {
      endGroup(child.pid);
      // What left the group may still hold them.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    }, patienceMs);
  };
  const onAbort = () => stop('stopped');
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  const limit = setTimeout(() => stop(`not ready after ${inWords(limitMs)}`), limitMs);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, by) => {
      clearTimeout(limit);
      clearTimeout(killing);
      signal.removeEventListener('abort', onAbort);
      resolve({ code, why: stopped ?? (by ? `ended by ${by}` : undefined), output });
    });
  });
  return { child, ended };
}

const inWords = (ms) => (ms < 60_000 ? `${ms / 1000} seconds` : `${ms / 60_000} minutes`);

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
