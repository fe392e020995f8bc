import type { Evidence } from '../analysis-result.schema.js';
import type { CostRow, CostUnit } from '../knowledge/cost-ranges.js';
import { shownPlace } from '../reading/text/clauses.js';
import { krRange } from '../format.js';
import type { Quote, TextSource } from '../reading/text/sources.js';
import { wholePlace } from '../reading/text/whole-clauses.js';

/** A quote as proof: at least the clause around its place, so that no word that turns its meaning is cut off. */
export const quoted = ({ field, source, ...place }: Quote): Evidence => {
  const { start, end } = source ? shownPlace(source, place) : place;
  return { kind: 'quote', field, start, end, text: source?.text.slice(start, end) ?? place.text };
};

type QuoteProof = Extract<Evidence, { kind: 'quote' }>;

/** A quote as it is shown: whole, as `wholePlace` says. @param sources the texts of the advert */
export function wholeQuote(sources: readonly TextSource[], proof: QuoteProof): QuoteProof {
  const source = sources.find(({ field }) => field === proof.field);
  const place = source && wholePlace(source, proof);
  if (!place) return proof;
  const { start, end } = place;
  return { ...proof, start, end, text: source.text.slice(start, end) };
}

/** The rows of the cost table that a claim's sum rests on. */
export const costRowsOf = ({ evidence }: { readonly evidence: readonly Evidence[] }): string[] =>
  evidence.flatMap((proof) =>
    proof.kind === 'reference' && proof.table === 'cost-ranges' ? [proof.row] : [],
  );

/** Evidence of one claim with each proof once, and no quote that stands within another of its quotes. */
export function withoutRepeats(evidence: readonly Evidence[]): Evidence[] {
  const once = [...new Map(evidence.map((proof) => [JSON.stringify(proof), proof])).values()];
  const inner = innerQuotes(once);
  return once.filter((proof) => !inner.has(proof));
}

/** Quotes that stand within longer ones. */
function innerQuotes(evidence: readonly Evidence[]): ReadonlySet<Evidence> {
  const quotes = evidence.filter((proof) => proof.kind === 'quote');
  const inner = new Set<Evidence>();
  /** Of each field the quote that reaches furthest, of those that begin no later. */
  const furthest = new Map<string, (typeof quotes)[number]>();
  for (const quote of quotes.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const outer = furthest.get(quote.field);
    if (!outer || outer.end < quote.end) furthest.set(quote.field, quote);
    else if (outer.end - outer.start > quote.end - quote.start) inner.add(quote);
  }
  return inner;
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

const units: Readonly<Record<CostUnit, string>> = {
  roofSqm: 'per m² tak',
  metreAround: 'per meter runt huset',
  window: 'per fönster',
  livingSqm: 'per m² boarea',
  facadeSqm: 'per m² fasad',
};

/** A row of the cost table with its figures, kr: of a whole home and of a unit, the year of the prices and what they hold. */
export function costReference({ row, year, per, includes, source, ...whole }: CostRow): Evidence {
  const each = per ? `; ${krRange(per)} ${units[per.unit]}` : '';
  return reference(
    'cost-ranges',
    `${row}: ${krRange(whole)}${each} (${year} års priser). I det ingår ${includes}`,
    source,
  );
}

/** A figure that anyone can reproduce from `inputs` by `formula`. */
export const computed = (
  formula: string,
  inputs: Record<string, number>,
  value: number,
  unit: string,
): Evidence => ({ kind: 'computed', formula, inputs, value, unit });
