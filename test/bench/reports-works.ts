import type { AnalysisResult, CostRange, Evidence } from '../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import type { Fault } from './report-tracer.js';
import { leastWiring, unitPrices } from './reports-figures.js';
import { numbersIn } from './reports-numbers.js';

/** A sum of work beside the proofs of its claim. */
interface PricedWork {
  readonly path: string;
  readonly sum: CostRange;
  readonly evidence: readonly Evidence[];
}

/** Sums scaled to a size, reckoned anew from the living area: what no unit price, no shape and no text gives is a fault. */
export function workFaults(result: AnalysisResult, listing: Listing): Fault[] {
  return worksOf(result).flatMap(({ path, sum, evidence }) => {
    const row = rowOf(evidence);
    const price = unitPrices.find(([words]) => words.test(row));
    if (!price || !sum.size || !isScaled(evidence)) return [];
    const sizes = sizesOf(row, listing);
    const [, low, high] = price;
    const right = {
      min: sizes.map((size) => atLeast(row, size * low)),
      max: sizes.map((size) => atLeast(row, size * high)),
    };
    return (['min', 'max'] as const)
      .filter((end) => !right[end].some((value) => Math.abs(value - sum[end]) <= 500))
      .map((end): Fault => ({ kind: 'cost', path, what: `${end} ${sum[end]} of ${row}` }));
  });
}

const atLeast = (row: string, value: number): number =>
  /^Elcentral/.test(row) ? Math.max(leastWiring, value) : value;

const rowOf = (evidence: readonly Evidence[]): string =>
  evidence.flatMap((proof) =>
    proof.kind === 'reference' && proof.table === 'cost-ranges' ? [proof.row] : [],
  )[0] ?? '';

const isScaled = (evidence: readonly Evidence[]): boolean =>
  evidence.some((proof) => proof.kind === 'computed' && /^mängd ×/.test(proof.formula));

/** Every size that the row's work may have here, by our own reading of the text; whole metres, m² and windows. */
function sizesOf(row: string, listing: Listing): number[] {
  const { livingArea = 0 } = listing;
  const text = [
    listing.propertyType,
    listing.structure,
    listing.description,
    listing.title,
    listing.summary,
    ...(listing.features ?? []),
  ].join('\n');
  if (/^Elcentral/.test(row)) return [livingArea];
  if (/^Fönsterbyte/.test(row)) {
    const counted = [
      ...text.matchAll(/(\S+)\s+(?:st\S*\s+)?(?:nya\s+|gamla\s+|stora\s+)?fönster/giu),
    ].flatMap(([words]) => numbersIn(words).map(({ value }) => value));
    return [...counted, Math.max(1, Math.round(livingArea * 0.12))];
  }
  return storeysOf(text).flatMap((storeys) => {
    const ground = Math.round(livingArea / storeys);
    const around = freeSides(listing).map((free) => Math.round(4.2 * Math.sqrt(ground) * (free / 4)));
    if (/^Takbyte/.test(row)) return [Math.round(ground * 1.25)];
    return /^Dränering/.test(row) ? around : around.map((metres) => Math.round(metres * 2.7 * storeys));
  });
}

/** Storeys that the text names; one to two where it names none. */
function storeysOf(text: string): number[] {
  const named = [
    ...(/enplan|ett\s+plan|1[-\s]?plan/iu.test(text) ? [1] : []),
    ...(/halv(?:t)?plan|halvplan|1[,.]5|1\s?½|och\s+(?:ett|en)?\s*halv/iu.test(text) ? [1.5] : []),
    ...(/2[,.]5|2\s?½|två\s?och\s?(?:ett|en)?\s?halv/iu.test(text) ? [2.5] : []),
    ...(/två(?:\s|-)?(?:plan|våning)|2[-\s]?(?:plan|våning)|två\s+\p{L}+\s+våning|suter|souter/iu.test(text)
      ? [2]
      : []),
    ...(/övre|över(?:våning|plan)|ovanvåning|uppe|upp\s+för\s+trappan|en\s+trappa\s+upp/iu.test(text)
      ? [1.5, 2]
      : []),
    ...(/tre(?:\s|-)?(?:plan|våning)|3[-\s]?(?:plan|våning)|tre\s+\p{L}+\s+våning/iu.test(text) ? [3] : []),
  ];
  return named.length > 0 ? [...named, 1, 2] : [1, 2];
}

const freeSides = ({ propertyType, propertyKind }: Listing): number[] => {
  const kind = `${propertyType ?? ''} ${propertyKind ?? ''}`;
  if (/rad/iu.test(kind)) return [2, 3];
  return /par|kedje/iu.test(kind) ? [3] : [4];
};

function worksOf(value: unknown, path = '', own: readonly Evidence[] = []): PricedWork[] {
  if (typeof value !== 'object' || value === null) return [];
  const evidence =
    'evidence' in value && Array.isArray(value.evidence) ? (value.evidence as Evidence[]) : own;
  if ('min' in value && 'max' in value) return [{ path, sum: value as CostRange, evidence }];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'evidence' ? [] : worksOf(child, path ? `${path}.${key}` : key, evidence),
  );
}
