import type { Listing } from '../scraping/listing.types.js';

/** What lists show of a listing, as the columns of an analysis. Money is whole kronor. */
export function cardColumns(listing: Listing) {
  const pricePerSqm =
    listing.price && listing.livingArea
      ? Math.round(listing.price / listing.livingArea)
      : (listing.pricePerSqm ?? null);
  return {
    address: listing.address ?? listing.title ?? null,
    municipality: listing.municipality ?? listing.city ?? null,
    price: whole(listing.price),
    pricePerSqm: whole(pricePerSqm),
    monthlyFee: whole(listing.monthlyFee),
    operatingCost: whole(listing.operatingCost),
    livingArea: listing.livingArea ?? null,
    rooms: listing.rooms ?? null,
    propertyType: listing.propertyType ?? null,
    tenure: listing.tenure ?? null,
    yearBuilt: whole(listing.yearBuilt),
  };
}

function whole(value: number | null | undefined): number | null {
  return value == null ? null : Math.round(value);
}
