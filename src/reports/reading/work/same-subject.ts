import type { PartId } from '../../knowledge/life-lengths.js';
import { hasVerb, opensWithVerb } from '../text/clauses.js';
import type { Mention } from './part-mentions.js';
import { saysChange, saysNot, tiesToYear } from './words.js';

const joints = /[,;:–]\s(?:och\s)?|\s(?:och|samt)\s/giu;
/** Clauses of another thing, or against what stands before them. */
const turns = /(?<!\p{L})(?:som|där|vars|medan|men|fast|utom)(?!\p{L})|\d|;/iu;
/** `sitter från 2006`: verbs beside those of every clause. */
const stands = /^\s*(?:sitter|satt|stammar|härrör|byggs|görs|kommer|byggdes)(?!\p{L})/iu;
/** `…, allt monterat 2019`: all that was told of it. */
const allOfIt =
  /^allt(?:ihop|sammans)?\s+(?:(?:är|från|nytt|monterat|installerat|gjort|bytt|utfört|renoverat|byggt)\s+){0,3}(?:år\s+)?$/iu;
/** What a part is made of: all of it new makes the part new. */
const madeOf: Partial<Record<PartId, RegExp>> = {
  kitchen:
    /(?<!\p{L})(?:(?:kök|bänk)s?)?(?:luckor|stommar|inredning|(?:över|under|vägg|bas|hög|köks)?skåp)(?:en|na)?(?!\p{L})/iu,
  bathroom: /(?<!\p{L})(?:kakel|klinker|tätskikt|\p{L}*kakla[dt]\p{L}*|(?:plast|våtrums)matta)/iu,
  roof: /(?<!\p{L})\p{L}*(?:pann(?:a|or|orna)|papp(?:en)?|läkt(?:en)?|tegel|underlag(?:et)?|plåt(?:en)?)(?!\p{L})/iu,
};
/** Things that the part has: `med kylskåp och diskmaskin`. */
const having = /(?<!\p{L})(?:har|hade|med|fick|fått|inklusive|finns)(?!\p{L})|:/iu;
const appliance =
  /(?<!\p{L})(?:\p{L}*(?:maskin|tumlare)\p{L}*|spis\p{L}*|\p{L}*häll(?:en)?|\p{L}*ugn(?:en|ar)?(?<!lugn)|(?:kyl|frys|tork)\p{L}*|vitvar\p{L}*)(?!\p{L})/iu;
/** The words before `, allt nytt`. */
const beforeAll = /^.*(?=,\s+(?:och\s+)?allt(?:ihop|sammans)?\s[^,]*$)/isu;

/** `tvättmaskin och torktumlare, allt nytt 2022`: true where a year is of all the things of a part, and not of the part. */
export function isOfThings(part: PartId, gap: string): boolean {
  const things = beforeAll.exec(gap)?.[0];
  if (things === undefined) return false;
  const own = madeOf[part];
  return own ? having.test(things) && !own.test(things) : appliance.test(things);
}
/** `…, ombyggt 2021`, `…, prydligt och i bruk sedan 1991`: work that an appliance is not told of. */
const remade: Readonly<Record<'neuter' | 'common' | 'plural', RegExp>> = {
  neuter:
    /^(?:\p{L}+t\s+(?:och\s+)?)?(?:\p{L}*renoverat|ombyggt|inrett|(?:hel)?kaklat|moderniserat|upprustat|i\s+bruk)(?!\p{L})/iu,
  common: /^(?:\p{L}*renoverad|ombyggd|omlagd|moderniserad|omputsad|omdragen)(?!\p{L})/iu,
  plural: /^(?:\p{L}*renoverade|ombyggda|utbytta|bytta|omlagda|moderniserade|(?:hel)?kaklade)(?!\p{L})/iu,
};
/** `…, båda renoverade 2017`. */
const bothOfThem = /^(?:vilka\s+)?(?:båda|bägge|samtliga|alla)(?:\s+två|\s+tre)?(?!\p{L})/iu;
const neuter: ReadonlySet<PartId> = new Set(['kitchen', 'bathroom', 'roof']);

/**
 * True where the clause beside a year goes on with the parts that its sentence begins with, though other things are named
 * between: `Köket vetter mot gården och byggdes om 2011`, `Två badrum, ett med bastu, och båda är renoverade 2017`.
 * @param floor where the text that belongs to an earlier year ends
 * @param end where the words between the parts and the year end
 */
export function goesOn(text: string, heads: readonly Mention[], floor: number, end: number): boolean {
  const [first] = heads;
  const from = heads.at(-1)?.end ?? end;
  if (!first || hasVerb(text.slice(floor, first.start)) || /,\s/.test(text.slice(floor, first.start)))
    return false;
  const gap = text.slice(from, end);
  if (turns.test(gap) || saysNot(gap)) return false;
  const joint = [...gap.matchAll(joints)]
    .filter(({ index }) => !/^\s*i\s+bruk/iu.test(gap.slice(index + 4)))
    .at(-1);
  if (!joint) return false;
  const before = gap.slice(0, joint.index);
  const last = gap.slice(joint.index + joint[0].length);
  if (
    before
      .split(joints)
      .slice(1)
      .some((piece) => hasVerb(piece) && !opensWithVerb(piece))
  )
    return false;
  if (allOfIt.test(last)) return true;
  if (!(saysChange(last) || /i\s+bruk/iu.test(last)) || !tiesToYear(last)) return false;
  const isPlural = heads.length > 1 || isSeveral(text, first);
  if (bothOfThem.test(last)) return isPlural;
  if (opensWithVerb(last) || stands.test(last)) return true;
  const gender = isPlural ? 'plural' : neuter.has(first.part) ? 'neuter' : 'common';
  return !/^\s/.test(joint[0].trimEnd()) && remade[gender].test(last);
}

/** `två badrum`, `fönstren`, `badrummen`. */
const isSeveral = (text: string, { start, end }: Mention): boolean =>
  /(?<!\p{L})(?:två|tre|fyra|båda|bägge|2|3)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, start)) ||
  /(?:fönst(?:er|ren)|rummen|na)$/iu.test(text.slice(start, end));
