import type { Noise } from './noise.js';

/** A part of the page's text that is not this home. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly kind: Noise;
}

const strength: readonly Noise[] = ['others', 'figures', 'people'];

/** Ranges that may overlap as stretches that do not: of several kinds the one that hides most. */
export function stretchesOf(ranges: readonly Range[]): { starts: number[]; kinds: (Noise | undefined)[] } {
  const edges = ranges
    .flatMap(({ start, end, kind }) => [
      { at: start, kind, step: 1 },
      { at: end, kind, step: -1 },
    ])
    .sort((one, other) => one.at - other.at);
  const open: Record<Noise, number> = { others: 0, figures: 0, people: 0 };
  const starts: number[] = [];
  const kinds: (Noise | undefined)[] = [];
  for (const { at, kind, step } of edges) {
    open[kind] += step;
    const strongest = strength.find((one) => open[one] > 0);
    if (starts.at(-1) === at) kinds[kinds.length - 1] = strongest;
    else {
      starts.push(at);
      kinds.push(strongest);
    }
  }
  return { starts, kinds };
}

/** Index of the first of the rising numbers that is not below `least`. */
export function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
