import type { Span, TextSource } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';
import { deniesSomething, undone } from './rows/denied.js';
import { renewal, repair } from './rows/mended.js';

/** A clause of at most so many words only names a thing. */
const fewWords = 8;
/** An end, another's or a distance: the table does not know them, for they say little of others that are named beside. */
const gone = latinRegExp(
  String.raw`(?<!\p{L})(?:nej|historia|numera|upphör(?:de|t)?|slutar?|bort|borta|försv[ia]nn\p{L}*|nedlag(?:d|t|da)|nedmonter\p{L}*|ned(?=[.,;]|\s+(?:19|20)\d\d)|rev|kilometer|km|decibel|dba?|stanna(?:r|de)|ströks|annan|annat|andra(?!\s+(?:våning|plan))|grann(?:ens|arnas|hus\p{L}*|fastighet\p{L}*|förening\p{L}*))(?!\p{L})`,
  'iu',
);
/** `Utan även`: it denies nothing. */
const addition = /^\s+även(?!\p{L})/u;

/** True where a clause names a thing in a few words, and its sentence has no sign that it is gone, of others or far away. */
export function isMerelyNamed({ readable }: TextSource, sentence: Span, clause: Span): boolean {
  const words = readable.slice(clause.start, clause.end).match(/\p{L}+/gu) ?? [];
  return words.length <= fewWords && !holdsSign(readable.slice(sentence.start, sentence.end));
}

/** True where a sentence has a sign that something it names is gone, mended, denied, of others or far away. */
export const holdsSign = (sentence: string): boolean =>
  gone.test(sentence) ||
  [repair, renewal].some((words) => sentence.search(words) >= 0) ||
  [...sentence.matchAll(deniesSomething)].some(({ 0: word, index }) => {
    const rest = sentence.slice(index + word.length);
    return rest.search(undone) < 0 && !addition.test(rest);
  });
