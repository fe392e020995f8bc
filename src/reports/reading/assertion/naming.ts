import type { Span, TextSource } from '../text/sources.js';

/** A clause of at most so many words only names a thing. */
const fewWords = 8;
/** A denial, an end, a mending, another's or a distance. */
const sign =
  /(?<!\p{L})(?:inte(?!\s+(?:bara|endast|enbart|minst|blott))|aldrig|ing(?:en|et|a)|ej|icke|varken|utan(?!\s+även)|nej|historia|numera|upphör(?:de|t)?|slutar?|bort|borta|försv[ia]nn\p{L}*|nedlag(?:d|t|da)|nedmonter\p{L}*|ned(?=[.,;]|\s+(?:19|20)\d\d)|rev|revs|riv(?:en|et|na|its)|bytt?s?|byttes|ersat(?:t|ta|tes)|(?:sanera|torka|laga|åtgärda)(?:d|t|de|des|ts)|kilometer|km|decibel|dba?|annan|annat|andra(?!\s+(?:våning|plan))|grann(?:ens|arnas|hus\p{L}*|fastighet\p{L}*|förening\p{L}*)|stanna(?:r|de)|ströks)(?!\p{L})/iu;

/** True where a clause names a thing in a few words, and its sentence has no sign that it is gone, of others or far away. */
export function isMerelyNamed({ readable }: TextSource, sentence: Span, clause: Span): boolean {
  const words = readable.slice(clause.start, clause.end).match(/\p{L}+/gu) ?? [];
  return words.length <= fewWords && !sign.test(readable.slice(sentence.start, sentence.end));
}
