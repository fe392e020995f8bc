import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { buckets } from './clause-features.js';

/** Answers yes or no to several questions about a clause, as it is fitted: a weight for each pair of feature and answer. */
export interface LinearModel {
  readonly answers: number;
  /** How telling each feature is: the logarithm of how rare; 0 for one that fewer than two lessons have. */
  readonly rarity: Float32Array;
  /** A row for each bucket, a number for each answer. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** The same as it is used: most weights are 0, and only the others are held. */
export interface SparseModel {
  readonly rarity: Float32Array;
  /** Where the weights of each bucket begin, and of the last where they end. */
  readonly starts: Uint32Array;
  /** The answer that each weight is for. */
  readonly places: Uint16Array;
  readonly weights: Int8Array;
  /** What a weight of 1 stands for, for each answer. */
  readonly scales: Float32Array;
  readonly bias: Float32Array;
}

interface Weighted {
  readonly bucket: number;
  readonly value: number;
}

/** The features with their rarity, of length 1 together. */
export function weighted(rarity: Float32Array, features: readonly number[]): Weighted[] {
  const known = features.filter((bucket) => rarity[bucket]! > 0);
  const length = lengthOf(rarity, features);
  return known.map((bucket) => ({ bucket, value: rarity[bucket]! / length }));
}

function lengthOf(rarity: Float32Array, features: readonly number[]): number {
  let sum = 0;
  for (const bucket of features) sum += rarity[bucket]! ** 2;
  return Math.sqrt(sum);
}

/** How sure each answer to a clause of these features is, 0–1. */
export function answersTo(model: SparseModel, features: readonly number[]): Float32Array {
  const { rarity, starts, places, weights, scales, bias } = model;
  const sums = new Float32Array(bias.length);
  const length = lengthOf(rarity, features);
  for (const bucket of features) {
    const value = rarity[bucket]! / length;
    const end = value > 0 ? starts[bucket + 1]! : 0;
    for (let at = starts[bucket]!; at < end; at += 1) sums[places[at]!]! += value * weights[at]!;
  }
  return sums.map((sum, one) => 1 / (1 + Math.exp(-sum * scales[one]! - bias[one]!)));
}

/** A fitted model as it is kept; each row of bytes compressed by Brotli, base64. */
export interface PackedModel {
  readonly bias: readonly number[];
  readonly scales: readonly number[];
  /** Rarity in hundredths, a byte pair for each bucket. */
  readonly rarity: string;
  /** How many weights each bucket has, a byte pair each. */
  readonly counts: string;
  /** The answers that the weights are for: how many are passed over since the last of the bucket, see `gapBytes`. */
  readonly gaps: string;
  /** Whole numbers from −`most` to `most`, a byte each, by answer and then by bucket: those of an answer are alike. */
  readonly weights: string;
}

/** Steps on either side of 0: more would tell weights apart that make no difference to an answer. */
const most = 31;

export function packed({ answers, rarity, weights, bias }: LinearModel): PackedModel {
  const scales = Array.from({ length: answers }, (_, one) => {
    let widest = 0;
    for (let at = one; at < weights.length; at += answers) widest = Math.max(widest, Math.abs(weights[at]!));
    return widest / most || 1;
  });
  const counts = new Uint16Array(rarity.length);
  const gaps: number[] = [];
  const ofAnswers = scales.map((): number[] => []);
  for (let bucket = 0; bucket < rarity.length; bucket += 1) {
    let last = -1;
    for (let place = 0; place < answers; place += 1) {
      const whole = Math.round(weights[bucket * answers + place]! / scales[place]!);
      if (whole === 0) continue;
      counts[bucket]! += 1;
      gaps.push(...gapBytes(place - last - 1));
      ofAnswers[place]!.push(whole);
      last = place;
    }
  }
  return {
    bias: [...bias],
    scales,
    rarity: pack(new Uint8Array(Uint16Array.from(rarity, (one) => Math.round(one * 100)).buffer)),
    counts: pack(new Uint8Array(counts.buffer)),
    gaps: pack(Uint8Array.from(gaps)),
    weights: pack(new Uint8Array(Int8Array.from(ofAnswers.flat()).buffer)),
  };
}

/** A gap in bytes: each of the widest says that more follows. */
const widestByte = 255;
const gapBytes = (gap: number): number[] => [
  ...Array.from({ length: Math.floor(gap / widestByte) }, () => widestByte),
  gap % widestByte,
];

/** @throws Error where the weights are of another number of features */
export function unpacked({ bias, scales, rarity, counts, gaps, weights }: PackedModel): SparseModel {
  const hundredths = new Uint16Array(unpack(rarity));
  if (hundredths.length !== buckets)
    throw new Error('The weights of the reader are of another number of features');
  const counted = new Uint16Array(unpack(counts));
  const starts = new Uint32Array(buckets + 1);
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1] = starts[bucket]! + counted[bucket]!;
  const places = placesOf(starts, new Uint8Array(unpack(gaps)));
  return {
    rarity: new Float32Array(hundredths).map((hundredth) => hundredth / 100),
    starts,
    places,
    weights: byBucket(places, bias.length, new Int8Array(unpack(weights))),
    scales: Float32Array.from(scales),
    bias: Float32Array.from(bias),
  };
}

function placesOf(starts: Uint32Array, gaps: Uint8Array): Uint16Array<ArrayBuffer> {
  const places = new Uint16Array(starts.at(-1)!);
  let next = 0;
  for (let bucket = 0; bucket + 1 < starts.length; bucket += 1) {
    let place = -1;
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) {
      for (; gaps[next] === widestByte; next += 1) place += widestByte;
      place += gaps[next]! + 1;
      next += 1;
      places[at] = place;
    }
  }
  return places;
}

/** Weights by answer in the order of their places, which is by bucket. */
function byBucket(places: Uint16Array, answers: number, byAnswer: Int8Array): Int8Array<ArrayBuffer> {
  const next = new Uint32Array(answers + 1);
  for (let at = 0; at < places.length; at += 1) next[places[at]! + 1]! += 1;
  for (let answer = 0; answer < answers; answer += 1) next[answer + 1]! += next[answer]!;
  const weights = new Int8Array(places.length);
  for (let at = 0; at < places.length; at += 1) weights[at] = byAnswer[next[places[at]!]!++]!;
  return weights;
}

const widestWindow = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };
const pack = (bytes: Uint8Array): string => brotliCompressSync(bytes, widestWindow).toString('base64');

/** In a buffer of its own, as a view of wider numbers needs it. */
const unpack = (text: string): ArrayBuffer =>
  new Uint8Array(brotliDecompressSync(Buffer.from(text, 'base64'))).buffer;
