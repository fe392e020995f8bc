import type { Severity } from '../../analysis-result.schema.js';

/**
 * A kind of risk that the learned reader tells in any words. Its texts are printed beside the quote, so they must be true of
 * every statement of the kind.
 */
export interface Risk {
  /** Stable word of the kind, the `rule` of its flag. */
  readonly id: string;
  /** What the reader tells apart within it, each with a title of its own. */
  readonly tells: readonly [Telling, ...Telling[]];
  readonly category: string;
  /** At most; a `critical` one is a warning where its words do not seem so grave. */
  readonly severity: Severity;
  /** A figure decides it, which the rules compare with its limits and the reader of words cannot: alone it moves no verdict. */
  readonly isOfFigures?: boolean;
  readonly description: string;
  /** What the buyer should do about it. */
  readonly action: string;
}

/** One thing of a kind of risk. */
export interface Telling {
  readonly title: string;
  /** Names of the training text that teach it, where an author finds the clause bad for a buyer (training/about.md). */
  readonly kinds: readonly string[];
  /** Key of the cost table, where what mends it is one work with a price. */
  readonly cost?: string;
}

/** The names of bad states of parts in the training text. */
export const bad = (...parts: readonly string[]): string[] =>
  parts.flatMap((part) => ['damaged', 'worn', 'original', 'rejected'].map((state) => `${state}:${part}`));
