import type { Listing } from '../../../scraping/listing.types.js';

/** The value at a path such as `taxValues.totalTaxValue`; undefined when not stated. */
export function valueAt(listing: Listing, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], listing);
}

/** What forms hold where nothing is known. */
const empty =
  /^\s*(?:(?:okän[dt]a?|ej\s+angiv\p{L}*|uppgift(?:en)?\s+saknas|saknas|vet\s+(?:ej|inte)|n\/a|[-–?]+)\s*)?$/iu;

/** False for a field that is absent, empty or filled in as not known. */
export const isStated = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !(typeof value === 'string' && empty.test(value)) &&
  !(Array.isArray(value) && value.length === 0);
