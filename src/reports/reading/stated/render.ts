import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, words, type Quote } from '../text/sources.js';

const render = words(
  String.raw`puts(?:en|ad|ade|at)?\s+(?:\p{L}+\s+)?fasad\p{L}*|putsfasad\p{L}*|fasad\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:puts|putsad|putsats)(?:\p{L}*)|putsad(?:e|t)?\s+(?:\p{L}+\s+)?(?:villa|hus|ytterv|radhus|parhus)\p{L}*`,
);
const solved = words(
  String.raw`två-?\s?stegs\p{L}*|luftspalt\p{L}*|ventilerad\s+(?:puts|fasad)\p{L}*|dränerad(?:e)?\s+(?:puts|fasad)\p{L}*|(?:puts\p{L}*|fasad\p{L}*)[^.\n]{0,40}?(?:ombyggd|byggdes\s+om|byggts\s+om|utbytt|bytt|renovera)\p{L}*|en-?stegs-?tät\p{L}*|lättklinker\p{L}*|(?:på|av)\s+(?:lätt)?(?:betong|tegel|leca|siporex|block)\p{L}*`,
);
const stone = /betong|tegel|sten|leca|lättklinker|siporex|block/iu;

/** Where the advert tells of render on a frame that is not of stone, without a word of how the wall is built; null where it does not. */
export function unexplainedRender({ listing, sources }: Advert): {
  readonly inText: readonly Quote[];
  readonly isField: boolean;
} | null {
  if (stone.test(listing.structure ?? '')) return null;
  const inText = findAll(sources, render).filter((quote) => standingOf(sources, quote) === 'stated');
  const isField = /puts/iu.test(listing.facade ?? '') && !/inte|ej/iu.test(listing.facade ?? '');
  if ((inText.length === 0 && !isField) || findAll(sources, solved).length > 0) return null;
  return { inText, isField };
}
