import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, statementAround, type Statement } from '../association/statements.js';
import { amountsIn, type StatedAmount } from './amounts.js';

const place = words(
  String.raw`garage\p{L}*|parkering\p{L}*|(?:p|bil|laddnings?|park)-?plats\p{L}*|carport\p{L}*`,
);
/** The place goes with the home, and so does its rent. */
const belongs = words(
  String.raw`hör(?:\s+till)?(?:\s+\p{L}+)?|tillhör(?:ande)?|medföljer|följer\s+med|hyrs\s+tillsammans`,
);
const ofChoice = words(
  String.raw`kan|kunna|möjlig\p{L}*|kö|kön|köa|önska\p{L}*|om\s+man|om\s+du|finns\s+att\s+hyra|ledig\p{L}*|grann\p{L}*|tidigare|värd[ea]?|värt|motsvarar|\p{L}*samfällighet\p{L}*|gemensamhetsanläggning\p{L}*|ingår\s+i\s+(?:månads|års)?avgiften|(?:månads|års)?avgiften\s+(?:ingår|täcker|inkluderar|omfattar|innefattar)`,
);

/** kr a month for the place of a car that goes with the home and is paid beside its fee; null where none is told. */
export function parkingIn(advert: Advert): { readonly value: number; readonly quote: Quote } | null {
  const statements = allStatements(advert);
  const paid = amountsIn(advert).find((amount) => {
    const statement = statementAround(statements, amount.quote);
    return statement !== undefined && isOfPlace(amount, statement);
  });
  return paid ? { value: paid.value, quote: paid.quote } : null;
}

/** Said of a sum that is paid beside the fee. */
const notIncluded = /ingår\s+(?:inte|ej)/iu;

/** Between `ingår` and a sum that is paid for the place: `P-plats ingår (600 kr/mån)`, `ingår i köpet och kostar`. */
const paidFor = /^(?:i köpet)? ?(?:och|men)? ?(?:kostar|kostnad(?:en)?(?: är)?|betalas med|för|mot)?$/iu;
/** What holds the place and its sum, where it stands before `ingår`. */
const whole = /avgift|hyra|kostnad|pris/iu;

/** True where the place comes with the home, and is paid by the sum that follows. */
function comesWith(before: string): boolean {
  const [lead, rest] = before.split(/(?<!\p{L})ingår(?!\p{L})/iu);
  return (
    lead !== undefined &&
    rest !== undefined &&
    paidFor.test(
      rest
        .split(/[\s,(:]+/u)
        .filter(Boolean)
        .join(' '),
    ) &&
    !whole.test(lead)
  );
}

function isOfPlace(
  { purpose, period, time, isPart, isNotOurs, payer, quote }: StatedAmount,
  { text, start }: Statement,
): boolean {
  const isBeside = comesWith(text.slice(0, quote.start - start));
  return (
    (purpose === 'parking' || (purpose === 'fee' && notIncluded.test(text))) &&
    period === 'month' &&
    (time === 'now' || time === 'ahead') &&
    payer !== 'seller' &&
    !isNotOurs &&
    (!isPart || isBeside || notIncluded.test(text)) &&
    text.search(place) >= 0 &&
    (isBeside || text.search(belongs) >= 0) &&
    text.search(ofChoice) < 0
  );
}
