import { conditionPhrases } from './euphemisms-condition.js';
import { dealPhrases } from './euphemisms-deal.js';
import { placePhrases } from './euphemisms-place.js';
import { sellingPhrases } from './euphemisms-selling.js';
import { sourceOfPhrase } from './euphemisms-sources.js';

/** One phrase of estate agents' Swedish. */
export interface Phrase {
  readonly id: string;
  /** Inner part of a case-insensitive Unicode pattern; whole words, inflected forms included. */
  readonly pattern: string;
  /** What it can mean, without the lead-in "Kan betyda". */
  readonly meaning: string;
  readonly question: string;
  /** Where the reading comes from. */
  readonly source: string;
  /** A plain technical word: a phrase only where the text praises what it names. */
  readonly technical: boolean;
}

const technical = new Set([
  'natural-draught',
  'fireplace',
  'glazed-balcony',
  'finished-basement',
  'relining',
]);

/** Row of the phrase files: id, pattern, meaning, question. */
export type PhraseRow = readonly [id: string, pattern: string, meaning: string, question: string];

/** The seventy phrases of the dictionary and those we have added. Several rows may match one place: the longest counts. */
export const phrases: readonly Phrase[] = [
  ...conditionPhrases,
  ...placePhrases,
  ...dealPhrases,
  ...sellingPhrases,
].map(([id, pattern, meaning, question]) => ({
  id,
  pattern,
  meaning,
  question,
  source: sourceOfPhrase(id),
  technical: technical.has(id),
}));
