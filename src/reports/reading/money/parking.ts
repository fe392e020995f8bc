import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements } from '../association/statements.js';
import { amountsIn, type StatedAmount } from './amounts.js';

const place = words(
  String.raw`garage\p{L}*|parkering\p{L}*|(?:p|bil|laddnings?|park)-?plats\p{L}*|carport\p{L}*`,
);
/** The place goes with the home, and so does its rent. */
const belongs = words(
  String.raw`hör(?:\s+till)?(?:\s+\p{L}+)?|tillhör(?:ande)?|medföljer|följer\s+med|ingår(?!\s+(?:inte|ej))|hyrs\s+tillsammans`,
);
const ofChoice = words(
  String.raw`kan|kunna|möjlig\p{L}*|kö|kön|köa|önska\p{L}*|om\s+man|om\s+du|finns\s+att\s+hyra|ledig\p{L}*|grann\p{L}*|tidigare|värd|\p{L}*samfällighet\p{L}*|gemensamhetsanläggning\p{L}*|ingår\s+i\s+(?:månads|års)?avgiften`,
);

/** kr a month for the place of a car that goes with the home and is paid beside its fee; null where none is told. */
export function parkingIn(advert: Advert): { readonly value: number; readonly quote: Quote } | null {
  const statements = allStatements(advert);
  const paid = amountsIn(advert).find((amount) => {
    const text = statements.find(({ source, start, end }) =>
      isWithin(amount, source.field, start, end),
    )?.text;
    return text !== undefined && isOfPlace(amount, text);
  });
  return paid ? { value: paid.value, quote: paid.quote } : null;
}

const isWithin = ({ quote }: StatedAmount, field: string, start: number, end: number): boolean =>
  quote.field === field && quote.start >= start && quote.start < end;

const isOfPlace = ({ purpose, period, time, isNotOurs, payer }: StatedAmount, text: string): boolean =>
  (purpose === 'parking' || (purpose === 'fee' && /ingår\s+(?:inte|ej)/iu.test(text))) &&
  period === 'month' &&
  (time === 'now' || time === 'ahead') &&
  payer !== 'seller' &&
  !isNotOurs &&
  text.search(place) >= 0 &&
  text.search(belongs) >= 0 &&
  text.search(ofChoice) < 0;
