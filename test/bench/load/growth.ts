/** How fast something grows. */
export interface Growth {
  /** Slope of the straight line that lies nearest to the samples, each hour. */
  readonly perHour: number;
  /** Its standard error. */
  readonly error: number;
}

/**
 * @param samples when (hours) and how much; three at least
 * @returns NaN for fewer, by which nothing is flat
 */
export function growthOf(samples: readonly { readonly hour: number; readonly value: number }[]): Growth {
  const count = samples.length;
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hour = meanOf(samples.map((sample) => sample.hour));
  const value = meanOf(samples.map((sample) => sample.value));
  const spread = samples.reduce((sum, sample) => sum + (sample.hour - hour) ** 2, 0);
  const perHour =
    samples.reduce((sum, sample) => sum + (sample.hour - hour) * (sample.value - value), 0) / spread;
  const left = samples.reduce(
    (sum, sample) => sum + (sample.value - value - perHour * (sample.hour - hour)) ** 2,
    0,
  );
  return count < 3
    ? { perHour: NaN, error: NaN }
    : { perHour, error: Math.sqrt(left / (count - 2) / spread) };
}

/** Whether it is shown to grow by no more than the bar: a run that is too short for that shows nothing. */
export const isFlat = ({ perHour, error }: Growth, bar: number): boolean =>
  perHour <= bar && 2 * error <= bar;
