import { clausesOf, hasVerb } from '../text/clauses.js';
import type { Mention } from './part-mentions.js';
import type { Span } from '../text/sources.js';
import { isUpkeep, namesOther, saysNot } from './words.js';
import type { When } from '../quantities/years.js';

/** The words between the joints (`och`, comma) around a part. */
export function segment(text: string, { start, end }: Span, floor: number, ceiling: number): string {
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
      /^(?:[\s,/&+()-]|(?:och|samt|liksom|både|såväl|som|dels|helt|ny|nya|nytt|(?:ut)?byt(?:t|ta)|om(?:lag|gjor)(?:t|d|da)|omdrag(?:en|et|na)|samtliga|alla|båda|bägge|husets|de|två|tre|inkl\.?|inklusive)(?!\p{L}))+$/iu.test(
        between,
      );
    const isSame = part.part === head.part && /^[\s:,(-]*(?:(?:av|med|i)\s*)?$/iu.test(between);
    const isTogether =
      /^(?:stamby|stamren)/i.test(text.slice(part.start, part.end)) &&
      /^\s+med\s+(?:nya?|nytt|renoverade?)\s+$/i.test(between);
    const joins = /(?<!\p{L})(?:och|samt|liksom|både|som|inklusive|inkl)(?!\p{L})|[&+/]/iu.test(between);
    if (isObject(text, part) && /(?:en|et|na)$/i.test(text.slice(head.start, head.end))) break;
    if (!(isListed && (joins || hasAnd)) && !isSame && !isTogether) break;
    hasAnd ||= joins;
    heads.unshift(part);
  }
  return heads;
}

/** True for what a thing has, which is no subject to list with another: `Taket har betongpannor och köket …`. */
export const isObject = (text: string, { start }: Span): boolean =>
  /(?<!\p{L})(?:har|hade|med|av)\s+(?:\p{L}+(?:a|t|y)\s+)?$/iu.test(text.slice(0, start));

/** Where the attributes of a part begin: after the last comma, and at most a few words back. */
export function attributes(text: string, floor: number, start: number): number {
  const before = text.slice(floor, start);
  const cut = Math.max(
    ...[...before.matchAll(/[,;:(]\s*|(?<!\p{L})(?:och|samt|men)\s+/giu)].map(
      (match) => match.index + match[0].length,
    ),
    0,
  );
  const lastWords = /(?:(?<!\p{L})\p{L}+[\s-]+){0,3}$/u.exec(before.slice(cut));
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

/** `Tak med tegel, ny papp och plåtar, 2020.`: a line of a list that tells of one thing and ends in its year. */
export function isEntry(text: string, earlier: readonly Mention[], year: When): boolean {
  const [head] = earlier;
  if (!head || earlier.some(({ part }) => part !== head.part)) return false;
  const gap = text.slice(head.end, year.start);
  return (
    /^[^\p{L}]*(?:nya?\s+|nytt\s+)?$/iu.test(text.slice(0, head.start)) &&
    /^[^;.!?\d]{0,80},\s*(?:år\s+)?$/u.test(gap) &&
    /^\s*(?:[.!]\s*)?$/u.test(text.slice(year.end)) &&
    !hasVerb(gap) &&
    !namesOther(gap) &&
    !isUpkeep(gap) &&
    !saysNot(gap)
  );
}

/** The first of some parts and those that follow it in one list. */
export function listFrom(text: string, parts: readonly Mention[]): Mention[] {
  const list = parts.slice(0, 1);
  for (const item of parts.slice(1)) {
    const from = list.at(-1)?.end ?? item.start;
    if (!/^(?:[\s&/-]|(?:och|samt|ny|nya|nytt|helt)(?!\p{L}))+$/iu.test(text.slice(from, item.start))) break;
    list.push(item);
  }
  return list;
}
