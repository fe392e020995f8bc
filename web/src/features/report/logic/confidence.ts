export interface Confidence {
  /** 0–100; null when the result carries none. */
  readonly score: number | null;
  readonly explanation: string | null;
}

/** The first sentence of an explanation, and what follows it; empty where nothing does. */
export function splitExplanation(explanation: string): readonly [first: string, rest: string] {
  const end = /[.!?]\s+(?=\p{Lu})/u.exec(explanation);
  return end
    ? [explanation.slice(0, end.index + 1), explanation.slice(end.index + end[0].length)]
    : [explanation, ''];
}

/** Reads a confidence that is a number, an object with score and explanation, or absent. */
export function readConfidence(value: unknown): Confidence {
  const { score, explanation } = (typeof value === 'object' && value !== null ? value : { score: value }) as {
    score?: unknown;
    explanation?: unknown;
  };
  return {
    score:
      typeof score === 'number' && Number.isFinite(score)
        ? Math.round(Math.min(100, Math.max(0, score)))
        : null,
    explanation: typeof explanation === 'string' && explanation ? explanation : null,
  };
}
