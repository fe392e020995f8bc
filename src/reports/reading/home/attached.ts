import { homeHas } from '../assertion/standing.js';
import { once } from '../text/once.js';
import { findAll, words } from '../text/sources.js';

const row = /rad(?:hus|villa)/iu;
const pair = /par(?:hus|villa)|kedje(?:hus|villa)/iu;
const end = words(
  String.raw`gavel(?:radhus|hus|läge|tomt|placer)\p{L}*|radhus\s+på\s+gavel(?:n)?|hörnradhus\p{L}*`,
);

/** How many of a house's four sides stand against a neighbour: 2 in a row, 1 of a pair or at the end of a row. */
export const sharedSidesOf = once((advert): 0 | 1 | 2 => {
  const kind = `${advert.listing.propertyType ?? ''} ${advert.listing.propertyKind ?? ''}`;
  if (pair.test(kind)) return 1;
  if (!row.test(kind)) return 0;
  return findAll(advert.sources, end).some((quote) => homeHas(advert.sources, quote)) ? 1 : 2;
});
