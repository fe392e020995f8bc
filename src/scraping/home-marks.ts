import type { Listing } from './listing.types.js';
import { figuresDiffer, tenuresDiffer } from './merge-sources-disagreements.js';

/** How far two figures of one home may lie apart for honest reasons: a cut price, a raised fee, another way to measure. */
const mostRatio = 1.15;
/** Fewer sentences than these on one of two pages tell nothing by being others. */
const leastSentences = 3;
/** Shorter ones, in letters, stand in any advert. */
const leastLetters = 15;

/**
 * How many of price, rooms, area, year, fee, tenure and text clearly differ on two pages, less one for each of price,
 * fee and text that is the same on both. One alone may be a misprint or a change.
 * @returns negative when more is the same
 */
export function marksOfOtherHome(one: Listing, other: Listing): number {
  const text = sharedText(one.description, other.description);
  const against = [
    differClearly('price', one, other),
    differClearly('monthlyFee', one, other),
    differClearly('livingArea', one, other),
    figuresDiffer('rooms', one, other) && Math.abs(one.rooms! - other.rooms!) >= 1,
    figuresDiffer('yearBuilt', one, other),
    tenuresDiffer(one, other),
    text === 'other',
  ];
  const same = [isSame(one.price, other.price), isSame(one.monthlyFee, other.monthlyFee), text === 'same'];
  return count(against) - count(same);
}

/** Whether both have a text, of three sentences at least, and less than half of the shorter stands in the other. */
export function hasOtherText(one: Listing, other: Listing): boolean {
  const { shared, fewest } = compareSentences(one.description, other.description);
  return fewest >= leastSentences && shared < fewest / 2;
}

function count(answers: readonly boolean[]): number {
  return answers.filter(Boolean).length;
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && one > 0 && one === other;
}

function differClearly(field: 'price' | 'monthlyFee' | 'livingArea', one: Listing, other: Listing): boolean {
  if (!figuresDiffer(field, one, other)) return false;
  const [first, second] = [one[field]!, other[field]!];
  return Math.max(first, second) > mostRatio * Math.min(first, second);
}

/** `same` when half the sentences of the shorter text stand in the other, `other` when none does; else it tells nothing. */
function sharedText(one?: string, other?: string): 'same' | 'other' | undefined {
  const { shared, fewest } = compareSentences(one, other);
  if (fewest === 0) return undefined;
  if (shared >= fewest / 2) return 'same';
  return shared === 0 && fewest >= leastSentences ? 'other' : undefined;
}

/** How many sentences stand in both, and how many the shorter text has. */
function compareSentences(one = '', other = ''): { readonly shared: number; readonly fewest: number } {
  const [first, second] = [sentencesOf(one), sentencesOf(other)];
  return {
    shared: [...first].filter((sentence) => second.has(sentence)).length,
    fewest: Math.min(first.size, second.size),
  };
}

/** By their letters alone: a copied text breaks lines, and words, in other places. */
function sentencesOf(text: string): Set<string> {
  const sentences = text.split(/[.!?]/).map((sentence) => sentence.toLowerCase().replace(/\P{L}/gu, ''));
  return new Set(sentences.filter(({ length }) => length >= leastLetters));
}
