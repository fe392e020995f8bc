import { readFileSync } from 'node:fs';
import { isListing } from '../../src/scraping/extract/extract.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import { readPage } from '../../src/scraping/read/read-page.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import { factsReadByHand } from './page-facts.js';
import type { FixturePage } from './page-server.js';

/** One stated field of a page and what came of it. Parts of objects count by themselves (`taxValues.year`). */
export interface FieldScore {
  readonly field: string;
  /** `missed`: stated and not read; `wrong`: another value was read; `extra`: read, though the page states nothing. */
  readonly outcome: 'right' | 'missed' | 'wrong' | 'extra';
  readonly expected?: unknown;
  readonly read?: unknown;
}

/** What follows from other fields, or has no single right wording. */
const notStated = new Set(['title', 'summary', 'tenureKind', 'propertyKind', 'spans', 'features']);
/** Lists whose order says nothing. */
const unordered = new Set(['showings', 'documents', 'features', 'floorplans']);

/** Later answers name some fields otherwise: parts of an object without it, the first showing, the first words. */
const otherNames: Readonly<Record<string, string>> = {
  numberOfApartments: 'associationFacts.numberOfApartments',
  orgNumber: 'associationFacts.registrationNumber',
  genuine: 'associationFacts.genuine',
  share: 'associationFacts.share',
  viewing: 'showings',
  descriptionStart: 'description',
};
/** Lists for which an answer may give their length alone. */
const counted = new Set(['images', 'floorplans', 'features']);

const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));

/** What the product reads from a saved page. */
export function listingOf({ file, url }: FixturePage): Listing {
  return readPage(readFileSync(file, 'utf8'), url, registry).listing;
}

/** What came of each stated field of a saved page; of a page that must be refused, whether it was. */
export function scorePage(page: FixturePage): FieldScore[] {
  const listing = listingOf(page);
  const isRead = isListing(listing);
  if (page.expected === null)
    return [{ field: 'is no advert', outcome: isRead ? 'wrong' : 'right', expected: false, read: isRead }];
  const expected = page.expected ?? factsReadByHand[page.name];
  if (!expected) return [];
  const scores = scoreListing(listing, expected, page.isComplete);
  return isRead
    ? scores
    : [...scores, { field: 'is an advert', outcome: 'wrong', expected: true, read: false }];
}

/**
 * Compares what was read with what a person read. A value for a field that is not listed is held against the reader
 * only when the list is complete, since a field that nobody listed may still stand on the page.
 */
export function scoreListing(
  listing: Listing,
  expected: Readonly<Record<string, unknown>>,
  isComplete = false,
): FieldScore[] {
  const wanted = flatten(expected);
  const read = flatten(listing as Record<string, unknown>);
  const scores: FieldScore[] = [];
  const isShort = 'descriptionStart' in expected || typeof expected['images'] === 'number';
  for (const [field, value] of wanted) {
    const found = readFor(field, value, read);
    const isSame = isShort && field === 'floor' ? sameFloor : sameValue;
    if (found === undefined) scores.push({ field, outcome: 'missed', expected: value });
    else if (isSame(field, value, found)) scores.push({ field, outcome: 'right' });
    else scores.push({ field, outcome: 'wrong', expected: value, read: found });
  }
  if (!isComplete) return scores;
  for (const [field, value] of read) {
    if (!wanted.has(field) && !notStated.has(field.split('.')[0]!)) {
      scores.push({ field, outcome: 'extra', read: value });
    }
  }
  return scores;
}

/** What was read, in the form in which the answer states it. */
function readFor(field: string, value: unknown, read: ReadonlyMap<string, unknown>): unknown {
  const found = read.get(otherNames[field] ?? field);
  if (counted.has(field) && typeof value === 'number') return Array.isArray(found) ? found.length : 0;
  if (field === 'viewing') return wordsFrom((found as string[] | undefined)?.[0], String(value));
  return field === 'descriptionStart' ? wordsFrom(found as string | undefined, String(value)) : found;
}

/** As much of a text's beginning as the answer gives. */
function wordsFrom(text: string | undefined, { length }: { length: number }): string | undefined {
  return text === undefined ? undefined : spaced(text).slice(0, length);
}

/** The short answers give the floor's figures alone: "1 av 3" for "1 av 3, hiss finns ej"; the lift is asked apart. */
function sameFloor(field: string, one: unknown, other: unknown): boolean {
  const figures = String(other).replace(/^våning\s+|,?\s+(?:med|utan) hiss$|,?\s+hiss finns(?: ej)?$/gi, '');
  return sameValue(field, one, figures);
}

/** Equal as values: numbers to a millionth, texts to spaces, lists without order where order says nothing. */
export function sameValue(field: string, one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= (field.startsWith('coordinates') ? 1e-4 : 1e-6);
  }
  if (typeof one === 'string' && typeof other === 'string') return spaced(one) === spaced(other);
  const key = (value: unknown) =>
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'string' && /^https?:/.test(part) && URL.canParse(part) ? new URL(part).href : part,
    );
  if (Array.isArray(one) && Array.isArray(other) && unordered.has(field)) {
    return key(one.map(key).sort()) === key(other.map(key).sort());
  }
  return key(one) === key(other);
}

/** Precision and recall of many fields, 0–1; 1 where nothing was to be found or read. */
export function precisionAndRecall(scores: readonly FieldScore[]): { precision: number; recall: number } {
  const count = (outcome: FieldScore['outcome']) =>
    scores.filter((score) => score.outcome === outcome).length;
  const right = count('right');
  const read = right + count('wrong') + count('extra');
  const wanted = right + count('wrong') + count('missed');
  return { precision: read === 0 ? 1 : right / read, recall: wanted === 0 ? 1 : right / wanted };
}

function flatten(values: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const fields = Object.entries(values).flatMap(([field, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, part]) => [`${field}.${key}`, part])
      : [[field, value]],
  );
  return new Map(fields.filter(([, value]) => value !== undefined));
}

function spaced(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
