import type { EntityManager } from '@mikro-orm/postgresql';
import type { QualityDays, QualityView } from './quality.types.js';

/** First moments: of the period, of as many days before it, of the last 7 days and of the last 35. */
type Begins = Readonly<Record<'period' | 'before' | 'recent' | 'earlier', Date>>;

export interface QualityPeriods extends Begins {
  readonly step: QualityView['step'];
  /** First days of the period's days or weeks in Stockholm, `YYYY-MM-DD`, oldest first. */
  readonly moments: readonly string[];
}

const DAY_MS = 86_400_000;
const ms = (day: string): string =>
  `(extract(epoch from (${day})::timestamp at time zone 'Europe/Stockholm') * 1000)::float8`;

/**
 * The days in Stockholm that figures are counted over, the one of `now` included. A period of weeks begins on a Monday,
 * up to six days earlier: half a first week would look like a bad one.
 */
export async function qualityPeriods(
  em: EntityManager,
  days: QualityDays,
  now: Date,
): Promise<QualityPeriods> {
  const step = days === 30 ? 'day' : 'week';
  type Row = Record<keyof Begins, number> & Record<'first' | 'today', string>;
  const [row] = await em.execute<[Row]>(
    `select first::text as first, today::text as today, ${ms('first')} as period,
            ${ms('first - (today + 1 - first)')} as before, ${ms('today - 6')} as recent, ${ms('today - 34')} as earlier
       from (select (?::timestamptz at time zone 'Europe/Stockholm')::date as today) of_now,
            lateral (select date_trunc('${step}', (today - ${days - 1})::timestamp)::date as first) of_period`,
    [now],
  );
  const { first, today, period, before, recent, earlier } = row;
  const moments: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(today); at += (step === 'day' ? 1 : 7) * DAY_MS) {
    moments.push(new Date(at).toISOString().slice(0, 10));
  }
  return {
    step,
    moments,
    period: new Date(period),
    before: new Date(before),
    recent: new Date(recent),
    earlier: new Date(earlier),
  };
}
