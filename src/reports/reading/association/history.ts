import type { Advert } from '../text/advert.js';
import { findAll, words, type Quote } from '../text/sources.js';

const newBuild = words(
  String.raw`nyproduktion\p{L}*|nybyggnation\p{L}*|förhandsavtal\p{L}*|upplåtelseavtal\p{L}*|bokningsavtal\p{L}*|ekonomisk\s+plan|byggstart\p{L}*|(?:beräknad\s+)?inflyttning\s+(?:\p{L}+\s+)?20\d\d|bygger\s+vi|vi\s+bygger|nybyggd\p{L}*`,
);
const feeHistory = words(
  String.raw`avgift\p{L}*\s+(?:\p{L}+\s+){0,4}?(?:höj\p{L}*|sänk\p{L}*|oförändrad)|avgiftshöjning\p{L}*`,
);

/** Whether the texts speak of a house that is being built or newly built. */
export const soundsNew = ({ sources }: Advert): boolean => findAll(sources, newBuild).length > 0;

/** The first place that tells how the fee has changed, or that it has not. */
export const feeHistoryIn = ({ sources }: Advert): Quote | undefined => findAll(sources, feeHistory)[0];
