import { readdir, readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

const everyMs = 500;
const pageSize = 4096;

/** Bytes of memory that a process holds; 0 when it is gone or the system does not say. */
async function residentBytes(pid: number): Promise<number> {
  try {
    return Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * pageSize;
  } catch {
    return 0;
  }
}

/**
 * Ends each renderer of this browser that holds more than `maxBytes`, until the browser ends; its page then crashes.
 * Chromium itself bounds the heap of scripts only, and a page of buffers can take the whole machine. Linux only.
 */
export async function boundMemory(browser: Browser, maxBytes: number): Promise<void> {
  if (process.platform !== 'linux') return;
  const session = await browser.newBrowserCDPSession();
  let looking = false;
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) {
      if (type === 'renderer' && (await residentBytes(id)) > maxBytes) process.kill(id, 'SIGKILL');
    }
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // A browser that ends in the middle of this needs no bound.
    void look()
      .catch(() => undefined)
      .finally(() => (looking = false));
  }, everyMs).unref();
  browser.once('disconnected', () => clearInterval(timer));
}

/** Whether this process is a renderer of the group. */
async function isRendererOf(group: number, pid: string): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // pid (name) state parent group
    const own = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
    return own === group && (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('--type=renderer');
  } catch {
    return false;
  }
}

/**
 * Does as `boundMemory` for a browser that another process speaks to.
 * @param group the browser's process group; nothing is done where it has none
 * @returns what ends the looking
 */
export function boundGroupMemory(group: number | undefined, maxBytes: number): () => void {
  if (process.platform !== 'linux' || group === undefined) return () => undefined;
  const look = async (pid: string) => {
    if ((await isRendererOf(group, pid)) && (await residentBytes(Number(pid))) > maxBytes)
      process.kill(Number(pid), 'SIGKILL');
  };
  const timer = setInterval(() => {
    // One that ends in the middle of this needs no bound.
    void readdir('/proc')
      .then((names) => Promise.all(names.filter((name) => /^\d+$/.test(name)).map(look)))
      .catch(() => undefined);
  }, everyMs).unref();
  return () => clearInterval(timer);
}
