import { findAll, words, type TextSource } from '../text/sources.js';

/** A home that is sold before it is built, by its agreements or its day of moving in. */
const sold = words(
  String.raw`nyproduktion\p{L}*|nyproducera\p{L}*|förhandsavtal\p{L}*|upplåtelseavtal\p{L}*|bokningsavtal\p{L}*|beräknad\s+inflyttning|inflyttning\s+(?:\p{L}+\s+)?20\d\d`,
);

export const speaksOfNewBuild = (sources: readonly TextSource[]): boolean =>
  findAll(sources, sold).length > 0;
