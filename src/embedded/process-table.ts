import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The command line of a running process, or undefined when there is none with that id. */
export function commandOf(pid: number): string | undefined {
  try {
    // Slim Linux images have no ps; macOS has no /proc.
    const command = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    return command.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stops a process that an earlier run of ours left behind.
 * @returns whether it is gone within `limitMs`
 */
export async function stopOrphan(pid: number, signal: NodeJS.Signals, limitMs = 15_000): Promise<boolean> {
  const command = commandOf(pid);
  process.kill(pid, signal);
  const deadline = Date.now() + limitMs;
  while (commandOf(pid) === command) {
    if (Date.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}
