import { noiseOfHeading } from './noise.js';
import { type Box, lineOf, type Outline } from './outline.js';
import type { Page } from './page.js';
import type { Reading } from './reading.js';
import { plainText } from './texts.js';

const named =
  /(?:^|[\s_-])(?:description|beskrivning|salestext|sales-text|selling-text|object-text|objektbeskrivning)|[dD]escription|SellingText/;
const otherSection =
  /^(?:om )?(?:föreningen|ekonomi|fakta|bostadsfakta|området|byggnaden|visning(?:ar)?|kontakt|planritning(?:ar)?|planskiss(?:er)?|karta|dokument|bilder|energi.*|fastighetsinformation|driftkostnad(?:er)?|taxering.*|bostadsrättsföreningen|föreningsinformation|interiör|övrigt|mäklare.*)$/i;
const notSelling = /cookie|kakor|personuppgift|javascript|integritetspolicy|samtycke/i;
/** Shortest text that is a sentence and not a fact. */
const sentence = 60;

function isProse(line: string): boolean {
  return line.length >= sentence || (line.length >= 22 && /[.!?]$/.test(line));
}

/**
 * The selling text: the box that holds most running text, from its first sentence to its last, without the sections on
 * the association, the area and so on that may follow in it.
 */
export function readDescription({ outline }: Page): Reading {
  const amounts = new Map<Box, number>();
  for (const text of outline.texts) {
    const length = text.end - text.start;
    if (length < 22) continue;
    const noise = outline.noiseAt(text.start);
    if (noise) continue;
    const line = lineOf(outline, text);
    if (!isProse(line) || !/[a-zåäö,]{2} [\p{L}]/u.test(line) || notSelling.test(line)) continue;
    const box = containerOf(text);
    const share = isOfAssociation(outline, text) ? 0.5 : 1;
    amounts.set(box, (amounts.get(box) ?? 0) + line.length * share);
  }
  const weight = ([box, amount]: [Box, number]) => (isNamed(box) ? 3 : 1) * amount;
  const best = [...amounts].sort((one, other) => weight(other) - weight(one))[0];
  if (!best || best[1] < (isNamed(best[0]) ? 40 : 80)) return { reader: 'description', facts: {} };
  const description = textOf(outline, lengthened(outline, widened(best[0], amounts), amounts));
  return { reader: 'description', facts: description ? { description } : {} };
}

/** The box whose children are the paragraphs. */
function containerOf(text: Box): Box {
  let box = text.parent ?? text;
  while (box.parent && /^(?:span|b|strong|em|i|u|font|small|a)$/.test(box.name)) box = box.parent;
  return /^(?:p|li|blockquote|h[1-6])$/.test(box.name) && box.parent ? box.parent : box;
}

