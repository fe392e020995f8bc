import type { Evidence } from '../../analysis-result.schema.js';

/** What the advert already says to a question: the follow-up with its proof, or null where nothing is left to ask. */
export interface Answer {
  readonly question: string | null;
  /** Why the follow-up is worth asking. */
  readonly why?: string | undefined;
  readonly evidence: readonly Evidence[];
}
