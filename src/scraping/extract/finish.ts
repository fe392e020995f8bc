import type { Listing } from '../listing.types.js';
import { type Facts, type Reading, stated } from './reading.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

/** What follows from the facts of the whole page: kinds in the fixed vocabulary, the state of the sale. */
export function finished(listing: Listing, url: string): Reading {
  const { tenure, propertyType, association } = listing;
  const facts = stated({
    tenureKind: tenure === undefined ? undefined : tenureKindOf(tenure),
    propertyKind: propertyType === undefined ? undefined : propertyKindOf(propertyType),
    saleStatus: saleStatus(listing, url),
    associationFacts: association === undefined ? undefined : { name: association },
  }) as Facts;
  return { reader: 'conclusion', facts };
}

/** A home with an asking price that nobody calls sold or coming is for sale. */
function saleStatus(listing: Listing, url: string): Listing['saleStatus'] {
  if (listing.saleStatus) return listing.saleStatus;
  if (listing.soldPrice !== undefined || /\/(?:salda?|sald-bostad|sold)\//.test(url)) return 'sold';
  if (/\/kommande\//.test(url)) return 'upcoming';
  return listing.price === undefined && !/\/till-?salu\//.test(url) ? undefined : 'for_sale';
}
