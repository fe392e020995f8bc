import { buckets } from '../../../src/reports/reading/learned/clause-features.js';
import { type LinearModel, weighted } from '../../../src/reports/reading/learned/linear-model.js';
import { Dice } from '../../support/drawn/dice.js';

/** One clause to learn from: its features, and which of the answers are so. */
export interface Lesson {
  readonly features: readonly number[];
  readonly wanted: readonly number[];
  /** Places of the answers that this clause does not teach. */
  readonly untaught?: ReadonlySet<number>;
}

export interface FitOptions {
  readonly answers: number;
  readonly rounds: number;
  readonly rate: number;
  /** What each weight loses of itself in a round, so that rare features say little. */
  readonly decay: number;
  readonly seed: number;
}

/** Logistic regression for each answer over weighted features, fitted by Adagrad in an order that the seed draws. */
export function fitLinear(lessons: readonly Lesson[], options: FitOptions): LinearModel {
  const { answers, rounds, rate, decay, seed } = options;
  const rarity = rarityOf(lessons);
  const weights = new Float32Array(buckets * answers);
  const moved = new Float32Array(buckets * answers);
  const bias = new Float32Array(answers);
  const movedBias = new Float32Array(answers);
  const model = { answers, rarity, weights, bias };
  const dice = new Dice(seed);
  const order = lessons.map((_, at) => at);
  const seen = lessons.map(({ features }) => weighted(rarity, features));
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = dice.whole(0, at);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) {
      const { wanted, untaught } = lessons[at]!;
      const sure = sureOf(model, seen[at]!);
      const isWanted = new Set(wanted);
      for (let one = 0; one < answers; one += 1) {
        if (untaught?.has(one)) continue;
        const fault = sure[one]! - (isWanted.has(one) ? 1 : 0);
        // Most answers are plainly not so: nothing to learn.
        if (Math.abs(fault) < 0.005) continue;
        for (const { bucket, value } of seen[at]!) {
          const place = bucket * answers + one;
          const slope = fault * value;
          moved[place]! += slope * slope;
          weights[place]! -= (rate * slope) / Math.sqrt(moved[place]! + 1e-4);
        }
        movedBias[one]! += fault * fault;
        bias[one]! -= (rate * fault) / Math.sqrt(movedBias[one]! + 1e-4);
      }
    }
    for (let place = 0; place < weights.length; place += 1) weights[place]! *= 1 - decay;
  }
  return model;
}

/** The answers of a model as it is fitted, 0–1. */
export function sureOf(
  { answers, weights, bias }: LinearModel,
  seen: ReturnType<typeof weighted>,
): Float32Array {
  const sums = Float32Array.from(bias);
  for (const { bucket, value } of seen) {
    const start = bucket * answers;
    for (let one = 0; one < answers; one += 1) sums[one]! += value * weights[start + one]!;
  }
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

function rarityOf(lessons: readonly Lesson[]): Float32Array {
  const counts = new Float32Array(buckets);
  for (const { features } of lessons) for (const bucket of features) counts[bucket]! += 1;
  return counts.map((count) => (count < 3 ? 0 : Math.log(lessons.length / count)));
}
