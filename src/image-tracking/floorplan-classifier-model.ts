import type { PictureMeasures } from './picture-measures.js';

/**
 * A decision tree of full depth as flat lists: node k goes on to 2k + 1 when its measure is at most its bound, else to
 * 2k + 2; the leaves follow the inner nodes. `measures` holds places in the forest's list of names.
 */
export interface Tree {
  readonly measures: ArrayLike<number>;
  readonly bounds: ArrayLike<number>;
  readonly leaves: ArrayLike<number>;
}

/** Trees whose leaves sum up to a logit. */
export type Forest = readonly Tree[];

/** What the weights file holds. Several forests are averaged; each was fitted without another part of the pictures. */
export interface ClassifierModel {
  readonly names: readonly (keyof PictureMeasures)[];
  /** Floor plan against all other pictures. */
  readonly plan: readonly Forest[];
  /** Divides the logit of `plan`: above 1 makes the answers less sure. */
  readonly temperature: number;
  /** Photo against drawings and text of all kinds. */
  readonly photo: Forest;
}

export function valuesOf(names: readonly (keyof PictureMeasures)[], measures: PictureMeasures): Float64Array {
  return Float64Array.from(names, (name) => measures[name]);
}

export function leafOf({ measures, bounds, leaves }: Tree, values: ArrayLike<number>): number {
  let at = 0;
  while (at < measures.length) at = values[measures[at]!]! <= bounds[at]! ? 2 * at + 1 : 2 * at + 2;
  return leaves[at - measures.length]!;
}

export function logitOf(forest: Forest, values: ArrayLike<number>): number {
  let sum = 0;
  for (const tree of forest) sum += leafOf(tree, values);
  return sum;
}

/** Reads a forest as written: per line a tree, its measures, bounds and leaves between semicolons. */
export function parseForest(lines: string): Forest {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [measures, bounds, leaves] = line.split(';').map((part) => part.trim().split(' ').map(Number));
      return {
        measures: Uint8Array.from(measures!),
        bounds: Float64Array.from(bounds!),
        leaves: Float64Array.from(leaves!),
      };
    });
}
