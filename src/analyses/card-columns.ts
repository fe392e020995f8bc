import type { Listing } from '../scraping/listing.types.js';
import { beginningOf } from '../shared/storable.js';
import { homeLimitOf } from './home-limit.js';

/**
 * UTF-16 units. Indexes hold these columns, and an entry of more than 2,704 bytes cannot be stored; the longest names of
 * Swedish places have some thirty.
 */
const mostOf = { address: 300, kind: 100 };

/** What lists show of a listing, as the columns of an analysis. Money is whole kronor. */
export function cardColumns(listing: Listing) {
  const pricePerSqm =
    listing.price && listing.livingArea
      ? Math.round(listing.price / listing.livingArea)
      : (listing.pricePerSqm ?? null);
  return {
    address: cut(listing.address ?? listing.title, mostOf.address),
    municipality: cut(listing.municipality ?? listing.city, mostOf.kind),
    price: whole(listing.price),
    pricePerSqm: whole(pricePerSqm),
    monthlyFee: whole(listing.monthlyFee),
    operatingCost: whole(listing.operatingCost),
    livingArea: listing.livingArea ?? null,
    rooms: listing.rooms ?? null,
    propertyType: cut(listing.propertyType, mostOf.kind),
    tenure: cut(listing.tenure, mostOf.kind),
    yearBuilt: whole(listing.yearBuilt),
    homeLimit: homeLimitOf(listing),
  };
}

const cut = (text: string | undefined, most: number): string | null =>
  text === undefined ? null : beginningOf(text, most);

/** What a column of integers cannot hold is no figure of a home. */
const largest = 2 ** 31 - 1;

function whole(value: number | null | undefined): number | null {
  const rounded = value == null ? null : Math.round(value);
  return rounded === null || Math.abs(rounded) > largest ? null : rounded;
}
