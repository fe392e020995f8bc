import { readHeading } from './heading.js';
import { readLabels } from './labels.js';
import { streetIn } from './names.js';
import { clean } from './numbers.js';
import { referredParts } from './apollo.js';
import { embeddedRoots, findPlaced } from './embedded-roots.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading } from './reading.js';
import { factsOfNode } from './state-home.js';
import { likenessOf } from './state-address.js';
import { meaningOf, plainKey } from './state-keys.js';

type Node = Record<string, unknown>;

/** Most objects that are taken for homes on one page. */
const maxHomes = 400;
/** Facts by which an object is told to be a home at all. */
const homeFacts = [
  'price',
  'rooms',
  'livingArea',
  'monthlyFee',
  'tomtarea',
  'yearBuilt',
  'soldPrice',
] as const;
const identifying =
  /^(?:id|objectid|estateid|listingid|guid|slug|url|objektid|maeklarobjektid|referenceid|externalid|canonicalurl|link|path|uri)$/;

interface Candidate {
  readonly node: Node;
  readonly facts: Facts;
  /** How surely it is this page's home: 3 by id or address in the link, 2 by the address shown, 1 by its figures. */
  readonly certainty: number;
}

/**
 * Facts from whatever data a page carries for its scripts, under well-known names. An object is this home only when its
 * id or address stands in the link, its address is the one shown, or its figures are those shown; neighbours are not.
 */
export function readState(page: Page): Reading {
  const reader = 'page data';
  const values = embeddedRoots(page);
  if (values.length === 0) return { reader, facts: {} };
  const shown = { ...readHeading(page).facts, ...readLabels(page).facts };
  const address = shown.address ?? streetIn(clean(page.outline.metas.get('og:title') ?? page.outline.title));
  const link = folded(new URL(page.url).pathname + new URL(page.url).search);
  const referred = referredParts(values, tellsOfHome);
  const candidates: Candidate[] = [];
  const homes = homesAmong(values)
    .map((node) => ({ node, facts: factsOfNode(node, page.url) }))
    .filter(({ facts }) => homeFacts.filter((field) => facts[field] !== undefined).length >= 2);
  const addresses = new Set(homes.flatMap(({ facts }) => facts.address ?? []));
  for (const { node, facts } of homes) {
    const certainty = certaintyOf(node, facts, shown, address, link, addresses.size === 1);
    if (certainty > 0) candidates.push({ node, facts, certainty });
  }
  candidates.sort((one, other) => other.certainty - one.certainty || size(other) - size(one));
  const facts: Facts = {};
  for (const candidate of candidates) {
    const parts = candidate.certainty < candidates[0]!.certainty ? undefined : referred(candidate.node);
    const told = parts ? filledIn(candidate.facts, factsOfNode(parts, page.url)) : candidate.facts;
    if (candidate.certainty < candidates[0]!.certainty && contradicts(told, facts)) continue;
    for (const [field, value] of Object.entries(told)) {
      if (facts[field as keyof Facts] === undefined) Object.assign(facts, { [field]: value });
    }
  }
  // What a home was sold for counts only when it is sold.
  if (facts.saleStatus !== 'sold') delete facts.soldPrice;
  return { reader, facts };
}

/** Facts with what only others state; objects are filled in key by key. */
function filledIn(facts: Facts, others: Facts): Facts {
  const both: Record<string, unknown> = { ...others, ...facts };
  for (const [field, value] of Object.entries(others)) {
    if (isPlainObject(value) && isPlainObject(both[field])) both[field] = { ...value, ...both[field] };
  }
  return both as Facts;
}

function size({ facts }: Candidate): number {
  return Object.keys(facts).length;
}

/** Objects with at least two keys that name facts of a home; of nested ones the outermost comes first. */
function homesAmong(values: readonly unknown[]): Node[] {
  const hasFacts = (node: Node) => {
    let known = 0;
    for (const key in node) if (isFactKey(key)) known += 1;
    return known >= 2;
  };
  return findPlaced(values, hasFacts)
    .slice(0, maxHomes)
    .map(({ node }) => node);
}

/** Whether a key may lead to a fact, by itself or by what it refers to. */
function tellsOfHome(key: string): boolean {
  const { name, fields, spanEnd, inner, isPart } = meaningOf(key);
  return (
    fields.length > 0 ||
    spanEnd !== undefined ||
    inner !== undefined ||
    isPart ||
    /^(?:deeds|drift|operati|running|tax|status|phase|salestatus)/.test(name)
  );
}

function isFactKey(key: string): boolean {
  if (key.length > 40) return false;
  const { fields, spanEnd } = meaningOf(key);
  return fields.length > 0 || spanEnd !== undefined;
}

function certaintyOf(
  node: Node,
  facts: Facts,
  shown: Facts,
  address: string | undefined,
  link: string,
  isOnly: boolean,
): number {
  const isNamed = Object.keys(node).some((key) => {
    if (!identifying.test(plainKey(key))) return false;
    const value = node[key];
    const id = folded(typeof value === 'number' || typeof value === 'string' ? String(value) : '');
    return id.length >= 4 && (link.includes(id) || (id.length > 12 && id.includes(link) && link.length > 8));
  });
  const own = facts.address && folded(streetIn(facts.address) ?? facts.address);
  const likeness = facts.address && address ? likenessOf(facts.address, address) : undefined;
  if (likeness === 'other' || contradicts(facts, shown)) return 0;
  if (isNamed || (own && own.length >= 6 && link.includes(own))) return 3;
  if (likeness === 'same') return 2;
  if (likeness === 'street') return isOnly ? 1 : 0;
  const agreeing = (['price', 'rooms', 'livingArea', 'monthlyFee'] as const).filter(
    (field) => facts[field] !== undefined && facts[field] === shown[field],
  );
  return agreeing.length >= 2 && !own ? 1 : 0;
}

/** Two different prices, areas or numbers of rooms: another home, or an old state of this one. */
function contradicts(facts: Facts, known: Facts): boolean {
  return (['rooms', 'livingArea'] as const).some(
    (field) => facts[field] !== undefined && known[field] !== undefined && facts[field] !== known[field],
  );
}

function folded(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // Not an encoded text.
  }
  return plain
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[^a-z0-9]/gu, '');
}
