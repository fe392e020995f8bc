import { number, withUnit } from './number.js';

/** Whole kronor: `4 950 000 kr`; with a unit per something: `3 450 kr/mån`. */
export function kr(value: number, per?: 'm²' | 'mån' | 'kvartal' | 'år'): string {
  return withUnit(number(Math.round(value)), per ? `kr/${per}` : 'kr');
}

/** Millions for cards, as people write them, `value` in kr: `4,95 Mkr`. */
export function millionKr(value: number, decimals: 1 | 2 = 2): string {
  return withUnit(number(value / 1_000_000, decimals, decimals), 'Mkr');
}

/** A sum with its currency, `value` in hundredths of it: `99 kr` for `sek`, `99,00 EUR` for `eur`. */
export function minorUnits(value: number, currency: string): string {
  return currency.toLowerCase() === 'sek'
    ? oreAsKr(value)
    : withUnit(number(value / 100, 2, 2), currency.toUpperCase());
}

/** Prices of the shop, `value` in öre: `99 kr`, `49,50 kr`. */
export function oreAsKr(value: number): string {
  const decimals = value % 100 === 0 ? 0 : 2;
  return withUnit(number(value / 100, decimals, decimals), 'kr');
}

/** What a model's tokens cost, `value` in US dollars: `1,25 USD`, below one dollar with four decimals: `0,0123 USD`. */
export function usd(value: number): string {
  const decimals = value === 0 ? 0 : value < 1 ? 4 : 2;
  return withUnit(number(value, decimals, decimals), 'USD');
}
