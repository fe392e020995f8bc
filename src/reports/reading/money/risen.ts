import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, type Statement } from '../association/statements.js';
import { isOfNeighbours } from '../association/time.js';
import { amountsIn, type StatedAmount } from './amounts.js';

/** What is paid again and again, as it will be once a decided rise holds. */
export interface Risen {
  /** kr a year. */
  readonly value: number;
  /** The sum as it is told, kr, of so many in a year; of a step only what is added. */
  readonly told: number;
  readonly perYear: number;
  readonly isStep: boolean;
  readonly quote: Quote;
}

/** A sum that is to come. */
interface NewSum {
  readonly amount: StatedAmount;
  /** Only what is added: `höjs med 350 kr`. */
  readonly isStep: boolean;
  /** From when, to stand first in a sentence: `från mars 2027`, `efter den 31 december 2027`; null where no day is told. */
  readonly when: string | null;
}

/** Nobody has decided it yet, or it was dropped. */
const undecided = words(
  String.raw`föresl\p{L}*|förslag\p{L}*|överväg\p{L}*|diskuter\p{L}*|förhandl\p{L}*|utred\p{L}*|kan|kunna|bör|skulle|eventuell\p{L}*|risk\p{L}*|räkna(?:r)?\s+med|väntas|beräkna\p{L}*|uppskatta\p{L}*|preliminär\p{L}*|prognos\p{L}*|möjlig\p{L}*|stoppa\p{L}*|dr(?:og|ogs|agits)\s+(?:tillbaka|in)|röstade(?:s)?\s+ne[dr]|avslog\p{L}*|avslag\p{L}*|skrinla\p{L}*|inte|ej|ännu|ingen|inget|aldrig`,
);
/** Before the figure: what is to come. */
const isNew = words(
  String.raw`ny|nya|nytt|höjs|höjas|höja|höjer|höjd|höjning(?:en)?|stiger|ökar|ökas|blir|fastställ\p{L}*|beslut\p{L}*|därefter|sedan|justeras|räknas\s+upp|skrivs\s+upp|går\s+upp|landar|från|fr\.?\s?o\.?\s?m|per\s+den`,
);
/** Before the figure: what is paid today. */
const isOfToday = words(
  String.raw`i\s+dag|idag|nu|nuvarande|dagens|mot|hittills|tidigare|till\s+och\s+med|t\.?\s?o\.?\s?m|fram\s+till|gäller\s+till`,
);
/** More than so many times as much is another's sum, or of another period. */
const mostTimes = 8;

const perYear = { once: 1, year: 1, quarter: 4, month: 12 } as const;

/**
 * The sum of a year that a decided rise leads to, kr; null where the advert tells of none.
 * @param today kr a year that is paid now; a rise is above it
 */
export function risenIn(
  advert: Advert,
  purposes: readonly StatedAmount['purpose'][],
  today: number,
): Risen | null {
  for (const { amount, isStep } of newSums(advert, purposes)) {
    const times = perYear[amount.period];
    const value = isStep ? today + amount.value * times : amount.value * times;
    if (value > today && value <= today * mostTimes)
      return { value, told: amount.value, perYear: times, isStep, quote: amount.quote };
  }
  return null;
}

/** Sums that are to come by a decision. */
export function newSums(advert: Advert, purposes: readonly StatedAmount['purpose'][]): NewSum[] {
  const statements = allStatements(advert);
  const all = amountsIn(advert);
  return all.flatMap((amount) => {
    const { quote, purpose, time, payer, isNotOurs } = amount;
    const statement = statements.find((one) => holds(one, quote));
    if (!statement || !purposes.includes(purpose) || time !== 'ahead' || payer === 'seller' || isNotOurs)
      return [];
    const at = quote.start - statement.start;
    if (statement.text.search(undecided) >= 0 || isOfNeighbours(statement, at)) return [];
    const last = all.findLast(({ quote: one }) => holds(statement, one) && one.end <= quote.start)?.quote;
    const between = statement.text.slice(last ? last.end - statement.start : 0, at);
    // `Höjs från 210 000 kr till 390 000 kr`: the first is what is paid today.
    const before = last && /^\s*till\s+$/iu.test(between) ? statement.text.slice(0, at) : between;
    if (/(?<!\p{L})från\s+(?:dagens\s+)?$/iu.test(before)) return [];
    return lastOf(isNew, before) > lastOf(isOfToday, before)
      ? [
          {
            amount,
            isStep: /(?<!\p{L})med\s+(?:ca\.?\s+|cirka\s+|omkring\s+)?$/iu.test(before),
            when: whenOf(statement, amount),
          },
        ]
      : [];
  });
}

/** The sum of today may be dated by its last day: `12 000 kr till och med 2027, därefter 30 000 kr`. */
function whenOf(statement: Statement, { moment }: StatedAmount): string | null {
  if (!moment) return null;
  const before = statement.text.slice(0, Math.max(0, moment.quote.start - statement.start));
  const isLast = /(?<!\p{L})(?:till\s+(?:och\s+med\s+)?|t\.?\s?o\.?\s?m\.?\s+)$/iu.test(before);
  return `${isLast ? 'efter' : 'från'} ${moment.text.toLowerCase()}`;
}

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

const holds = ({ source, start, end }: Statement, quote: Quote): boolean =>
  quote.field === source.field && quote.start >= start && quote.start < end;
