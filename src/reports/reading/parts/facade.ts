import type { Advert } from '../text/advert.js';
import { findAll, sentenceOf, words, type Quote } from '../text/sources.js';
import { homeHas } from '../assertion/standing.js';
import { houseHas } from './house-has.js';

const rendered = words(
  String.raw`puts(?:ad|ade|at|en|fasad\p{L}{0,3})?|fasad\p{L}{0,3}\s+(?:i|av|med)\s+(?:\p{L}+\s+)?puts`,
);
/** `Fasad i trä`, `tegelklädd`, `timmerhus`. */
const otherFacade = words(
  String.raw`fasad\p{L}{0,4}(?:\s*:)?\s+(?:\p{L}+\s+){0,3}?(?:trä|träpanel|tegel|plåt|sten|natursten|skiffer|timmer|eternit|panel|betong)(?:panel|plank|plattor)?|(?:trä|tegel|plåt|sten|timmer|betong|mexitegel)(?:fasad|klädd|klätt|panel|beklädd)\p{L}{0,4}|timmerhus\p{L}{0,3}`,
);

/** True where the advert tells that the walls are rendered. */
export const isRendered = (advert: Advert): boolean => houseHas(advert, rendered);

/** True where the advert tells that the walls are clad with something else than render. */
export function isNotRendered(advert: Advert): boolean {
  const { facade } = advert.listing;
  if (facade?.trim()) return !/puts/iu.test(facade);
  return houseHas(advert, otherFacade) && !isRendered(advert);
}

/** A wall that dries: its facing stands free of it. `Luftspaltad panel`, `tvåstegstätad`. */
const aired = words(
  String.raw`luftspalta[dt]e?\s+(?:\p{L}+\s+){0,2}?\p{L}*(?:panel|puts|fasad|tegel)\p{L}*|(?=med|har|och)(?<=(?:fasad|tegel|panel|puts)[^.\n]{0,50})(?:med|har|och)\s+(?:\p{L}+\s+){0,2}?luftspalt(?:en)?(?!\s+(?:saknas|finns\s+(?:ej|inte)))|(?=luftspalta|ventilera)(?<=(?:puts|panel|tegel|fasad)\p{L}{0,4}\s(?:är\s|som\s+är\s)?)(?:luftspalta[dt]e?|ventilera[dt]e?)|(?=luftspalta|ventilera)(?<=fasad\p{L}{0,4}\s[^.\n]{0,50}(?:mot|till|av|med)\s(?:en|ett)\s)(?:luftspalta|ventilera)(?:d|t)(?:\s+sådan)?|två-?\s?stegs-?täta[dt]e?|ventilerad\s+(?:\p{L}+\s+)?(?:puts|fasad|panel)\p{L}*`,
);
const brick = /(?:(?<!\p{L})|fasad|mexi|röd|gul)tegel/iu;
const madeAnew =
  /(?<!\p{L})(?:ny(?:tt|a)?|ersat(?:t|ta|tes|ts)|by(?:tt|ttes|tts)|monter\p{L}*|ombygg\p{L}*|bygg(?:des|ts)\s+om|två-?\s?stegs\p{L}*)(?!\p{L})/iu;

/** Where the advert tells of an air gap behind the facing, and what its sentence says of the wall. */
export function airGapIn({ sources }: Advert): {
  readonly quote: Quote;
  readonly isBrick: boolean;
  readonly isMadeAnew: boolean;
} | null {
  const quote = findAll(sources, aired).find((gap) => homeHas(sources, gap));
  if (!quote) return null;
  const said = sentenceOf(sources, quote);
  return { quote, isBrick: brick.test(said), isMadeAnew: madeAnew.test(said) };
}

/** A field that calls the whole facade bare brick: `rött tegel`. */
const onlyBrick =
  /^\s*(?:(?:rött|gult|vitt|brunt|rödbrunt|ljust|mörkt|hårdbränt)\s+)?(?:röd|gul|mexi|fasad)?tegel(?:fasad)?\s*(?:\.\s*)?$/iu;
const worn = words(
  String.raw`(?:sprick|frostspr|frostskad|fogskad|saltutfäll|vittr)\p{L}*|(?:lösa|dåliga|skadade)\s+fogar`,
);
const otherFacing = words(
  String.raw`(?:trä)?panel(?:en)?|träfasad\p{L}*|puts(?:en|ad\p{L}*|at)?|eternit\p{L}*`,
);
const ofFacade = /fasad|tegl|tegel|gavel|gavlar|mur|vägg/iu;

/** True where the field calls the facade bare brick, and no text tells of another facing or of cracks and worn joints. */
export function isSoundBrick({ sources, listing }: Advert): boolean {
  if (!onlyBrick.test(listing.facade ?? '')) return false;
  return !findAll(sources, worn)
    .concat(findAll(sources, otherFacing))
    .some((quote) => ofFacade.test(sentenceOf(sources, quote)) && homeHas(sources, quote));
}
