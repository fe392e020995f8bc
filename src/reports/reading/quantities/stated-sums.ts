import type { Advert } from '../text/advert.js';
import { ownQuote, sellingTexts, sentencesOf, type Claim, type Sentence } from '../text/selling-texts.js';
import { bareMoney, money, running, sum } from './sum-words.js';
import { latinRegExp } from '../text/latin.js';
import { matchesOf } from '../text/matches.js';

const taxWords = String.raw`(?:totalt\s+)?taxeringsvärde(?:t)?`;
const taxValues = [money(taxWords), bareMoney(taxWords)];
const deedWords = String.raw`(?:uttagna\s+)?pantbrev(?:en)?(?:\s*:)?(?:,?\s+(?:\d{1,2}\s*(?:st\.?|stycken)|finns|om|på|totalt|sammanlagt|uttag(?:na|et)|värd(?:a|e)|ett|av|värde|belopp)){0,8}`;
const deeds = [money(deedWords), bareMoney(deedWords)];
/** `2 100 000 kr i uttagna pantbrev`. */
const deedsBehind = latinRegExp(
  String.raw`(?<![\d.,])${sum}\s+i\s+(?:(?:redan|befintliga|uttagna|tecknade)\s+){0,2}pantbrev(?:en)?(?!\p{L})`,
  'giu',
);
/** `Tar ut pantbrev (för närvarande finns sådana om 1 600 000 kr)`. */
const deedsSuch = latinRegExp(
  String.raw`(?<!\p{L})pantbrev(?:en)?(?!\p{L})[^.!?\n\d]{0,120}?\s(?:sådana|dessa|de)\s+(?:finns\s+|uttagna\s+|redan\s+)?(?:om|på|till|uppgår\s+till)\s+(?:totalt\s+|sammanlagt\s+)?${sum}`,
  'giu',
);
/** Deeds that are to be taken, and what they cost. */
const newDeeds = /(?<!\p{L})(?:nya?|ytterligare|kostar|kostnad|stämpel\p{L}*|behöv\p{L}*)(?!\p{L})|\d\s*%/iu;

/** What was, what will be, and what others paid. */
const notNow =
  /(?<!\p{L})(?:tidigare|höj\p{L}*|sänk\p{L}*|förut|före|innan|slutpris\p{L}*|såldes|sål(?:d|da|t)|köpte\p{L}*|från\s+och\s+med|fr\.?\s?o\.?\s?m|kommande|planera\p{L}*|snitt\p{L}*|genomsnitt\p{L}*|grann\p{L}*|tillkommer|därutöver|garage\p{L}*|parkering\p{L}*|p-plats\p{L}*|bredband\p{L}*|samfällighet\p{L}*|avgäld\p{L}*|arrende\p{L}*|förråd\p{L}*|varav|plus|medlems\p{L}*|insats\p{L}*|förskott\p{L}*|värdera\p{L}*)(?!\p{L})/iu;

export interface Sum extends Claim {
  readonly period: 'month' | 'year' | null;
}

/** Sums that the selling texts state of the home as it is now, kr. */
export function sumsOf(advert: Advert, pattern: RegExp, not: RegExp = notNow): Sum[] {
  return sumsWhere(advert, pattern, ({ text }) => !not.test(text));
}

/** Sums whose own clause, between its commas, holds none of the words. */
const sumsOfClause = (advert: Advert, pattern: RegExp, not: RegExp): Sum[] =>
  sumsWhere(advert, pattern, ({ text }, { index, 0: words }) => {
    const start = Math.max(0, text.lastIndexOf(', ', index));
    const end = text.indexOf(', ', index + words.length);
    return !not.test(text.slice(start, end < 0 ? text.length : end));
  });

function sumsWhere(
  advert: Advert,
  pattern: RegExp,
  counts: (sentence: Sentence, match: RegExpExecArray) => boolean,
): Sum[] {
  return sentencesOf(sellingTexts(advert)).flatMap((sentence) =>
    matchesOf(sentence.text, pattern).flatMap((match): Sum[] => {
      if (!counts(sentence, match)) return [];
      const { sum: digits = '', unit = '', period } = match.groups ?? {};
      const plain = Number(
        /^\d{1,3}(?:[\s.]\d{3})+$/.test(digits) ? digits.replace(/[\s.]/g, '') : digits.replace(',', '.'),
      );
      const factor = /^(?:m|milj)/iu.test(unit) ? 1_000_000 : /^[tk]kr/iu.test(unit) ? 1000 : 1;
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      if (!quote || !(plain > 0)) return [];
      const words = `${match[0]}${period ?? ''}`;
      const told = /mån/iu.test(words) ? 'month' : /år/iu.test(words) ? 'year' : null;
      return [{ value: Math.round(plain * factor), quote, period: told }];
    }),
  );
}

