import { standingOf } from '../assertion/standing.js';
import { latinRegExp } from '../text/latin.js';
import { findAll, sentenceAround, word, words, type Quote, type TextSource } from '../text/sources.js';

/** Sellers that are no person who lives or lived in the home. */
const strangers = words(
  String.raw`dödsbo(?:et|ets)?|konkurs(?:bo|förvalt)\p{L}*|exekutiv\p{L}*\s+försälj\p{L}*|kronofogd\p{L}*|utmät\p{L}*|tvångsförsälj\p{L}*`,
);
/** `Säljaren har aldrig bott i lägenheten`, of all the time and of this home. */
const neverLived = words(
  String.raw`(?:säljar\p{L}*|delägar\p{L}*|ägar\p{L}*)\s+har\s+(?:inte|aldrig|ej)\s+(?:själva?\s+)?bott(?:\s+(?:själva?|här|där|i\s+(?:lägenheten|bostaden|huset|villan|fastigheten)))*(?=\s*(?:[.,;!?]|$))`,
);
/** Those of whom the one who sells today once bought. */
const bought = latinRegExp(word(String.raw`köpt(?:e|es|s)?|förvärvade(?:s)?|förvärvat`), 'iu');

const known = new WeakMap<readonly TextSource[], boolean>();

/** True where an estate, a bankrupt estate or somebody who has not lived here sells. */
export function sellerNeverLivedHere(sources: readonly TextSource[]): boolean {
  const read = known.get(sources);
  if (read !== undefined) return read;
  const found =
    findAll(sources, neverLived).length > 0 ||
    findAll(sources, strangers).some(
      (quote) => standingOf(sources, quote) === 'stated' && !isBoughtOf(quote),
    );
  known.set(sources, found);
  return found;
}

function isBoughtOf({ source, start }: Quote): boolean {
  if (!source) return false;
  return bought.test(source.readable.slice(sentenceAround(source, start).start, start));
}
