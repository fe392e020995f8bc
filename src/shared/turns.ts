import { FairLine } from './fair-line.js';
import { onWhoseBehalf } from './on-behalf-of.js';

/**
 * So many works at once; the others wait, and people take turns by the time that theirs took lately: each person's works
 * in the order they came.
 */
export class Turns {
  private readonly waiting = new FairLine<() => void>();

  /** @param free works at once */
  constructor(private free: number) {}

  /** Works that wait for a place. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Waits for a place; call what it returns to leave it. @throws the signal's reason, and leaves no trace then */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await this.called(signal);
    const end = this.waiting.begin(onWhoseBehalf());
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      end();
      this.leave();
    };
  }

  /** Works when a place is free. @throws what `enter` and the work throw */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Works on each when a place is free and keeps the order. The first error is thrown; the others are worked on still. */
  each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
    return Promise.all(items.map((item) => this.run(() => work(item))));
  }

  private called(signal: AbortSignal | undefined): Promise<void> {
    const person = onWhoseBehalf();
    return new Promise((go, stop) => {
      const next = () => {
        signal?.removeEventListener('abort', giveUp);
        go();
      };
      const giveUp = () => {
        this.waiting.remove(person, next);
        stop(signal!.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.waiting.push(person, next);
    });
  }

  /** The place goes to the next in line without being free in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
