import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { once } from '../text/once.js';
import { ownQuote, sellingTexts, sentencesOf, type Claim } from '../text/selling-texts.js';
import { word, type Quote } from '../text/sources.js';

const counts: Readonly<Record<string, number>> = { en: 1, ett: 1, två: 2, tre: 3, '1': 1, '2': 2, '3': 3 };
const half = String.raw`(?:(?<base>[12])(?:[,.]5|\s?½)|(?<words>en|ett|två)[\s-]?och[\s-]?(?:ett?|en)?[\s-]?halvt?)[\s-]?plan(?:s\p{L}*)?`;
const whole = String.raw`(?<count>en(?=-?plan)|ett|två|tre|[123])[\s-]?plan(?:s\p{L}*)?(?!\s+[12])`;
const floors = String.raw`(?:fördelat\s+(?:på|över)|i|på|har)\s+(?:hela\s+)?(?<floors>två|tre|[23])\s+(?:\p{L}+\s+)?våning(?:ar|splan)`;
const slope = String.raw`(?:sut|sout)err?äng\p{L}{0,12}`;
/** A storey of the house is not one of the garage, and a cellar is no living area. */
const pattern = latinRegExp(word(`(?<half>${half})|${whole}|${floors}|(?<slope>${slope})`), 'giu');
const notHouse =
  /(?<!\p{L})(?:garage\p{L}*|gäst\p{L}*|lekstug\p{L}*|förråd\p{L}*|takterrass\p{L}*|grann\p{L}*|byggrätt\p{L}*|möjlig\p{L}*)(?!\p{L})/iu;

const upperFloor = String.raw`(?:över|ovan)våning(?:en)?|övre\s+(?:plan(?:et)?|våning(?:en)?)|övreplan(?:et)?`;
/** `Uppe två sovrum`, `tre sovrum uppe`, `upp för trappan: fyra sovrum`. */
const roomsAbove = String.raw`(?:uppe|upp\s+för\s+trappan|en\s+trappa\s+upp)[\s:,]+(?:\p{L}+\s+){0,4}?(?:sov)?rum|sovrum\s+(?:\p{L}+\s+){0,3}?uppe`;
/** An upper floor alone leaves open whether it is whole or under the roof. */
const upper = latinRegExp(word(`${upperFloor}|${roomsAbove}`), 'giu');

/** How many storeys of living area a house has, least and most, and where it says so. */
export interface Storeys {
  readonly min: number;
  readonly max: number;
  readonly quote: Quote;
}

/** As the selling texts or the kind of house state: 1 to 3, with halves; an upper floor means 1.5 to 2. */
export const storeysIn = once((advert): Storeys | null => {
  const counted = countedIn(advert);
  if (counted) return { min: counted.value, max: counted.value, quote: counted.quote };
  for (const sentence of sentencesOf(sellingTexts(advert))) {
    if (notHouse.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(upper)) {
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      if (quote) return { min: 1.5, max: 2, quote };
    }
  }
  return null;
});

function countedIn(advert: Advert): Claim | null {
  for (const sentence of sentencesOf(storeyTexts(advert))) {
    if (notHouse.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(pattern)) {
      const { half: isHalf, base, words, slope: isSlope, count, floors: told } = match.groups ?? {};
      const stated = counts[(base ?? words ?? count ?? told ?? '').toLowerCase()] ?? 0;
      const value = isSlope ? 2 : isHalf ? stated + 0.5 : stated;
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      if (quote && value > 0) return { value, quote };
    }
  }
  return null;
}

const storeyTexts = (advert: Advert) => [
  ...advert.sources.filter(({ field }) => field === 'propertyType' || field === 'structure'),
  ...sellingTexts(advert),
];
