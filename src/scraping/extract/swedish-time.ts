const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Stockholm', timeZoneName: 'longOffset' });

const hourMs = 3_600_000;
const offsets = new Map<number, number>();

/** Minutes that Swedish clocks are ahead of UTC at that instant: they change on the hour, and asking is slow. */
function offsetMinutes(instant: Date): number {
  const hour = Math.floor(instant.getTime() / hourMs);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = askedOffset(instant);
  if (offsets.size < 10_000) offsets.set(hour, offset);
  return offset;
}

function askedOffset(instant: Date): number {
  const name = clock.formatToParts(instant).find((part) => part.type === 'timeZoneName')!.value;
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
  const near = asUtc - offsetMinutes(new Date(asUtc)) * 60_000;
  // On the nights when the clocks change, the offset is that of the hour itself, not of some hours later.
  return withOffset(new Date(asUtc - offsetMinutes(new Date(near)) * 60_000));
}

/**
 * A machine's date as ISO in Swedish time: with a zone it is converted, without one it is taken as Swedish wall-clock
 * time; seconds or milliseconds since 1970 are an instant. A bare date, or midnight that only stands for a date, stays
 * `YYYY-MM-DD`. Undefined when it is no date of 1990–2100.
 */
export function isoInSweden(text: string): string | undefined {
  const trimmed = text.trim();
  const epoch = /^(?:\/Date\()?([1-4]\d{9})(\d{3})?(?:\.\d+)?(?:\)\/)?$/.exec(trimmed);
  if (epoch) return withoutMidnight(withOffset(new Date(Number(epoch[1]) * 1000)));
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:([T ])(\d\d):(\d\d)(:\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?(?!\d)/.exec(
      trimmed,
    );
  if (!match) return undefined;
  const [, year, month, day, between, hour, minute, seconds, stated] = match;
  const isEnd = seconds === undefined && endOfSpan(stated, between === 'T', `${hour}${minute}`);
  const zone = isEnd ? undefined : stated;
  if (!isDate(Number(year), Number(month), Number(day))) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined || minute === undefined || (hour === '00' && minute === '00')) return date;
  if (!zone) return swedishTime(Number(year), Number(month), Number(day), Number(hour), Number(minute));
  const standard = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const instant = new Date(`${date}T${hour}:${minute}:00${standard}`);
  return Number.isNaN(instant.getTime()) ? undefined : withoutMidnight(withOffset(instant));
}

/**
 * `2026-11-29 13:00-14:00` is a span and no offset: machines write offsets after the seconds or after a `T`, and even
 * there what is no real offset (-12:00 to +14:00), or a later hour of the day, ends a span.
 */
function endOfSpan(stated: string | undefined, isMachine: boolean, start: string): boolean {
  if (!stated?.startsWith('-')) return false;
  const end = stated.slice(1).replace(':', '');
  return !isMachine || end > '1200' || end > start;
}

function withoutMidnight(iso: string): string {
  return iso.slice(11, 16) === '00:00' ? iso.slice(0, 10) : iso;
}

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1990 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const months = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const english: Readonly<Record<string, string>> = { may: 'maj', oct: 'okt' };
const weekdays = ['sön', 'mån', 'tis', 'ons', 'tor', 'fre', 'lör'];
const monthWord =
  '(jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:s|ch)?|apr(?:il)?|maj|may|june?|juni|july?|juli|aug(?:usti|ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const datePattern = new RegExp(
  [
    String.raw`(?<!\d)(?<isoYear>20\d\d)[-/](?<isoMonth>\d\d)[-/](?<isoDay>\d\d)(?!\d)`,
    String.raw`(?<!\d)(?<day>\d{1,2})(?::?[ae])?[ .]{0,2}(?<month>${monthWord})(?!\p{L})\.?,?(?: (?<year>20\d\d)(?!\d))?`,
    String.raw`(?<![\d:.,/])(?<slashDay>\d{1,2})/(?<slashMonth>\d{1,2})(?![\d/])(?:[- /]+(?<slashYear>20\d\d)(?!\d))?`,
    String.raw`(?<!\d)(?<dotDay>\d{1,2})\.(?<dotMonth>\d{1,2})\.(?<dotYear>20\d\d)(?!\d)`,
    String.raw`(?<!\p{L})(?<near>i ?dag|i ?morgon|i ?kväll)(?!\p{L})`,
  ].join('|'),
  'giu',
);

/** Words after which a date is no showing's. */
const otherDate = /(?:publicer|uppdater|tillträde|inflytt|såld|senast)\p{L}*[ :]*(?:den )?$/iu;

/**
 * Every showing in a text as Swedish pages write them (`Ons 7 jul kl. 17:20–18:40`, `söndag den 22 november 13.00`,
 * `22/11 13-14`, `Imorgon 17:00`): its start, or the date alone when no time stands there. Without a year the date
 * nearest after `reference` is meant; a date whose weekday does not fit that year is left out.
 */
