import type { Evidence } from '../analysis-result.schema.js';
import type { CostRow } from '../knowledge/cost-ranges.js';
import { shownPlace } from '../reading/text/clauses.js';
import { krRange } from '../format.js';
import type { Quote } from '../reading/text/sources.js';

/** A quote as proof: at least the clause around its place, so that no word that turns its meaning is cut off. */
export const quoted = ({ field, source, ...place }: Quote): Evidence => {
  const { start, end } = source ? shownPlace(source, place) : place;
  return { kind: 'quote', field, start, end, text: source?.text.slice(start, end) ?? place.text };
};

/** Evidence of one claim with each proof once, and no quote that stands within another of its quotes. */
export const withoutRepeats = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter((proof, index) => {
    const text = JSON.stringify(proof);
    if (evidence.slice(0, index).some((other) => JSON.stringify(other) === text)) return false;
    return !evidence.some((other) => isWithin(proof, other));
  });

function isWithin(proof: Evidence, other: Evidence): boolean {
  if (proof.kind !== 'quote' || other.kind !== 'quote' || proof.field !== other.field) return false;
  const isLonger = other.end - other.start > proof.end - proof.start;
  return isLonger && other.start <= proof.start && proof.end <= other.end;
}

/** The same of several quotes, each clause once. */
export const quotedOnce = (quotes: readonly Quote[]): Evidence[] => {
  const proofs = new Map(
    quotes
      .map(quoted)
      .map((proof) => [proof.kind === 'quote' ? `${proof.field} ${proof.start} ${proof.end}` : '', proof]),
  );
  return [...proofs.values()];
};

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
