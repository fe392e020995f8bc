import type { Listing } from '../../scraping/listing.types.js';
import type { ReportInput } from '../reports.types.js';

/** Zero-width, bidirectional, tag, variation and control characters: invisible to people, read by models. */
export const hiddenCharacters =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]|\uDB40[\uDC00-\uDFFF]/g;

/**
 * The listing's value under a dotted name (`associationFacts.finances`, `features.2`, `features[2]`); undefined when
 * the advert does not state it.
 */
export function fieldValue(listing: Listing, name: string): unknown {
  const path = name.replace(/\[(\d+)\]/g, '.$1').split('.');
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key] ?? undefined;
  }, listing);
}

/** A field as one text to quote from; lists are one entry a line. undefined when it is no text. */
export function fieldText(listing: Listing, name: string): string | undefined {
  const value = fieldValue(listing, name);
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('\n');
  return undefined;
}

/** A field as evidence prints it; undefined when it has parts of its own and cannot be printed. */
export function fieldScalar(listing: Listing, name: string): string | number | boolean | null | undefined {
  const value = fieldValue(listing, name) ?? null;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return fieldText(listing, name);
}

/** A page of a document under a name of its own, apart from the listing's fields. `page` from 1. */
export const documentField = (document: string, page: number): string => `${document}, sidan ${page}`;

/** The text of a page, from 1; undefined when there is no such document or page. */
export function pageText(
  documents: ReportInput['documents'],
  { document, page }: { readonly document: string; readonly page: number },
): string | undefined {
  return documents?.find(({ name }) => name === document)?.pages[page - 1];
}

/**
 * Where a quote stands in a text. White space, hidden characters and, as a second try, letter case do not count,
 * because models tidy them; the returned text is the source's own. Offsets are UTF-16 units.
 * @returns undefined when it stands nowhere or is too short (under 3 characters) to prove anything.
 */
export function findQuote(
  source: string,
  quote: string,
): { start: number; end: number; text: string } | undefined {
  const needle = plain(quote).text.trim();
  if (needle.length < 3) return undefined;
  const haystack = plain(source);
  let at = haystack.text.indexOf(needle);
  if (at < 0) at = haystack.text.toLowerCase().indexOf(needle.toLowerCase());
  if (at < 0) return undefined;
  const start = haystack.places[at];
  const last = haystack.places[at + needle.length - 1];
  if (start === undefined || last === undefined) return undefined;
  return { start, end: last + 1, text: source.slice(start, last + 1) };
}

/** Text without hidden characters and with single spaces, and the place of each unit in the original. */
function plain(source: string): { text: string; places: number[] } {
  const hidden = new Set<number>();
  for (const match of source.matchAll(hiddenCharacters)) {
    for (let offset = 0; offset < match[0].length; offset++) hidden.add(match.index + offset);
  }
  let text = '';
  const places: number[] = [];
  for (let index = 0; index < source.length; index++) {
    const unit = source[index] as string;
    if (hidden.has(index)) continue;
    const isSpace = /\s/.test(unit);
    if (isSpace && text.endsWith(' ')) continue;
    text += isSpace ? ' ' : unit;
    places.push(index);
  }
  return { text, places };
}
