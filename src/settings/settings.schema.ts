import { z } from 'zod';

const modelName = z.string().regex(/^[^\s\p{C}]{1,100}$/u);

/** US dollars for a million tokens of each kind. */
const modelPriceSchema = z.strictObject({
  input: z.number().nonnegative(),
  /** Of input that the provider had in its prefix cache. */
  cachedInput: z.number().nonnegative(),
  output: z.number().nonnegative(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

/** What a number may be, both ends included. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

const swedish = (value: number) => value.toLocaleString('sv-SE');

/** What holds of a setting that is a number in a range. */
function inRange(range: SettingRange) {
  const { min, max, isWhole } = range;
  const bounded = z.number().min(min).max(max);
  return {
    // Number('') is 0, which is no operator's word.
    schema: z
      .string()
      .trim()
      .min(1)
      .pipe(z.coerce.number<string>())
      .pipe(isWhole ? bounded.int() : bounded),
    range,
    takes: `a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`,
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

interface Setting<Value> {
  /** From the stored text. */
  readonly schema: z.ZodType<Value, string>;
  readonly fallback: Value;
  readonly description: string;
  /** Of numbers. */
  readonly range?: SettingRange;
  /** What it takes, for the message that refuses something else. */
  readonly takes: string;
  /** The same in Swedish, for administrators. */
  readonly refusal: string;
}
const setting = <Value>(definition: Setting<Value>): Setting<Value> => definition;

/** All that an operator may turn at run time, with what holds until somebody does. */
export const settings = {
  free_reports_count: setting({
    ...inRange({ min: 0, max: 100, isWhole: true }),
    fallback: 3,
    description: 'Free reports a new user gets',
  }),
  report_cost_ceiling_usd: setting({
    ...inRange({ min: 0.01, max: 20, isWhole: false }),
    fallback: 0.5,
    description: 'What the model may cost for one report, US dollars; beyond it the rules write',
  }),
  report_keep_minutes: setting({
    ...inRange({ min: 0, max: 10_080, isWhole: true }),
    fallback: 360,
    description: 'How long an advert that was read serves the next buyer who pastes it, minutes; 0 for never',
  }),
  model_prices: setting<Readonly<Record<string, ModelPrice>>>({
    schema: json(z.record(modelName, modelPriceSchema)),
    fallback: {},
    description:
      'Prices of models that are not in our table or cost you something else, USD a million tokens',
    takes: 'JSON like {"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}',
    refusal: 'Ange ett namn utan mellanslag och tre priser från 0 för varje modell.',
  }),
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValues = { readonly [Key in SettingKey]: (typeof settings)[Key]['fallback'] };
export const settingKeys = Object.keys(settings) as SettingKey[];
