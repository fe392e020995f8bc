import { isPlainObject, isStated } from './extract/reading.js';
import { hasOtherText, marksOfOtherHome } from './home-marks.js';
import { kindSlugs, streetSlugOf } from './link-facts.js';
import type { Disagreement, Extraction, Listing, Provenance } from './listing.types.js';
import { disagreementsOf } from './merge-sources-disagreements.js';

/** Places are worded best by the portal; brokers put selling words into them. */
const portalKnowsBest = new Set<string>([
  'address',
  'title',
  'area',
  'city',
  'municipality',
  'county',
  'linkToBroker',
]);
/** The fuller of two tells more. */
const fullerWins = new Set<string>([
  'description',
  'images',
  'floorplans',
  'features',
  'showings',
  'documents',
]);
/** The page's word and what it means belong together: a word that means nothing to us does not replace one that does. */
const meaningOf: Readonly<Record<string, 'tenureKind' | 'propertyKind'>> = {
  tenure: 'tenureKind',
  propertyType: 'propertyKind',
};

export interface MergedSources extends Extraction {
  readonly disagreements: readonly Disagreement[];
  /** Whether the pictures are the broker's. */
  readonly picturesFromBroker: boolean;
}

/** One listing from the portal's page and the broker's: the broker wins where it is more precise, differences are kept. */
export function mergeSources(portal: Extraction, broker: Extraction): MergedSources {
  const listing: Record<string, unknown> = { ...portal.listing };
  const provenance: Record<string, unknown> = { ...portal.provenance };
  for (const [field, value] of Object.entries(broker.listing)) {
    const known = listing[field];
    if (isStated(known) && !brokerWins(field, portal.listing, broker.listing)) continue;
    const isShared = isPlainObject(known) && isPlainObject(value);
    listing[field] = isShared ? { ...known, ...value } : value;
    const origin = broker.provenance[field as keyof Listing];
    const portalUrl = portal.provenance[field as keyof Listing]?.url;
    const isCompleted = isShared && Object.keys(known).some((key) => !(key in value));
    provenance[field] =
      origin && isCompleted && portalUrl ? { ...origin, note: `delvis från ${portalUrl}` } : origin;
  }
  if (isStale(listing as Listing, provenance as Provenance)) {
    delete listing['pricePerSqm'];
    delete provenance['pricePerSqm'];
  }
  return {
    listing: listing as Listing,
    provenance: provenance as Provenance,
    disagreements: disagreementsOf(portal, broker),
    picturesFromBroker:
      provenance['images'] !== undefined && provenance['images'] === broker.provenance.images,
  };
}

/** How far a price per square metre may lie from price and area, each of which may be rounded. */
const rounding = 0.02;

/** Whether the price per square metre is of a price or an area on the other page, which no longer counts. */
function isStale(listing: Listing, provenance: Provenance): boolean {
  const { pricePerSqm, livingArea } = listing;
  const field = listing.soldPrice === undefined ? 'price' : 'soldPrice';
  const amount = listing[field];
  if (pricePerSqm === undefined || livingArea === undefined || amount === undefined) return false;
  const from = provenance.pricePerSqm?.url;
  const isMoved = [provenance[field]?.url, provenance.livingArea?.url].some((url) => url !== from);
  return isMoved && Math.abs(amount / livingArea / pricePerSqm - 1) > rounding;
}

/**
 * Fills in from the link (`readLink`) what no page states. Where the link contradicts the page, the page counts and
 * nothing is said: anybody can write a link, and sites answer to any words in it.
 */
export function withLinkFacts(page: Extraction, link: Extraction): Extraction {
  const missing = (Object.keys(link.listing) as (keyof Listing)[]).filter(
    (field) => !isStated(page.listing[field]) && !isDecided(field, page.listing),
  );
  const pick = (source: object) =>
    Object.fromEntries(Object.entries(source).filter(([field]) => missing.includes(field as keyof Listing)));
  return {
    listing: { ...page.listing, ...pick(link.listing) },
    provenance: { ...page.provenance, ...pick(link.provenance) },
  };
}

/** The page's own word stands alone when it means nothing to us. */
function isDecided(field: keyof Listing, listing: Listing): boolean {
  return (
    (field === 'tenureKind' && listing.tenure !== undefined) ||
    (field === 'propertyKind' && listing.propertyType !== undefined)
  );
}

/**
 * Whether two pages tell of one home.
 * @param trust `linked`: one page links to the other, which only may have led to a start page or another object; the
 * same street and number are enough, or the same area and rooms when one gives no address or leaves out the letter of the
 * entrance. `found`: the page came from a search; at least two of address, area and rooms must stand on both and all
 * that do must agree, municipality and stairs as well.
 */
