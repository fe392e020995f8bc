import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import {
  numeral,
  numeralValue,
  ownQuote,
  sellingTexts,
  sentencesOf,
  type Claim,
} from '../text/selling-texts.js';
import { once } from '../text/once.js';
import { word } from '../text/sources.js';

const counted = latinRegExp(
  word(
    String.raw`(?<count>två|tre|fyra|båda|[2-4])\s+(?:(?:fina|fräscha|nya|rymliga|helkaklade|kaklade|stora|moderna|renoverade|nyrenoverade|smakfulla|stilrena)\s+){0,2}(?:bad|dusch|våt)rum(?:men)?`,
  ),
  'giu',
);
const counts: Readonly<Record<string, number>> = { två: 2, båda: 2, tre: 3, fyra: 4 };
const sized = latinRegExp(
  String.raw`(?<!\p{L})(?:bad|dusch|våt)rum(?:met)?(?:\s+(?:(?:är\s+)?från\s+)?(?:19|20)\d\d)?,?\s+(?:(?:om|på)\s+)?(?:ca\.?\s+|cirka\s+)?(?<area>${numeral})\s*(?:kvm|m²|m2|kvadratmeter)(?![\p{L}\d])`,
  'giu',
);

/** How many bathrooms the selling texts give the home, two to four. */
export const bathroomsIn = once((advert) =>
  firstOf(advert, counted, ({ count = '' }) => counts[count.toLowerCase()] ?? Number(count)),
);

/** How large they say that the bathroom is, m². */
export const bathroomAreaIn = once((advert) => firstOf(advert, sized, ({ area = '' }) => numeralValue(area)));

const windows = latinRegExp(
  word(
    String.raw`(?<count>\d{1,2}|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|tjugo)\s+(?:st(?:ycken)?\.?\s+)?(?:(?:nya|gamla|stora)\s+)?fönster`,
  ),
  'giu',
);
const fewest = 6;

/** How many windows they say that the house has; fewer than six are those of a room. */
export const windowsIn = once((advert) => {
  const found = firstOf(advert, windows, ({ count = '' }) => numeralValue(count));
  return found && found.value >= fewest ? found : null;
});

function firstOf(
  advert: Advert,
  pattern: RegExp,
  valueOf: (groups: Readonly<Record<string, string | undefined>>) => number,
): Claim | null {
  for (const sentence of sentencesOf(sellingTexts(advert)))
    for (const match of sentence.text.matchAll(pattern)) {
      const value = valueOf(match.groups ?? {});
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      if (quote && value > 0) return { value, quote };
    }
  return null;
}