export function parseShowings(text: string, reference: Date): string[] {
  const line = text.replace(/\s+/g, ' ').trim();
  if (!/\d|i ?(?:dag|morgon|kväll)/i.test(line) || /inställ[dt]|avbokad|avlyst/i.test(line)) return [];
  const dates = [...line.matchAll(datePattern)];
  // A machine's seconds since 1970 are a date without looking like one.
  const instant = dates.length === 0 ? isoInSweden(line) : undefined;
  if (instant) return [instant];
  const found: string[] = [];
  for (const [index, match] of dates.entries()) {
    const previous = dates[index - 1];
    const before = line.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const after = line.slice(match.index + match[0].length, dates[index + 1]?.index);
    const stamp = match.groups!['isoYear'] && isoInSweden(line.slice(match.index));
    const date = dateOf(match.groups!, before, reference);
    if (!date || otherDate.test(before)) continue;
    const time = timeAfter(after) ?? (dates.length === 1 ? timeBefore(before) : undefined);
    // "1/2 plan" is no date; one that stands alone, in a row or with a weekday or a time is.
    const isFraction =
      match.groups!['slashDay'] && !match.groups!['slashYear'] && !time && found.length === 0;
    if (isFraction && !/visning|den $/i.test(before) && !weekdayBefore(before) && match[0] !== line) continue;
    const [year, month, day] = date;
    const bare = `${year}-${two(month)}-${two(day)}`;
    // `2026-11-24T17:00 – 2026-11-24T17:45`: the end of the one before.
    if (found.at(-1)?.startsWith(`${bare}T`) && /(?:[–—-]|(?<!\p{L})(?:till|to))\s*$/iu.test(before))
      continue;
    found.push(stamp && stamp !== bare ? stamp : time ? swedishTime(year, month, day, ...time) : bare);
  }
  return found;
}

/** The first of `parseShowings`, or undefined when no date stands there (`Visning efter överenskommelse`). */
export function parseShowing(text: string, reference: Date): string | undefined {
  return parseShowings(text, reference)[0];
}

type DateParts = [year: number, month: number, day: number];

function dateOf(
  groups: Record<string, string | undefined>,
  before: string,
  reference: Date,
): DateParts | undefined {
  if (groups['near']) {
    const days = /morgon/i.test(groups['near']) ? 1 : 0;
    const local = withOffset(new Date(reference.getTime() + days * 86_400_000));
    return local.slice(0, 10).split('-').map(Number) as DateParts;
  }
  const name = groups['month']?.slice(0, 3).toLowerCase() ?? '';
  const month = name
    ? months.indexOf(english[name] ?? name) + 1
    : Number(groups['isoMonth'] ?? groups['slashMonth'] ?? groups['dotMonth']);
  const day = Number(groups['day'] ?? groups['isoDay'] ?? groups['slashDay'] ?? groups['dotDay']);
  const stated = groups['year'] ?? groups['isoYear'] ?? groups['slashYear'] ?? groups['dotYear'];
  const year = stated ? Number(stated) : yearOf(month, day, reference);
  if (!isDate(year, month, day)) return undefined;
  const weekday = weekdayBefore(before);
  const fits =
    !weekday || weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] === weekday.toLowerCase();
  return stated || fits ? [year, month, day] : undefined;
}

function weekdayBefore(text: string): string | undefined {
  return /(?<!\p{L})(sön|mån|tis|ons|tor|fre|lör)(?:s|n)?(?:dag)?(?:en)?[ .,]*(?:den )?$/iu.exec(text)?.[1];
}

/** `kl 13:00 söndag 22 november`. */
function timeBefore(text: string): [hour: number, minute: number] | undefined {
  const start = /kl(?:\.|ockan)? ?\d|\d{1,2}[:.]\d\d(?!\d)/i.exec(text);
  return start ? timeAfter(text.slice(start.index)) : undefined;
}

/** The first time of day after a date: `kl 13:00–13:45`, `13.00`, `13-14`, `kl 13`. */
function timeAfter(text: string): [hour: number, minute: number] | undefined {
  const halfDay =
    /[ap]\.?m/i.test(text) &&
    /^[^\d]{0,25}?(?<!\d)(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?(?: ?[-–] ?\d{1,2}(?:[:.]\d\d)?)? ?([ap])\.?m(?!\p{L})/iu.exec(
      text,
    );
  if (halfDay)
    return [(Number(halfDay[1]) % 12) + (/p/i.test(halfDay[3]!) ? 12 : 0), Number(halfDay[2] ?? 0)];
  const match =
    /^[^\d]{0,25}?(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)/.exec(text) ??
    /^[^\d]{0,20}?(?<!\d)([01]?\d|2[0-3]) ?[-–] ?(?:[01]?\d|2[0-4])(?:[:.]\d\d)?(?![\d/])/.exec(text) ??
    /^[^\d]{0,20}?\bkl(?:\.|ockan)? ?([01]?\d|2[0-3])(?:([0-5]\d))?(?![\d/])/i.exec(text);
  const [hour, minute] = match ? [Number(match[1]), Number(match[2] ?? 0)] : [0, 0];
  // Nobody shows a home at midnight: it stands for a date without a time.
  return hour === 0 && minute === 0 ? undefined : [hour, minute];
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
