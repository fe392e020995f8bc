import type { Work } from './work.types.js';
import type { PartId } from '../../knowledge/life-lengths.js';
import { ownMentions, type Mention } from './part-mentions.js';
import { quoteAt, sentences, tellsFacts, type Span, type TextSource } from '../text/sources.js';
import { boundParts } from './binding.js';
import type { Bound } from './leading.js';
import { isBareEntry, isObject } from './lists.js';
import { undatedOriginals, wholeHouse } from './originals.js';
import { isPieceOf, sameHeat } from './piece-of.js';
import { styledParts } from './styled.js';
import { isTending } from './upkeep.js';
import {
  isDropped,
  isFormer,
  isRenewed,
  isUpkeep,
  saysChange,
  saysNot,
  saysOriginal,
  saysPlanned,
  saysRelined,
} from './words.js';
import { originalYear, yearsIn, type When } from '../quantities/years.js';

const structuredParts: Readonly<Record<string, PartId>> = {
  roof: 'roof',
  facade: 'facade',
  windows: 'windows',
  plumbing: 'pipes',
  electrical: 'electrical',
  ventilation: 'ventilation',
};

/**
 * Every dated statement about a part of this home. In a sentence the parts that stand before a year belong to it; where
 * a year leads (`2014 byttes stammarna`), the parts after it do. `original` without a year dates the part to the year
 * of build. Future years and words of planning make a statement `planned`.
 */
export function workOf(sources: readonly TextSource[], today: number, yearBuilt?: number): Work[] {
  const all = sources.filter(tellsFacts).flatMap((source) => {
    const isListed = /^(?:renovations\.|associationFacts\.renovations)/.test(source.field);
    const own = structuredParts[source.field];
    const found: Work[] = [];
    let before: Told = {};
    for (const span of sentences(source.readable)) {
      const reading = { today, isListed, own, yearBuilt, before, found };
      const { work, told } = readSentence(source, span, reading);
      found.push(...work);
      before = told;
    }
    return found;
  });
  return all.filter(
    (item) => !item.isGeneral || !all.some((one) => !one.isGeneral && one.part === item.part),
  );
}

/** What the sentence before told of: its last year of work, or of anything, and its part when it named just one. */
interface Told {
  readonly year?: When | undefined;
  readonly part?: PartId | undefined;
  readonly isAsked?: boolean;
  /** It told of work that makes new, and of none that was left undone or lies ahead. */
  readonly isOfWork?: boolean;
  /** It named a room, no other part, and nothing that was left undone. */
  readonly isOfRoom?: boolean;
}

export interface Reading {
  readonly today: number;
  readonly isListed: boolean;
  readonly own?: PartId | undefined;
  readonly yearBuilt?: number | undefined;
  readonly before: Told;
  /** What the text told before this sentence. */
  readonly found: readonly Work[];
}

