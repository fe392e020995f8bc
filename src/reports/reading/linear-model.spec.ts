import { buckets } from './clause-features.js';
import { answersTo, type LinearModel, packed, unpacked, weighted } from './linear-model.js';

/** Two answers; features 3, 5 and 9 are known, of which 9 is the rarest. */
function modelOf(): LinearModel {
  const rarity = new Float32Array(buckets);
  const weights = new Float32Array(buckets * 2);
  for (const [bucket, rare, first, second] of [
    [3, 1, 2, -1],
    [5, 2, -4, 0.5],
    [9, 4, 1, 3],
  ] as const) {
    rarity[bucket] = rare;
    weights.set([first, second], bucket * 2);
  }
  return { answers: 2, rarity, weights, scales: Float32Array.of(1, 1), bias: Float32Array.of(0.5, -0.5) };
}

it('adds the weights of the known features, each by its part of a length of 1', () => {
  const model = modelOf();
  // Of length √(1² + 2²): 2 · 1/√5 − 4 · 2/√5 + 0.5, and −1/√5 + 0.5 · 2/√5 − 0.5.
  const sums = [-6 / Math.sqrt(5) + 0.5, -0.5];
  const expected = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
  const answers = answersTo(model, weighted(model.rarity, [3, 5, 1000]));
  expect(answers[0]).toBeCloseTo(expected[0]!, 6);
  expect(answers[1]).toBeCloseTo(expected[1]!, 6);
});

it('answers by its bias alone where it knows no feature', () => {
  const model = modelOf();
  expect(answersTo(model, weighted(model.rarity, [7]))[0]).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 6);
});

it('answers the same to a hundredth after it was packed', () => {
  const model = modelOf();
  const again = unpacked(packed(model));
  for (const features of [[3], [5, 9], [3, 5, 9], []]) {
    const before = answersTo(model, weighted(model.rarity, features));
    const after = answersTo(again, weighted(again.rarity, features));
    for (const [at, sure] of before.entries()) expect(Math.abs(after[at]! - sure)).toBeLessThan(0.01);
  }
});

it('refuses weights of another number of features', () => {
  const { bias, scales, weights } = packed(modelOf());
  const rarity = packed({ ...modelOf(), rarity: new Float32Array(16) }).rarity;
  expect(() => unpacked({ bias, scales, rarity, weights })).toThrow('another number of features');
});
