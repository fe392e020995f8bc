import { setTimeout as sleep } from 'node:timers/promises';

/** Keeps us modest: so many pages at once in all, and a pause between the starts of two requests to one host. */
export class Pace {
  private readonly nextStart = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  /**
   * @param concurrency pages at once, all hosts together
   * @param gapMs least time between two starts for a host, milliseconds
   */
  constructor(
    private readonly concurrency: number,
    private readonly gapMs: (host: string) => number,
  ) {}

  /** Runs the work when it is this host's turn. @throws the signal's reason when aborted while waiting. */
  async run<T>(host: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.turnOf(host, signal);
    await this.enter();
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.leave();
    }
  }

  private async turnOf(host: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    for (const [known, start] of this.nextStart) if (start < now) this.nextStart.delete(known);
    const start = this.nextStart.get(host) ?? now;
    this.nextStart.set(host, start + this.gapMs(host));
    if (start > now) await sleep(start - now, undefined, { signal }).catch(() => signal.throwIfAborted());
  }

  private async enter(): Promise<void> {
    if (this.running >= this.concurrency) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
