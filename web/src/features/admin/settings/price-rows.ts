import type { ModelPrice } from '../../../../../src/settings/settings.types.js';

export const priceKinds = ['input', 'cachedInput', 'output'] as const satisfies (keyof ModelPrice)[];

export type Prices = Readonly<Record<string, ModelPrice>>;

/** A model's prices as they stand in the fields. */
export type PriceRow = Readonly<Record<'model' | keyof ModelPrice, string>>;

export const emptyRow: PriceRow = { model: '', input: '', cachedInput: '', output: '' };

export const rowsOf = (prices: Prices): PriceRow[] =>
  Object.entries(prices).map(([model, { input, cachedInput, output }]) => ({
    model,
    input: String(input),
    cachedInput: String(cachedInput),
    output: String(output),
  }));

/** The prices that the fields say, US dollars for a million tokens; null when one of them says none. */
export function pricesOf(rows: readonly PriceRow[]): Prices | null {
  const names = rows.map(({ model }) => model.trim());
  const isSound = (text: string) => text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) >= 0;
  const areSound =
    names.every((name) => /^[^\s\p{C}]{1,100}$/u.test(name)) &&
    new Set(names).size === names.length &&
    rows.every((row) => priceKinds.every((kind) => isSound(row[kind])));
  if (!areSound) return null;
  return Object.fromEntries(
    rows.map((row) => [
      row.model.trim(),
      { input: Number(row.input), cachedInput: Number(row.cachedInput), output: Number(row.output) },
    ]),
  );
}

/** Whether two say the same of the same models, in whatever order. */
export const areSame = (one: Prices, other: Prices): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([model, price]) =>
    priceKinds.every((kind) => price[kind] === other[model]?.[kind]),
  );
