import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, quoteIn, statementAround, type Statement } from '../association/statements.js';
import { amountsIn, type StatedAmount } from './amounts.js';

/** What the one who owns the home is to pay once. */
export interface Levy {
  /** kr. */
  readonly value: number;
  readonly quote: Quote;
  /** The day, in the advert's words; null where it tells none. */
  readonly when: string | null;
  /** Paid to be joined to water, sewage or power. */
  readonly isConnection: boolean;
  /** Voted or billed, and no estimate. */
  readonly isDecided: boolean;
}

/** Sums of one home. */
const owed: ReadonlySet<StatedAmount['purpose']> = new Set(['levy', 'contribution', 'connection']);
/** No single home is asked for so much at once: it is what all pay together, kr. */
const ofAllFrom = 1_000_000;

/** Voted or billed, and not only told as a price. */
const isBilled = words(
  String.raw`tar|ta\s+ut|tas\s+ut|(?:ut)?debiter\p{L}*|\p{L}*faktur\p{L}*|begär|aviser\p{L}*|betala(?:s|r)?|beslut\p{L}*|beslöt\p{L}*|klubba\p{L}*|skju(?:ta|ter|ts|tas)\s+till|\p{L}*tillskott\p{L}*|uttaxer\p{L}*|engångs\p{L}*|tillkommer|erlägg\p{L}*|förfaller|anslut\p{L}*|\p{L}+avgift\p{L}*|gatukostnad\p{L}*|ska|skall`,
);

/** Levies, contributions and fees of connection that fall on this home, each sum once. */
export function leviesIn(advert: Advert): Levy[] {
  const statements = allStatements(advert);
  const found = amountsIn(advert)
    .filter(
      ({ value, purpose, period, time, payer, isPart, isNotOurs }) =>
        owed.has(purpose) &&
        period === 'once' &&
        value < ofAllFrom &&
        payer !== 'seller' &&
        !isPart &&
        !isNotOurs &&
        (time === 'ahead' || time === 'now' || time === 'possible'),
    )
    .map((sum) => ({ ...sum, statement: statementAround(statements, sum.quote) }))
    .filter((sum, index, all) => !all.slice(0, index).some((other) => isSame(other, sum)));
  return found
    .filter((sum) => !isWhole(sum, found) && !isInstalment(sum, found))
    .map(({ value, quote, time, moment, purpose, statement }) => ({
      value,
      quote: statement ? quoteIn(statement, 0, statement.text.length) : quote,
      when: moment?.text ?? null,
      isConnection: purpose === 'connection',
      isDecided: time !== 'possible' && (statement?.text ?? quote.text).search(isBilled) >= 0,
    }));
}

interface Told extends StatedAmount {
  readonly statement: Statement | undefined;
}

/** One more of the same. */
const further = words('ytterligare|igen|också|även|därtill|därutöver');
/** `Uttaxeringen på`: of a sum behind it that was told before. */
const known =
  /(?:avgift|uttaxering|debitering|tillskott|insats|belopp|summa|kostnad|nota)(?:e?n|et)\s+(?:(?:på|om|är)\s+)?$/iu;
const isOfYearAlone = ({ text }: NonNullable<StatedAmount['moment']>): boolean =>
  /^(?:år\s+)?20\d\d$/iu.test(text);

const things = {
  road: words(String.raw`\p{L}*väg(?:en|ar|arna)?|vägbeläggning\p{L}*|asfalt\p{L}*`),
  fibre: words(String.raw`fiber(?:n)?|bredband\p{L}*`),
  water: words(String.raw`(?:dag|spill)?vatten|va|\p{L}*avlopp\p{L}*|\p{L}*brunn(?:en|ar)?`),
  heat: words(String.raw`fjärrvärme\p{L}*|värmecentral\p{L}*|panncentral\p{L}*`),
  roof: words(String.raw`\p{L}*tak(?:et)?`),
};
const thingsIn = ({ statement }: Told): string[] =>
  Object.entries(things).flatMap(([thing, pattern]) =>
    statement && statement.text.search(pattern) >= 0 ? [thing] : [],
  );

/** To be joined is another matter than a levy, and a road another than fibre. */
function isOfOtherThing(one: Told, other: Told): boolean {
  if ((one.purpose === 'connection') !== (other.purpose === 'connection')) return true;
  const [these, those] = [thingsIn(one), thingsIn(other)];
  return these.length > 0 && those.length > 0 && !these.some((thing) => those.includes(thing));
}

/** Of two of a value the later is the same sum told again, but where it is told as a further one, or for another day. */
function isSame(one: Told, other: Told): boolean {
  if (one.value !== other.value || isOfOtherThing(one, other)) return false;
  const [first, then] = [one.moment, other.moment];
  const isOneStatement = one.statement === other.statement;
  const { statement } = other;
  if (statement && !isOneStatement && statement.text.search(further) >= 0) return false;
  if (first === null || then === null) return true;
  const isOtherYear = first.year !== null && then.year !== null && first.year !== then.year;
  if (isOneStatement)
    return !(isOtherYear || (first.month !== then.month && !isOfYearAlone(first) && !isOfYearAlone(then)));
  return !isOtherYear || known.test(statement?.text.slice(0, other.quote.start - statement.start) ?? '');
}

/** `Totalt 60 000 kr, 25 000 kr 2027 och 35 000 kr 2028`: the other sums of its statement make the whole. */
function isWhole({ value, statement }: Told, all: readonly Told[]): boolean {
  const others = all.filter((other) => other.statement === statement && other.value < value);
  return others.length > 1 && others.reduce((sum, other) => sum + other.value, 0) === value;
}

const instalment = words(String.raw`delbetalning\p{L}*|delposter|rater|omgångar`);
const counted = latinRegExp(
  String.raw`(?<!\p{L})(?<count>två|tre|fyra|fem|sex|[2-9]|1\d)\s+(?:\p{L}+\s+)?(?:delbetalning|delpost|rat|omgång)`,
  'iu',
);
const numbers: Readonly<Record<string, number>> = { två: 2, tre: 3, fyra: 4, fem: 5, sex: 6 };

/** `Betalas i två delbetalningar om 30 000 kr`, of 60 000 kr that another statement tells of. */
function isInstalment(sum: Told, all: readonly Told[]): boolean {
  const { value, statement } = sum;
  if (!statement || statement.text.search(instalment) < 0) return false;
  const told = counted.exec(statement.text)?.groups?.['count']?.toLowerCase();
  const count = told === undefined ? null : (numbers[told] ?? Number(told));
  return all.some(
    (other) =>
      other.statement !== statement &&
      other.value > value &&
      !isOfOtherThing(other, sum) &&
      (count === null ? other.value % value === 0 : value * count === other.value),
  );
}