function isNamed(box: Box): boolean {
  for (let at: Box | undefined = box, level = 0; at && level < 2; at = at.parent, level += 1) {
    const { attribs } = at.element ?? { attribs: {} as Record<string, string> };
    if (
      attribs['itemprop'] === 'description' ||
      named.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`)
    )
      return true;
  }
  return false;
}

/** Paragraphs that are boxes of their own side by side (`<div>…</div><div>…</div>`) make one text. */
function widened(box: Box, amounts: ReadonlyMap<Box, number>): Box {
  let best = box;
  for (let level = 0; level < 2 && best.parent; level += 1) {
    const siblings: readonly Box[] = best.parent.boxes;
    const holding = siblings.filter((one) => one === best || amounts.has(one));
    if (holding.length < 2 || siblings.length > 40) break;
    const amount = holding.reduce((sum, one) => sum + (amounts.get(one) ?? 0), 0);
    if (amount < 0.8 * (best.parent.end - best.parent.start)) break;
    best = best.parent;
  }
  return best;
}

/** A label before its value, or what is no selling text. */
const labelled = /^[^:.!?]{2,40}:|^(?=.*\d).*\bkr\b|^(?:visning|kontakt|ring|anmäl|välkommen på)/i;

/** Each paragraph may stand in a box of its own among boxes of other things: those side by side make one text. */
function lengthened(
  outline: Outline,
  box: Box,
  amounts: ReadonlyMap<Box, number>,
): { readonly start: number; readonly end: number } {
  const siblings: readonly Box[] = box.parent?.boxes ?? [];
  const isParagraph = (one: Box | undefined): one is Box => {
    const amount = one && amounts.get(one);
    if (!one || amount === undefined || one.name !== box.name) return false;
    const text = lineOf(outline, one);
    return amount >= 0.8 * text.length && /[.!?]$/.test(text) && !labelled.test(text);
  };
  // A page that is little more than its text has no box around it.
  if (siblings.length === 0 || !isParagraph(box)) return box;
  let [first, last] = [box.index, box.index];
  while (isParagraph(siblings[first - 1])) first -= 1;
  while (isParagraph(siblings[last + 1])) last += 1;
  return { start: siblings[first]!.start, end: siblings[last]!.end };
}

/** Text right below a heading that names an association. */
function isOfAssociation(outline: Outline, { start }: Box): boolean {
  const heading = lastBefore(outline.headings, start);
  return (
    heading !== undefined &&
    heading.start >= start - 3000 &&
    heading.name !== 'h1' &&
    /^(?:om )?(?:brf|bostadsrättsföreningen|föreningen|förening|hsb|riksbyggen)(?!\p{L})/iu.test(
      lineOf(outline, heading),
    )
  );
}

function textOf(outline: Outline, box: { readonly start: number; readonly end: number }): string {
  const headings = outline.headings.filter(({ start, end }) => start >= box.start && end <= box.end);
  let { start, end } = box;
  const first = outline.texts.find(
    (text) =>
      text.start >= box.start &&
      text.end <= box.end &&
      isProse(lineOf(outline, text)) &&
      !outline.noiseAt(text.start),
  );
  if (!first) return '';
  // A heading or a row of facts above the first sentence is not part of it; a short greeting is.
  for (const heading of headings) if (heading.end <= first.start) start = Math.max(start, heading.end);
  const before = outline.text.slice(start, first.start);
  if (/\d|:/.test(before) || before.length > 200) start = first.start;
  const cut = headings.find((heading) => {
    const text = lineOf(outline, heading).replace(/:$/, '');
    return heading.start > first.start && (otherSection.test(text) || noiseOfHeading(text) !== undefined);
  });
  if (cut) end = cut.start;
  const last = outline.texts.findLast(
    (text) => text.start >= start && text.end <= end && isProse(lineOf(outline, text)),
  );
  if (!last) return '';
  // Short lines after the last sentence are kept when they are worded as text.
  const after = outline.text.slice(last.end, end);
  const tail =
    /[.!?]\s*$/.test(after.trim()) && !/:|\bkr\b|m²/.test(after) ? end : lineEnd(outline.text, last.end, end);
  const text = plainText(unwrapped(outline, start, tail));
  return withoutNotices(text.replace(/\n(?:läs mer|visa mer|visa hela beskrivningen|läs hela.*)$/i, ''));
}

/** A line break of the source: the next line is indented, or goes on in the middle of a sentence. */
const brokenLine = /(?<=\S)[ \t]*\r?\n[ \t]{2,}(?=\S)|(?<=[\p{L}\d,;])[ \t]*\r?\n[ \t]*(?=[\p{Ll}\d(])/gu;

/** A line after the selling text that says where and when and whom to ask. */
const notice =
  /^(?:adress|visning(?:ar|en)?|kontakt(?:a)?|ansvariga?(?: mäklare)?|handläggare|säljare|visningsvärd|telefon|e-post)\b.{0,200}$/i;

function withoutNotices(text: string): string {
  const lines = text.split('\n');
  // The first line is never one.
  const last = lines.findLastIndex((line, at) => at === 0 || !notice.test(line));
  return lines.slice(0, last + 1).join('\n');
}

/** The text of a stretch, where a line that its author's editor broke goes on. */
function unwrapped({ text, texts }: Outline, start: number, end: number): string {
  let whole = '';
  let at = start;
  for (const box of texts) {
    if (box.start < at || box.end > end) continue;
    const own = text.slice(box.start, box.end);
    if (!own.includes('\n')) continue;
    whole += text.slice(at, box.start) + own.replace(brokenLine, ' ');
    at = box.end;
  }
  return whole + text.slice(at, end);
}

function lineEnd(text: string, from: number, limit: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? limit : Math.min(end, limit);
}

/** The last box that ends before a place, by halves: a page may have any number of headings, and texts. */
function lastBefore(boxes: readonly Box[], place: number): Box | undefined {
  let [low, high] = [0, boxes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (boxes[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return boxes[low - 1];
}
