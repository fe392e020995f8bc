/** What a number may be, both ends included. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

/** US dollars for a million tokens of each kind. */
export interface ModelPrice {
  readonly input: number;
  /** Of input that the provider had in its prefix cache. */
  readonly cachedInput: number;
  readonly output: number;
}

/** What can be told of a setting without reading any value of it. */
export interface SettingFacts<Value> {
  /** What holds until an operator has turned it. */
  readonly fallback: Value;
  readonly description: string;
  /** Of numbers. */
  readonly range?: SettingRange;
  /** What it takes, for the message that refuses something else. */
  readonly takes: string;
}

function number(
  fallback: number,
  range: SettingRange,
  description: string,
): SettingFacts<number> & { readonly range: SettingRange } {
  const { min, max, isWhole } = range;
  const takes = `a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
  return { fallback, range, description, takes };
}

const prices: SettingFacts<Readonly<Record<string, ModelPrice>>> = {
  fallback: {},
  description: 'Prices of models that are not in our table or cost you something else, USD a million tokens',
  takes: 'JSON like {"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}',
};

/** All that an operator may turn at run time. Plain values, for the help of the command line loads nothing else. */
export const settingFacts = {
  free_reports_count: number(3, { min: 0, max: 100, isWhole: true }, 'Free reports a new user gets'),
  report_cost_ceiling_usd: number(
    0.5,
    { min: 0.01, max: 20, isWhole: false },
    'What the model may cost for one report, US dollars; beyond it the rules write',
  ),
  report_keep_minutes: number(
    360,
    { min: 0, max: 10_080, isWhole: true },
    'How long an advert that was read serves the next buyer who pastes it, minutes; 0 for never',
  ),
  model_prices: prices,
} as const;

export type SettingKey = keyof typeof settingFacts;
export const settingKeys = Object.keys(settingFacts) as SettingKey[];
