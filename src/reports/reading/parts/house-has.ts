import { homeHas } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll } from '../text/sources.js';

/** `Altan på plintar`: what stands right after a terrace or a shed is of it, not of the house. */
const afterOther =
  /(?<!\p{L})(?:altan|trall|trädäck|uteplats|terrass|skärmtak|uterum|pergola|brygga|bastu|förråd|friggebod)\p{L}*(?:\s+\p{L}+){0,4}\s*$/iu;

/** True where the texts say that the house of this home has what the words name. */
export function houseHas({ sources }: Advert, named: RegExp): boolean {
  return findAll(sources, named).some((quote) => {
    const source = sources.find(({ field }) => field === quote.field);
    const before = source?.readable.slice(Math.max(0, quote.start - 60), quote.start) ?? '';
    return homeHas(sources, quote) && !afterOther.test(before);
  });
}
