/** What repeated runs came to. */
export interface Spread {
  readonly min: number;
  /** The middle one; of an even number the mean of the two in the middle. */
  readonly median: number;
  readonly max: number;
  /** All of them, in the order of the runs. */
  readonly values: readonly number[];
}

/** The spread of some figures; null of none. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const median = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
  return { min: sorted[0]!, median, max: sorted.at(-1)!, values };
}

/** The ends of a plot, both included. */
export interface Scale {
  readonly min: number;
  readonly max: number;
}

/** Of the confidence, percent. */
export const outOfHundred: Scale = { min: 0, max: 100 };
/** Of the score of the red flags. */
export const outOfTen: Scale = { min: 0, max: 10 };

/**
 * From nothing to the greatest of several lists, none of them below zero.
 * @returns null where all of them read the same, so that there is nothing to plot
 */
export function scaleOver(
  lists: readonly (readonly number[])[],
  format: (value: number) => string,
): Scale | null {
  const values = lists.flat();
  return new Set(values.map((value) => format(value))).size > 1 ? { min: 0, max: Math.max(...values) } : null;
}

export interface Tally {
  readonly value: string;
  readonly count: number;
}

/** How often each was said, the most frequent first; of equals the one said first. */
export function talliesOf(said: readonly string[]): readonly Tally[] {
  const counts = new Map<string, number>();
  for (const value of said) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** The mean of what is known; null when nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}
