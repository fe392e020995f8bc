import type { Mention } from './part-mentions.js';
import type { Span } from './sources.js';
import { attributes, coordinated, segment } from './work-lists.js';
import { carriesYear, isRenewed, isUpkeep, saysNot, tiesToYear } from './work-words.js';
import { originalYear, type When } from './years.js';

/** The parts that grammar ties to a year and the words that tie them. */
export interface Bound extends Span {
  readonly parts: readonly Mention[];
}

export interface Sentence {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly years: readonly When[];
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
  const before = isYearLed(sentence) ? null : boundBefore(sentence, floor, year, next);
  const since = sinceYear(sentence, floor, year);
  if (since) return since;
  if (before === 'other') return null;
  const bound =
    before ?? boundAfter(sentence, floor, year, next) ?? carriedOn(sentence, floor, year, next, last);
  if (!bound) return null;
  const after = joinedAfter(sentence, year, next);
  return after.length === 0
    ? bound
    : { parts: [...bound.parts, ...after], start: bound.start, end: after.at(-1)?.end ?? bound.end };
}

/** `2010 bergvärme, 2014 nytt tak, 2019 badrum`: every year stands before what it tells of. */
function isYearLed({ text, mentions, years }: Sentence): boolean {
  const [first, second] = years;
  const last = years.at(-1);
  if (!first || !second || !last) return false;
  const head = text.slice(0, first.start);
  return (
    !mentions.some((item) => item.start < first.start) &&
    (head.trim() === '' || /[:(]\s*$/.test(head)) &&
    mentions.some((item) => item.start >= last.end) &&
    years
      .slice(1)
      .every((year) => /[,;.]\s*(?:och\s+|samt\s+)?$|(?:och|samt)\s+$/iu.test(text.slice(0, year.start)))
  );
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
  const isSinceBuilt = year.isBuildYear === true || originalYear.test(gap);
  const since = isSinceBuilt ? gap.replace(/(?<!\p{L})(?:aldrig|inte|ej)(?!\p{L})/giu, ' ') : gap;
  if (!isFieldItself && (saysNot(since) || !tiesToYear(since))) return 'other';
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

/** `Vid ombyggnaden 1992 förnyades stammarna`, `tillbyggt 1995 och då byttes taket`, `sedan 2015 har man bytt tak`. */
function isOccasion(text: string, floor: number, year: When): boolean {
  const before = text.slice(floor, year.start);
  const after = text.slice(year.end);
  const isAdverbial = /^\s*(?:vid|under|sedan|efter|i\s+samband\s+med)\s+(?:\p{L}+\s+){0,4}$/iu.test(before);
  const isThen = /^\s*,?\s*(?:och\s+)?(?:då|varvid|fick\s+då|när)(?!\p{L})/iu.test(after);
  return (isAdverbial || isThen) && isRenewed(after);
}

/** `Huset är totalrenoverat 2018 med nytt tak, ny el och nya badrum`. */
const renovatedHouse =
  /(?<!\p{L})(?:(?:huset|villan|radhuset|lägenheten|bostaden|fastigheten|stugan|den|allt|genomgående|helt)\s+(?:\p{L}+\s+){0,3})?(?:total|hel|genom|ny)?(?:renover|rust)(?:ad|at|ades|ats)\s+(?:\p{L}+\s+){0,2}$/iu;

function boundAfter(sentence: Sentence, floor: number, year: When, next: When | undefined): Bound | null {
  const { text, mentions } = sentence;
  const isHouse = renovatedHouse.test(text.slice(floor, year.start));
  const isHeaded = isYearLed(sentence) || isOccasion(text, floor, year);
  if (!isHouse && !isHeaded && !opening.test(text.slice(floor, year.start))) return null;
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
  const isHistory =
    /^\s*(?:har|som|är)(?!\p{L})/iu.test(said) && !(/^\s*har\s/i.test(said) && isRenewed(said));
  if (parts.length === 0 || isHistory || saysNot(said)) return null;
  if (!isHeaded && isHouse !== /^\s*[,:]?\s*(?:med|inklusive|inkl|bland\s+annat|då)(?!\p{L})/iu.test(said))
    return null;
  if (isUpkeep(said)) return null;
  return { parts, start: year.start, end };
}

/** `… men har sedan 2012 bergvärme`: the thing right after the year has it. */
function sinceYear({ text, mentions }: Sentence, floor: number, year: When): Bound | null {
  const own = mentions.find(
    (item) => item.start >= year.end && /^\s+$/.test(text.slice(year.end, item.start)),
  );
  const said = /(?<!\p{L})sedan\s+(?:år\s+)?$/iu.exec(text.slice(floor, year.start));
  return own && said ? { parts: [own], start: floor + said.index, end: own.end } : null;
}

/** A further year of the same parts: `från 1974, omlagt 2014`, `2018 respektive 2020`. */
function carriedOn(
  { text }: Sentence,
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
      between.replace(
        /(?<!\p{L})(?:respektive|resp|därefter|men|igen|det|den|de|ett|en|gästdusch\p{L}*)(?!\p{L})/giu,
        ' ',
      ),
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
