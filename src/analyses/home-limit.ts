import type { Listing } from '../scraping/listing.types.js';

/** What is for sale where a report can say less than of a home that is bought to live in. */
export type HomeLimit = 'sold' | 'plot' | 'farm' | 'rented-house';

const limitOfKind: { readonly [kind in NonNullable<Listing['propertyKind']>]?: HomeLimit } = {
  tomt: 'plot',
  gård: 'farm',
  flerfamiljshus: 'rented-house',
};
/** A farm's house that is sold without its fields and woods: a house like others. */
const withoutLand = /utan\s+(?:jord|skogs|lant)bruk/iu;

/** @returns null for an ordinary home, and where the page does not tell its kind */
export function homeLimitOf({
  saleStatus,
  propertyKind,
  propertyType = '',
}: Pick<Listing, 'saleStatus' | 'propertyKind' | 'propertyType'>): HomeLimit | null {
  if (saleStatus === 'sold') return 'sold';
  if (propertyKind === 'gård' && withoutLand.test(propertyType)) return null;
  return (propertyKind && limitOfKind[propertyKind]) ?? null;
}
