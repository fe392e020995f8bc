import { parseNumber } from './extract/numbers.js';
import { tenureKindOf } from './extract/vocabulary.js';
import type { Disagreement, Extraction, Listing, SpanField } from './listing.types.js';

/** How far two statements of one figure may lie apart before it is news: rounding, in the field's own unit. */
const tolerance: Partial<Record<keyof Listing, (value: number) => number>> = {
  price: () => 0,
  soldPrice: () => 0,
  // One page rounds, the other cuts the decimals off.
  livingArea: () => 0.99,
  biarea: () => 0.99,
  tomtarea: (area) => Math.max(1, area * 0.01),
  rooms: () => 0,
  monthlyFee: () => 1,
  operatingCost: (cost) => Math.max(12, cost * 0.01),
  leaseholdFeePerYear: () => 12,
  leasePerYear: () => 12,
  yearBuilt: () => 0,
  energyPerformance: () => 1,
};

type Differ = (one: Listing, other: Listing) => boolean;

const comparisons: readonly (readonly [keyof Listing, Differ])[] = [
  ...(Object.keys(tolerance) as (keyof Listing)[]).map(
    (field) => [field, (one: Listing, other: Listing) => figuresDiffer(field, one, other)] as const,
  ),
  ['tenure', tenuresDiffer],
  ['energyClass', both(({ energyClass }) => energyClass?.toUpperCase())],
  ['floor', both(({ floor }) => floorNumber(floor))],
  ['association', associationsDiffer],
];

/** The fields that two pages of one home state differently, beyond rounding and wording. */
export function disagreementsOf(one: Extraction, other: Extraction): Disagreement[] {
  return comparisons
    .filter(([, differ]) => differ(one.listing, other.listing))
    .map(([field]) => disagreement(field, one, other));
}

function disagreement(field: keyof Listing, ...sources: readonly Extraction[]): Disagreement {
  return {
    field,
    values: sources.map(({ listing, provenance }) => ({
      url: provenance[field]?.url ?? '',
      value: listing[field],
    })),
  };
}

/** Both say something, and not the same. */
function both(read: (listing: Listing) => string | number | undefined): Differ {
  return (one, other) => {
    const [first, second] = [read(one), read(other)];
    return first !== undefined && second !== undefined && first !== second;
  };
}

/** Whether two pages name different forms of tenure, whatever words they use. */
export function tenuresDiffer(one: Listing, other: Listing): boolean {
  return both((listing) => listing.tenureKind ?? tenureKindOf(listing.tenure ?? ''))(one, other);
}

/** Whether two pages state different figures, beyond rounding and spans. `field` is one that has a `tolerance`. */
export function figuresDiffer(field: keyof Listing, one: Listing, other: Listing): boolean {
  const [first, second] = [one[field], other[field]];
  if (typeof first !== 'number' || typeof second !== 'number') return false;
  if (Math.abs(first - second) <= tolerance[field]!(Math.max(first, second))) return false;
  // "1953/2010" on one page and 2010 on the other, or a value within the other's span, are two ways of saying it.
  if (field === 'yearBuilt') return !names(one.yearBuiltText, second) && !names(other.yearBuiltText, first);
  return (
    !within(one.spans?.[field as SpanField], second) && !within(other.spans?.[field as SpanField], first)
  );
}

function names(text: string | undefined, year: number): boolean {
  return text?.includes(String(year)) ?? false;
}

function within(span: { from: number; to: number } | undefined, value: number): boolean {
  return span !== undefined && span.from <= value && value <= span.to;
}

/** The storey's number. Stairs (`2 tr`) and words (`BV`) are counted in another way and compare with nothing. */
function floorNumber(floor: string | undefined): number | undefined {
  if (floor === undefined || /\btr\b|trapp/i.test(floor)) return undefined;
  const start = /^(?:vån(?:ing(?:splan)?)?\.?:? ?)?(-?\d{1,2}(?:[.,]\d)?)(?![\d.,]|:)/i.exec(floor.trim());
  return start ? parseNumber(start[1]!) : undefined;
}

function associationsDiffer({ association: one }: Listing, { association: other }: Listing): boolean {
  const [first, second] = [associationName(one), associationName(other)];
  return first !== '' && second !== '' && !first.includes(second) && !second.includes(first);
}

/** What is left of `HSB Bostadsrättsförening Måsen i Täby` when the form of association is taken off. */
function associationName(text = ''): string {
  return text
    .toLowerCase()
    .replace(
      /\b(brf|hsb|riksbyggen|rb|sbc|nr)\b|bostadsrättsförening(en)?|ek\.? för\.?|ekonomisk förening/g,
      '',
    )
    .replace(/[^\p{L}\d]/gu, '');
}
