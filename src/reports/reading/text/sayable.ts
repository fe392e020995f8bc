import { latinRegExp } from './latin.js';

/** Without addresses and markup, which nobody says aloud. */
const markup = /[<>@`*#|[\]]|:\/\/|\.\p{L}/u;

/** Words that join a clause to what stands before it, and say nothing of their own. */
const joining = latinRegExp(String.raw`^(?:och|men|samt|dock|så|medan|utan)\s+`, 'iu');

/** Words that begin what hangs on something before it: a clause with them in front is no statement by itself. */
const hanging = latinRegExp(
  String.raw`^(?:som|vil(?:ket|ken|ka)|var(?:av|för|vid|med|till)|där(?:av|för|med|efter)?|då|när|att|ty|eftersom|om|trots|fast|innan|sedan|även|också|enligt|inte|aldrig|andra|efter|med|till|för|från|vid|hos|i|på|av|över|under|han|hon|de|den|det|man|ni|vi|här|så|utom|dels|detta|denna|båda|något|någon|blir|börja|drömmer|är|var|har|hade|fick|kan|ska|göra|in|ca|cirka|mot|utan|genom|istället|dock|därtill|främst|helst|just|bara|endast|både|ännu|redan|nu|sen|ett\s+förhållande)(?!\p{L})`,
  'u',
);

/** The same at the beginning of a sentence, where a preposition is no fault. */
const hangingSentence = latinRegExp(
  String.raw`^(?:Om|När|Då|Där|Den|De|Det|Detta|Denna|Så|Att|Som|Innan|Blir|Börja|Drömmer|Vill|Har|Är|Ni|Vi|Man|Han|Hon|Inte|Både|Dels|Dessa)(?!\p{L})`,
  'u',
);

/** Small words that a cut leaves hanging at the end. */
const small = latinRegExp(
  String.raw` (?:och|samt|men|eller|enligt|med|utan|av|i|på|till|för|från|vid|hos|om|som|att|där|då|när|är|har|hade|var|blev|blir|ska|kan|en|ett|den|det|de|dess|sin|sitt|sina|ca|cirka|så|mer|än|inte|redan|mot|under|över|efter)$`,
  'iu',
);

/** Fewer words than this tell nobody what is meant, but for a phrase that is asked about itself. */
const fewestWords = 3;

/** A short quote shows too little of a long statement to be understood. */
const shownOfLong = 4;

/**
 * Words of an advert as they can be said aloud, in at most `room` characters: a statement by itself, on one line, without the word that joins
 * it to what stands before, cut at a word and never in half a sum. Null where they are markup, hang on something else or
 * say too little.
 * @param fewest words at least
 */
export function sayable(words: string, room: number, fewest = fewestWords): string | null {
  const [line = ''] = words.replace(/\s+/g, ' ').trim().split('?');
  const whole = withoutStop(closed(line.replace(joining, '')));
  if (markup.test(whole) || hanging.test(whole) || hangingSentence.test(whole)) return null;
  if (!/^[\p{L}\p{N}]/u.test(whole)) return null;
  if (whole.length <= room) return countWords(whole) < fewest ? null : whole;
  const kept = whole
    .slice(0, room - 1)
    .split(' ')
    .slice(0, -1);
  while (kept.length > 0 && /\d/.test(kept.at(-1)!)) kept.pop();
  let text = withoutStop(closed(kept.join(' ')));
  while (small.test(text)) text = withoutStop(text.replace(small, ''));
  return countWords(text) < shownOfLong || /\d$/.test(text) ? null : `${text} …`;
}

/** Without what a bracket opens that is never closed. */
export const closed = (text: string): string => {
  const at = text.lastIndexOf('(');
  return at < 0 || text.includes(')', at) ? text : text.slice(0, at).trimEnd();
};

const countWords = (text: string): number => text.split(' ').length;

const withoutStop = (text: string): string => text.replace(/(?<![.,;:!])[.,;:!]+$/, '');
