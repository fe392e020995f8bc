import type { Evidence } from '../../analysis-result.schema.js';

/** What the advert already says to a question: the follow-up with its proof, or null where nothing is left to ask. */
export interface Answer {
  readonly question: string | null;
  /** Why the follow-up is worth asking. */
  readonly why?: string | undefined;
  /** Who says what, to stand before `: ` and the follow-up: `Annonsen säger att skulden är 7 000 kr/m²`. */
  readonly says?: string;
  /** The advert's own words, whole, where it is quoted. */
  readonly words?: string;
  /** By which words the text answers it (`reading/wordings/answers`). */
  readonly told?: string;
  /** The follow-up alone. */
  readonly ask?: string;
  readonly evidence: readonly Evidence[];
}
