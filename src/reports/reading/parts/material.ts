import type { PartId } from '../../knowledge/life-lengths.js';
import type { MaterialId } from '../../knowledge/materials.js';
import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { clausesOf } from '../text/clauses.js';
import { findAll, sentenceAround, type Quote, type TextSource } from '../text/sources.js';
import { materialPatterns } from '../wordings/materials.js';
import { isGone } from './gone.js';

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
    if (['denied', 'elsewhere', 'hypothetical'].includes(standingOf(places, quote))) return false;
    if (isGone(places, quote, !material.startsWith('eternit'))) return false;
    if (quote.field === part || namesPart.test(quote.text)) return true;
    if (ofAnyPart.test(quote.text)) return false;
    return (part === 'roof' ? /(?<!\p{L})(?:ytter)?tak(?:et)?(?!\p{L})/iu : /fasad/iu).test(
      around(places, quote),
    );
  });
}

const anyPart = /(?<!\p{L})(?:ytter)?tak(?:et)?(?!\p{L})|fasad|vägg/iu;

/** The clause of a place, and those beside it where it names no part itself: `Tak: eternit`, `hus i puts (fasaden renoverad 2012)`. */
function around(sources: readonly TextSource[], { field, start }: Quote): string {
  const source = sources.find((one) => one.field === field);
  if (!source) return '';
  const clauses = clausesOf(source, sentenceAround(source, start));
  const at = clauses.findLastIndex((clause) => clause.start <= start);
  const read = (index: number): string => {
    const clause = clauses[index];
    return clause ? source.readable.slice(clause.start, clause.end) : '';
  };
  return anyPart.test(read(at)) ? read(at) : `${read(at - 1)} ${read(at)} ${read(at + 1)}`;
}