/** `Det lades om 2014.`, `Senast omlagt 2014.` speak of the part in the sentence before. */
const refersBack =
  /^[\s"”»]*(?:[-–]\s*)?(?:(?:ja|jo|nej),?\s+)?(?:(?:(?:det|den|de|dessa|allt|båda|bägge|samtliga|alla)\s+(?:är|har|sattes|satt|sitter|lades|byttes|gjordes|drogs|kom|lagts|togs|skedde|utfördes|byggdes|var\s+(?:år\s+)?\d{4}\s*[.!]?$|\p{L}{3,}(?:ades|erades))|(?:arbete(?:t|na)|jobbet|bytet|omläggningen|installationen)\s+(?:är|har|utfördes|gjordes|skedde|blev|stod|genomfördes|från)|(?:senast|sist)|(?:om)?lag(?:t|d|da)|omdrag(?:en|et|na)|(?:ut)?byt(?:t|ta)|isat(?:t|ta)|insat(?:t|ta)|anlag(?:d|t|da)|(?:om)?gjor(?:d|t|da)|renovera(?:d|t|de)|monterad?e?|installera(?:d|t|de))(?!\p{L})|(?:från|årgång)\s+(?:år\s+)?(?:\d{4}|byggåret))/iu;

/** `Renoveringen blev klar 2021.` speaks of a part whose work was just told, or of a room; else it is of the whole house. */
const refersToWork =
  /^[\s"”»]*(?:renoveringen|ombyggnaden|allt)\s+(?:är|har|utfördes|gjordes|skedde|blev|stod|genomfördes|från)(?!\p{L})/iu;

const renovation = /^[\s"”»]*renoveringen\s/iu;
/** A work told after one of these alone is its own. */
const rooms: ReadonlySet<PartId> = new Set(['kitchen', 'bathroom']);

const refersToWorkOf = ({ isOfWork, isOfRoom }: Told, text: string): boolean =>
  refersToWork.test(text) &&
  !saysNot(text) &&
  (isOfWork === true || (isOfRoom === true && renovation.test(text)));

/** `Tak? 2018.`, `Är taket gammalt? Nej, 2020.`, `”Fönster?” – Nya med treglas 2018.` */
const answers =
  /^[\s"”»]*(?:[–-]\s*)?(?:(?:ja|jo|nej|de[nt]?\s+är),?\s+)?(?:ny(?:a|tt)?\s+(?:[\p{L}-]+\s+){0,4})?(?:(?:från|år)\s+|(?:på\s+)?(?:våren|sommaren|hösten|vintern)\s+)?(?:(?:19|20)\d\d|-\d\d)/iu;

function readSentence(source: TextSource, span: Span, reading: Reading): { work: Work[]; told: Told } {
  const text = source.readable.slice(span.start, span.end);
  const { before, own, yearBuilt, today } = reading;
  if (!/[\p{L}\d]/u.test(text)) return { work: [], told: { ...before, isAsked: /\?\s*$/.test(text) } };
  const mentions = ownMentions(source, span).map((item) => sameHeat(text, item, before.part));
  const years = yearsIn(text, today, {
    yearBuilt,
    before: yearOf(text, mentions, reading) ?? before.year,
  }).filter(({ start }) => !warranted.test(text.slice(0, start)));
  const isBack = refersBack.test(text) || refersToWorkOf(before, text);
  const isAnswer = before.isAsked && (answers.test(text) || isBack);
  const isOpen =
    mentions.length === 0 || (isAnswer && !mentions.some((item) => item.end <= (years[0]?.start ?? 0)));
  const isImplied =
    isOpen && (own ?? (isBack || isAnswer || isPieceOf(text, before.part) ? before.part : undefined));
  if (isImplied) mentions.unshift({ part: isImplied, start: 0, end: 0, place: false, original: false });
  const subjects = mentions.filter((item) => !item.place && !isObject(text, item));
  const named = new Set(
    (subjects.length > 0 ? subjects : mentions.filter((item) => !item.place)).map((item) => item.part),
  );
  const { work: dated, tended } = datedWork(source, span, { text, mentions, years }, reading);
  const isUndone = saysNot(text) || saysOriginal(text) || saysPlanned(text);
  const told: Told = {
    year:
      years.findLast(({ from }) => dated.some((item) => item.from === from)) ?? years.at(-1) ?? before.year,
    part: named.size === 1 ? [...named][0] : undefined,
    isAsked: /\?\s*$/.test(text),
    isOfWork: isRenewed(text) && !isUndone,
    isOfRoom: !isUndone && mentions.every(({ part }) => part === mentions[0]?.part && rooms.has(part)),
  };
  const ages = years.filter((year) => !tended.includes(year));
  const work = [
    ...dated,
    ...undatedOriginals(source, span, text, mentions, ages, yearBuilt),
    ...wholeHouse(source, span, text, years),
    ...styledParts(source, span, text, mentions, reading),
  ];
  return { work: work.filter((item, index) => work.findIndex((one) => isSame(one, item)) === index), told };
}

/** `med tio års garanti till 2028`: the year is of the warranty. */
const warranted = /(?<!\p{L})\p{L}*garanti(?:n|er)?\s+(?:\p{L}+\s+){0,3}$/iu;

/** `Avloppet relinades samma år som dräneringen`: the year of what was told before. */
function yearOf(text: string, mentions: readonly Mention[], { found }: Reading): When | undefined {
  const said = /(?<!\p{L})samma\s+(?:år|gång)\s+som\s+/iu.exec(text);
  const from = said ? said.index + said[0].length : -1;
  const other = mentions.find(({ start }) => start === from);
  const work = other && latest(found, other.part, ['done']);
  return work && { start: from, end: from, from: work.from, to: work.to, when: work.when };
}

const isSame = (one: Work, other: Work): boolean =>
  one.part === other.part && one.from === other.from && one.to === other.to && one.state === other.state;

interface Read {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly years: readonly When[];
}

/** `… 2016 med ny papp`: how it was done, told after the year. */
const untilJoint = /^(?:(?![,;.]|\s(?:och|samt|men)\s).){0,80}/iu;

/** Years of work, and those that only tell of upkeep. */
function datedWork(
  source: TextSource,
  span: Span,
  { text, mentions, years }: Read,
  reading: Reading,
): { work: Work[]; tended: When[] } {
  const isLoose = Boolean(reading.own) || reading.isListed;
  const tended: When[] = [];
  let last: Bound | 'upkeep' | null = null;
  const work = years.flatMap((year, index) => {
    const bound = boundParts(
      { text, mentions, years, isLoose },
      year,
      years[index - 1],
      years[index + 1],
      last,
    );
    last = bound ?? (isUpkeep(text.slice(years[index - 1]?.end ?? 0, year.start)) ? 'upkeep' : null);
    if (!bound || !isStated(text, year, years[index - 1], bound, reading)) return [];
    const { parts, start, end } = bound;
    if (isDropped(text.slice(Math.max(end, year.end)))) return [];
    const [head] = parts;
    if (
      head &&
      !isRenewed(text.slice(head.end, year.start)) &&
      isFormer(text.slice(0, head.start), text.slice(end))
    )
      return [];
    const quote = quoteAt(source, span.start + wordStart(text, start), span.start + end);
    const said = text.slice(Math.max(start, Math.min(years[index - 1]?.end ?? 0, year.start)), end);
    const means = untilJoint.exec(text.slice(end, years[index + 1]?.start))?.[0] ?? '';
    const made = parts.filter(({ part }) => !isTending(part, said + means));
    if (made.length === 0) tended.push(year);
    return [...new Set(made.map((part) => part.part))].map((part) => ({
      part,
      from: year.from,
      to: year.from > reading.today ? year.to : Math.max(year.from, Math.min(year.to, reading.today)),
      when: year.when,
      state: stateOf(text, year, bound, reading),
      relined: saysRelined(text.slice(start, end) + (part === 'pipes' ? means : '')),
      quote,
    }));
  });
  return { work, tended };
}

/** `Badrummet fick nytt kakel och` tätskikt 2017. */
const gotNew = /(?<!\p{L})(?:fick|fått)\s+ny(?:tt|a)?\s+(?:\p{L}+\s+){1,2}(?:och|samt)\s+$/iu;

function isStated(
  text: string,
  year: When,
  previous: When | undefined,
  { start, end, isNext }: Bound,
  { isListed, own }: Reading,
): boolean {
  const said = text.slice(start, end);
  return (
    isListed ||
    own !== undefined ||
    year.isAge === true ||
    /[:(]\s*(?:(?:ca|år)\s+)?\d{4}/i.test(said) ||
    /(?<!\p{L})(?:\p{L}*renover|nytt|bytt|byten|åtgärd|gjort)\p{L}*\s*:/iu.test(text.slice(0, year.start)) ||
    saysChange(said) ||
    isNext === true ||
    gotNew.test(text.slice(0, start)) ||
    isBareEntry(text, { start, end: year.end }, previous)
  );
}

/** `Har inte lagts om sedan 1990`: that is when it was last done. */
const notSince = /(?<!\p{L})(?:inte|ej|aldrig)\s[^,]*(?<!\p{L})sedan\s+(?:\p{L}+\s+){0,2}$/iu;

function stateOf(
  text: string,
  year: When,
  { parts, start, end }: Bound,
  { today, yearBuilt }: Reading,
): Work['state'] {
  const said = text.slice(start, end);
  if (year.from > today || saysPlanned(said)) return 'planned';
  if (year.isBuildYear) return 'original';
  if (notSince.test(text.slice(start, year.start)) && yearBuilt && year.from > yearBuilt) return 'done';
  const sinceOriginal = said.split(/original\p{L}*|ursprunglig\p{L}*/iu).at(-1) ?? '';
  const isOriginal =
    (/(?<!\p{L})ing(?:en|et|a)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, parts[0]?.start)) &&
      /(?<!\p{L})sedan(?!\p{L})/iu.test(said)) ||
    /(?<!\p{L})kvar(?!\p{L})\s+(?:från|sedan)|kvarstår/iu.test(said) ||
    parts.every((part) => part.original) ||
    saysOriginal(said) ||
    originalYear.test(text.slice(start, year.end));
  return isOriginal && !(sinceOriginal !== said && isRenewed(sinceOriginal)) ? 'original' : 'done';
}

/** The start of the word that an index falls into. */
function wordStart(text: string, index: number): number {
  let at = index;
  while (at > 0 && /[\p{L}\d]/u.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** The latest statement about a part in one of the states, or undefined. */
export function latest(
  work: readonly Work[],
  part: PartId,
  states: readonly Work['state'][],
): Work | undefined {
  return work
    .filter((item) => item.part === part && states.includes(item.state))
    .sort((a, b) => b.to - a.to)[0];
}

/** A time without its preposition, to stand after `från`: `80-talet`. */
export const fromWhen = ({ when }: Pick<Work, 'when'>): string => when.replace(/^på /, '');
