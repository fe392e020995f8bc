import type { Listing } from '../../../scraping/listing.types.js';
import { remembered } from './remembered.js';
import { latinRegExp } from './latin.js';
import { matchesOf } from './matches.js';

/** One text of the listing. `readable` has the same length as `text`, with what is aimed at an AI blanked out. */
export interface TextSource {
  readonly field: string;
  readonly text: string;
  readonly readable: string;
}

/** A place in a text field of the listing. `field` is a path with dots: `description`, `renovations.0`. */
export interface Quote {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text it stands in, where the words around it are to be shown with it. */
  readonly source?: TextSource;
}

const plainFields = [
  'description',
  'summary',
  'title',
  'structure',
  'facade',
  'roof',
  'windows',
  'foundation',
  'heating',
  'ventilation',
  'waterAndSewage',
  'plumbing',
  'electrical',
  'energySource',
  'includedInFee',
  'yearBuiltText',
  'tenure',
  'propertyType',
  'floor',
  'internet',
  'priceText',
  'broker',
  'brokerAgency',
  'association',
  'address',
  'area',
  'city',
] as const satisfies readonly (keyof Listing)[];

const associationFields = ['finances', 'renovations', 'parking', 'broadband', 'sublettingPolicy'] as const;

/** Every text of the listing with its path. A summary that the description begins with is left out: one place, one hit. */
export function textsOf(listing: Listing): { readonly field: string; readonly text: string }[] {
  const texts: { field: string; text: string }[] = [];
  const add = (field: string, text: string | undefined) => {
    if (text?.trim()) texts.push({ field, text });
  };
  for (const field of plainFields) {
    if (field === 'summary' && repeats(listing.description, listing.summary)) continue;
    add(field, listing[field]);
  }
  listing.renovations?.forEach((text, index) => add(`renovations.${index}`, text));
  listing.features?.forEach((text, index) => add(`features.${index}`, text));
  listing.documents?.forEach((document, index) => add(`documents.${index}.name`, document.name));
  for (const field of associationFields) add(`associationFacts.${field}`, listing.associationFacts?.[field]);
  return texts;
}

function repeats(description: string | undefined, summary: string | undefined): boolean {
  if (!description || !summary) return false;
  return evened(description).includes(uncut(summary));
}

/** A text with single spaces, to compare passages by. */
export const evened = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A passage to look for in a longer text: even white space, without the mark where a page cut it. */
export const uncut = (text: string): string =>
  evened(text)
    .replace(/(?<!\s)\s*(?:läs|visa)\s+(?:hela|mer)\p{L}*\.?$/iu, '')
    .replace(/(?:(?<!\s)\s*\[|(?<![.…\s])\s*)[.…][.…\s]*\]?$/u, '');

/** Fields whose text is worth reading for facts; names and addresses are not. */
const nameFields = new Set([
  'broker',
  'brokerAgency',
  'association',
  'address',
  'area',
  'city',
  'tenure',
  'floor',
]);
export const tellsFacts = (source: { readonly field: string }): boolean =>
  !nameFields.has(source.field) && !source.field.startsWith('documents.');

/**
 * A pattern whose words stand at most thirty blanks apart. Without a bound, looking back over a long row of blanks from
 * each of them takes quadratic time.
 */
export const boundedBlanks = (pattern: string): string =>
  pattern.replaceAll(String.raw`\s+`, String.raw`\s{1,30}`);

