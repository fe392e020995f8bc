/** Of the normal distribution, for 95 %. */
const z = 1.959_964;

/**
 * What the true share may be, as the Wilson interval at 95 % has it: wide where little was counted.
 * @param of at least 1
 * @returns the ends, 0–1
 */
export function wilson(right: number, of: number): { readonly low: number; readonly high: number } {
  const share = right / of;
  const weight = z ** 2 / of;
  const centre = share + weight / 2;
  const half = z * Math.sqrt((share * (1 - share)) / of + weight / (4 * of));
  const end = (value: number) => Math.min(1, Math.max(0, value / (1 + weight)));
  return { low: end(centre - half), high: end(centre + half) };
}
