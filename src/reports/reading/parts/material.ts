import type { PartId } from '../../knowledge/life-lengths.js';
import type { MaterialId } from '../../knowledge/materials.js';
import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll } from '../text/sources.js';
import { materialPatterns } from '../wordings/materials.js';

/** Fields of one part each, which tell nothing of another. */
const partFields: readonly string[] = ['roof', 'facade', 'windows', 'structure'];
/** Materials that name their part themselves: `takpannor`, `fasadputs`. */
const namesPart = /tak|fasad|pann(?:or|a)|panel|sedum|gummiduk/i;
/** What walls and frames are of as often as roofs. */
const ofAnyPart = /^(?:tegel|betong)$/i;

/** True where the advert says that the roof or the facade is made of the material. */
export function isMadeOf({ sources }: Advert, part: PartId, material: MaterialId): boolean {
  const places = sources.filter(({ field }) => field === part || !partFields.includes(field));
  return findAll(places, materialPatterns[material]).some((quote) => {
    if (['denied', 'elsewhere'].includes(standingOf(places, quote))) return false;
    if (quote.field === part || namesPart.test(quote.text)) return true;
    if (ofAnyPart.test(quote.text)) return false;
    const source = places.find(({ field }) => field === quote.field);
    const around = source?.readable.slice(Math.max(0, quote.start - 40), quote.end + 40) ?? '';
    return part === 'roof' ? /(?<!\p{L})(?:ytter)?tak(?:et)?(?!\p{L})/iu.test(around) : /fasad/i.test(around);
  });
}
