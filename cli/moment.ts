import { InvalidArgumentError } from 'commander';

const second = 1_000;
const units = { s: second, m: 60 * second, h: 3_600 * second, d: 86_400 * second, w: 604_800 * second };

/** How a moment is written, for the help of options. */
export const momentWords = 'ISO 8601, a day like 2026-11-22, or a span until now like 30m, 2h or 7d; UTC';

/** Nothing here is older; what is far longer no date can be. */
const longestMs = 100 * 365 * units.d;

const span = /^(\d+)([smhdw])$/;
const day = /^\d{4}-\d\d-\d\d$/;
const time = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(:\d\d(\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * The moment from which on, for commander: a day counts from its first moment. What names no zone is UTC, as all times
 * that the commands print.
 * @throws InvalidArgumentError
 */
export function since(text: string): Date {
  return momentOf(text, 0);
}

/** The moment before which: a day counts whole, up to the first moment of the next. @throws InvalidArgumentError */
export function until(text: string): Date {
  return momentOf(text, units.d);
}

/** Milliseconds of a span like `90s`, `30m`, `2h`, `7d` or `1w`. @throws InvalidArgumentError */
export function spanOf(text: string): number {
  const ms = readSpan(text);
  if (ms === undefined) throw new InvalidArgumentError('Write a span like 30m, 2h or 7d.');
  return ms;
}

function momentOf(text: string, dayEndsAfter: number): Date {
  const ms = readSpan(text);
  const moment = ms === undefined ? readTime(text, dayEndsAfter) : new Date(Date.now() - ms);
  if (!moment || Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1)
    throw new InvalidArgumentError(`Write ${momentWords}.`);
  return moment;
}

function readSpan(text: string): number | undefined {
  const [, count, unit] = span.exec(text.trim()) ?? [];
  const ms = unit ? Number(count) * units[unit as keyof typeof units] : Infinity;
  return ms <= longestMs ? ms : undefined;
}

function readTime(text: string, dayEndsAfter: number): Date | undefined {
  const [, date = text.trim(), clock, , , zone = 'Z'] = time.exec(text.trim()) ?? [];
  if (!day.test(date) || !isDay(date)) return undefined;
  if (clock === undefined) return new Date(Date.parse(date) + dayEndsAfter);
  return new Date(`${date}T${clock}${zone}`);
}

/** JavaScript makes 2 March of 30 February. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