/** The source of a pattern that matches whole Swedish words only; needs the flag `u`. */
export const word = (pattern: string): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${boundedBlanks(pattern)})(?![\p{L}\p{N}])`;

/** Whole-word, case-insensitive Swedish pattern. */
export const words = (pattern: string): RegExp => latinRegExp(word(pattern), 'giu');

const foundBefore = new WeakMap<readonly TextSource[], Map<RegExp, readonly Quote[]>>();

/**
 * All places where a pattern stands in the readable text. A report asks for many a pattern several times, so what was found in
 * some texts is kept as long as their list is.
 */
export function findAll(sources: readonly TextSource[], pattern: RegExp): readonly Quote[] {
  const before = foundBefore.get(sources) ?? new Map<RegExp, readonly Quote[]>();
  foundBefore.set(sources, before);
  const known = before.get(pattern);
  if (known) return known;
  const found = sources.flatMap((source) =>
    matchesOf(source.readable, pattern)
      .filter((match) => match[0].length > 0)
      .map((match) => quoteAt(source, match.index, match.index + match[0].length)),
  );
  before.set(pattern, found);
  return found;
}

/** A quote without leading and trailing blanks; of a text that is read for facts, it is shown with its clause. */
export function quoteAt(
  source: { readonly field: string; readonly text: string; readonly readable?: string },
  start: number,
  end: number,
): Quote {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(source.text.charAt(from))) from += 1;
  while (to > from && /\s/.test(source.text.charAt(to - 1))) to -= 1;
  const { field, text, readable } = source;
  const quote = { field, start: from, end: to, text: text.slice(from, to) };
  return readable === undefined ? quote : { ...quote, source: { field, text, readable } };
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words that adverts cut before a year: `inst. 2020`, `badr. ren. 2019`. */
const cutWord =
  /(?<!\p{L})(?:(?:ny)?inst(?:all)?|omlagt?|oml|ren|renov|urspr|till?b|ombyggt?|omb|utb|b|utf|avl|badr|våtr|trekammarbr|vent|resp|ev|enl|uppg|anl|mont|byggt?|drän|jan|feb|mar|apr|aug|sept?|okt|nov|dec|fr)$/iu;

/** No sentence of an advert is longer, and the rules compare the words of a sentence with each other. */
const longest = 1000;
/** Longer than any abbreviation before a dot. */
const abbreviation = 30;

/**
 * Sentences and lines of a text as spans; a dot inside a number or an abbreviation like `ca.` does not end one, and what
 * holds no letter or digit is none. What goes on for more than 1 000 characters is cut at a blank, or where there is none, amid a word.
 */
export const sentences = remembered((text: string): readonly Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(/[!?•\n]+|(?<!\.)\.(?=\s+[\p{Lu}\d]|\s*$|\n)/gu)) {
    const before = text.slice(Math.max(start, match.index - abbreviation), match.index);
    if (
      /(?:^|[\s(])(?:ca|bl\.a|t\.ex|m\.m|kl|nr|st|exkl|inkl|t\.o\.m|fr\.o\.m|f\.r\.o\.m|p\.g\.a|pga|d\.v\.s|dvs|s\.k|resp|prel)$/i.test(
        before,
      )
    )
      continue;
    if (match[0] === '.' && /^.\s*\d/.test(text.slice(match.index)) && cutWord.test(before)) continue;
    spans.push({ start, end: match.index + match[0].length });
    start = match.index + match[0].length;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans
    .flatMap((span) => cut(text, span))
    .filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)));
}, 40);

function cut(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > longest) {
    const blank = text.slice(from, from + longest).lastIndexOf(' ');
    const to = blank > 0 ? from + blank + 1 : from + longest;
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}

/** How many of a list stand before the first that a test holds of. @param holds true of all behind that one too */
export function countBefore<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(list[middle] as T)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Which of the spans, in order and apart, holds a place of the text; -1 where none does. */
export function indexAround(spans: readonly Span[], at: number): number {
  const index = countBefore(spans, ({ end }) => at < end);
  const span = spans[index];
  return span && span.start <= at ? index : -1;
}

/** The sentence around a quote. */
export function sentenceAround(source: TextSource, at: number): Span {
  const all = sentences(source.text);
  return all[indexAround(all, at)] ?? { start: 0, end: source.text.length };
}

/** The readable sentence that holds a quote; the words of the quote itself where its text is not among the sources. */
export function sentenceOf(sources: readonly TextSource[], quote: Quote): string {
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return quote.text;
  const { start, end } = sentenceAround(source, quote.start);
  return source.readable.slice(start, end);
}
