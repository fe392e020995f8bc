import { figureOf } from '../../../shared/format/stored.js';

export interface Confidence {
  /** 0–100; null when the result carries none. */
  readonly score: number | null;
  readonly explanation: string | null;
}

/** Reads a confidence that is a number, an object with score and explanation, or absent. */
export function readConfidence(value: unknown): Confidence {
  const { score, explanation } = (typeof value === 'object' && value !== null ? value : { score: value }) as {
    score?: unknown;
    explanation?: unknown;
  };
  const figure = figureOf(score);
  return {
    score: figure === null ? null : Math.round(Math.min(100, Math.max(0, figure))),
    explanation: typeof explanation === 'string' && explanation ? explanation : null,
  };
}
