import { Worker } from 'node:worker_threads';

/**
 * Kills this worker when it still runs after the limit, from a thread: its own thread may be in a loop without an end.
 * Jest then ends in order, with the file that ran as failed.
 * @param {number} limitMs 0 for none
 */
export function limitWorker(limitMs) {
  if (limitMs <= 0) return;
  const code = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${limitMs})`;
  new Worker(code, { eval: true, execArgv: [] }).unref();
}
