import type { Evidence } from '../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { domainFigures } from './reports-figures.js';
import { isRoundingOf, numbersIn, type ReadNumber, type Unit } from './reports-numbers.js';

const unitOfField: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:livingArea|biarea|tomtarea)$/, 'area'],
  [/^yearBuilt$/, 'calendar'],
  [/^rooms$/, 'rooms'],
  [/^energyPerformance$/, 'energy'],
  [/^share$/, 'percent'],
  [/price|fee|cost|debt|savings|value|total|year$/i, 'kr'],
];

/** Every number that an advert states, in its fields and its texts. */
export function listingNumbers(value: unknown, field = ''): ReadNumber[] {
  if (typeof value === 'number') {
    const unit = unitOfField.find(([name]) => name.test(field))?.[1] ?? 'none';
    return [{ value: Math.abs(value), unit, text: `${field} ${value}` }];
  }
  if (typeof value === 'string') return numbersIn(value);
  if (Array.isArray(value)) return value.flatMap((item) => listingNumbers(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => listingNumbers(child, name));
}

/** What stands at a path with dots (`renovations.0`); null where the advert says nothing. */
export function valueAt(listing: Listing, path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], listing);
  return value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;
}

const unitOfComputation = (unit: string): Unit =>
  unit.startsWith('kr')
    ? 'kr'
    : unit.startsWith('%')
      ? 'percent'
      : unit === 'år'
        ? 'years'
        : /^bq/i.test(unit)
          ? 'radon'
          : 'none';

/** The numbers that a claim's own proofs carry. */
export function evidenceNumbers(evidence: readonly Evidence[]): ReadNumber[] {
  return evidence.flatMap((proof): ReadNumber[] => {
    switch (proof.kind) {
      case 'quote':
      case 'document':
        return numbersIn(proof.text);
      case 'field':
        return listingNumbers(proof.value, proof.name.split('.').at(-1));
      case 'reference':
        return numbersIn(`${proof.row}; ${proof.source}`);
      case 'computed':
        return [
          { value: Math.abs(proof.value), unit: unitOfComputation(proof.unit), text: proof.formula },
          ...Object.entries(proof.inputs).map(([text, value]) => ({
            value: Math.abs(value),
            unit: 'none' as const,
            text,
          })),
        ];
      case 'photo':
        return [];
    }
  });
}

/** The figures of the domain page as numbers. */
export const domainNumbers: readonly ReadNumber[] = Object.entries(domainFigures).flatMap(([unit, values]) =>
  values.map((value) => ({ value, unit: unit as Unit, text: 'the domain page' })),
);

/**
 * Whether a printed number rests on one of the sources: the same or rounded to at least two digits, and counting the
 * same where both name a unit; shares to whole percent. Years and dates are never rounded; a decade rests on a year
 * within it.
 */
export function isGrounded(shown: ReadNumber, sources: readonly ReadNumber[]): boolean {
  if (shown.value === 0) return true;
  if (shown.unit === 'none' && shown.value <= 10) return true;
  return sources.some((source) => {
    if (shown.unit === 'date') return source.unit === 'date' && source.value === shown.value;
    if (shown.unit === 'decade') {
      const isYear = source.unit === 'calendar' || source.unit === 'none' || source.unit === 'decade';
      return isYear && source.value >= shown.value && source.value <= shown.value + 9;
    }
    if (shown.unit === 'calendar') {
      if (source.unit === 'date') return Math.floor(source.value / 10_000) === shown.value;
      return (source.unit === 'calendar' || source.unit === 'none') && source.value === shown.value;
    }
    const isSameKind = shown.unit === source.unit || shown.unit === 'none' || source.unit === 'none';
    if (!isSameKind) return false;
    if (isRoundingOf(shown.value, source.value)) return true;
    // Shares are told in whole percent.
    const isWholePercent = shown.unit === 'percent' && source.unit === 'percent' && shown.value >= 3;
    return isWholePercent && Number.isInteger(shown.value) && Math.abs(shown.value - source.value) <= 0.5;
  });
}
