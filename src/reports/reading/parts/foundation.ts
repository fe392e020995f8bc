import type { Advert } from '../text/advert.js';
import { findAll, words, type Quote } from '../text/sources.js';
import { standingOf } from '../assertion/standing.js';
import { houseHas } from './house-has.js';

/** What a house stands on. */
const foundations = {
  slab: words(
    String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|(?:gjuten|(?:kant|väl)?isolerad|armerad)\s+(?:betong|botten)?platta|(?:betong|botten|grund)platta(?:n)?|(?:hus(?:et)?|villan?|radhuset|kedjehuset|byggnaden|stugan|grund(?:en)?)\s+(?:(?:är|står|vilar|ligger|har|bor|en)\s+)?(?:(?:byg[gd][dt]?a?|uppför[dt]|grundlagt|gjuten|byggdes)\s+)?(?:direkt\s+)?(?:på\s+(?:en\s+)?|är\s+en\s+)platta(?:n)?|(?:ner\s+i|kvar\s+i|under|ovanför)\s+plattan`,
  ),
  /** A cellar under the house, or a storey partly below ground; not one dug for potatoes or wine. */
  cellar: words(
    String.raw`(?!(?:jord|mat|vin|potatis|is|rot)källar)\p{L}*källar(?:e|en|grund|plan(?:et)?|våning(?:en)?|utrymme\p{L}{0,4}|rum(?:met|men)?|trappa(?:n)?|vägg\p{L}{0,5})|(?:sut|sout)err?äng\p{L}*`,
  ),
  /** With air or rooms under the floor, and none of them a slab on the ground: `torpargrund`, `plintar`, `stengrund`. */
  raised: words(
    String.raw`(?:torpar|kryp(?:rums)?|plint|sten|natursten|rullstens|hög)grund(?:en|er)?|kryp(?:rum|utrymme)(?:met|t)?|plint(?:ar|arna)?(?:\s+av\s+betong)?|betongplint\p{L}*|murad\s+grund|ventilerad\s+grund`,
  ),
  crawlSpace: words(String.raw`(?:torpar|kryp(?:rums)?)grund\p{L}{0,4}|kryp(?:rum|utrymme)\p{L}{0,4}`),
  plinths: words(String.raw`plint(?:grund(?:en)?|ar|arna)?(?:\s+av\s+betong)?|betongplint\p{L}*`),
};
/** True when the advert says that this home stands so. */
export const standsOn = (advert: Advert, foundation: keyof typeof foundations): boolean =>
  houseHas(advert, foundations[foundation]);

/** True when the advert says what the house stands on. */
export const isFoundationTold = (advert: Advert): boolean =>
  standsOn(advert, 'slab') || standsOn(advert, 'raised') || standsOn(advert, 'cellar');

/** `Isolerad platta på mark`, `platta med 300 mm cellplast`. */
const insulatedSlab = words(
  String.raw`(?:väl)?isolera[dt]e?\s+(?:\p{L}+\s+)?(?:betong|botten)?platta(?:n)?|platta(?:n)?(?:\s+på\s+mark(?:en)?)?[\s,(]+(?:(?:med|på|god|bra|tjock|rejäl|som|är|och|golvvärme|underliggande|\d{2,3}|mm|cm)[\s,]+){0,5}(?:(?:väl)?isoler(?:ing|ad)|cellplast)(?:en)?`,
);
/** A floor laid with a gap over the slab: `uppreglat golv`. */
const raisedFloor = words(String.raw`uppregl\p{L}*|flytande\s+golv`);

const stated = ({ sources }: Advert, pattern: RegExp): Quote | undefined =>
  findAll(sources, pattern).find((quote) => standingOf(sources, quote) === 'stated');

/** Where the advert calls the slab insulated. */
export const insulatedSlabIn = (advert: Advert): Quote | undefined => stated(advert, insulatedSlab);

/** True where a floor is said to lie raised over what carries it. */
export const hasRaisedFloor = (advert: Advert): boolean => stated(advert, raisedFloor) !== undefined;
