import { standingOf } from '../assertion/standing.js';
import { findAll, words, type TextSource } from '../text/sources.js';

/** A home that is sold before it is built, by its agreements or its day of moving in. */
const sold = words(
  String.raw`nyproduktion\p{L}*|nyproducera\p{L}*|förhandsavtal\p{L}*|upplåtelseavtal\p{L}*|bokningsavtal\p{L}*|beräknad\s+inflyttning|inflyttning\s+(?:\p{L}+\s+)?20\d\d`,
);

/** Somebody has moved in, or the house was inspected as finished. */
const finished = words(
  String.raw`inflytta(?:t|d|de)(?!\s+(?:ska|kommer))|flyttade\s+(?:vi\s+)?in|slutbesikti(?:gades|gats|gad)|slutbesiktningen\s+(?:är\s+)?(?:gjord|gjordes|godkänd|godkändes|utförd|utfördes)|stod\s+(?:inflyttnings)?klar[ta]?|(?:två|fem|garanti)års?besiktning(?:en)?\s+(?:är|gjordes|har|gav|visade)|garantibesiktning(?:en)?\s+(?:är|gjordes|har|gav|visade)`,
);

/** True where people live in the house already. */
export const speaksOfMovedIn = (sources: readonly TextSource[]): boolean =>
  findAll(sources, finished).some((quote) => standingOf(sources, quote) === 'stated');

export const speaksOfNewBuild = (sources: readonly TextSource[]): boolean =>
  findAll(sources, sold).length > 0;
