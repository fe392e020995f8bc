import { linesOf, type Line } from './lines.js';
import { labelOf } from './labels.js';
import { factOf, factsInLine, lonePrice, loneFacts } from './line-facts.js';
import { homeAndPlace, homeIn, lonePlace, placeIn, placesOfLink } from './line-places.js';
import { streetIn, streetWithin } from './names.js';
import { clean } from './numbers.js';
import type { Box, Outline } from './outline.js';
import type { Page } from './page.js';
import { fill, type Facts, type Reading } from './reading.js';

/** How many lines before and after the heading belong to it. */
const linesBefore = 6;
const linesAfter = 12;

/**
 * The heading and what stands around it without labels: the address, the place (`Södermalm, Stockholms kommun`), a line
 * of facts (`3 rum · 72 m² · 3 286 kr/mån`), a price by itself and a badge such as `Såld`.
 */
export function readHeading(page: Page): Reading {
  const reading = readings.get(page) ?? readingOf(page);
  readings.set(page, reading);
  return reading;
}

/** Data for scripts are compared with what is shown. */
const readings = new WeakMap<Page, Reading>();

function readingOf({ outline, url }: Page): Reading {
  const heading = mainHeading(outline);
  if (!heading) return { reader: 'heading', facts: {} };
  const title = clean(outline.text.slice(heading.start, heading.end));
  const around = linesAround(outline, heading);
  const facts: Facts = {};
  const address = streetWithin(title) ?? addressAmong(around);
  if (address) facts.address = address;
  fill(facts, homeIn(title) ?? {});
  fill(facts, floorOf(title, address));
  fill(facts, homeBeside(title, address));
  for (const { text } of around) fill(facts, placeIn(text));
  const below = around.filter(({ start }) => start >= heading.end).slice(0, 3);
  for (const { text } of below) {
    fill(facts, placesOfLink(text, url));
    fill(facts, homeAndPlace(text));
  }
  if (address && below[0] && !isMenu(outline, below[0].start, below[0].text))
    fill(facts, lonePlace(below[0].text));
  for (const { text } of around) fill(facts, factsInLine(text));
  const shown = around.filter(({ start, text }) => start >= heading.end && !isMenu(outline, start, text));
  fill(facts, loneFacts(shown.map(({ text }) => text)));
  const kindOfPrice = around.flatMap(({ text }) => priceWords.exec(text)?.[1] ?? [])[0];
  if (kindOfPrice) facts.priceText = kindOfPrice;
  const badges = around.flatMap(({ start, text }) => {
    const status = statusIn(text);
    return status && !isMenu(outline, start, text) ? [status] : [];
  });
  const status = badges.includes('sold') ? 'sold' : (statusOf(title) ?? badges[0]);
  if (status) facts.saleStatus = status;
  // What is labelled as the price that was asked is not what a sold home went for.
  const prices = around.flatMap(({ text }, index) =>
    status === 'sold' && labelOf(around[index - 1]?.text ?? '') === 'price' ? [] : (lonePrice(text) ?? []),
  );
  if (new Set(prices).size === 1 && facts.price === undefined) {
    if (status === 'sold') facts.soldPrice ??= prices[0]!;
    else facts.price = prices[0]!;
  }
  return { reader: 'heading', facts };
}

/** A line by itself that says why no price stands there, or what kind of price does. */
const priceWords =
  /^(pris saknas|pris ej satt|pris kommer(?: senare)?|högstbjudande|pris på begäran|(?:accepterat pris|fast pris|prisidé)(?=:? \d|:?$))/i;

/** `Villa, Storgatan 5` and `Storgatan 5 / Radhus, Sätra`: what stands in the heading besides the street. */
function homeBeside(title: string, address = ''): Facts {
  if (address === '' || !title.includes(address)) return {};
  const rest = title.replace(address, '').replace(/^[\s,–|·/-]+|(?<![\s,–|·/:-])[\s,–|·/:-]+$/g, '');
  const { propertyType } = factOf(rest) ?? {};
  return propertyType ? { propertyType } : homeAndPlace(rest);
}

/** `Odengatan 12, 3 tr`: the floor after the street. */
function floorOf(title: string, address = ''): Facts {
  const at = address === '' ? -1 : title.indexOf(address);
  const rest = at < 0 ? '' : title.slice(at + address.length);
  const floor =
    /^,? \(?((?:\d{1,2}(?:[,.]5|½)?|½) ?tr(?:appor)?|bv|nb|vån(?:ing)?\.? ?\d{1,2})(?![\p{L}\d])/iu.exec(
      rest,
    )?.[1];
  return floor ? { floor } : {};
}

/** `Såld! Storgatan 5`: the badge stands in the heading itself. */
function statusOf(title: string): Facts['saleStatus'] {
  const [, badge = ''] = /^(\p{L}[\p{L} ]{2,25})\s?(?:[!:.,|·•]|[–-](?=\s))/u.exec(title) ?? [];
  return statusIn(badge.trim());
}

/** A word in a menu is no badge: `Kommande` there leads to other homes. */
function isMenu(outline: Outline, start: number, text: string): boolean {
  return outline.links.some((box) => start + text.length > box.start && start < box.end && !holdsH1(box));
}

function holdsH1(box: Box): boolean {
  return box.name === 'h1' || box.boxes.some(holdsH1);
}

/** The first `h1` that stands for this home. */
function mainHeading(outline: Outline): Box | undefined {
  const all = outline.headings.filter(({ name }) => name === 'h1');
  return all.find((box) => streetWithin(clean(outline.text.slice(box.start, box.end)))) ?? all[0];
}

function linesAround(outline: Outline, heading: Box): readonly Line[] {
  const lines = linesOf(outline);
  const at = lines.findIndex(({ start, text }) => start + text.length >= heading.start);
  return at < 0
    ? []
    : lines.slice(Math.max(0, at - linesBefore), at + linesAfter).filter(({ noise }) => noise === undefined);
}

function addressAmong(lines: readonly Line[]): string | undefined {
  return lines.map(({ text }) => (text.length <= 80 ? streetIn(text) : undefined)).find(Boolean);
}

function statusIn(line: string): Facts['saleStatus'] {
  if (/^(?:såld|sålt|slutsåld|såld!?|borttagen såld|sold)$/i.test(line)) return 'sold';
  if (
    /^(?:kommande|snart till salu|kommer snart|kommande till salu|på gång|kommande försäljning|coming soon|upcoming)$/i.test(
      line,
    )
  )
    return 'upcoming';
  return /^(?:till salu|ute nu|nyinkommen|for sale)$/i.test(line) ? 'for_sale' : undefined;
}
