import type { Advert } from '../text/advert.js';
import { sentenceOf, words } from '../text/sources.js';
import { amountsIn, type StatedAmount } from './amounts.js';

/** What stands in or on a house and may be hired; not a garage or a place for a boat. */
const equipment = words(
  String.raw`solcell\p{L}*|solpanel\p{L}*|panel(?:er|erna)|anläggning(?:en)?|\p{L}*pump(?:en)?|\p{L}*panna(?:n)?|larm(?:et)?|laddbox(?:en)?|batteri(?:et)?|varmvattenberedare(?:n)?|ventilationsaggregat(?:et)?`,
);
const hired = words(
  String.raw`hyrd|hyrda|hyrt|hyrs|leasad|leasat|leasade|leasas|leasing\p{L}*|hyresavtal\p{L}*`,
);
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** What the one who buys the home goes on to pay each month for hired equipment: `hyrd: 895 kr i månaden`. */
export const hiredIn = (advert: Advert & { readonly year: number; readonly day: string }): StatedAmount[] =>
  amountsIn(advert).filter(({ purpose, period, payer, isNotOurs, quote }) => {
    if (purpose !== 'rent' || period !== 'month' || payer === 'seller' || isNotOurs) return false;
    const sentence = sentenceOf(advert.sources, quote);
    return has(hired, sentence) && has(equipment, sentence);
  });
