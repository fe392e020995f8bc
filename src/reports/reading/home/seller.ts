import { standingOf } from '../assertion/standing.js';
import { findAll, words, type TextSource } from '../text/sources.js';

/** Sellers that are no person who lives or lived in the home, and what an advert says of one who did not. */
const strangers = words(
  String.raw`dödsbo(?:et|ets)?|konkurs(?:bo|förvalt)\p{L}*|exekutiv\p{L}*\s+försälj\p{L}*|kronofogd\p{L}*|utmät\p{L}*|tvångsförsälj\p{L}*|(?:säljar\p{L}*|delägar\p{L}*|ägar\p{L}*)\s+har\s+(?:inte|aldrig|ej)\s+(?:själva?\s+)?bott`,
);

/** True where an estate, a bankrupt estate or somebody who has not lived here sells. */
export const sellerNeverLivedHere = (sources: readonly TextSource[]): boolean =>
  findAll(sources, strangers).some(
    (quote) => /inte|aldrig|ej/iu.test(quote.text) || standingOf(sources, quote) === 'stated',
  );
