import { number, withUnit } from './number.js';

/** How long something took, in milliseconds: `40 ms`, `12,4 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return withUnit(number(ms), 'ms');
  if (ms < 60_000) return withUnit(number(Math.floor(ms / 100) / 10, 1), 's');
  const seconds = Math.round(ms / 1000);
  const minutes = withUnit(number(Math.floor(seconds / 60)), 'min');
  return seconds % 60 === 0 ? minutes : `${minutes}\u00a0${withUnit(number(seconds % 60), 's')}`;
}
