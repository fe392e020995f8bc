import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';
import { amountsIn, type StatedAmount } from '../money/amounts.js';
import { clauseIn, statementAround, type Statement } from './statements.js';

/** Less is no work on a whole house, kr for all and for each flat. */
const least = { all: 300_000, each: 20_000 } as const;
/** The money of a work is told as one of these, or by no word of its own; a loan only where it is taken for the work. */
const ofWork: ReadonlySet<StatedAmount['purpose']> = new Set(['work', 'offer', 'parking', null]);
const loanFor = words(
  String.raw`lånar|lånas|låna|upplån\p{L}*|(?:tagit|tar|tas|ta)\s+(?:upp|som)|nytt\s+lån|nya\s+lån|lånefinansier\p{L}*`,
);
/** A price is that of the home, unless it is told as the contractor's. */
const contracted = words(
  String.raw`fast\s+pris|entreprenad\p{L}*|upphandl\p{L}*|kontrakt\p{L}*|tecknat\s+avtal`,
);
/** A sentence that goes on about the work told before it. */
const goesOn = words(
  String.raw`kostnad(?:en|erna)?|kostar|totalt|totalkostnad\p{L}*|anbud\p{L}*|offert\p{L}*|projekt(?:et)?|budget\p{L}*|pris(?:et)?|konsult\p{L}*|investering\p{L}*|entreprenad\p{L}*|notan?|slutsumma\p{L}*|arbetet|bytet|det`,
);
/** The sum of another work, or none. */
const otherWork = words(
  String.raw`(?:tak|fönster|fasad|hiss|dränering|garage|balkong|stam|stammar|rör|tvättstug|panncentral|port)\p{L}*`,
);

/** What a work of an association costs it. */
export interface WorksCost {
  /** kr. */
  readonly value: number;
  readonly quote: Quote;
  /** The sum is that of each flat, not of all together. */
  readonly isEach: boolean;
}

/**
 * What the work of a statement costs: a sum in it, or in the one beside it that goes on about it; null where none is told.
 * @param works names the work
 */
export function costOf(
  advert: Advert,
  statements: readonly Statement[],
  index: number,
  works: RegExp,
): WorksCost | null {
  const own = statements[index];
  if (!own) return null;
  const sums = amountsIn(advert)
    .filter(isOfWork)
    .flatMap((sum) => {
      const isEach = isOfEach(statements, sum);
      return isEach === null ? [] : [{ ...sum, isEach }];
    })
    .filter(({ value, isEach }) => value >= (isEach ? least.each : least.all));
  const [next, before] = [statements[index + 1], statements[index - 1]];
  const found =
    within(own, sums, true) ??
    (next && continues(next, works) ? within(next, sums, true) : undefined) ??
    (before && before.text.search(works) >= 0 ? within(before, sums, false) : undefined);
  return found ? { value: found.value, quote: found.quote, isEach: found.isEach } : null;
}

const isOfWork = ({ period, time, payer, isNotOurs }: StatedAmount): boolean =>
  period === 'once' && time !== 'past' && time !== 'dropped' && payer !== 'seller' && !isNotOurs;

const home = String.raw`(?:lägenhet|bostad|bostadsrätt|hushåll|medlem|lgh)`;
const eachBehind = latinRegExp(
  String.raw`^\s*(?:(?:per|för\s+varje|\/)\s*${home}|vardera|var|styck)(?!\p{L})`,
  'iu',
);
const eachBefore = words(String.raw`(?:per|varje|var)\s+${home}`);
/** From here on, kr, a sum is that of all, whatever its sentence says of each. */
const ofAllFrom = 2_000_000;

/** `450 000 kr per lägenhet`, `varje lägenhet 350 000 kr`; null where each is named and the sum may be of either. */
function isOfEach(statements: readonly Statement[], { quote, value }: StatedAmount): boolean | null {
  const statement = statementAround(statements, quote);
  if (!statement) return false;
  const [at, end] = [quote.start - statement.start, quote.end - statement.start];
  if (eachBehind.test(statement.text.slice(end))) return true;
  if (value >= ofAllFrom || statement.text.slice(0, at).search(eachBefore) < 0) return false;
  return statement.text.slice(clauseIn(statement, at).start, at).search(eachBefore) >= 0 ? true : null;
}

const continues = ({ text }: Statement, works: RegExp): boolean =>
  text.search(works) >= 0 || (text.search(goesOn) >= 0 && text.search(otherWork) < 0);

const within = <Sum extends StatedAmount>(
  { source, start, end, text }: Statement,
  sums: readonly Sum[],
  isLoanTold: boolean,
): Sum | undefined =>
  sums.find(
    ({ quote, purpose }) =>
      quote.field === source.field &&
      quote.start >= start &&
      quote.end <= end &&
      (ofWork.has(purpose) ||
        (purpose === 'price' && text.search(contracted) >= 0) ||
        (isLoanTold && purpose === 'debt' && text.search(loanFor) >= 0)),
  );
