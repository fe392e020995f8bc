import type { Advert } from '../text/advert.js';
import { words, type Quote, type Span } from '../text/sources.js';
import { allStatements, clauseIn, statementAround, type Statement } from '../association/statements.js';
import { isOfNeighbours } from '../association/time.js';
import { amountsIn, type StatedAmount } from './amounts.js';
import { isUndecided } from './undecided.js';

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
  /** A later step of the rise before it: `5 000 kr i januari och 5 600 kr i juli`. */
  readonly isNext: boolean;
  readonly statement: Statement;
  /** From when, to stand first in a sentence: `från mars 2027`, `efter den 31 december 2027`; null where no day is told. */
  readonly when: string | null;
}

/** It does not hold, by the words of its own clause. */
const denied = words(String.raw`inte|ej|ännu|ingen|inget|aldrig`);
/** Or it was stopped, wherever the statement says so. */
const stopped = words(
  String.raw`stoppa\p{L}*|(?:den|det|höjningen|som\s+\p{L}+)\s+(?:\p{L}+\s+){0,2}?(?:inte|ej|aldrig)`,
);
const nextClause = /,(?!\d)|[;:]|\s(?:och|samt|men|fast)\s/iu;
/** Before the figure: what is to come. */
const isNew = words(
  String.raw`ny|nya|nytt|höjs|höjas|höja|höjer|höjd|höjning(?:en)?|stiger|ökar|ökas|blir|fastställ\p{L}*|beslut\p{L}*|därefter|sedan|justeras|räknas\s+upp|skrivs\s+upp|går\s+upp|landar|från|fr\.?\s?o\.?\s?m|per\s+den`,
);
/** Before the figure: what is paid today. */
const isOfToday = words(
  String.raw`i\s+dag|idag|nu|nuvarande|dagens|mot|hittills|tidigare|till\s+och\s+med|t\.?\s?o\.?\s?m|fram\s+till|gäller\s+till`,
);
/** Of a step, before the figure: more is paid. */
const isMore = words(
  String.raw`höj(?:s|as|a|er|d|da|t|ts|ning\p{L}*)|stig(?:er|a)|öka(?:s|r|t|ts|d)?|ökning\p{L}*|upp|dyrare|tillkommer|ytterligare|tillägg\p{L}*|påslag\p{L}*|utöka\p{L}*|tas\s+ut`,
);
/** Of a step, before the figure: less is paid. */
const isLess = words(
  String.raw`(?:av)?(?:sänk|minsk|rabatt|reducer)\p{L}*|lägre|billigare|ne[dr](?:åt)?|ges|lämnas|dras\s+av`,
);
/** `5 000 kr i januari, 5 400 kr i april och 5 600 kr i juli`: from one step of a rise to the next. */
const goesOn = /^[^.;:]{0,40}?(?:,|\s(?:och|samt|sedan|därefter))\s+(?:(?:sedan|därefter|till)\s+){0,2}$/iu;
/** Between a sum and its own day. */
const beforeDay = /^(?:(?:i|per) mån\p{L}*)? ?(?:i|under|den|per|vid|från|fr\.? ?o\.? ?m\.?)?$/iu;
/** `6 500 kr för treor`: nobody knows which of them this home is. */
const ofOtherHomes =
  /^\s*(?:(?:i|per)\s+mån\p{L}*\s+)?för\s+(?:(?:en\s+|ett\s+)?(?:ett|två|tre|fyr|fem)(?:a|or|an|orna|rummare\p{L}*)|lokal\p{L}*|(?:de\s+)?(?:större|mindre|andra|övriga)\s|\p{L}*(?:hus|husen|villor|villorna|lägenheter|lägenheterna))(?!\p{L})/iu;
/** More than so many times as much is another's sum, or of another period. */
const mostTimes = 8;

const perYear = { once: 1, year: 1, quarter: 4, month: 12 } as const;

/** Less, kr a year, comes of a sum that was rounded to whole kr a month. */
const leastRise = 12;

/**
 * The sum of a year that a decided rise leads to, kr: the last of its steps; null where the advert tells of none.
 * @param today kr a year that is paid now; a rise is above it
 * @param isOurs whether a statement tells of this cost, by its words before the sum; of two that are called alike
 */
export function risenIn(
  advert: Advert,
  purposes: readonly StatedAmount['purpose'][],
  today: number,
  isOurs: (before: string) => boolean = () => true,
): Risen | null {
  const found = newSums(advert, purposes).flatMap(({ amount, isStep, isNext, statement }) => {
    const times = perYear[amount.period];
    const value = isStep ? today + amount.value * times : amount.value * times;
    const isRise = value >= today + leastRise && value <= today * mostTimes;
    if (!isRise || !isOurs(statement.text.slice(0, amount.quote.start - statement.start))) return [];
    const risen: Risen = { value, told: amount.value, perYear: times, isStep, quote: amount.quote };
    return [{ risen, isNext, statement }];
  });
  const [first] = found;
  const last = found.findLast(({ statement, isNext }) => isNext && statement === first?.statement);
  return (last ?? first)?.risen ?? null;
}

