import type { Listing } from '../listing.types.js';
import { factOf, factsInLine } from './line-facts.js';
import { placeIn } from './line-places.js';
import { labelOf } from './labels.js';
import { streetIn, streetWithin } from './names.js';
import { noiseOfHeading } from './noise.js';
import { slugOf } from './swedish-slug.js';
import type { Item } from './text-pairs.js';
import { announcesOthers, endsHome, isSection } from './text-sections.js';

/** What the link says of the home that is looked for. */
export type KnownHome = Pick<Listing, 'address' | 'municipality' | 'rooms'>;

/** The items of one home, with the one that names it. */
export interface Home {
  readonly title: number;
  readonly items: readonly Item[];
}

interface Block {
  readonly start: number;
  end: number;
  /** The street as a slug; empty where the home is named in another way. */
  readonly street: string;
  readonly isAmongOthers: boolean;
}

/** Items after an address within which a home says what it is. */
const reach = 8;
/** A price, an area and rooms make a card in a list of homes. */
const factsOfCard = 3;
/** What it costs to stand below a heading that announces other homes. */
const amongOthers = 2;

/**
 * The home that a copied page is about: the stretch from an address to the next home, the foot of the page or a heading
 * such as "Liknande bostäder" that holds most facts, or the one at the link's own address. Undefined for a list of
 * homes, of which none is meant.
 */
export function homeIn(items: readonly Item[], known: KnownHome = {}): Home | undefined {
  const blocks = blocksOf(items);
  const first = blocks[0];
  if (!first) return withoutAddress(items);
  const scored = blocks.map((block) => ({
    block,
    score: scoreOf(items, block) + likeness(items, block, known),
  }));
  const street = known.address === undefined ? '' : streetSlug(streetIn(known.address) ?? known.address);
  const named = scored.filter(({ block }) => street !== '' && block.street === street);
  const best = (named.length > 0 ? named : scored).reduce((most, one) =>
    one.score > most.score ? one : most,
  );
  if (named.length === 0) {
    // A home without an address stands before the first card of another one.
    const nameless = { ...first, start: 0, end: first.start, street: '' };
    if (isCard(items, first.start) && labelsIn(items, nameless) > labelsIn(items, best.block) + 2)
      return withoutAddress(items.slice(0, first.start));
    if (labelsIn(items, best.block) < 2 && isOneOfMany(scored, best)) return undefined;
  }
  const before = best.block === first ? openingOf(items, first) : 0;
  const { start, end } = best.block;
  return { title: before, items: items.slice(start - before, end) };
}

interface Scored {
  readonly block: Block;
  readonly score: number;
}

/** Whether others say as much of themselves; under a heading such as "Bostäder till salu" one other is enough. */
function isOneOfMany(scored: readonly Scored[], best: Scored): boolean {
  const { street, isAmongOthers } = best.block;
  const alike = scored.filter(
    ({ block, score }) =>
      block.street !== street &&
      (isAmongOthers || !block.isAmongOthers) &&
      score >= factsOfCard - penalty(block),
  );
  return alike.length >= (isAmongOthers ? 1 : 2);
}

function penalty({ isAmongOthers }: Block): number {
  return isAmongOthers ? amongOthers : 0;
}

/** Kinds of labelled facts, those that cards have as well left out. */
function labelsIn(items: readonly Item[], { start, end }: Block): number {
  const keys = items.slice(start, end).flatMap(({ label }) => (label ? [label.key] : []));
  return new Set(keys.filter((key) => !onCards.has(key))).size;
}

