import type { Evidence } from '../analysis-result.schema.js';
import type { CostRow } from '../knowledge/cost-ranges.js';
import { krRange } from './format.js';

/** A place in a text field of the listing. `field` is a path with dots: `description`, `renovations.0`. */
export interface Quote {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const quoted = (quote: Quote): Evidence => ({
  kind: 'quote',
  field: quote.field,
  start: quote.start,
  end: quote.end,
  text: quote.text,
});

/** A field as it was read; leave `value` out to prove that the advert does not state it. */
export const field = (name: string, value: string | number | boolean | null = null): Evidence => ({
  kind: 'field',
  name,
  value,
});

export const reference = (table: string, row: string, source: string): Evidence => ({
  kind: 'reference',
  table,
  row,
  source,
});

/** A row of the cost table with its figures, kr. */
export const costReference = (row: CostRow): Evidence =>
  reference('cost-ranges', `${row.row}: ${krRange(row)}`, row.source);

/** A figure that anyone can reproduce from `inputs` by `formula`. */
export const computed = (
  formula: string,
  inputs: Record<string, number>,
  value: number,
  unit: string,
): Evidence => ({ kind: 'computed', formula, inputs, value, unit });
