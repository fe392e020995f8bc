import type { SettingKey, SettingRange } from './setting-facts.js';

export type { ModelPrice, SettingKey, SettingRange } from './setting-facts.js';

/** One of the list that GET /api/admin/settings answers, and the answer of PUT /api/admin/settings/:key. */
export interface SettingView {
  readonly key: SettingKey;
  /** What holds now; of `model_prices` an object of `ModelPrice` by model, of the others a number. */
  readonly value: unknown;
  readonly defaultValue: unknown;
  readonly isDefault: boolean;
  /** What a number may be; null for `model_prices`. */
  readonly range: SettingRange | null;
  /** ISO 8601; null for one that was never turned */
  readonly changedAt: string | null;
}

/** Body of PUT /api/admin/settings/:key. */
export interface SettingChange {
  readonly value: unknown;
  /** The value that whoever saves had before the eyes; given, it is refused (409) when that holds no longer. */
  readonly seen?: unknown;
}

/** Answer of GET and PUT /api/admin/settings/free-reports-count, and body of the latter. */
export interface FreeReportsCount {
  /** 0–100 */
  readonly value: number;
}
