import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';

/** Work on some of a part: `delvis omlagt`, `hälften av fönstren`. */
export const partly =
  /(?<!\p{L})(?:delvis|till\s+viss\s+del|delar\s+av|vissa\s+av|halva|hälften\s+av|merparten\s+av|de\s+flesta|flertalet|några(?:\s+av)?|utom|med\s+undantag|undantaget|bortsett\s+från)(?!\p{L})/iu;

/** What a roof is covered with, by the piece. */
const pieces = /pannor(?:na)?(?:\s+på\s+\p{L}*tak(?:et)?)?$/iu;
const isDefinite = /pannorna/iu;
/** Where on the roof, or after what: `byttes kring skorstenen`, `efter stormen`, `i nocken`. */
const where = latinRegExp(
  word(
    String.raw`runt|kring|mot\s+(?:norr|söder|öster|väster|gat|gård|sjö|träd|bak|fram|skog|väg|grann)\p{L}*|längs|över|ovanför|närmast|bakom|vid\s+(?:\p{L}+\s+)?\p{L}*(?:skorsten|kup|nock|ränn|gav(?:el|l)|fot|fönst|genomföring|skiv|vägg|hörn|sida)\p{L}*|efter\s+(?:\p{L}+\s+){0,2}?\p{L}*(?:storm|läck|skad|oväder|hagel|ras|brand|snö)\p{L}*|på\s+(?:\p{L}+\s+)?\p{L}+(?:an|en|et|na|or)|i\s+(?!mitten|slutet|början|augusti|samband)\p{L}+(?:en|et|na)|där\s+(?:de|det)|vartefter|allteftersom`,
  ),
  'iu',
);
/** After all, but some of it. */
const only = latinRegExp(word('bara|endast|enstaka|resten|övriga|förutom'), 'iu');
const turning = /,\s(?:men|dock|fast)\s/iu;
const denied = /^[^,]*(?<!\p{L})(?:inte|ej)(?!\p{L})/iu;
const thatDid = /^,?\s{1,3}som\s/iu;
const counted = latinRegExp(
  String.raw`${word(String.raw`några|enstaka|trasiga|vissa|flera|en\s+del|\d{1,4}|\p{L}+tal`)}\s+(?:av\s+)?(?:de\s+)?$`,
  'iu',
);
/** Another thing begins here: `… byttes 2015 och fönstren mot söder 2018`. */
const nextThing =
  /[.;]|,\s(?!(?:men|dock|fast|utom|förutom|där\s(?:de|det)|som|bara|endast|resten)\s)|\s(?:och|samt)\s(?=(?:\p{L}+\s)?\p{L}{3,}(?:en|et|na|er|or|ar)\s)/iu;

/** The pieces that were taken away. */
const replaced =
  /(?<!\p{L})(?:(?:ut)?byt(?:t|te|ta|ts|tes)|byte\s+av|ersatt?e?s?|ersatta|laga(?:de|des|t|ts)|reparera(?:de|des|t|ts))(?!\p{L})/iu;
/** Before the pieces: which or how many, and not all or new ones: `spruckna takpannor`, `ett tjugotal pannor`. */
const whichBefore =
  /(?<![\p{L}\d])(?!(?:nya|alla|samtliga|hela)\s)(?:\p{L}+(?:a|ade|tal|tals)|\d{1,4}|tio|tjugo|trettio|fyrtio|femtio|hundra|några\s+få)\s+$/iu;
/** A roof is laid anew, or covered with something else. */
const laid = /(?<!\p{L})(?:lades|lagt|lagda|omlag\p{L}*|omlägg\p{L}*|mot)(?!\p{L})/iu;

/** True where what is told behind a covering limits it: where it lies, after what it was replaced, or but part of it. */
export function isLimited(after: string): boolean {
  const told = ofThis(after);
  const own = told.split(turning)[0]!;
  return partly.test(told) || only.test(told) || where.test(own) || denied.test(told) || thatDid.test(after);
}

/** True where words around the tiles of a roof give a year to some of them; besides a limit, which or how many they were. */
export function isOfSome(before: string, said: string, after: string): boolean {
  if (!pieces.test(said)) return false;
  if (counted.test(before)) return true;
  const told = ofThis(after);
  if (isDefinite.test(said)) return isLimited(after) || partly.test(lastClause(before));
  const isReplaced = replaced.test(`${lastClause(before)} ${told}`);
  return isReplaced && !laid.test(told) && (whichBefore.test(before) || isLimited(after));
}

/** What is told of the same thing. */
function ofThis(after: string): string {
  const end = after.search(nextThing);
  return end < 0 ? after : after.slice(0, end);
}

const lastClause = (text: string): string =>
  text.slice(Math.max(text.lastIndexOf(','), text.lastIndexOf(';')) + 1);
