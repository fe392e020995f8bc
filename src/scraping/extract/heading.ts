import { linesOf, type Line } from './lines.js';
import { municipalityName } from './municipalities.js';
import { streetIn } from './names.js';
import { slugOf } from './swedish-slug.js';
import { clean, parseArea, parseMoney, parseRooms, parseYearly } from './numbers.js';
import type { Box, Outline } from './outline.js';
import type { Page } from './page.js';
import { type Facts, type Reading, stated } from './reading.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

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
  const address = streetIn(title) ?? addressAmong(around);
  if (address) facts.address = address;
  fill(facts, areaOfTitle(title));
  for (const { text } of around) fill(facts, placeIn(text));
  for (const { text } of around.filter(({ start }) => start >= heading.end).slice(0, 3))
    fill(facts, placesOfLink(text, url));
  for (const { text } of around) fill(facts, factsInLine(text));
  const unpriced = around.map(({ text }) => text).find((text) => withoutPrice.test(text));
  if (unpriced) facts.priceText = unpriced;
  const badges = around.flatMap(({ start, text }) => {
    const status = statusIn(text);
    return status && !isMenu(outline, start, text) ? [status] : [];
  });
  const status = badges.includes('sold') ? 'sold' : badges[0];
  if (status) facts.saleStatus = status;
  const prices = around.flatMap(({ text }) => lonePrice(text) ?? []);
  if (new Set(prices).size === 1 && facts.price === undefined) {
    if (status === 'sold') facts.soldPrice ??= prices[0]!;
    else facts.price = prices[0]!;
  }
  return { reader: 'heading', facts };
}

/** A line by itself that says why no price stands there. */
const withoutPrice = /^(?:pris saknas|pris ej satt|pris kommer(?: senare)?|högstbjudande|pris på begäran)$/i;

/** A word in a menu is no badge: `Kommande` there leads to other homes. */
function isMenu(outline: Outline, start: number, text: string): boolean {
  return outline.links.some((box) => start + text.length > box.start && start < box.end && !holdsH1(box));
}

function holdsH1(box: Box): boolean {
  return box.name === 'h1' || box.boxes.some(holdsH1);
}

/** `Gärdet, Östermalm` and `Svartbäcken, Uppsala` under the heading, where one of the two stands in the link too. */
function placesOfLink(line: string, url: string): Facts {
  const [, area, second] = /^(\p{Lu}[\p{L} -]{2,30}), (\p{Lu}[\p{L} -]{2,30})$/u.exec(line) ?? [];
  if (!area || !second || propertyKindOf(line) || tenureKindOf(line) || /\b(?:kommun|stad|län)$/.test(second))
    return {};
  const path = new URL(url).pathname.toLowerCase();
  if (![area, second].some((name) => path.includes(slugOf(name))) && municipalityName(second) === undefined)
    return {};
  return municipalityName(second) ? { area, city: second } : { area };
}

/** `Villatomt i Aspås` names the neighbourhood. */
function areaOfTitle(title: string): Facts {
  const [, what, where] = /^([\p{L} -]{3,40}) i (\p{Lu}[\p{L} -]{1,40})$/u.exec(title) ?? [];
  return what && where && propertyKindOf(what) && !municipalityName(where) ? { area: where } : {};
}

