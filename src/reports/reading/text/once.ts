import type { Advert } from './advert.js';

/** The same reading of an advert, done once for its texts: several rules ask for it. */
export function once<Found>(read: (advert: Advert) => Found): (advert: Advert) => Found {
  const known = new WeakMap<Advert['sources'], { readonly found: Found }>();
  return (advert) => {
    const { found } = known.get(advert.sources) ?? { found: read(advert) };
    known.set(advert.sources, { found });
    return found;
  };
}
