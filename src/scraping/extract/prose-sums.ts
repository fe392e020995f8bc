import type { Listing } from '../listing.types.js';
import { parseMoney } from './numbers.js';
import { stated } from './reading.js';

const amount = String.raw`(\d{1,3}(?:[ .]\d{3}){1,4}|\d+(?:,\d+)?)\s*(kr|kronor|sek|:-|tkr|mkr|milj\p{L}*)`;
const near = String.raw`[^.!?\n\d]{0,30}?`;
const total = new RegExp(String.raw`taxeringsvärde(?:t)?${near}${amount}`, 'iu');
const building = new RegExp(String.raw`(?<!\p{L})byggnad(?:en|er|s?värdet?)?${near}${amount}`, 'iu');
const land = new RegExp(String.raw`(?<!\p{L})(?:tomt)?mark(?:en|värdet?)?${near}${amount}`, 'iu');
const year = /(?:taxeringsår|taxerat|taxering|(?<!\p{L})år)\D{0,12}(20[0-4]\d)(?!\d)|\((20[0-4]\d)\)/iu;
const deedsOf = new RegExp(
  String.raw`(?<![\d,.])(\d{1,2})\s*(?:(?:st\.?|stycken)\s*)?(?:uttagna\s+)?pantbrev(?!\p{L})(?:${near}${amount})?`,
  'iu',
);
const deedsWorth = new RegExp(
  String.raw`(?:uttagna\s+)?pantbrev(?:en)?(?:\s+(?:är|finns|om|på|till|totalt|sammanlagt|uttagna|uppgår|ett|belopp|av|värde))*:?\s+${amount}`,
  'iu',
);

/** Tax values that a sentence states: `Taxeringsvärde 1 214 000 kr varav byggnadsvärde 698 000 kr och markvärde 516 000 kr`. */
export function taxValuesIn(sentence: string): Listing['taxValues'] {
  if (!/taxeringsvärde/i.test(sentence)) return undefined;
  const sum = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(sentence);
    const value = found ? parseMoney(`${found[1]} ${found[2]}`) : undefined;
    return value !== undefined && value >= 1000 ? value : undefined;
  };
  const [main, adjacent] = [sum(building), sum(land)];
  const whole = sum(total);
  const values = stated({
    // "Taxeringsvärde byggnad 900 000 kr": the first sum is a part.
    totalTaxValue: whole === main || whole === adjacent ? undefined : whole,
    mainProperty: main,
    adjacentProperty: adjacent,
  });
  if (Object.keys(values).length === 0) return undefined;
  const named = year.exec(sentence);
  return { ...values, ...(named ? { year: Number(named[1] ?? named[2]) } : {}) };
}

/** Mortgage deeds that a sentence states: `3 pantbrev om totalt 780 000 kr`. */
export function deedsIn(sentence: string): Listing['mortgageDeeds'] {
  if (!/pantbrev/i.test(sentence) || /nya pantbrev|ytterligare|\d\s*%|kostar|kostnad|stämpel/i.test(sentence))
    return undefined;
  const counted = deedsOf.exec(sentence);
  const worth = counted?.[2] === undefined ? deedsWorth.exec(sentence) : undefined;
  const money =
    counted?.[2] !== undefined ? `${counted[2]} ${counted[3]}` : worth && `${worth[1]} ${worth[2]}`;
  const value = money ? parseMoney(money) : undefined;
  const deeds = stated({
    count: counted ? Number(counted[1]) : undefined,
    total: value !== undefined && value >= 1000 ? value : undefined,
  });
  return Object.keys(deeds).length > 0 ? deeds : undefined;
}
