import type { PartId } from '../life-lengths.js';

/**
 * How a question of the bank goes on when the advert answers it: the answer is repeated and its proof asked for.
 * Rows of one question are tried in order; the first whose answer stands in the advert counts.
 */
export interface Answered {
  readonly id: string;
  /** Path of a field and what it says; `{}` is its value. Without words a text field is quoted. */
  readonly field?: readonly [path: string, says?: string];
  /** Only this value of the field is the answer. */
  readonly value?: boolean | number;
  /** By which words a text gives it (`reading/wordings/answers`). */
  readonly told?: string;
  /** A dated statement about one of these parts. */
  readonly parts?: readonly PartId[];
  /** The work on these parts is still to come. */
  readonly planned?: true;
  /** What is left to ask; null leaves the question out. */
  readonly ask: string | null;
  /** Why what is left is worth asking; every row that asks has one. */
  readonly why?: string;
  /** What is left to ask of a part that is as old as the house, where nothing was replaced. */
  readonly askOriginal?: string;
}
