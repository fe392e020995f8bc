import { z } from 'zod';
import { settingFacts, type ModelPrice, type SettingFacts, type SettingKey } from './setting-facts.js';

export { settingKeys, type ModelPrice, type SettingKey } from './setting-facts.js';

const modelName = z.string().regex(/^[^\s\p{C}]{1,100}$/u);

const modelPriceSchema: z.ZodType<ModelPrice> = z.strictObject({
  input: z.number().nonnegative(),
  cachedInput: z.number().nonnegative(),
  output: z.number().nonnegative(),
});

interface Setting<Value> extends SettingFacts<Value> {
  /** From the stored text. */
  readonly schema: z.ZodType<Value, string>;
  /** What it takes, in Swedish, for administrators. */
  readonly refusal: string;
}

const swedish = (value: number) => value.toLocaleString('sv-SE');

/** A setting that is a number in a range. */
function inRange(
  facts: (typeof settingFacts)['free_reports_count' | 'report_cost_ceiling_usd' | 'report_keep_minutes'],
): Setting<number> {
  const { min, max, isWhole } = facts.range;
  const bounded = z.number().min(min).max(max);
  return {
    ...facts,
    // Number('') is 0, which is no operator's word.
    schema: z
      .string()
      .trim()
      .min(1)
      .pipe(z.coerce.number<string>())
      .pipe(isWhole ? bounded.int() : bounded),
    refusal: `Ange ett ${isWhole ? 'heltal' : 'tal'} från ${swedish(min)} till ${swedish(max)}.`,
  };
}

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** The same with how their values are read. */
export const settings = {
  free_reports_count: inRange(settingFacts.free_reports_count),
  report_cost_ceiling_usd: inRange(settingFacts.report_cost_ceiling_usd),
  report_keep_minutes: inRange(settingFacts.report_keep_minutes),
  model_prices: {
    ...settingFacts.model_prices,
    schema: json(z.record(modelName, modelPriceSchema)),
    refusal: 'Ange ett namn utan mellanslag och tre priser från 0 för varje modell.',
  } satisfies Setting<Readonly<Record<string, ModelPrice>>>,
} as const;

export type SettingValues = { readonly [Key in SettingKey]: (typeof settings)[Key]['fallback'] };
