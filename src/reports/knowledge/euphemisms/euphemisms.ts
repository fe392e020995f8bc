import type { Phrase } from './phrase.types.js';
import { conditionPhrases } from './condition.js';
import { dealPhrases } from './deal.js';
import { placePhrases } from './place.js';
import { sellingPhrases } from './selling.js';
import { sourceOfPhrase } from './sources.js';

/** The seventy phrases of the dictionary and those we have added. Their words stand in `reading/wordings/euphemisms`. */
export const phrases: readonly Phrase[] = [
  ...conditionPhrases,
  ...placePhrases,
  ...dealPhrases,
  ...sellingPhrases,
].map(([id, tells, meaning, question, hides]) => ({
  id,
  tells,
  meaning,
  question,
  hides: hides?.split(' ') ?? [],
  source: sourceOfPhrase(id),
}));

const byId = new Map(phrases.map((phrase) => [phrase.id, phrase]));

/** @throws RangeError for an id that no phrase has */
export function phraseById(id: string): Phrase {
  const phrase = byId.get(id);
  if (!phrase) throw new RangeError(`No phrase is named ${id}`);
  return phrase;
}
