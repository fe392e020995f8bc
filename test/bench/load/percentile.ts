/** The value below which `percent` of the values lie. @throws without values */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}
