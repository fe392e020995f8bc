import { isPlainObject } from './extract/reading.js';
import { listingSchema } from './listing.schema.js';
import type { Listing } from './listing.types.js';

type Record = { readonly [field: string]: unknown };

const figures = [
  'price',
  'soldPrice',
  'pricePerSqm',
  'rooms',
  'livingArea',
  'biarea',
  'tomtarea',
  'monthlyFee',
  'operatingCost',
  'leaseholdFeePerYear',
  'leasePerYear',
  'yearBuilt',
  'energyPerformance',
] as const satisfies readonly (keyof Listing)[];
const ofFigures = [
  'annualOperatingCosts',
  'taxValues',
  'mortgageDeeds',
] as const satisfies readonly (keyof Listing)[];
const objects = [
  ...ofFigures,
  'associationFacts',
  'coordinates',
  'spans',
] as const satisfies readonly (keyof Listing)[];
const lists = [
  'features',
  'images',
  'floorplans',
  'showings',
  'renovations',
  'documents',
] as const satisfies readonly (keyof Listing)[];
/** Names of facts that a record written by hand may have instead of ours. */
const otherNames = ['askingPrice', 'numberOfRooms', 'sqm', 'constructionYear'];

/**
 * A listing as it was stored. One that was not stored by us, with figures and lists as texts or facts under their other
 * names, is read as `listingSchema` reads it; of one that holds no fact nothing is left.
 */
export function storedListing(record: object): Listing {
  if (isOurs(record as Record)) return record;
  const read = listingSchema.safeParse(record);
  return read.success ? read.data : {};
}

const isFigure = (value: unknown): boolean => value == null || typeof value === 'number';
const isOfFigures = (value: unknown): boolean =>
  value == null || (isPlainObject(value) && Object.values(value).every(isFigure));

function isOurs(record: Record): boolean {
  return (
    figures.every((name) => isFigure(record[name])) &&
    ofFigures.every((name) => isOfFigures(record[name])) &&
    objects.every((name) => record[name] == null || isPlainObject(record[name])) &&
    lists.every((name) => record[name] == null || Array.isArray(record[name])) &&
    !otherNames.some((name) => name in record) &&
    // Of the two documents the second calls the living area so.
    !/^\s*\d/.test(String(record['area'] ?? ''))
  );
}
