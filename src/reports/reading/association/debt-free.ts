import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, quoteIn } from './statements.js';

/** `Skuldfri förening`, `brf:n har inga lån`. */
const debtFree = words(
  String.raw`(?:skuldfri|lånefri)(?:t|a)?|(?:har|är)\s+(?:i\s+dag\s+|idag\s+)?(?:helt\s+)?(?:inga|utan)\s+(?:räntebärande\s+|egna\s+)?(?:lån|skulder)(?=\s*(?:[.,;!]|$|och\s|alls|kvar|i\s+bank))|saknar\s+(?:helt\s+)?(?:lån|skulder)`,
);

/** Where the advert says that the association owes nothing. */
export function debtFreeIn(advert: Advert): Quote | null {
  for (const statement of allStatements(advert)) {
    const match = [...statement.text.matchAll(debtFree)][0];
    if (!match || !/förening|brf/iu.test(statement.text)) continue;
    const quote = quoteIn(statement, match.index, match.index + match[0].length);
    // `Inga lån` denies by itself and would not count as stated.
    const isDenial = /inga|utan|saknar/iu.test(match[0]);
    if (isDenial || standingOf(advert.sources, quote) === 'stated') return quote;
  }
  return null;
}
