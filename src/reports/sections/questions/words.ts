import type { Evidence } from '../../analysis-result.schema.js';
import { isSamePlace, placesIn } from '../judged.js';
import type { Told } from '../told.js';

/** The most telling words of a proof, whole; null where it quotes nothing. */
export type Words = (evidence: readonly Evidence[]) => string | null;

/** The words of a clause; of one that a comma within a figure cut (`1,9 miljoner`) the whole sentence. */
function wordsTold({ source, sentence, clause }: Told): string {
  const { readable } = source;
  const isCutInFigure = /\d,$/.test(readable.slice(0, clause.start).trimEnd().slice(-2));
  const { start, end } = isCutInFigure && /^\s*\d/.test(readable.slice(clause.start)) ? sentence : clause;
  return readable.slice(start, end).trim();
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
