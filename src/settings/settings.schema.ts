import { z } from 'zod';

/** US dollars for a million tokens of each kind. */
const modelPriceSchema = z.strictObject({
  input: z.number().nonnegative(),
  /** Of input that the provider had in its prefix cache. */
  cachedInput: z.number().nonnegative(),
  output: z.number().nonnegative(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

// Number('') is 0, which is no operator's word.
const number = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.string().trim().min(1).pipe(z.coerce.number<string>()).pipe(schema);

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
  /** What it takes, for the message that refuses something else. */
  readonly takes: string;
}
const setting = <Value>(definition: Setting<Value>): Setting<Value> => definition;

/** All that an operator may turn at run time, with what holds until somebody does. */
export const settings = {
  free_reports_count: setting({
    schema: number(z.number().int().min(0).max(100)),
    fallback: 3,
    description: 'Free reports a new user gets',
    takes: 'a whole number from 0 to 100',
  }),
  report_cost_ceiling_usd: setting({
    schema: number(z.number().min(0.01).max(20)),
    fallback: 0.5,
    description: 'What the model may cost for one report, US dollars; beyond it the rules write',
    takes: 'a number from 0.01 to 20',
  }),
  report_keep_minutes: setting({
    schema: number(z.number().int().min(0).max(10_080)),
    fallback: 360,
    description: 'How long an advert that was read serves the next buyer who pastes it, minutes; 0 for never',
    takes: 'a whole number from 0 to 10080',
  }),
  model_prices: setting<Readonly<Record<string, ModelPrice>>>({
    schema: json(z.record(z.string().min(1), modelPriceSchema)),
    fallback: {},
    description:
      'Prices of models that are not in our table or cost you something else, USD a million tokens',
    takes: 'JSON like {"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}',
  }),
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValues = { readonly [Key in SettingKey]: (typeof settings)[Key]['fallback'] };
export const settingKeys = Object.keys(settings) as SettingKey[];
