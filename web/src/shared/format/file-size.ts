import { number, withUnit } from './number.js';

const step = 1024;

/** How large a file is, in bytes: `512 B`, `84 KB`, `1,3 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < step) return withUnit(number(bytes), 'B');
  const kilobytes = Math.round(bytes / step);
  if (kilobytes < step) return withUnit(number(kilobytes), 'KB');
  return withUnit(number(bytes / step / step, 1), 'MB');
}
