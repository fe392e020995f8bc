const months = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** Minutes that Swedish clocks are ahead of UTC at that instant. */
function offsetMinutes(instant: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Stockholm', timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')!.value;
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(name) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

const two = (value: number) => String(value).padStart(2, '0');

function withOffset(instant: Date): string {
  const offset = offsetMinutes(instant);
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19);
  return `${local}+${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
}

/** A wall-clock time in Sweden as ISO 8601 with its offset, for instance `2026-07-05T13:00:00+02:00`. */
export function swedishTime(year: number, month: number, day: number, hour: number, minute: number): string {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  return withOffset(new Date(asUtc - offsetMinutes(new Date(asUtc)) * 60_000));
}

/**
 * A machine's date as ISO in Swedish time: with a zone it is converted, without one it is taken as Swedish wall-clock
 * time; a bare date, or midnight that only stands for a date, stays `YYYY-MM-DD`. Undefined when it is no date.
 */
export function isoInSweden(text: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?/.exec(
    text.trim(),
  );
  if (!match) return undefined;
  const [, year, month, day, hour, minute, zone] = match;
  if (hour === undefined || minute === undefined) return `${year}-${month}-${day}`;
  if (!zone) return swedishTime(Number(year), Number(month), Number(day), Number(hour), Number(minute));
  const standard = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:00${standard}`);
  return Number.isNaN(instant.getTime()) ? undefined : withOffset(instant);
}

/**
 * A showing as Swedish pages write it (`Ons 7 jul kl. 17:20–18:40`, `söndag 5 juli 2026 13.00`). Without a year the
 * one nearest after `reference` is meant. A date alone when no time stands there; undefined when no date stands there.
 */
export function parseShowing(text: string, reference: Date): string | undefined {
  const iso = isoInSweden(text);
  if (iso) return iso;
  const date = /(\d{1,2})[ /]([a-zåäö]{3,9})\.?(?: (20\d\d))?/i.exec(text) ?? undefined;
  const month = date ? months.indexOf(date[2]!.slice(0, 3).toLowerCase()) + 1 : 0;
  if (!date || month === 0) return undefined;
  const day = Number(date[1]);
  const year = date[3] ? Number(date[3]) : yearOf(month, day, reference);
  const time = /(?:kl\.?|,|\s)\s*(\d{1,2})[:.](\d\d)/i.exec(text.slice(date.index + date[0].length - 1));
  if (time) return swedishTime(year, month, day, Number(time[1]), Number(time[2]));
  return `${year}-${two(month)}-${two(day)}`;
}

/** Adverts announce months ahead but look back some weeks at most. */
function yearOf(month: number, day: number, reference: Date): number {
  const year = reference.getUTCFullYear();
  const daysAhead = (Date.UTC(year, month - 1, day) - reference.getTime()) / 86_400_000;
  if (daysAhead < -60) return year + 1;
  return daysAhead > 305 ? year - 1 : year;
}

/** Sorted, each once; a bare date goes when the same day has a time. */
export function tidyShowings(starts: readonly string[]): string[] {
  const timed = new Set(starts.filter((start) => start.includes('T')).map((start) => start.slice(0, 10)));
  return [...new Set(starts)].filter((start) => start.includes('T') || !timed.has(start)).sort();
}
