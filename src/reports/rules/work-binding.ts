import { clausesOf, hasVerb } from './clauses.js';
import type { Mention } from './part-mentions.js';
import type { Span } from './sources.js';
import { carriesYear, isRenewed, isUpkeep, tiesToYear } from './work-words.js';
import type { When } from './years.js';

/** The parts that grammar ties to a year and the words that tie them. */
export interface Bound extends Span {
  readonly parts: readonly Mention[];
}

export interface Sentence {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** A list of work or a field of one part, where a comma is enough to tie. */
  readonly isLoose: boolean;
}

/**
 * The parts a year belongs to, or null. Parts before a year take it when only verbs, places and means stand between;
 * where a year leads (`2014 byttes stammarna`), the parts after it do. A year without a part of its own carries on
 * with those of the year before (`renoverat 2016, på övre plan 2018`).
 */
export function boundParts(
  sentence: Sentence,
  year: When,
  previous: When | undefined,
  next: When | undefined,
  last: Bound | null,
): Bound | null {
  const floor = previous?.end ?? 0;
  const before = boundBefore(sentence, floor, year, next);
  if (before === 'other') return null;
  const bound =
    before ?? boundAfter(sentence, floor, year, next) ?? carriedOn(sentence.text, floor, year, next, last);
  if (!bound) return null;
  const after = joinedAfter(sentence, year, next);
  return after.length === 0
    ? bound
    : { parts: [...bound.parts, ...after], start: bound.start, end: after.at(-1)?.end ?? bound.end };
}

