import type { Dice } from '../../support/drawn/dice.js';
import { boundaries } from './chaos-analyses-boundaries.js';

export const AT_RANDOM = 'at a random moment';
/** How many rare boundaries are waited for with their transactions held open. */
const HELD_AT_ONCE = 5;

/** Where processes were killed so far, and whether one should die at a place that it has just come to. */
export class Strikes {
  readonly counts = new Map<string, number>([...boundaries, AT_RANDOM].map((name) => [name, 0]));
  private over = false;
  private last = 0;

  /**
   * @param kills after so many only those boundaries are struck at which nobody has died yet
   * @param spacingMs between two kills at boundaries, at least, but for the first at each
   */
  constructor(
    private readonly dice: Dice,
    private readonly kills: number,
    private readonly spacingMs: number,
  ) {}

  /** Nobody is to be killed any more. */
  get isOver(): boolean {
    return this.over;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Boundaries at which nobody has died yet. */
  get missed(): string[] {
    return [...this.counts].flatMap(([name, count]) => (count === 0 ? [name] : []));
  }

  /** What is rare is struck whenever it comes by, what is common seldom. */
  isWanted(boundary: string): boolean {
    const count = this.counts.get(boundary);
    if (this.over || count === undefined) return false;
    // One that comes by seldom, and then soon after others, would be missed for their sake.
    if (count === 0) return true;
    if (this.total >= this.kills) return false;
    if (Date.now() - this.last < this.spacingMs) return false;
    const above = count - this.total / this.counts.size;
    return count < 2 || this.dice.is(Math.max(0.03, Math.min(1, 0.5 ** above)));
  }

  /** Those that were struck least, a few of them at random. */
  rarest(): ReadonlySet<string> {
    if (this.over) return new Set();
    const open = [...this.counts].filter(([name]) => name.endsWith('open'));
    const mixed = open.map(([name, count]) => ({ name, rank: count + this.dice.next() * 3 }));
    mixed.sort((a, b) => a.rank - b.rank);
    return new Set(mixed.slice(0, HELD_AT_ONCE).map(({ name }) => name));
  }

  note(boundary: string): void {
    this.last = Date.now();
    this.counts.set(boundary, (this.counts.get(boundary) ?? 0) + 1);
  }

  end(): void {
    this.over = true;
  }
}