export function isSameHome(one: Listing, other: Listing, trust: 'linked' | 'found' = 'linked'): boolean {
  const address = agree(streetSlugOf(one.address ?? ''), streetSlugOf(other.address ?? ''));
  const area = agreeOnArea(one, other);
  const rooms = agree(one.rooms, other.rooms);
  if (trust === 'linked') {
    const isAlike = area === true && (rooms === true || one.rooms === undefined);
    return (
      address || (isAlike && (address === undefined || differInEntranceOnly(one.address, other.address)))
    );
  }
  const stated = [address, area, rooms].filter((answer) => answer !== undefined);
  const circumstances = [
    agree(one.municipality, other.municipality),
    agree(stairsOf(one.address), stairsOf(other.address)),
  ];
  return stated.length >= 2 && ![...stated, ...circumstances].includes(false);
}

/**
 * Whether two statements surely tell of different homes: other streets or numbers (an entrance's letter may be left
 * out), other municipalities, another area and other rooms (two flats of one house), or, when one gives no address,
 * another area alone. Else by what they say beside it: two more things must speak against one home than for it, of which
 * the same address and the same area are one each.
 * @param isBought true once the report is bought: then a page without an address and with another text is another home
 */
export function areDifferentHomes(one: Listing, other: Listing, isBought = false): boolean {
  const address = agree(streetSlugOf(one.address ?? ''), streetSlugOf(other.address ?? ''));
  if (address === false && !differInEntranceOnly(one.address, other.address)) return true;
  if (agree(one.municipality, other.municipality) === false) return true;
  const [area, rooms] = [agreeOnArea(one, other), agree(one.rooms, other.rooms)];
  if (area === false && (address === undefined || rooms === false)) return true;
  if (isBought && address === undefined && hasOtherText(one, other)) return true;
  return marksOfOtherHome(one, other) - Number(address !== undefined) - Number(area === true) >= 2;
}

/**
 * Whether a link surely leads to another home than the page tells of. A link's street may begin with the kind of home
 * and with places that the page names: `bostadsratt-lund-provgatan-7`.
 */
export function leadsElsewhere(link: Listing, page: Listing): boolean {
  const [named = '', stated = ''] = [streetSlugOf(link.address ?? ''), streetSlugOf(page.address ?? '')];
  const street = withoutEntrance(stated);
  const before = withoutEntrance(named).slice(0, -street.length || undefined);
  const isStreetOfPage =
    street !== '' && withoutEntrance(named) === before + street && isPlaceOf(page, before);
  return areDifferentHomes(isStreetOfPage ? { ...link, address: named.slice(before.length) } : link, page);
}

/** Whether letters of a link without its hyphens are nothing but kinds of homes and the page's places. */
function isPlaceOf({ municipality, area, city }: Listing, letters: string): boolean {
  const known = [...kindSlugs, municipality, area, city].flatMap((name) => lettersOf(name ?? '') || []);
  let left = letters;
  for (;;) {
    const found = known.find((name) => left.startsWith(name));
    if (found === undefined) return left === '';
    left = left.slice(found.length);
  }
}

/** As `streetSlugOf` writes them. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

function withoutEntrance(slug: string): string {
  return slug.replace(/(?<=\d)[a-z]$/, '');
}

/** `Provgatan 7` and `Provgatan 7 B`, but not `7 A` and `7 B`. */
function differInEntranceOnly(one = '', other = ''): boolean {
  const [first = '', second = ''] = [streetSlugOf(one), streetSlugOf(other)];
  return first !== second && (withoutEntrance(first) === second || withoutEntrance(second) === first);
}

/** Undefined when one of them says nothing. */
function agree<T>(one: T | undefined, other: T | undefined): boolean | undefined {
  return one === undefined || other === undefined ? undefined : one === other;
}

/** Living areas, or plots where there is no house; to a square metre. */
function agreeOnArea(one: Listing, other: Listing): boolean | undefined {
  const [area, otherArea] = [one.livingArea ?? one.tomtarea, other.livingArea ?? other.tomtarea];
  const isAlike = (one.livingArea === undefined) === (other.livingArea === undefined);
  if (area === undefined || otherArea === undefined || !isAlike) return undefined;
  return Math.abs(area - otherArea) <= 1;
}

/** `Provgatan 7, 2 tr` → 2. */
function stairsOf(address: string | undefined): string | undefined {
  return /(?<!\d)(\d+(?:[.,]5)?) ?tr(?!\p{L})/iu.exec(address ?? '')?.[1]?.replace('.', ',');
}

function brokerWins(field: string, portal: Listing, broker: Listing): boolean {
  if (portalKnowsBest.has(field)) return false;
  const [known, value] = [portal[field as keyof Listing], broker[field as keyof Listing]];
  if (fullerWins.has(field)) return size(value) > size(known);
  const meaning = meaningOf[field];
  if (meaning) return broker[meaning] !== undefined || portal[meaning] === undefined;
  // A rounded figure does not replace an exact one.
  if (typeof known === 'number' && typeof value === 'number')
    return Math.round(known) !== value || known === value;
  return true;
}

function size(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}
