import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process of this machine (Linux) as /proc tells of it. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // A zombie has ended and waits for its parent to hear of it.
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

/** Whether this machine tells of its processes. */
export const canSeeProcesses = existsSync('/proc/self/stat');

/** The Chromium processes below this one: the browser, its helpers and its pages. */
export function chromiumProcesses(kind?: 'renderer'): number[] {
  const all = processes();
  const below = new Set([process.pid]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all
    .filter(({ pid, command }) => below.has(pid) && /chrom/i.test(command))
    .filter(({ command }) => !kind || command.includes(`--type=${kind}`))
    .map(({ pid }) => pid);
}

/** The main process of each browser below this one; its helpers carry a `--type`. */
export function browserProcesses(): number[] {
  const mains = new Set(chromiumProcesses());
  return processes()
    .filter(
      ({ pid, command }) =>
        mains.has(pid) && command.includes('--user-data-dir=') && !command.includes('--type='),
    )
    .map(({ pid }) => pid);
}

/** Those of these processes that still run; a child that lost its parent is found too. */
export function stillRunning(pids: readonly number[]): number[] {
  const all = new Map(processes().map((one) => [one.pid, one]));
  return pids.filter((pid) => /chrom/i.test(all.get(pid)?.command ?? ''));
}

/** The folders of a running browser: its profile and what it was given for the rest. */
export function foldersOf(pid: number): string[] {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0');
  const profile = read('cmdline').find((part) => part.startsWith('--user-data-dir='));
  const folder = read('environ').find((part) => part.startsWith('TMPDIR='));
  return [profile, folder].flatMap((part) => (part ? [part.slice(part.indexOf('=') + 1)] : []));
}

/** Bytes of memory that a process holds, shared ones included; 0 when it has ended. */
export function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

/** Whether a process runs; one that has ended and that nobody has asked about does not. */
export const isRunning = (pid: number): boolean => processes().some((one) => one.pid === pid);
