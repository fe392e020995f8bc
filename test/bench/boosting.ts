import { leafOf, type Tree } from '../../src/image-tracking/floorplan-classifier-model.js';
import { Dice } from '../support/drawn/dice.js';

export interface Row {
  readonly inputs: ArrayLike<number>;
  /** 1 or 0. */
  readonly target: number;
  readonly weight: number;
}

export interface BoostOptions {
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
  /** Added to the curvature of each leaf: pulls leaves with few rows towards zero. */
  readonly restraint: number;
  /** Share of the inputs and of the rows each tree sees. */
  readonly inputShare: number;
  readonly rowShare: number;
  readonly seed: number;
}

const bins = 32;

/** Gradient-boosted trees for log loss, split at 32 quantiles of each input; the sum of the leaves is the logit. */
export function boost(rows: readonly Row[], options: BoostOptions): Tree[] {
  const { rounds, depth, rate, restraint, inputShare, rowShare, seed } = options;
  const dice = new Dice(seed);
  const count = rows.length;
  const features = rows[0]!.inputs.length;
  const cuts = Array.from({ length: features }, (_, f) => quantiles(rows.map(({ inputs }) => inputs[f]!)));
  const binned = cuts.map((bounds, f) => Uint8Array.from(rows, ({ inputs }) => binOf(bounds, inputs[f]!)));
  const logits = new Float64Array(count);
  const slopes = new Float64Array(count);
  const curves = new Float64Array(count);
  const node = new Int16Array(count);
  const inner = 2 ** depth - 1;
  const trees: Tree[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < count; k++) {
      const p = 1 / (1 + Math.exp(-logits[k]!));
      slopes[k] = rows[k]!.weight * (rows[k]!.target - p);
      curves[k] = rows[k]!.weight * Math.max(1e-6, p * (1 - p));
      node[k] = dice.is(rowShare) ? 0 : -1;
    }
    const chosen = Array.from({ length: features }, (_, f) => f).filter(() => dice.is(inputShare));
    const tree = {
      measures: new Uint8Array(inner),
      bounds: new Float64Array(inner).fill(Infinity),
      leaves: new Float64Array(inner + 1),
    };
    const cutBins = new Int32Array(inner).fill(bins);
    for (let level = 0; level < depth; level++) {
      const first = 2 ** level - 1;
      const width = 2 ** level;
      const best = Array.from({ length: width }, () => ({ gain: 1e-6, feature: 0, cut: bins }));
      const sums = new Float64Array(width * bins * 2);
      for (const feature of chosen) {
        sums.fill(0);
        const column = binned[feature]!;
        for (let k = 0; k < count; k++) {
          if (node[k]! < first) continue;
          const at = ((node[k]! - first) * bins + column[k]!) * 2;
          sums[at]! += slopes[k]!;
          sums[at + 1]! += curves[k]!;
        }
        for (let n = 0; n < width; n++) {
          let [slope, curve] = [0, 0];
          for (let b = 0; b < bins; b++) {
            slope += sums[(n * bins + b) * 2]!;
            curve += sums[(n * bins + b) * 2 + 1]!;
          }
          let [leftSlope, leftCurve] = [0, 0];
          for (let b = 0; b < bins - 1; b++) {
            leftSlope += sums[(n * bins + b) * 2]!;
            leftCurve += sums[(n * bins + b) * 2 + 1]!;
            const gain =
              leftSlope ** 2 / (leftCurve + restraint) +
              (slope - leftSlope) ** 2 / (curve - leftCurve + restraint) -
              slope ** 2 / (curve + restraint);
            if (gain > best[n]!.gain) best[n] = { gain, feature, cut: b };
          }
        }
      }
      best.forEach(({ feature, cut }, n) => {
        tree.measures[first + n] = feature;
        cutBins[first + n] = cut;
        tree.bounds[first + n] = cut < bins - 1 ? (cuts[feature]![cut] ?? Infinity) : Infinity;
      });
      for (let k = 0; k < count; k++) {
        const at = node[k]!;
        if (at >= first) node[k] = binned[tree.measures[at]!]![k]! <= cutBins[at]! ? 2 * at + 1 : 2 * at + 2;
      }
    }
    const slopeOf = new Float64Array(inner + 1);
    const curveOf = new Float64Array(inner + 1);
    for (let k = 0; k < count; k++) {
      if (node[k]! < inner) continue;
      slopeOf[node[k]! - inner]! += slopes[k]!;
      curveOf[node[k]! - inner]! += curves[k]!;
    }
    slopeOf.forEach((slope, leaf) => (tree.leaves[leaf] = (rate * slope) / (curveOf[leaf]! + restraint)));
    for (let k = 0; k < count; k++) logits[k]! += leafOf(tree, rows[k]!.inputs);
    trees.push(tree);
  }
  return trees;
}

function quantiles(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const cuts = Array.from(
    { length: bins - 1 },
    (_, k) => sorted[Math.floor(((k + 1) * sorted.length) / bins)]!,
  );
  return [...new Set(cuts)];
}

/** The number of cuts below the value. */
function binOf(cuts: readonly number[], value: number): number {
  let bin = 0;
  while (bin < cuts.length && value > cuts[bin]!) bin++;
  return bin;
}
