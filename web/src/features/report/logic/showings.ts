const stockholm = 'Europe/Stockholm';
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: stockholm, dateStyle: 'short' });
const longDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: stockholm,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const hour = new Intl.DateTimeFormat('sv-SE', { timeZone: stockholm, hour: '2-digit', minute: '2-digit' });

/** Adverts state only the start; a showing goes on for about an hour, and who stands in it reads this page. */
const usualLengthMs = 60 * 60 * 1000;

export interface Showing {
  /** `söndag 23 november`; with the year when it is not this one. */
  readonly day: string;
  /** `13:00`; null when the advert gives no time. */
  readonly time: string | null;
  readonly passed: boolean;
}

/**
 * Showings in time order, in Swedish time. One with a time has passed an hour after its start; one with a date
 * only has passed when that day is over in Sweden. What is no date is left out.
 */
export function readShowings(starts: readonly string[], now: Date): Showing[] {
  return [...starts]
    .filter((start) => !Number.isNaN(Date.parse(start)))
    .sort(byTime)
    .map((start) => {
      const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(start);
      // Noon keeps the day the same in every zone that Sweden could have.
      const at = new Date(dateOnly ? `${start}T12:00:00Z` : start);
      return {
        day: `${longDay.format(at)}${yearUnlessNow(at, now)}`,
        time: dateOnly ? null : hour.format(at),
        passed: dateOnly ? start < dayFormat.format(now) : at.getTime() + usualLengthMs < now.getTime(),
      };
    });
}

function byTime(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

function yearUnlessNow(at: Date, now: Date): string {
  const year = dayFormat.format(at).slice(0, 4);
  return year === dayFormat.format(now).slice(0, 4) ? '' : ` ${year}`;
}