/** A lease named beside the running cost says nothing of when that cost holds. */
const notNowBesideLease = latinRegExp(
  notNow.source.replace(String.raw`arrende\p{L}*|`, '').replace('varav|', ''),
  'iu',
);
const lease = String.raw`(?:mark|tomt)?arrende\p{L}*`;
const within = String.raw`(?:(?!exkl|utöver|tillkom|utom|(?:inte|ej)(?!\p{L}))(?:[^.!?\n]|\.\d))`;
const leaseInRunning = latinRegExp(
  String.raw`(?<!\p{L})drift\p{L}*${within}{0,80}(?:inkl(?:usive|\.)?|varav|innefattar|inkluderar|omfattar)\s${within}{0,60}?(?<!\p{L})${lease}|(?<!\p{L})${lease}${within}{0,60}\s(?:ingår|inräkna\p{L}*|medräkna\p{L}*|inkluder\p{L}*)\s+i\s+(?:den\s+)?drift`,
  'iu',
);
/** Whether the texts say that the lease of the land is part of the running cost. */
export const holdsLease = (advert: Advert): boolean =>
  sellingTexts(advert).some(({ readable }) => leaseInRunning.test(readable));

/** What the text alone says that running the home costs, kr/year; a sum without its period is a year's. */
export function runningCostIn(advert: Advert): Claim | null {
  const [first] = sumsOf(advert, running, notNowBesideLease);
  if (!first) return null;
  return { ...first, value: first.period === 'month' ? first.value * 12 : first.value };
}

/** What the text alone says that the tax value is, kr. */
export const taxValueIn = (advert: Advert): Claim | null =>
  taxValues.flatMap((pattern) => sumsOfClause(advert, pattern, newDeeds))[0] ?? null;

/** What the text alone says that the mortgage deeds on the home are worth, kr. */
export const deedsIn = (advert: Advert): Claim | null =>
  [...deeds, deedsBehind, deedsSuch].flatMap((pattern) => sumsOfClause(advert, pattern, newDeeds))[0] ?? null;

const unpledged =
  /(?<!\p{L})(?:(?:kan|går|får)\s+(?:\p{L}+\s+){0,2}?(?:inte|ej)\s+(?:att\s+)?(?:belånas?|pantsättas?|intecknas?)|(?:inte|ej)\s+(?:möjlig\p{L}*\s+att\s+)?(?:belånings?bar|pantsättningsbar|belånas?|pantsättas?|pantsätta)|(?:inga|utan)\s+(?:möjlighet\s+till\s+)?(?:pantbrev\s+kan|belåning))(?!\p{L})/iu;

/** Whether the text says that the home cannot be pledged. */
export const cannotBePledged = (advert: Advert): boolean =>
  sentencesOf(sellingTexts(advert)).some(({ text }) => unpledged.test(text) && !/grann/iu.test(text));

const price = money(
  String.raw`(?:utgångs|ut|begärt\s+|fast\s+|accepterat\s+|annons)pris(?:et)?|pris(?:et)?|prisidé(?:n)?|(?:säljs|bjuds\s+ut)\s+för`,
);
const fee = money(
  String.raw`(?:månads|års)?avgift(?:en)?(?:\s+till\s+föreningen)?|hyra(?:n)?(?=\s+till\s+föreningen)`,
);

/** Prices that the selling texts ask for the home, kr. */
export const pricesIn = (advert: Advert): Sum[] => sumsOf(advert, price);
/** Fees to the association that they state, kr in the period told. */
export const feesIn = (advert: Advert): Sum[] => sumsOf(advert, fee);
/** Running costs that they state, kr in the period told. */
export const runningCostsIn = (advert: Advert): Sum[] => sumsOf(advert, running);

/** Whether a field names the seller as the one who pays. */
export const namesSeller = (payer: string): boolean => /säljar/i.test(payer);