function boundBefore(
  { text, mentions, isLoose }: Sentence,
  floor: number,
  year: When,
  next: When | undefined,
): Bound | 'other' | null {
  const earlier = mentions.filter((item) => item.start >= floor && item.end <= year.start && !item.place);
  const nearest = earlier.at(-1);
  if (!nearest) return null;
  const gap = text.slice(nearest.end, year.start);
  const heads = coordinated(text, earlier, isLoose);
  const first = heads[0] ?? nearest;
  const lead = attributes(text, floor, first.start);
  const tail = gap.split(/[,;(]/).at(-1) ?? gap;
  if (isUpkeep(tail) || (isUpkeep(text.slice(lead, first.start)) && !isRenewed(gap))) return 'other';
  if (isUpkeep(afterYear(text, year, next))) return 'other';
  const isFieldItself = nearest.start === nearest.end;
  const since = year.isBuildYear ? gap.replace(/(?<!\p{L})(?:aldrig|inte|ej)(?!\p{L})/giu, ' ') : gap;
  if (!isFieldItself && !tiesToYear(since)) return 'other';
  const occasion = atOccasion(text, earlier, heads, floor);
  return { parts: [...occasion, ...heads], start: occasion[0]?.start ?? lead, end: year.end };
}

/** What directly follows a year up to the next joint: `2023 besiktigad`. */
const afterYear = (text: string, year: When, next: When | undefined): string =>
  text
    .slice(year.end, next?.start ?? text.length)
    .split(/[,;.(]|(?<!\p{L})(?:och|men|samt|med|enligt)(?!\p{L})/iu)[0] ?? '';

/** `badrummet renoverades i samband med stambytet 2014`: both are of that year. */
function atOccasion(
  text: string,
  earlier: readonly Mention[],
  heads: readonly Mention[],
  floor: number,
): Mention[] {
  const head = heads[0];
  const prior = earlier.filter((item) => head && item.end <= head.start && !heads.includes(item)).at(-1);
  if (!head || !prior) return [];
  const between = text.slice(prior.end, head.start);
  const occasion =
    /(?:i\s+samband\s+med|vid|efter|under|samtidigt\s+(?:som|med))\s+(?:att\s+)?(?:(?:det|föreningens|husets|ett|det\s+stora)\s+)?$/iu.exec(
      between,
    );
  if (!occasion) return [];
  const said = text.slice(Math.max(floor, prior.start - 20), prior.start) + between.slice(0, occasion.index);
  return isRenewed(said) && tiesToYear(between.slice(0, occasion.index)) ? [prior] : [];
}

const opening =
  /^(?:[^\p{L}\d]|(?:och|samt|under|i|år|året|omkring|ca|cirka|våren|sommaren|hösten|vintern|därefter|sedan|senast|redan|renoverat|renoveringar|åtgärder|utfört|gjort|nytt|bytt|för|på)(?!\p{L}))*$/iu;

function boundAfter(
  { text, mentions }: Sentence,
  floor: number,
  year: When,
  next: When | undefined,
): Bound | null {
  if (!opening.test(text.slice(floor, year.start))) return null;
  const rest = text.slice(year.end, next?.start ?? text.length);
  const stop = /(?:,|(?<!\p{L})(?:och|samt|men|medan))\s+[^,]*?(?<!\p{L})(?:är|har|var|hade)(?!\p{L})/iu.exec(
    rest,
  );
  const end = year.end + (stop?.index ?? rest.length);
  const parts = mentions.filter(
    (item) =>
      item.start >= year.end &&
      item.end <= end &&
      !item.place &&
      !isUpkeep(segment(text, item, year.end, end)),
  );
  const said = text.slice(year.end, end);
  if (parts.length === 0 || /^\s*(?:med|har|som|är)(?!\p{L})/iu.test(said)) return null;
  if (isUpkeep(said)) return null;
  return { parts, start: year.start, end };
}

/** A further year of the same parts: `från 1974, omlagt 2014`, `2018 respektive 2020`. */
function carriedOn(
  text: string,
  floor: number,
  year: When,
  next: When | undefined,
  last: Bound | null,
): Bound | null {
  if (!last || floor === 0) return null;
  const between = text.slice(floor, year.start);
  if (/[;.]/.test(between) || isUpkeep(afterYear(text, year, next))) return null;
  if (
    !carriesYear(
      between.replace(/(?<!\p{L})(?:respektive|resp|därefter|men|igen|gästdusch\p{L}*)(?!\p{L})/giu, ' '),
    )
  )
    return null;
  return { parts: last.parts, start: last.start, end: year.end };
}

const joinedBy =
  /^\s*[,(]?\s*(?:(?:och\s+)?(?:liksom|likaså|tillsammans\s+med|såväl\s+som|inklusive|inkl\.?|i\s+samband\s+med(?:\s+att)?|vid|samtidigt\s+(?:som|med))|(?:med|och|samt|då\s+även|även|samt\s+även)(?=\s+(?:ny|byt)))\s+(?:(?:även|också|nya?|nytt|bytta?|byte\s+av|helt|föreningens|husets|det|ett|alla|samtliga|då)\s+)*$/iu;

/** Parts that a year takes with it: `byttes 2017 liksom elcentral`, `2010 med nya badrum och ny el`. */
function joinedAfter({ text, mentions }: Sentence, year: When, next: When | undefined): Mention[] {
  const ceiling = next?.start ?? text.length;
  const later = mentions.filter((item) => item.start >= year.end && item.end <= ceiling);
  const [first] = later;
  if (!first || !joinedBy.test(text.slice(year.end, first.start))) {
    return later.length > 0 && first && likewise(text, first, ceiling) ? [first] : [];
  }
  const list: Mention[] = [first];
  for (const item of later.slice(1)) {
    const from = list.at(-1)?.end ?? first.end;
    if (!/^(?:[\s&/-]|(?:och|samt|ny|nya|nytt|helt)(?!\p{L}))+$/iu.test(text.slice(from, item.start))) break;
    list.push(item);
  }
  const end = list.at(-1)?.end ?? first.end;
  const ownsNext =
    next && !/[,;.]/.test(text.slice(end, next.start)) && tiesToYear(text.slice(end, next.start));
  return ownsNext ? [] : list;
}

/** `stammarna är från 2016, badrummen likaså`. */
const likewise = (text: string, item: Mention, ceiling: number): boolean =>
  /^\s+(?:likaså|likaledes|också|med\s+dem)(?!\p{L})/iu.test(text.slice(item.end, ceiling));

/** The words between the joints (`och`, comma) around a part. */
function segment(text: string, { start, end }: Span, floor: number, ceiling: number): string {
  const joint = /,|(?<!\p{L})(?:och|samt)(?!\p{L})/iu;
  const tail = text.slice(end, ceiling).split(joint)[0] ?? '';
  return `${text.slice(floor, start).split(joint).at(-1) ?? ''}${text.slice(start, end)}${tail}`;
}

/**
 * The nearest part and those listed with it: `tak och fönster`, `nytt kök, nya fönster och nytt tak`. A comma joins
 * only before an `och` of the same list, or in a loose table.
 */
export function coordinated(text: string, parts: readonly Mention[], isLoose: boolean): Mention[] {
  const heads = parts.slice(-1);
  let hasAnd = isLoose;
  for (let index = parts.length - 2; index >= 0; index -= 1) {
    const part = parts[index];
    const head = heads[0];
    if (!part || !head) break;
    const between = text.slice(part.end, head.start);
    const isListed =
      /^(?:[\s,/&+-]|(?:och|samt|liksom|både|helt|ny|nya|nytt|bytta?|samtliga|alla|inkl\.?|inklusive)(?!\p{L}))+$/iu.test(
        between,
      );
    const isSame = part.part === head.part && /^[\s:,(-]*(?:av|med|i)?\s*$/iu.test(between);
    const isTogether =
      /^(?:stamby|stamren)/i.test(text.slice(part.start, part.end)) &&
      /^\s+med\s+(?:nya?|nytt|renoverade?)\s+$/i.test(between);
    const joins = /(?<!\p{L})(?:och|samt|liksom|både)(?!\p{L})|[&+/]/iu.test(between);
    if (isObject(text, part) && /(?:en|et|na)$/i.test(text.slice(head.start, head.end))) break;
    if (!(isListed && (joins || hasAnd)) && !isSame && !isTogether) break;
    hasAnd ||= joins;
    heads.unshift(part);
  }
  return heads;
}

/** `Taket har betongpannor och köket …`: what a thing has is no subject to list with another. */
const isObject = (text: string, { start }: Span): boolean =>
  /(?<!\p{L})(?:har|hade|med|av)\s+(?:\p{L}+(?:a|t)\s+)?$/iu.test(text.slice(0, start));

/** Where the attributes of a part begin: after the last comma, and at most a few words back. */
function attributes(text: string, floor: number, start: number): number {
  const before = text.slice(floor, start);
  const cut = Math.max(
    ...[...before.matchAll(/[,;:(]\s*|(?<!\p{L})(?:och|samt|men)\s+/giu)].map(
      (match) => match.index + match[0].length,
    ),
    0,
  );
  const lastWords = /(?:\p{L}+[\s-]+){0,3}$/u.exec(before.slice(cut));
  return floor + cut + (lastWords?.index ?? 0);
}

/**
 * True for a part and a year with no verb in their clause: `Treglasfönster 2017`, a table in words. After an earlier
 * year the verb there serves both: `elen byttes 2015 och fönstren 2018`.
 */
export function isBareEntry(text: string, { start, end }: Span, previous: When | undefined): boolean {
  if (
    previous &&
    /^[^.;:]*$/.test(text.slice(previous.end, start)) &&
    !hasVerb(text.slice(previous.end, end))
  )
    return true;
  const clause = clausesOf({ readable: text }, { start: 0, end: text.length }).find(
    (span) => span.start <= start && end <= span.end,
  );
  return !hasVerb(clause ? text.slice(clause.start, clause.end) : text.slice(start, end));
}
