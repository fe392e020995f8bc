import { FairLine } from './fair-line.js';
import { waitInLine } from './in-line.js';
import { onWhoseBehalf } from './on-behalf-of.js';

/**
 * So many works at once; the others wait, and people take turns by the time that theirs took lately: each person's works
 * in the order they came.
 */
export class Turns {
  private readonly waiting = new FairLine<() => void>();
  /** Works at once of each person who has any. */
  private readonly held = new Map<string, number>();

  /**
   * @param free works at once
   * @param ofPerson of one person, though places are free: then one whose works take long leaves a place to others. Our
   * own works, on nobody's behalf, have all
   */
  constructor(
    private free: number,
    private readonly ofPerson = Infinity,
  ) {}

  /** Works that wait for a place. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Waits for a place; call what it returns to leave it. @throws the signal's reason, and leaves no trace then */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const person = onWhoseBehalf();
    if (this.free > 0 && this.mayTake(person)) this.take(person);
    else await waitInLine(this.called(person, signal));
    const end = this.waiting.begin(person);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      end();
      this.leave(person);
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

  private mayTake(person: string): boolean {
    return person === '' || (this.held.get(person) ?? 0) < this.ofPerson;
  }

  private take(person: string): void {
    this.free -= 1;
    this.held.set(person, (this.held.get(person) ?? 0) + 1);
  }

  private called(person: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, stop) => {
      const next = () => {
        signal?.removeEventListener('abort', giveUp);
        this.take(person);
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

  /** The place goes to the next in line at once. */
  private leave(person: string): void {
    this.free += 1;
    const left = this.held.get(person)! - 1;
    if (left > 0) this.held.set(person, left);
    else this.held.delete(person);
    this.waiting.shift((name) => this.mayTake(name))?.();
  }
}