/** Sums that are to come by a decision. */
export function newSums(advert: Advert, purposes: readonly StatedAmount['purpose'][]): NewSum[] {
  const statements = allStatements(advert);
  const all = amountsIn(advert);
  const found: NewSum[] = [];
  for (const amount of all) {
    const { quote, purpose, time, payer, isNotOurs } = amount;
    if (!purposes.includes(purpose) || time !== 'ahead' || payer === 'seller' || isNotOurs) continue;
    const statement = statementAround(statements, quote);
    if (!statement) continue;
    const at = quote.start - statement.start;
    const clause = clauseIn(statement, at);
    if (isDenied(statement.text, clause, at) || isUndecided(statement.text, clause)) continue;
    if (isOfNeighbours(statement, at) || isOfOtherHomes(statement, amount)) continue;
    const last = all.findLast(
      ({ quote: one }) => one.end <= quote.start && statementAround([statement], one) !== undefined,
    )?.quote;
    const between = statement.text.slice(last ? last.end - statement.start : 0, at);
    // `Höjs från 210 000 kr till 390 000 kr`: the first is what is paid today.
    const before = last && /^\s*till\s+$/iu.test(between) ? statement.text.slice(0, at) : between;
    if (/(?<!\p{L})från\s+(?:dagens\s+)?$/iu.test(before)) continue;
    const isStep = /(?<!\p{L})med\s+(?:ca\.?\s+|cirka\s+|omkring\s+)?$/iu.test(before);
    const told = statement.text.slice(0, at);
    if (isStep && lastOf(isMore, told) <= lastOf(isLess, told)) continue;
    const previous = found.at(-1);
    const isNext =
      !isStep &&
      previous?.isStep === false &&
      previous.amount.quote === last &&
      goesOn.test(between) &&
      isLater(statement, previous.amount, amount);
    if (isNext || lastOf(isNew, before) > lastOf(isOfToday, before))
      found.push({ amount, statement, isStep, isNext, when: whenOf(statement, amount) });
  }
  return found;
}

/** True where the clause of a sum denies its rise, and not one that `och` begins behind it: `… och lånen amorteras inte`. */
function isDenied(text: string, clause: Span, at: number): boolean {
  const behind = text.slice(at, clause.end);
  const end = behind.search(nextClause);
  const own = text.slice(clause.start, end < 0 ? clause.end : at + end);
  return own.search(denied) >= 0 || text.search(stopped) >= 0;
}

/** Said behind the sum, or behind its day. */
const isOfOtherHomes = ({ text, start }: Statement, { quote, moment }: StatedAmount): boolean =>
  [quote.end, moment?.quote.end ?? quote.end].some((end) => ofOtherHomes.test(text.slice(end - start)));

/** True for a sum with a day of its own right behind it, after that of the sum before. */
function isLater(statement: Statement, before: StatedAmount, { quote, moment }: StatedAmount): boolean {
  if (!moment || !before.moment || moment.year === null) return false;
  const gap = statement.text.slice(quote.end - statement.start, moment.quote.start - statement.start);
  const months = ({ year, month }: { readonly year: number | null; readonly month: number }) =>
    (year ?? moment.year ?? 0) * 12 + month;
  return (
    moment.quote.start >= quote.end &&
    beforeDay.test(gap.trim().replace(/\s+/gu, ' ')) &&
    months(moment) > months(before.moment)
  );
}

/** The sum of today may be dated by its last day: `12 000 kr till och med 2027, därefter 30 000 kr`. */
function whenOf(statement: Statement, { moment }: StatedAmount): string | null {
  if (!moment) return null;
  const before = statement.text.slice(0, Math.max(0, moment.quote.start - statement.start));
  const isLast = /(?<!\p{L})(?:till\s+(?:och\s+med\s+)?|t\.?\s?o\.?\s?m\.?\s+)$/iu.test(before);
  return `${isLast ? 'efter' : 'från'} ${moment.text.toLowerCase()}`;
}

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

const sharedNoun = /samfällighet|gemensamhetsanläggning/giu;

/** True where the last thing shared that a text names is a joint facility, and no other association of owners. */
export const endsWithJointFacility = (text: string): boolean =>
  /^gem/iu.test(text.match(sharedNoun)?.at(-1) ?? '');
