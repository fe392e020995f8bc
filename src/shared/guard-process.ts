import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks. */
const everyMs = 50;

/**
 * Ends this process, whatever it is at, when it holds more bytes than its first argument says, or when its parent, whose id
 * the second says, has ended. Looks from a thread, for the main one may be in a loop without an end.
 */
export function guardProcess(): void {
  const [most, parent] = process.argv.slice(2).map(Number);
  // A program that no pool has started: a test imports it.
  if (parent !== process.ppid) return;
  // Ctrl-C goes to all processes of a terminal: the server lets its work end first.
  process.on('SIGINT', () => undefined);
  const code = `
    setInterval(() => {
      if (process.memoryUsage.rss() > ${most} || process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL');
    }, ${everyMs});`;
  new Worker(code, { eval: true, execArgv: [] }).unref();
}
