import { whomSchema, type Whom } from '../../../analysis-result.schema.js';

/** A question with what its answer tells. */
export interface Ask {
  /** At most a hundred signs and one question mark. */
  readonly question: string;
  /** What a good answer is, a sentence or two. */
  readonly good: string;
  /** What a bad one is. */
  readonly bad: string;
  readonly whom: readonly Whom[];
  /** Questions of the bank, and other subjects, that this one asks of already. */
  readonly covers: readonly string[];
}

/** Row of a table of asks: question, good answer, bad answer, whom to ask and what it covers, separated by blanks. */
export type AskRow = readonly [question: string, good: string, bad: string, whom: string, covers?: string];

/** @throws RangeError for somebody to ask who is not listed */
export function whomOf(words: string): Whom[] {
  return words.split(' ').map((word) => {
    const whom = whomSchema.options.find((known) => known === word);
    if (!whom) throw new RangeError(`Nobody to ask is named ${word}`);
    return whom;
  });
}

export const askOf = ([question, good, bad, whom, covers = '']: AskRow): Ask => ({
  question,
  good,
  bad,
  whom: whomOf(whom),
  covers: covers.split(' ').filter(Boolean),
});
