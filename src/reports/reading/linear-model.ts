import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { buckets } from './clause-features.js';

/** Answers yes or no to several questions about a clause: a weight for each pair of feature and answer. */
export interface LinearModel {
  readonly answers: number;
  /** How telling each feature is: the logarithm of how rare; 0 for one that fewer than two lessons have. */
  readonly rarity: Float32Array;
  /** A row for each bucket, a number for each answer. */
  readonly weights: Float32Array | Int8Array;
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
  const length = Math.sqrt(known.reduce((sum, bucket) => sum + rarity[bucket]! ** 2, 0));
  return known.map((bucket) => ({ bucket, value: rarity[bucket]! / length }));
}

/** How sure each answer is, 0–1. */
export function answersTo(model: LinearModel, seen: readonly Weighted[]): Float32Array {
  const { answers, weights, scales, bias } = model;
  const sums = new Float32Array(answers);
  for (const { bucket, value } of seen) {
    const start = bucket * answers;
    for (let one = 0; one < answers; one += 1) sums[one]! += value * weights[start + one]!;
  }
  return sums.map((sum, one) => 1 / (1 + Math.exp(-sum * scales[one]! - bias[one]!)));
}

/** A fitted model as it is kept: whole numbers from −127 to 127, packed. */
export interface PackedModel {
  readonly bias: readonly number[];
  readonly scales: readonly number[];
  /** Rarity in hundredths, a byte pair for each bucket, deflated, base64. */
  readonly rarity: string;
  /** Weights, a byte each, deflated, base64. */
  readonly weights: string;
}

const most = 127;

export function packed({ answers, rarity, weights, scales, bias }: LinearModel): PackedModel {
  const spans = Array.from({ length: answers }, (_, one) => {
    let widest = 0;
    for (let at = one; at < weights.length; at += answers) widest = Math.max(widest, Math.abs(weights[at]!));
    return widest / most || 1;
  });
  const bytes = Int8Array.from(weights, (weight, at) => Math.round(weight / spans[at % answers]!));
  return {
    bias: [...bias],
    scales: spans.map((span, one) => span * scales[one]!),
    rarity: pack(new Uint8Array(Uint16Array.from(rarity, (one) => Math.round(one * 100)).buffer)),
    weights: pack(new Uint8Array(bytes.buffer)),
  };
}

export function unpacked({ bias, scales, rarity, weights }: PackedModel): LinearModel {
  const hundredths = new Uint16Array(unpack(rarity));
  if (hundredths.length !== buckets)
    throw new Error('The weights of the reader are of another number of features');
  return {
    answers: bias.length,
    rarity: Float32Array.from(hundredths, (one) => one / 100),
    weights: new Int8Array(unpack(weights)),
    scales: Float32Array.from(scales),
    bias: Float32Array.from(bias),
  };
}

const pack = (bytes: Uint8Array): string => deflateRawSync(bytes, { level: 9 }).toString('base64');

/** In a buffer of its own, as a view of wider numbers needs it. */
const unpack = (text: string): ArrayBuffer =>
  new Uint8Array(inflateRawSync(Buffer.from(text, 'base64'))).buffer;
