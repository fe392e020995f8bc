import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commandOf } from '../src/embedded/process-table.ts';

/** A holder writes its name right after it made the file; one that did not within this time was killed in between. */
const NAMELESS_MS = 1_000;

/** Who holds the lock: a running process, `undefined` when it is free to take, or 'someone' not yet known. */
function holderOf(lock) {
  let text;
  try {
    text = readFileSync(lock, 'utf8');
    if (text === '' && Date.now() - statSync(lock).mtimeMs < NAMELESS_MS) return 'someone';
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { pid, command } = JSON.parse(text);
    // Process ids are used again; only the same command line is the same holder.
    return command && commandOf(pid) === command ? { pid } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One work at a time among processes: a second one waits, and says for whom. The lock of a process that is gone is
 * taken over.
 * @template T
 * @param {string} lock path of the lock file
 * @param {() => Promise<T>} work
 * @param {(text: string) => void} tell
 */
export async function underLock(lock, work, tell = (text) => void process.stderr.write(text)) {
  mkdirSync(dirname(lock), { recursive: true });
  let told;
  for (;;) {
    try {
      writeFileSync(lock, JSON.stringify({ pid: process.pid, command: commandOf(process.pid) }), {
        flag: 'wx',
      });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(lock);
    if (!holder) {
      rmSync(lock, { force: true });
      continue;
    }
    if (holder !== 'someone' && told !== holder.pid) {
      told = holder.pid;
      tell(`Waiting for the build of process ${holder.pid} …\n`);
    }
    await setTimeout(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
