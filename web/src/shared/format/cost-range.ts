import { kr } from './money.js';
import { number } from './number.js';

/** `25 000–60 000 kr`; one figure when both ends are the same. Ends in kr. */
export function costRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? kr(max) : `${number(min)}–${kr(max)}`;
}
