import type { Mention } from './part-mentions.js';
import type { Span } from '../text/sources.js';
import { listFrom, segment } from './lists.js';
import { isRenewed, isUpkeep, saysNot } from './words.js';
import type { When } from '../quantities/years.js';

/** The parts that grammar ties to a year and the words that tie them. */
export interface Bound extends Span {
  readonly parts: readonly Mention[];
  /** The part of the year that follows: `tak och fönster 2011 respektive 2013`. */
  readonly second?: Mention;
  /** Under the verb of the year before: `2016 byttes taket och 2018 fönstren`. */
  readonly isNext?: boolean;
}

export interface Sentence {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly years: readonly When[];
  /** A list of work or a field of one part, where a comma is enough to tie. */
  readonly isLoose: boolean;
}

/** `2010 bergvärme, 2014 nytt tak, 2019 badrum`: every year stands before what it tells of. */
export function isYearLed({ text, mentions, years }: Sentence): boolean {
  const [first, second] = years;
  const last = years.at(-1);
  if (!first || !second || !last) return false;
  const head = text.slice(0, first.start);
  if (years.every((year) => /^\s*[:–]\s*\p{L}/u.test(text.slice(year.end)))) return true;
  return (
    !mentions.some((item) => item.start < first.start) &&
    (head.trim() === '' || /[:(]\s*$/.test(head)) &&
    mentions.some((item) => item.start >= last.end) &&
    years
      .slice(1)
      .every((year) => /[,;.]\s*(?:och\s+|samt\s+)?$|(?:och|samt)\s+$/iu.test(text.slice(0, year.start)))
  );
}

const opening =
  /^(?:[^\p{L}\d]|(?:och|samt|under|i|år|året|omkring|ca|cirka|våren|sommaren|hösten|vintern|därefter|sedan|senast|redan|med\s+början|renoverat|renoveringar|åtgärder|utfört|gjort|nytt|bytt|för|på)(?!\p{L}))*$/iu;

/** `Vid ombyggnaden 1992 förnyades stammarna`, `tillbyggt 1995 och då byttes taket`, `sedan 2015 har man bytt tak`. */
function isOccasion(text: string, floor: number, year: When): boolean {
  const before = text.slice(floor, year.start);
  const after = text.slice(year.end);
  const isAdverbial =
    /^\s*(?:vid|under|sedan|efter|i\s+samband\s+med)\s+(?:\p{L}+\s+){0,4}$/iu.test(before) &&
    !settled.test(before);
  const isThen = /^\s*(?:,\s*)?(?:och\s+)?(?:då|varvid|fick\s+då|när)(?!\p{L})/iu.test(after);
  return (isAdverbial || isThen) && isRenewed(after);
}

/** `År 2003 grävde ägaren upp`, `och sedan 2019 värms allt av`: the year stands first in its clause, before the verb. */
export function isFronted(text: string, floor: number, year: When): boolean {
  const lead =
    text
      .slice(floor, year.start)
      .split(/[,;:.]|(?<!\p{L})(?:och|men|samt)(?!\p{L})/iu)
      .at(-1) ?? '';
  const isAdverbial =
    /^\s*(?:(?!(?:är|har|lades|byttes)\s)\p{L}+\s+){0,5}$/iu.test(lead) &&
    !settled.test(lead) &&
    !/\p{L}\s+från\s+(?:år\s+)?$/u.test(lead);
  if (/(?<!\p{L})(?:har|hade)\s+(?:\p{L}+\s+){0,3}\(?$/iu.test(lead) && !settled.test(lead))
    return leadsSupine.test(text.slice(year.end));
  return isAdverbial && leadsVerb.test(text.slice(year.end)) && !isRenewed(lead.replace(/tog\s+över/iu, ''));
}
/** Words of moving in or owning since a year, which dates nothing that was done later. */
const settled = /(?<!\p{L})(?:sedan|efter)\s[^,]*(?:flytta|köp|äg|tillträd|bott(?!en)|bo(?:r|dde))\p{L}*/iu;
/** `har under 2015 bytt fönster`, `har nyligen (2023) slutfört ett stambyte`. */
const leadsSupine =
  /^\)?\s+(?:\p{L}+\s+)?(?:bytt|renoverat|lagt|dragit|installerat|satt|dränerat|gjort|slutfört|genomfört|utfört|anlagt|monterat|moderniserat|låtit)(?!\p{L})/iu;
const leadsVerb =
  /^\s+(?:(?:by[tg]|la|lade|lades|kom|satt|drog|installera|gräv|dränera|renovera|gjord|anla|montera|förnya|uppgradera|modernisera|relina|putsa|skifta|ersatt)\p{L}*|fick|värm[st]|eldas|ligger\s+det|täcks|stod\s+(?:\p{L}+\s+){1,4}(?:klart?|färdigt?)|var\s+det\s+(?:dags|tid|tur)|var\s+\p{L}+\s+ny\p{L}+)(?!\p{L})/iu;

/** `ett 2018 nyrenoverat badrum`. */
const remade = /^\s+(?:helt\s+)?\p{L}*(?:renovera|bygg|lag|gjor)(?:d|t|de|da)\s+$/iu;

/** `Kvar från 1972 är taket`, `från byggåret kvarstår fönster`, `den 30-åriga pannan`. */
export function keptSince(
  { text, mentions }: Sentence,
  floor: number,
  year: When,
  next: When | undefined,
): Bound | null {
  const after = mentions.filter((item) => item.start >= year.end && item.end <= (next?.start ?? text.length));
  const [first] = after;
  if (!first) return null;
  const gap = text.slice(year.end, first.start);
  const isAttribute =
    (year.isAge === true && gap.trim() === '') ||
    (/(?<!\p{L})(?:ett|en|den|det|de|två)\s+(?:år\s+)?$/iu.test(text.slice(0, year.start)) &&
      remade.test(gap));
  const lead = text.slice(floor, year.start);
  const isKept =
    /^\s*(?:\p{L}+\s+){0,3}(?:från|sedan)\s+(?:år\s+)?$/iu.test(lead) &&
    /^\s+(?:är|kvarstår|återstår|finns|sitter|ligger|står|kommer|härrör)\s+(?:\p{L}+\s+){0,3}$/iu.test(gap) &&
    (/kvar/iu.test(lead + gap) || year.isBuildYear === true);
  if (!isAttribute && !isKept) return null;
  const parts = isAttribute ? [first] : listFrom(text, after);
  return { parts, start: isAttribute ? year.start : floor, end: parts.at(-1)?.end ?? first.end };
}

/** `Huset är totalrenoverat 2018 med nytt tak, ny el och nya badrum`. */
const renovatedHouse =
  /(?<!\p{L})(?:(?:huset|villan|radhuset|lägenheten|bostaden|fastigheten|stugan|den|allt|genomgående|helt)\s+(?:\p{L}+\s+){0,3})?(?:(?:total|hel|genom|ny)?(?:renover|rust)(?:ad|at|ades|ats)|bygg(?:des|ts|t)\s+om|ombygg(?:des|d|t))\s+(?:\p{L}+\s+){0,2}$/iu;

/** `Huset renoverades 2014–2015: nya stammar, ny el`, `Åtgärder: 2008: byte av elcentral`. */
function isHeader({ text, mentions }: Sentence, floor: number, year: When): boolean {
  const before = text.slice(floor, year.start);
  return (
    /^\s*[:–—]\s/.test(text.slice(year.end)) &&
    !mentions.some((item) => item.start >= floor && item.end <= year.start) &&
    !isUpkeep(before) &&
    !isUpkeep(text.slice(year.end))
  );
}

export function boundAfter(
  sentence: Sentence,
  floor: number,
  year: When,
  next: When | undefined,
): Bound | null {
  const { text, mentions } = sentence;
  const isHouse = renovatedHouse.test(text.slice(floor, year.start));
  const isHeaded = isYearLed(sentence) || isOccasion(text, floor, year) || isFronted(text, floor, year);
  const isHeading = isHeader(sentence, floor, year);
  if (!isHouse && !isHeaded && !isHeading && !opening.test(text.slice(floor, year.start))) return null;
  const rest = text.slice(year.end, next?.start ?? text.length);
  const stop = /(?:,|(?<!\p{L})(?:och|samt|men|medan))\s[^,]*?(?<!\p{L})(?:är|har|var|hade)(?!\p{L})/iu.exec(
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
  if (
    !isHeaded &&
    !isHeading &&
    isHouse !== /^\s*(?:[,:]\s*)?(?:med|inklusive|inkl|bland\s+annat|då)(?!\p{L})/iu.test(said)
  )
    return null;
  if (isUpkeep(said)) return null;
  return { parts, start: year.start, end };
}

/** `… men har sedan 2012 bergvärme`: the thing right after the year has it. */
export function sinceYear({ text, mentions }: Sentence, floor: number, year: When): Bound | null {
  const own = mentions.find(
    (item) => item.start >= year.end && /^\s+$/.test(text.slice(year.end, item.start)),
  );
  const said = /(?<!\p{L})sedan\s+(?:år\s+)?$/iu.exec(text.slice(floor, year.start));
  return own && said ? { parts: [own], start: floor + said.index, end: own.end } : null;
}
