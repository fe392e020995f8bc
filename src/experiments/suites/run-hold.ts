import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { RunUnderWay } from './suites.errors.js';

/** One process's hold on a run. */
export interface RunHold {
  release(): void;
}

const ours = new Set<string>();

/**
 * Takes a file with our process id; that of a dead process is taken over.
 * @throws RunUnderWay while another process lives that holds it
 */
export function holdRun(path: string, id: string): RunHold {
  for (;;) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
      ours.add(path);
      return {
        release: () => {
          ours.delete(path);
          rmSync(path, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(path);
    if (holder === undefined) continue;
    // In a container each start has the same process id: what stands there may be of the one before.
    const isOurs = holder === process.pid && ours.has(path);
    if (isOurs || (holder !== process.pid && isAlive(holder))) throw new RunUnderWay(id, holder);
    putAside(path, holder);
  }
}

/** Two that find the same dead holder must not both take its place: what is moved away must still be the dead one's. */
function putAside(path: string, dead: number): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (holderOf(aside) !== dead) linkSync(aside, path);
  } catch (error) {
    // Somebody else was quicker, either way.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function holderOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  // A killed process may leave the file empty.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
