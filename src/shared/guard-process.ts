import { writeFileSync } from 'node:fs';
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
  if (parent === undefined) return;
  if (parent !== process.ppid) process.exit(1);
  // Ctrl-C and a closed terminal are told to all of its processes: the server lets its work end first.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  preferForMemory();
  const code = `
    setInterval(() => {
      if (process.memoryUsage.rss() > ${most} || process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL');
    }, ${everyMs});`;
  new Worker(code, { eval: true, execArgv: [] }).unref();
}

/** Where memory runs out, Linux ends this process and not the server. */
function preferForMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // No Linux.
  }
}
