import type { Evidence } from '../../analysis-result.schema.js';
import { isSamePlace, placesIn } from '../judged.js';
import { matterOf, type Told } from '../told.js';

/** The most telling words of a proof, whole; null where it quotes nothing. */
export type Words = (evidence: readonly Evidence[]) => string | null;

/** What can be said aloud of a clause, whole; where nothing can, its sentence. */
function wordsTold(one: Told): string {
  const { source, sentence } = one;
  return matterOf(one)?.spoken ?? source.readable.slice(sentence.start, sentence.end).trim();
}

/** Of a whole sentence its most telling clause, as the learned reader reads it. */
export const wordsBy =
  (told: readonly Told[]): Words =>
  (evidence) => {
    const [quote] = placesIn(evidence);
    if (!quote) return null;
    const [best] = told
      .filter(({ place }) => isSamePlace(place, quote))
      .sort((one, other) => other.telling - one.telling);
    if (best) return wordsTold(best);
    const [text] = evidence.flatMap((proof) => (proof.kind === 'quote' ? [proof.text] : []));
    return text ?? null;
  };