function blocksOf(items: readonly Item[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let isAmongOthers = false;
  for (const [index, { text, label }] of items.entries()) {
    if (!label && endsHome(text) && !isOnlyLink(items, index)) {
      if (open) open.end = index;
      isAmongOthers ||= open !== undefined || announcesOthers(text);
      open = undefined;
      continue;
    }
    const street = streetAt(items, index, blocks.length > 0);
    if (street === undefined || street === open?.street) continue;
    if (!(open ? isCard(items, index) : saysMore(items, index))) continue;
    if (open) open.end = withoutOpening(items, open.start, index);
    open = { start: index, end: items.length, street, isAmongOthers };
    blocks.push(open);
  }
  return blocks;
}

/** The street that an item names as a home's, as a slug; empty for a home that its place line alone makes one. */
function streetAt(items: readonly Item[], index: number, isLater: boolean): string | undefined {
  const { text, label } = items[index]!;
  if (label || text.length > 90 || /[.!?]$/.test(text)) return undefined;
  const street = /\d (?:kr|m²|kvm)\b|såld\b/i.test(text)
    ? undefined
    : isLater
      ? streetIn(text)
      : streetWithin(text);
  if (street === undefined) return isPlaceTitle(items, index) ? '' : undefined;
  if (!isLater) return streetSlug(street);
  // An office: its agency or a heading on people stands above it.
  const above = items.slice(Math.max(0, index - 3), index).filter((item) => !item.label);
  if (above.some((item) => noiseOfHeading(item.text) === 'people')) return undefined;
  return agency.test(above.at(-1)?.text ?? '') && index > 0 ? undefined : streetSlug(street);
}

/** `Provgatan 3 B` and `Provgatan 3B` are one; only numbers stay apart. */
function streetSlug(street: string): string {
  return slugOf(street).replace(/(?<!\d)-|-(?!\d)/g, '');
}

const agency = /förmedling|mäklar|fastighetsbyrå|bjurfors|husmanhagberg|\bkontor\b|\bAB$/i;

/** `Lilla Provgården`, then `Villa`, `Provtorp, Tierps kommun` and a price: a home whose address has no number. */
function isPlaceTitle(items: readonly Item[], index: number): boolean {
  const { text } = items[index]!;
  if (!/^\p{Lu}[\p{L}\d :.,'’-]{2,60}$/u.test(text) || isPlace(text)) return false;
  if (factOf(text) || labelOf(text) || isSection(text) || endsHome(text)) return false;
  const after = items.slice(index + 1, index + 7);
  const place = after.findIndex((item) => !item.label && isPlace(item.text));
  if (place < 0 || place > 1 || (place === 1 && factOf(after[0]!.text)?.propertyType === undefined))
    return false;
  return (
    / kommun$/i.test(after[place]!.text) &&
    after.some((item) => item.label !== undefined || priceOf(item) !== undefined)
  );
}

/** `Lund, Skåne län` and `Lund, Lunds kommun` are places of a home. */
function isPlace(text: string): boolean {
  const { municipality, city, postalCode } = placeIn(text);
  return municipality !== undefined || (city !== undefined && postalCode === undefined);
}

function priceOf({ text, label }: Item): number | undefined {
  if (label) return label.key === 'price' || label.key === 'soldPrice' ? 1 : undefined;
  return factOf(text)?.price;
}

function saysMore(items: readonly Item[], index: number): boolean {
  return items
    .slice(index + 1, index + 1 + reach)
    .some((item) => item.label !== undefined || factOf(item.text) !== undefined || hasFacts(item.text));
}

/** After a home has begun only what has a price of its own is another one. */
function isCard(items: readonly Item[], index: number): boolean {
  for (const item of items.slice(index + 1, index + 7)) {
    if (priceOf(item) !== undefined || factsInLine(item.text).price !== undefined) return true;
    if (!item.label && streetIn(item.text)) return false;
  }
  return false;
}

/** A link such as "Fler bostäder i föreningen" amid the facts: right after it the home goes on with facts it lacked. */
function isOnlyLink(items: readonly Item[], index: number): boolean {
  const [first, second] = items.slice(index + 1, index + 3).map(({ label }) => label);
  if (!first || !second || onCards.has(first.key)) return false;
  return !items.slice(0, index).some(({ label }) => label?.key === first.key);
}

const onCards = new Set([
  'price',
  'soldPrice',
  'rooms',
  'livingArea',
  'monthlyFee',
  'tomtarea',
  'pricePerSqm',
  'address',
  'area',
]);

/** Facts that stand before the address in lists that write the price first belong to the home after them. */
function withoutOpening(items: readonly Item[], start: number, end: number): number {
  let last = end;
  while (last > start + 1 && !items[last - 1]!.label && isOpening(items[last - 1]!.text)) last -= 1;
  return items.slice(start, last).some((item) => priceOf(item) !== undefined) ? last : end;
}

/** How many items before the first address are its home's: a price, a kind, `Såld`; or whole rows of labelled facts. */
function openingOf(items: readonly Item[], { start }: Block): number {
  const before = items.slice(0, start);
  const labelled = before.filter(({ label }) => label !== undefined).length;
  if (labelled >= 2 && !before.some(({ text, label }) => !label && endsHome(text))) return start;
  let count = 0;
  while (count < 4 && count < start && isOpening(items[start - 1 - count]!.text)) count += 1;
  return count;
}

function isOpening(text: string): boolean {
  return (
    factOf(text) !== undefined ||
    /^(?:såld|slutpris|kommande|snart till salu|nyinkommen|budgivning pågår)$/i.test(text)
  );
}

function hasFacts(text: string): boolean {
  return Object.keys(factsInLine(text)).length > 0;
}

function scoreOf(items: readonly Item[], block: Block): number {
  const found = new Set<string>();
  let score = -penalty(block);
  for (const { text, label } of items.slice(block.start, block.end)) {
    if (label) found.add(label.key);
    else if (text.length > 200) found.add('description');
    else for (const field of Object.keys(factOf(text) ?? factsInLine(text))) found.add(field);
  }
  for (const field of found) score += onCards.has(field) ? 1 : 2;
  return score;
}

/** How far a block tells what the link told. */
function likeness(items: readonly Item[], { start, end }: Block, known: KnownHome): number {
  let score = 0;
  for (const { text } of items.slice(start, Math.min(end, start + 40))) {
    const fact = factOf(text);
    if (known.rooms !== undefined && fact?.rooms === known.rooms) score += 1;
    if (known.municipality !== undefined && placeIn(text).municipality === known.municipality) score += 1;
  }
  return Math.min(score, 3);
}

/** A page that names no address: all of it up to where other homes begin; the line above its place or facts is its name. */
function withoutAddress(items: readonly Item[]): Home {
  const firstFact = items.findIndex(({ label, text }) => label !== undefined || / kommun$/i.test(text));
  const end = items.findIndex(
    ({ text, label }, index) => index > firstFact && !label && endsHome(text) && !isOnlyLink(items, index),
  );
  if (firstFact < 0) return { title: 0, items };
  let title = Math.max(0, firstFact - 1);
  while (title > 0 && isOpening(items[title]!.text)) title -= 1;
  return { title, items: items.slice(0, end < 0 ? items.length : end) };
}
