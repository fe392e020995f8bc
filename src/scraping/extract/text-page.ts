import { factOf, factsInLine } from './line-facts.js';
import { homeAndPlace, placeIn } from './line-places.js';
import { labelOf } from './labels.js';
import { streetIn } from './names.js';
import { municipalityName } from './municipalities.js';
import { noiseOfHeading } from './noise.js';
import { parseArea, parseMoney } from './numbers.js';
import { type Page, parsePage } from './page.js';
import { withoutFigures } from './text-figures.js';
import { homeIn, type KnownHome } from './text-home.js';
import { textLines } from './text-lines.js';
import { type Item, itemsOf } from './text-pairs.js';
import { withRowsLabelled } from './text-rows.js';
import { isSection } from './text-sections.js';

/** Items after the address among which facts without labels are this home's. */
const headLength = 16;
/** How far price, area and price per square metre, each rounded, may lie apart. */
const rounding = 0.02;

/**
 * A page made of copied text, so that the readers of pages read it too: the one home in it, its address as heading,
 * what stands below the address without labels in one row, labels with their values, running text in boxes of its own.
 * @param known what the link says of the home
 */
export function textPage(text: string, url: string, known?: KnownHome): Page {
  const home = homeIn(itemsOf(withRowsLabelled(withoutFigures(textLines(text)))), known);
  const body = home ? markup(home.items, home.title) : '';
  return parsePage(`<html><body><main>${body}</main></body></html>`, url);
}

function markup(items: readonly Item[], title: number): string {
  const head = headOf(items, title);
  const parts: string[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const { text, label } = items[index]!;
    if (index === title) {
      parts.push(`<h1>${escaped(text)}</h1>`, ...head.rows.map(paragraph));
    } else if (head.taken.has(index)) continue;
    else if (label) parts.push(`<dl><dt>${escaped(label.raw)}</dt><dd>${escaped(text)}</dd></dl>`);
    else if (isLabelAlone(text)) continue;
    else if (isSection(text) || noiseOfHeading(text) === 'people') parts.push(`<h2>${escaped(text)}</h2>`);
    else if (isProse(text)) {
      const end = endOfProse(items, index);
      parts.push(
        `<div>${items
          .slice(index, end)
          .map((item) => paragraph(item.text))
          .join('')}</div>`,
      );
      index = end - 1;
    } else if (noiseOfHeading(text) === undefined) parts.push(paragraph(text));
  }
  return parts.join('\n');
}

/** A label whose value is missing would take what stands next for it. */
function isLabelAlone(text: string): boolean {
  const key = labelOf(text);
  return key !== undefined && key !== 'broker' && !isSection(text);
}

/** The place and the facts that stand around the address without labels, each fact only where all agree on it. */
function headOf(items: readonly Item[], title: number): { rows: string[]; taken: Set<number> } {
  const taken = new Set<number>();
  const facts = new Map<string, Map<unknown, string>>();
  const rows = placeOfTitle(items[title]?.text ?? '');
  const end = Math.min(items.length, title + headLength);
  for (let index = 0; index < end; index += 1) {
    const { text, label } = items[index]!;
    if (label || index === title) continue;
    if (index > title && (isProse(text) || isSection(text))) break;
    const [[field, value] = []] = Object.entries(factOf(text) ?? {});
    const place = placeIn(text);
    const isPlace =
      (place.municipality ?? place.city ?? place.postalCode ?? homeAndPlace(text).propertyType) !==
        undefined && !streetIn(text);
    const isTown = index === title + 1 && municipalityName(text) !== undefined;
    if (field !== undefined)
      facts.set(field, (facts.get(field) ?? new Map<unknown, string>()).set(value, text));
    else if (((isPlace || isTown) && rows.length < 2) || Object.keys(factsInLine(text)).length > 0)
      rows.push(text);
    else continue;
    taken.add(index);
  }
  const price = priceAmong(facts, items);
  facts.delete('price');
  const agreed = [...facts.values()].filter(({ size }) => size === 1).flatMap((texts) => [...texts.values()]);
  // Rows of two facts and more are read, and a price by itself.
  const row = agreed.length === 1 && price !== undefined ? [price, ...agreed] : agreed;
  return {
    rows: [...rows, ...(price === undefined ? [] : [price]), ...(row.length > 1 ? [row.join(' · ')] : [])],
    taken,
  };
}

/** The price that stands alone; of several the one that goes with the area and the price per square metre. */
function priceAmong(
  facts: ReadonlyMap<string, ReadonlyMap<unknown, string>>,
  items: readonly Item[],
): string | undefined {
  const prices = [...(facts.get('price') ?? [])];
  if (prices.length <= 1) return prices[0]?.[1];
  const labelled = (key: string) => items.find(({ label }) => label?.key === key)?.text ?? '';
  const only = (field: string) => {
    const values = [...(facts.get(field)?.keys() ?? [])];
    return values.length === 1 ? Number(values[0]) : undefined;
  };
  const area = parseArea(labelled('livingArea'))?.area ?? only('livingArea');
  const perSqm = parseMoney(labelled('pricePerSqm')) ?? only('pricePerSqm');
  if (area === undefined || perSqm === undefined) return undefined;
  const fitting = prices.filter(([price]) => Math.abs(Number(price) / area / perSqm - 1) <= rounding);
  return fitting.length === 1 ? fitting[0]![1] : undefined;
}

/** `Provgatan 5, 3 tr, Provbacken, Tierps kommun`: what follows the address. */
function placeOfTitle(title: string): string[] {
  const street = streetIn(title);
  const rest = title
    .slice(street?.length ?? 0)
    .replace(/^(?:[,\s]*(?:\d+ tr|bv|nb|lgh \d+(?!\d)|vån(?:ing)? \d+(?!\d)))*[,\s–-]+/i, '');
  return street && (placeIn(rest).municipality ?? placeIn(rest).city) ? [rest] : [];
}

function isProse(line: string): boolean {
  return line.length >= 60 || (line.length >= 22 && /[.!?]$/.test(line));
}

/** Paragraphs and the short headings between them make one text. */
function endOfProse(items: readonly Item[], start: number): number {
  let end = start + 1;
  for (let index = end; index < items.length && index < end + 2; index += 1) {
    const { text, label } = items[index]!;
    if (label || isSection(text) || labelOf(text) || noiseOfHeading(text) || factOf(text)) break;
    if (isProse(text)) end = index + 1;
  }
  return end;
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
}
