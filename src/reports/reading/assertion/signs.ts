import type { Span, TextSource } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';
import { anyDenial, deniesSomething, undone } from './rows/denied.js';
import { isNone, renewal, repair } from './rows/mended.js';
import { pattern, whole } from './row.js';

/** A clause of at most so many words only names a thing. */
const fewWords = 8;
/** Words for an end, another's home or a distance. Too weak for the table. */
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

const holdsSign = (sentence: string): boolean =>
  gone.test(sentence) ||
  [repair, renewal].some((words) => sentence.search(words) >= 0) ||
  [...sentence.matchAll(deniesSomething)].some(({ 0: word, index }) => {
    const rest = sentence.slice(index + word.length);
    return rest.search(undone) < 0 && !addition.test(rest);
  });

/** What was looked into and found to be in order, is over, or is another's. */
const settled = whole(
  String.raw`torr(?:t|a)?|frisk(?:t|a)?|godkän(?:d|t|da|des|ts)|äkta|nej|bort|borta|borttag(?:en|et|na)|försv[ia]nn\p{L}*|upphör(?:de|t)|nedlag(?:d|t|da)|nedmonter\p{L}*|rev|ströks|struk(?:en|et|na|its)|tillbakadrag\p{L}*|dra(?:git|gits|gen|get|gna)?\s+tillbaka|över(?=\s*[.,;!])|(?:annan|annat|andra)\s+(?:förening|hus|fastighet|lägenhet|byggnad|bostad|villa)\p{L}*|grann(?:hus|fastighet|förening|gård)\p{L}*`,
);
/** What is only waited for. */
const waitedFor = whole(String.raw`väntar|avvaktar|att\s+bli`);
/** What is not done, known or as it should be: its denial settles nothing. */
const lacking = pattern(
  String.raw`^\s*(?:\p{L}+\s+){0,3}?(?:mätt?|uppmätt|godkän|laga[dt]|klar|färdig|torr|torka|tät|reparer|renover|avsluta|fungera|beslut|betal|känd|utför|gjor[dt]|hitta|fastställ|försäkra|besiktig|avhjälp|bytt|byts|bytas)\p{L}*`,
);

/** True for what a denial is followed by where it says that something is not done, known or as it should be. */
export const isLacking = (rest: string): boolean => holds(rest, lacking) || holds(rest, undone);

/** A text without the remedies that it says were not made: `av gjutjärn och inte bytta`. */
export const withoutLacking = (text: string): string =>
  text.replace(notMade, (said, rest: string) => (isLacking(rest) ? ' ' : said));
const notMade = latinRegExp(
  String.raw`(?<!\p{L})(?:inte|ej|aldrig|icke)((?:\s+\p{L}+){1,3}?\s*(?=[.,;]|$)|(?:\s+\p{L}+){1,3})`,
  'giu',
);

const holds = (text: string, words: RegExp): boolean => text.search(words) >= 0;

/** What goes on or has come anew: nothing that was done has settled it. */
const goesOn = whole(
  String.raw`trots|ändå|fortfarande|alltjämt|(?:finns|sitter|är)\s+kvar|kvarstår|på\s+nytt|åter(?:kom|kommer|kommit)|ny(?:tt|a)?\s+(?:mögel|läcka|läckage|fukt\p{L}*|påväxt|sprick\p{L}*|skad\p{L}*)|(?<!(?:ett|en|den|det|så|mycket|riktigt)\s)läcker(?!\s+(?:inte|ej|aldrig|inget))|precis\s+som|liksom\s+(?:här|hos\s+oss|i?\s?vår(?:t|a)?)|även\s+(?:vår|här|hos\s+oss)\p{L}*`,
);

/** True where a sentence says that trouble is left, came anew or is here as well. */
export const goesOnStill = (sentence: string): boolean => holds(sentence, goesOn);

/**
 * True where a sentence says that what it names is mended, in order, over, denied or another's: not what is waited for, nor that
 * something is lacking (`inte åtgärdad`, `inte mätt`).
 */
export const settles = (sentence: string): boolean => !goesOnStill(sentence) && isSettled(sentence);

const isSettled = (sentence: string): boolean =>
  [repair, renewal].some((words) =>
    [...sentence.matchAll(words)].some(({ 0: word, index }) => {
      const lead = sentence.slice(0, index);
      return (
        !holds(lead, isNone.lead) &&
        !holds(lead, waitedFor) &&
        !holds(sentence.slice(index + word.length), isNone.rest)
      );
    }),
  ) ||
  [...sentence.matchAll(settled)].some(({ index }) => !holds(sentence.slice(0, index), anyDenial)) ||
  [...sentence.matchAll(deniesSomething)].some(({ 0: word, index }) => {
    const rest = sentence.slice(index + word.length);
    return !holds(rest, undone) && !addition.test(rest) && !holds(rest, lacking);
  });
