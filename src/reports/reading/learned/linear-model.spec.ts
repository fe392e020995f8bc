import { buckets } from './clause-features.js';
import { answersTo, type LinearModel, packed, unpacked } from './linear-model.js';

/** Two answers; features 3, 5 and 9 are known, of which 9 is the rarest. */
function modelOf(): LinearModel {
  const rarity = new Float32Array(buckets);
  const weights = new Float32Array(buckets * 2);
  for (const [bucket, rare, first, second] of [
    [3, 1, 2, -1],
    [5, 2, -4, 0.5],
    [9, 4, 0, 3],
  ] as const) {
    rarity[bucket] = rare;
    weights.set([first, second], bucket * 2);
  }
  return { answers: 2, rarity, weights, bias: Float32Array.of(0.5, -0.5) };
}

const likelihood = (sum: number): number => 1 / (1 + Math.exp(-sum));

it('adds the weights of the known features, each by its part of a length of 1', () => {
  const answers = answersTo(unpacked(packed(modelOf())), [3, 5, 1000]);
  // Of length √(1² + 2²): 2 · 1/√5 − 4 · 2/√5 + 0.5, and −1/√5 + 0.5 · 2/√5 − 0.5.
  expect(answers[0]).toBeCloseTo(likelihood(-6 / Math.sqrt(5) + 0.5), 2);
  expect(answers[1]).toBeCloseTo(likelihood(-0.5), 2);
});

it('answers by its bias alone where it knows no feature, or has no weight for it', () => {
  const model = unpacked(packed(modelOf()));
  expect(answersTo(model, [7])[0]).toBeCloseTo(likelihood(0.5), 6);
  expect(answersTo(model, [9])[0]).toBeCloseTo(likelihood(0.5), 6);
  expect(answersTo(model, [9])[1]).toBeCloseTo(likelihood(2.5), 6);
});

it('refuses weights of another number of features', () => {
  const kept = packed(modelOf());
  const { rarity } = packed({ ...modelOf(), rarity: new Float32Array(16), weights: new Float32Array(32) });
  expect(() => unpacked({ ...kept, rarity })).toThrow('another number of features');
});

it('keeps hundreds of answers apart, and the weights of those that stand far apart', () => {
  const answers = 300;
  const weights = new Float32Array(buckets * answers);
  const { rarity } = modelOf();
  const apart = new Map([
    [5, [299]],
    [6, [0, 255]],
    [7, [0, 256, 299]],
  ]);
  for (let answer = 0; answer < answers; answer += 1) weights[3 * answers + answer] = answer === 299 ? -2 : 1;
  for (const [bucket, places] of apart) {
    rarity[bucket] = 1;
    for (const place of places) weights[bucket * answers + place] = 1;
  }
  const model = unpacked(packed({ answers, rarity, weights, bias: new Float32Array(answers) }));
  expect(answersTo(model, [3])[298]).toBeCloseTo(likelihood(1), 6);
  expect(answersTo(model, [3])[299]).toBeCloseTo(likelihood(-2), 6);
  for (const [bucket, places] of apart) {
    const kept = answersTo(model, [bucket]);
    expect([...kept.keys()].filter((place) => kept[place] !== 0.5)).toEqual(places);
  }
});
