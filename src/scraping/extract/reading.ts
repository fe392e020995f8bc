import type { Listing, Provenance } from '../listing.types.js';

/** A listing under construction. */
export type Facts = { -readonly [field in keyof Listing]?: Listing[field] };

/** What one reader found on a page. */
export interface Reading {
  /** Short name for provenance, for instance `json-ld`. */
  readonly reader: string;
  readonly facts: Facts;
  /** Remarks per field, for instance that a monthly cost was multiplied by twelve. */
  readonly notes?: { readonly [field in keyof Listing]?: string };
  /** The sentence a field was read from, as it stands in the description. */
  readonly quotes?: { readonly [field in keyof Listing]?: string };
  /** Fields that the site's pages never state: what another reader takes for them is something else. */
  readonly lacks?: readonly (keyof Listing)[];
}

/**
 * Merges readings of one page: for each field the first reading that has it wins. Objects are filled in, key by key.
 * @param before what earlier readings gave
 */
export function mergeReadings(
  readings: readonly Reading[],
  url: string,
  before?: { readonly listing: Listing; readonly provenance: Provenance },
): { listing: Listing; provenance: Provenance } {
  const listing: Record<string, unknown> = { ...before?.listing };
  const provenance: Record<string, unknown> = { ...before?.provenance };
  for (const { reader, facts, notes, quotes } of readings) {
    for (const field in facts) {
      const value: unknown = facts[field as keyof Facts];
      if (!isStated(value)) continue;
      const known = listing[field];
      if (known === undefined) {
        listing[field] = value;
        const note = notes?.[field as keyof Listing];
        const quote = quotes?.[field as keyof Listing];
        provenance[field] = {
          url,
          reader,
          ...(note === undefined ? {} : { note }),
          ...(quote === undefined ? {} : { quote }),
        };
      } else if (isPlainObject(known) && isPlainObject(value)) {
        listing[field] = { ...value, ...known };
      }
    }
  }
  return { listing: listing as Listing, provenance: provenance as Provenance };
}

/** Whether a value says anything: not undefined, null, an empty text, list or object. */
export function isStated(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object') {
    for (const key in value) if (isStated((value as Record<string, unknown>)[key])) return true;
    return false;
  }
  return !Number.isNaN(value);
}

/** Drops the keys that say nothing. */
export function stated<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept: Record<string, unknown> = {};
  for (const key in values) if (key !== '__proto__' && isStated(values[key])) kept[key] = values[key];
  return kept as never;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Takes the facts that are not known yet. */
export function fill(facts: Facts, more: Facts): void {
  for (const field in more) {
    const key = field as keyof Facts;
    if (facts[key] === undefined) facts[key] = more[key] as never;
  }
}
