import type { ModelPrice } from '../../../../../src/settings/settings.types.js';
import { decimalText, readDecimal } from './decimal.js';

export const priceKinds = ['input', 'cachedInput', 'output'] as const satisfies (keyof ModelPrice)[];

export type Prices = Readonly<Record<string, ModelPrice>>;

/** A model's prices as they stand in the fields. */
export type PriceRow = Readonly<Record<'model' | keyof ModelPrice, string>>;

export const emptyRow: PriceRow = { model: '', input: '', cachedInput: '', output: '' };

export const rowsOf = (prices: Prices): PriceRow[] =>
  Object.entries(prices).map(([model, { input, cachedInput, output }]) => ({
    model,
    input: decimalText(input),
    cachedInput: decimalText(cachedInput),
    output: decimalText(output),
  }));

/** The prices that the fields say, US dollars for a million tokens; null when one of them says none. */
export function pricesOf(rows: readonly PriceRow[]): Prices | null {
  const names = rows.map(({ model }) => model.trim());
  const areNamed =
    names.every((name) => /^[^\s\p{C}]{1,100}$/u.test(name)) && new Set(names).size === names.length;
  if (!areNamed) return null;
  const priced = rows.map((row) => {
    const [input, cachedInput, output] = priceKinds.map((kind) => readDecimal(row[kind]) ?? -1);
    return { input: input!, cachedInput: cachedInput!, output: output! };
  });
  const areSound = priced.every((price) => priceKinds.every((kind) => price[kind] >= 0));
  return areSound ? Object.fromEntries(priced.map((price, at) => [names[at]!, price])) : null;
}

/** Whether two say the same of the same models, in whatever order. */
export const areSame = (one: Prices, other: Prices): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([model, price]) =>
    priceKinds.every((kind) => price[kind] === other[model]?.[kind]),
  );