/** The first `h1` that stands for this home. */
function mainHeading(outline: Outline): Box | undefined {
  const all = outline.headings.filter(({ name }) => name === 'h1');
  return all.find((box) => streetIn(clean(outline.text.slice(box.start, box.end)))) ?? all[0];
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

const postal = /^(\d{3}) ?(\d{2}) (\p{Lu}[\p{L} '-]+)$/u;
/** The floor that stands beside the post code: `2 tr, 602 32 Norrköping`. */
const floorBefore = /^(?:\d{1,2} ?tr\.?|bv|vån(?:ing)? ?\d{1,2})$/i;
const isNamedPlace = /\s(?:kommun|stad)$/i;
const placeName = /^\p{Lu}[\p{L}\d .'/&-]{1,40}$/u;

/** `Gamla Enskede, 122 60 Enskede · Stockholms kommun`: only a line that ends in a municipality or a post town. */
export function placeIn(line: string): Facts {
  if (line.length > 90 || line.includes(':')) return {};
  const parts = line.split(/\s*[,·•|]\s*|\s[–-]\s/).filter(Boolean);
  if (parts.length > 4) return {};
  // Nearly all lines are no places: told before their words are judged.
  if (parts.length === 1 && !postal.test(parts[0]!) && !isNamedPlace.test(parts[0]!)) return {};
  const facts: Facts = {};
  const rest: string[] = [];
  for (const [index, part] of parts.entries()) {
    const post = postal.exec(part);
    const isLast = index === parts.length - 1;
    const named = isNamedPlace.test(part) || (isLast && parts.length > 1);
    const municipality = named ? municipalityName(part) : undefined;
    if (post) Object.assign(facts, { postalCode: `${post[1]} ${post[2]}`, city: post[3] });
    else if (floorBefore.test(part)) facts.floor = part;
    else if (municipality) facts.municipality = municipality;
    else if (/län$/.test(part)) facts.county = part;
    else if (index === 0 && streetIn(part)) facts.address = part;
    else if (
      placeName.test(part) &&
      !propertyKindOf(part) &&
      !tenureKindOf(part) &&
      !/\d{3}|rum|kvm|\bkr\b/i.test(part)
    )
      rest.push(part);
    else return {};
  }
  if (!facts.municipality && !facts.postalCode) return {};
  if (rest.length === 1) facts.area = rest[0]!;
  return facts;
}

const parts = /\s*[·•|]\s*|,\s+|\s[–—-]\s|\s{2,}|\s\/\s/;

/** `3 rum · 72 m² · 3 286 kr/mån`: at least two facts with units, and nothing that is a sentence. */
export function factsInLine(line: string): Facts {
  if (line.length > 120 || !/\d/.test(line)) return {};
  const facts: Facts = {};
  let count = 0;
  for (const part of line.split(parts)) {
    const one = factOf(part.trim());
    if (one === undefined) {
      if (part.split(' ').length > 4) return {};
      continue;
    }
    count += Object.keys(one).length > 0 ? 1 : 0;
    fill(facts, one);
  }
  return count >= 2 ? facts : {};
}

/** The one fact that a text is (`2,5 rum`, `5 495 000 kr`, `Bostadsrätt`); undefined for any other text. */
export function factOf(part: string): Facts | undefined {
  if (/^\d{1,2}(?:[,.]5|\s?½)?\s*(?:rum|rok|r\.?o\.?k\.?)(?: och kök| & kök)?$/i.test(part)) {
    return stated({ rooms: parseRooms(part) }) as Facts;
  }
  if (
    /^(?:tomt(?:area)?:?\s*)(?:ca\s)?[\d\s.,]+\s*(?:m²|m2|kvm|ha)$|^(?:ca\s)?[\d\s.,]+\s*(?:m²|m2|kvm|ha)\s*tomt(?:area)?$/i.test(
      part,
    )
  ) {
    return stated({ tomtarea: parseArea(part)?.area }) as Facts;
  }
  if (
    /^(?:ca\s)?\d[\d.,]*(?:\s*[+/]\s*\d[\d.,]*)?\s*(?:m²|m2|kvm)(?:\s*(?:boarea|boyta|boa))?$/i.test(part)
  ) {
    const area = parseArea(part);
    return stated({ livingArea: area?.area, biarea: area?.extra }) as Facts;
  }
  if (/^(?:avgift\s)?\d[\d\s.]*\s*kr\s*\/\s*mån(?:ad)?$/i.test(part))
    return stated({ monthlyFee: parseMoney(part) }) as Facts;
  if (/^drift.{0,12}\s\d[\d\s.]*\s*kr\s*\/\s*(?:mån(?:ad)?|år)$/i.test(part)) {
    return stated({ operatingCost: parseYearly(part)?.value }) as Facts;
  }
  if (/^\d[\d\s.]{4,}\s*kr\s*\/\s*(?:m²|kvm)$/i.test(part))
    return stated({ pricePerSqm: parseMoney(part) }) as Facts;
  const price = lonePrice(part);
  if (price !== undefined) return { price };
  if (part.length <= 24 && /^\p{L}[\p{L} -]+$/u.test(part)) {
    // "Bostadsrättslägenhet" tells what kind of home it is, and holds a word for the tenure.
    if (propertyKindOf(part) && !/tomt/i.test(part)) return { propertyType: part };
    if (tenureKindOf(part)) return { tenure: part };
  }
  return undefined;
}

/** A price that stands by itself: `2 790 000 kr`, `Utgångspris 2 790 000 kr`, `2 790 000:-`. */
function lonePrice(text: string): number | undefined {
  const line = text.replace(
    /^(?:utgångspris|pris|utropspris|begärt pris)[: ]*|\s*(?:i\s)?(?:utgångspris|utropspris)$/gi,
    '',
  );
  if (!/^\d{1,3}(?:[ .]\d{3}){1,3}\s*(?:kr|kronor|sek|:-)$/i.test(line)) return undefined;
  const amount = parseMoney(line);
  return amount !== undefined && amount >= 100_000 ? amount : undefined;
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

function fill(facts: Facts, more: Facts): void {
  for (const field in more) {
    const key = field as keyof Facts;
    if (facts[key] === undefined) facts[key] = more[key] as never;
  }
}
