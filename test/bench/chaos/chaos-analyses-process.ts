import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess, type ServerProcess } from '../../support/server-process.js';
import { serverFlags } from '../effort.js';

const clock = new URL('shifted-clock.js', import.meta.url).href;
/** What a process says when an error reached nobody. */
const UNHANDLED = /unhandled|uncaught/i;

/** A place for one process: as soon as it dies, the next one is started there. */
export class Place {
  private process: ServerProcess | undefined;
  private upSince = 0;
  private isOurs = false;
  private isClosing = false;
  private isHalted = false;
  private readonly clockFile: string;
  private life: Promise<void> = Promise.resolve();

  /**
   * @param name its application name for PostgreSQL
   * @param faults what a process did that none may do
   */
  constructor(
    readonly name: string,
    private readonly env: Readonly<Record<string, string>>,
    folder: string,
    private readonly faults: string[],
  ) {
    this.clockFile = join(folder, `clock-${name}`);
    this.setClock(0);
  }

  /** Up, taking requests or jobs, and not stopped. */
  get isUp(): boolean {
    return this.process !== undefined && !this.isHalted;
  }

  /** Milliseconds for which its process has been ready. */
  get age(): number {
    return performance.now() - this.upSince;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Begins its life; settles when its first process is ready. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => (this.life = this.live(resolve)));
  }

  /** @returns whether there was a process to kill */
  async kill(): Promise<boolean> {
    const { process } = this;
    if (!process) return false;
    this.isOurs = true;
    this.process = undefined;
    await process.kill();
    return true;
  }

  /** The process stands still for a while, as one does whose machine is overloaded, and then goes on. */
  async halt(milliseconds: number): Promise<void> {
    const { process } = this;
    if (!process || this.isHalted) return;
    this.isHalted = true;
    global.process.kill(process.pid, 'SIGSTOP');
    await sleep(milliseconds);
    this.isHalted = false;
    // It may have been killed meanwhile.
    if (this.process === process) global.process.kill(process.pid, 'SIGCONT');
  }

  /** Sets this place's clock so many milliseconds ahead of the true one, also for the process that runs. */
  setClock(offset: number): void {
    writeFileSync(this.clockFile, String(offset));
  }

  /** Files of its process become no longer than so many bytes; without a number they may again. */
  limitFiles(bytes?: number): void {
    const soft = bytes ?? 'unlimited';
    if (this.pid) execFileSync('prlimit', ['--pid', String(this.pid), `--fsize=${soft}:unlimited`]);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.isOurs = true;
    await this.process?.stop();
    await this.life;
  }

  private async live(onFirst: () => void): Promise<void> {
    while (!this.isClosing) {
      const started = await startServerProcess(
        {
          ...this.env,
          DATABASE_URL: named(this.env['DATABASE_URL']!, this.name),
          CLOCK_FILE: this.clockFile,
          NODE_OPTIONS: `--import=${clock}`,
        },
        serverFlags,
      ).catch((error: unknown) => {
        // Without PostgreSQL and Redis none starts; what it may not do is fall over an error that nobody took.
        this.judge(String(error));
        return undefined;
      });
      if (!started) {
        await sleep(300);
        continue;
      }
      this.process = started;
      this.upSince = performance.now();
      this.isOurs = this.isClosing;
      if (this.isClosing) void started.stop();
      onFirst();
      const { code, signal } = await started.ended;
      this.process = undefined;
      this.judge(started.output());
      if (!this.isOurs)
        this.faults.push(`${this.name} ended by itself (${signal ?? code}): ${started.output().slice(-600)}`);
    }
  }

  private judge(output: string): void {
    const at = output.search(UNHANDLED);
    if (at >= 0)
      this.faults.push(
        `${this.name} did not handle an error: ${output.slice(Math.max(0, at - 200), at + 600)}`,
      );
  }
}

/** The process, among these, that holds the near end of a loopback connection; undefined when none does (Linux). */
export function holderOf(port: number, places: readonly Place[]): Place | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const columns = line.trim().split(/\s+/);
      if (columns[1]?.endsWith(`:${hex}`)) inodes.add(`socket:[${columns[9]}]`);
    }
  }
  return places.find(({ pid }) => {
    if (pid === undefined) return false;
    try {
      return readdirSync(`/proc/${pid}/fd`).some((fd) => {
        try {
          return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
        } catch {
          return false;
        }
      });
    } catch {
      return false;
    }
  });
}

/** The address of the same database, whose connections are then called so. */
function named(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
}
