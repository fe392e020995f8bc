/** The normal distribution's 97.5th percentile: 95 % lie within so many standard errors of the middle. */
const Z = 1.959963984540054;

/** A share with the bounds of its 95 % interval, all 0–1. */
export interface ShareWithInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval: holds also for few cases and for shares near 0 and 1.
 * E. B. Wilson (1927), "Probable inference, the law of succession, and statistical inference", JASA 22, 209–212.
 * @param passed 0–total
 * @param total at least 1
 */
export function wilsonInterval(passed: number, total: number): ShareWithInterval {
  const share = passed / total;
  const widening = 1 + Z ** 2 / total;
  const centre = (share + Z ** 2 / (2 * total)) / widening;
  const half = (Z / widening) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  // Rounding must not put the bound of a sure thing beyond it.
  return { share, low: passed === 0 ? 0 : centre - half, high: passed === total ? 1 : centre + half };
}

/**
 * McNemar's exact test, two-sided: how likely pairs that changed are to be split at least so unevenly when each way is
 * as likely as the other. Q. McNemar (1947), "Note on the sampling error of the difference between correlated
 * proportions or percentages", Psychometrika 12, 153–157; exact by the binomial distribution.
 * @param worse pairs that passed before only
 * @param better pairs that pass now only
 * @returns 0–1; 1 when nothing changed
 */
export function mcNemarExact(worse: number, better: number): number {
  const total = worse + better;
  // In logarithms, as two to the power of many pairs is more than a number holds.
  let logOfTerm = -total * Math.LN2;
  let tail = Math.exp(logOfTerm);
  for (let k = 1; k <= Math.min(worse, better); k++) {
    logOfTerm += Math.log((total - k + 1) / k);
    tail += Math.exp(logOfTerm);
  }
  return Math.min(1, 2 * tail);
}

/** @returns the middle value, of an even number the mean of the middle two; null of nothing */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
