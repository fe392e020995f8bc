import type { Extraction } from './extract/extract.js';
import { isPlainObject, isStated } from './extract/reading.js';
import type { Disagreement, Listing, Provenance } from './listing.types.js';

/** Places are worded best by the portal; brokers put selling words into them. */
const portalKnowsBest = new Set<string>([
  'address',
  'title',
  'area',
  'city',
  'municipality',
  'county',
  'linkToBroker',
]);
/** The fuller of two tells more. */
const fullerWins = new Set<string>([
  'description',
  'images',
  'floorplans',
  'features',
  'showings',
  'documents',
]);

/** How far two statements of one figure may lie apart before it is news: rounding, in the field's own unit. */
const tolerance: Partial<Record<keyof Listing, (value: number) => number>> = {
  price: () => 0,
  livingArea: () => 0.5,
  biarea: () => 0.5,
  tomtarea: (area) => Math.max(1, area * 0.01),
  rooms: () => 0,
  monthlyFee: () => 1,
  operatingCost: (cost) => Math.max(12, cost * 0.01),
  leaseholdFeePerYear: () => 12,
  yearBuilt: () => 0,
};
const comparedWords = ['tenure', 'energyClass'] as const;

export interface MergedSources extends Extraction {
  readonly disagreements: readonly Disagreement[];
  /** Whether the pictures are the broker's. */
  readonly picturesFromBroker: boolean;
}

/** One listing from the portal's page and the broker's: the broker wins where it is more precise, differences are kept. */
export function mergeSources(portal: Extraction, broker: Extraction): MergedSources {
  const listing: Record<string, unknown> = { ...portal.listing };
  const provenance: Record<string, unknown> = { ...portal.provenance };
  for (const [field, value] of Object.entries(broker.listing)) {
    const known = listing[field];
    if (!isStated(known) || brokerWins(field, known, value)) {
      listing[field] = isPlainObject(known) && isPlainObject(value) ? { ...known, ...value } : value;
      provenance[field] = broker.provenance[field as keyof Listing];
    }
  }
  return {
    listing: listing as Listing,
    provenance: provenance as Provenance,
    disagreements: disagreementsOf(portal, broker),
    picturesFromBroker:
      provenance['images'] !== undefined && provenance['images'] === broker.provenance.images,
  };
}

/**
 * Whether two pages tell of one home, so that a link that leads to a broker's start page or another object does no
 * harm: the same street and number, or, when one gives no address, the same area and rooms.
 */
export function isSameHome(one: Listing, other: Listing): boolean {
  const [street, otherStreet] = [streetOf(one.address), streetOf(other.address)];
  if (street && otherStreet) return street === otherStreet;
  const sameRooms = one.rooms !== undefined && one.rooms === other.rooms;
  const area = one.livingArea ?? one.tomtarea;
  const otherArea = one.livingArea === undefined ? other.tomtarea : other.livingArea;
  return (
    area !== undefined &&
    otherArea !== undefined &&
    Math.abs(area - otherArea) <= 1 &&
    (sameRooms || !one.rooms)
  );
}

function brokerWins(field: string, known: unknown, value: unknown): boolean {
  if (portalKnowsBest.has(field)) return false;
  if (fullerWins.has(field)) return size(value) > size(known);
  // A rounded figure does not replace an exact one.
  if (typeof known === 'number' && typeof value === 'number')
    return Math.round(known) !== value || known === value;
  return true;
}

function size(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

function disagreementsOf(portal: Extraction, broker: Extraction): Disagreement[] {
  const differs = (field: keyof Listing): boolean => {
    const [one, other] = [portal.listing[field], broker.listing[field]];
    if (typeof one === 'number' && typeof other === 'number') {
      return Math.abs(one - other) > (tolerance[field]?.(Math.max(one, other)) ?? Infinity);
    }
    return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() !== other.toLowerCase();
  };
  return [...(Object.keys(tolerance) as (keyof Listing)[]), ...comparedWords]
    .filter(differs)
    .map((field) => ({
      field,
      values: [portal, broker].map((source) => ({
        url: source.provenance[field]?.url ?? '',
        value: source.listing[field],
      })),
    }));
}

/** `Storgatan 5 B, 2 tr` → `storgatan 5b`; undefined without a number. */
function streetOf(address: string | undefined): string | undefined {
  const match = /^([\p{L} .'-]+?) (\d+)(?: ?([a-z])(?![\p{L}]))?/iu.exec(address?.trim() ?? '');
  return match ? `${match[1]} ${match[2]}${match[3] ?? ''}`.toLowerCase() : undefined;
}
