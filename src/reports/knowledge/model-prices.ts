import type { ModelPrice } from '../../settings/settings.schema.js';

/** One model's list price from a day on, US dollars for a million tokens. */
interface PriceRow {
  readonly model: string;
  /** ISO day from which the price is known to hold. */
  readonly validFrom: string;
  readonly price: ModelPrice;
  readonly source: string;
}

/**
 * Standard prices without tax, batch discounts or regional surcharges, for requests under 270 000 tokens. Models that
 * also charge for writing to the prefix cache are left out, since answers do not tell how much was written.
 */
export const modelPrices: readonly PriceRow[] = [
  ...rows('2026-04-30', 'tokenmix.ai (OpenAI:s prislista, läst 30 april 2026)', {
    'gpt-5.5': [5, 0.5, 30],
  }),
  ...rows('2026-04-13', 'benchlm.ai (OpenAI:s prislista, läst 13 april 2026)', {
    'gpt-5.4': [2.5, 0.25, 15],
    'gpt-5.4-mini': [0.75, 0.075, 4.5],
    'gpt-5.4-nano': [0.2, 0.02, 1.25],
    'gpt-5.2': [1.75, 0.175, 14],
    'gpt-5.1': [1.25, 0.125, 10],
  }),
  ...rows('2026-06-01', 'github/docs, models-and-pricing.yml (från 1 juni 2026)', {
    'gpt-5-mini': [0.25, 0.025, 2],
    'gpt-4.1': [2, 0.5, 8],
  }),
];

function rows(
  validFrom: string,
  source: string,
  prices: Readonly<Record<string, readonly [input: number, cachedInput: number, output: number]>>,
): PriceRow[] {
  return Object.entries(prices).map(([model, [input, cachedInput, output]]) => ({
    model,
    validFrom,
    price: { input, cachedInput, output },
    source,
  }));
}

/**
 * What a model costs on a day: the operator's own price, else the newest row in force; null when nobody knows.
 * @param model also a dated snapshot (`gpt-5.4-mini-2026-03-17`) of a model that is listed
 * @param day ISO day
 * @param own the operator's prices by model
 */
export function priceOf(
  model: string,
  day: string,
  own: Readonly<Record<string, ModelPrice>> = {},
): ModelPrice | null {
  // Other endings name other models with other prices: `gpt-5.4` says nothing of `gpt-5.4-pro`.
  const names = [model, model.replace(/-\d{4}-\d\d-\d\d$/, '')];
  for (const name of names) if (Object.hasOwn(own, name)) return own[name]!;
  const [newest] = modelPrices
    .filter((row) => names.includes(row.model) && row.validFrom <= day)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return newest?.price ?? null;
}

/** Tokens of one or several answers; `input` counts the cached ones as well. */
export interface TokenCount {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

/** US dollars, to a millionth. */
export function costUsd({ input, cachedInput, output }: TokenCount, price: ModelPrice): number {
  const fresh = Math.max(0, input - cachedInput);
  return (
    Math.round(fresh * price.input + cachedInput * price.cachedInput + output * price.output) / 1_000_000
  );
}
