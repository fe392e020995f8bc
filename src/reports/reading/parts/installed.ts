import { homeHas } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { sentenceAround, type Quote } from '../text/sources.js';

/** What could be had: `möjlighet till fjärrvärme`, `fjärrvärme finns i gatan`. */
const offeredBefore =
  /(?<!\p{L})(?:möjlig\p{L}*|förbere\p{L}*|anslut\p{L}*|kan|går|tänkt\p{L}*|önska\p{L}*|byta\s+till|konverter\p{L}*)\s+(?:\p{L}+\s+){0,4}$/iu;
const offeredAfter =
  /^\s+(?:(?:är|finns|ligger|har|kan|går)\s+)?(?:\p{L}+\s+){0,2}?(?:i\s+(?:gatan|området|kvarteret|närheten)|(?:till|vid|i|utanför)\s+tomt\p{L}*|att\s+ansluta|möjlig\p{L}*)(?!\p{L})/iu;

/** True for a thing that this home has, whatever was put right about it, and not only could have. */
export function isInstalled({ sources }: Advert, place: Quote): boolean {
  const source = sources.find(({ field }) => field === place.field);
  if (!source || !homeHas(sources, place)) return false;
  const sentence = sentenceAround(source, place.start);
  return !(
    offeredBefore.test(source.readable.slice(sentence.start, place.start)) ||
    offeredAfter.test(source.readable.slice(place.end, sentence.end))
  );
}
