import { latinRegExp } from '../text/latin.js';
import { word, type Span } from '../text/sources.js';

/** A day, month, season or year that a text names, in its own words. */
export interface Moment extends Span {
  readonly text: string;
  /** Null where the text names none, as in `vid tillträdet`: it is ahead. */
  readonly year: number | null;
  /** The last month that it can be, 1 to 12. */
  readonly month: number;
}

const months = [
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli'],
  ...['augusti', 'september', 'oktober', 'november', 'december'],
];
const seasons: Readonly<Record<string, number>> = {
  vintern: 2,
  våren: 5,
  sommaren: 8,
  hösten: 11,
  vinter: 2,
  vår: 5,
  sommar: 8,
  höst: 11,
};
const quarters = ['första', 'andra', 'tredje', 'fjärde'];

const pattern = latinRegExp(
  word(
    [
      String.raw`(?<iso>20\d\d)-(?<isoMonth>\d\d)(?:-\d\d)?`,
      String.raw`(?:(?:den\s+)?\d{1,2}(?::[ae])?\s+)?(?<month>${months.join('|')})(?:\s+(?<monthYear>20\d\d|nästa\s+år|i\s+år))?`,
      String.raw`(?<season>${Object.keys(seasons).join('|')})\s+(?<seasonYear>20\d\d)`,
      String.raw`q(?<q>[1-4])\s+(?<qYear>20\d\d)|(?<quarter>${quarters.join('|')})\s+kvartalet\s+(?<quarterYear>20\d\d)`,
      String.raw`årsskiftet(?:\s+(?<turn>20\d\d)(?:\/(?:20)?\d\d)?)?`,
      String.raw`(?<next>nästa\s+år)`,
      String.raw`(?:vid|på|från|före|inför)\s+(?<access>tillträde(?:t|sdagen)?)`,
      String.raw`(?:år\s+)?(?<year>20\d\d)(?!\s*(?:kr|kronor|kvm|m²|års))`,
    ].join('|'),
  ),
  'giu',
);

/**
 * The moments of a text, in order.
 * @param today the year of today, from which `nästa år` and a bare `årsskiftet` are counted
 */
export function momentsIn(text: string, today: number): Moment[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    ...dateOf(match.groups ?? {}, today),
  }));
}

function dateOf(
  groups: Readonly<Record<string, string | undefined>>,
  today: number,
): Pick<Moment, 'year' | 'month'> {
  const { iso, isoMonth, month, monthYear, season, seasonYear, q, qYear, quarter, quarterYear, year } =
    groups;
  if (iso) return { year: Number(iso), month: Number(isoMonth) };
  if (month) return { year: yearOf(monthYear, today), month: months.indexOf(month.toLowerCase()) + 1 };
  if (season) return { year: Number(seasonYear), month: seasons[season.toLowerCase()] ?? 12 };
  if (q) return { year: Number(qYear), month: Number(q) * 3 };
  if (quarter) return { year: Number(quarterYear), month: (quarters.indexOf(quarter.toLowerCase()) + 1) * 3 };
  if (groups.next) return { year: today + 1, month: 12 };
  if (groups.access) return { year: null, month: 12 };
  if (year) return { year: Number(year), month: 12 };
  return { year: groups.turn ? Number(groups.turn) : today, month: 12 };
}

function yearOf(told: string | undefined, today: number): number | null {
  if (told === undefined) return null;
  if (/^nästa/iu.test(told)) return today + 1;
  return /^i\s/iu.test(told) ? today : Number(told);
}

/** Whether a moment may lie on a day, `YYYY-MM-DD`, or after it, by its month. */
export const isAfter = ({ year, month }: Moment, day: string): boolean =>
  year === null || `${year}-${String(month).padStart(2, '0')}` >= day.slice(0, 7);
