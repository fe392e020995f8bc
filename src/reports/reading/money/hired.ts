import type { Advert } from '../text/advert.js';
import { clausesOf } from '../text/clauses.js';
import { sentenceAround, words, type Quote } from '../text/sources.js';
import { amountsIn, type StatedAmount } from './amounts.js';

/** What stands in or on a house and may be hired; not a garage or a place for a boat. */
const thing = String.raw`(?:solcell\p{L}*|solpanel\p{L}*|panel(?:er|erna)|anläggning(?:en)?|\p{L}*pump(?:en)?|\p{L}*panna(?:n)?|larm(?:et)?|laddbox(?:en)?|batteri(?:et)?|varmvattenberedare(?:n)?|ventilationsaggregat(?:et)?)`;
const equipment = words(thing);
/** A contract of rent may be that of a home, so it must name the thing: `hyresavtal för pumpen`. */
const hired = words(
  String.raw`hyrd|hyrda|hyrt|hyrs|leasad|leasat|leasade|leasas|leasing\p{L}*|hyresavtal\p{L}*\s+(?:för|på|om|avseende)\s+(?:\p{L}+\s+){0,2}${thing}|${thing}(?!\p{L})(?:\s+(?!och|samt)\p{L}+){0,3}\s+hyresavtal\p{L}*`,
);
/** Here somebody else may live, and the rent is an income. */
const dwelling = words(
  String.raw`\p{L}*lägenhet\p{L}*|\p{L}*stug(?:a|an|or|orna)|\p{L}*lokal(?:en|er|erna)?|\p{L}*uthyr\p{L}*|hyr(?:s|d|da|t|a|as|er)?\s+ut|hyresgäst\p{L}*|inneboende|attefall\p{L}*|annex(?:et)?|gårdshus(?:et)?|övervåning(?:en)?|källarvåning(?:en)?`,
);
const ended = words(String.raw`var|tidigare|förut|avslutad\p{L}*|uppsag[dt]\p{L}*`);
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** Whether one clause of the sentence names a thing and that it is hired. */
function isOfEquipment({ sources }: Advert, quote: Quote): boolean {
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return false;
  const sentence = sentenceAround(source, quote.start);
  const text = source.readable.slice(sentence.start, sentence.end);
  return (
    !has(dwelling, text) &&
    !has(ended, text) &&
    clausesOf(source, sentence)
      .map(({ start, end }) => source.readable.slice(start, end))
      .some((clause) => has(hired, clause) && has(equipment, clause))
  );
}

/** What the one who buys the home goes on to pay each month for hired equipment: `hyrd: 895 kr i månaden`. */
export const hiredIn = (advert: Advert & { readonly year: number; readonly day: string }): StatedAmount[] =>
  amountsIn(advert).filter(
    ({ purpose, period, time, payer, isNotOurs, quote }) =>
      purpose === 'rent' &&
      period === 'month' &&
      (time === 'now' || time === 'ahead') &&
      (payer === null || payer === 'each') &&
      !isNotOurs &&
      isOfEquipment(advert, quote),
  );
