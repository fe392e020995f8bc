const timeZone = 'Europe/Stockholm';
const dateFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
const relativeFormat = new Intl.RelativeTimeFormat('sv-SE', { numeric: 'auto' });

/** Day in Sweden of an ISO time: `20 november 2026`. */
export function date(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** Day and clock in Sweden: `20 november 2026 kl. 22:02`. */
export function dateTime(iso: string): string {
  const when = new Date(iso);
  return `${dateFormat.format(when)} kl.\u00a0${timeFormat.format(when)}`;
}

const numericFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and clock in Sweden for columns of them: `2026-11-20 22:02`. */
export function dayAndTime(iso: string): string {
  return numericFormat.format(new Date(iso));
}

const units: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Distance from `now` to an ISO time in the largest whole unit: `för 5 minuter sedan`, `i går`; `nyss` below a minute. */
export function relativeTime(iso: string, now: Date = new Date()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relativeFormat.format(Math.trunc(seconds / size), unit);
  }
  return 'nyss';
}
