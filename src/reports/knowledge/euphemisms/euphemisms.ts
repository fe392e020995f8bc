import type { Phrase } from './phrase.types.js';
import { conditionPhrases } from './condition.js';
import { dealPhrases } from './deal.js';
import { placePhrases } from './place.js';
import { sellingPhrases } from './selling.js';
import { sourceOfPhrase } from './sources.js';

const technical = new Set([
  'natural-draught',
  'fireplace',
  'glazed-balcony',
  'finished-basement',
  'relining',
]);

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
