import { createHash } from 'node:crypto';
import type { ModelPrice } from '../settings/settings.schema.js';
import * as moneyRules from './knowledge/money-rules.js';
import type { DatedRule } from './knowledge/money-rules.js';
import type { PromptTemplateId, ReportInput } from './reports.types.js';

/** By what and when a report is written, as far as it decides what the report says. */
export interface ReportMaker {
  readonly analyst: 'rules' | 'openai';
  readonly template: PromptTemplateId | null;
  readonly model: string | null;
  readonly version: string;
  /**
   * What the model may cost and its price, null when nobody knows it: a report that had to do with fewer pictures or
   * without a second round is another. Null where no model writes.
   */
  readonly budget: { readonly ceilingUsd: number; readonly price: ModelPrice | null } | null;
  /** ISO day; only its month and the money rules in force on it count: what is ahead then is behind later. */
  readonly day: string;
}

/** Hex SHA-256, the same for the same content of an advert written about by the same maker. */
export function reportKey(input: ReportInput, { day, ...maker }: ReportMaker): string {
  const { listing, images, disagreements, documents = [], ownPrices } = input;
  const content = {
    listing,
    images: images.map(({ sha256, kind }) => ({ sha256, kind })),
    disagreements,
    documents,
    ownPrices,
    maker,
    month: day.slice(0, 7),
    moneyRules: rulesInForce(day),
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** From which day on each dated money rule holds that is in force on a day. */
function rulesInForce(day: string): Record<string, string | null> {
  const tables = Object.entries<unknown>(moneyRules).filter(([, table]) => Array.isArray(table));
  return Object.fromEntries(
    (tables as [string, readonly DatedRule<unknown>[]][]).map(([name, rows]) => [
      name,
      rows.find((row) => row.validFrom <= day && (row.validTo === null || day < row.validTo))?.validFrom ??
        null,
    ]),
  );
}

/** JSON that is the same whatever the order of an object's keys; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1)))
      : child,
  );
}
