import type { Severity } from '../analysis-result.schema.js';

/**
 * A kind of risk that the learned reader tells in any words. Its texts are printed beside the quote, so they must be true of
 * every statement of the kind.
 */
export interface Risk {
  /** Stable word of the kind, the `rule` of its flag. */
  readonly id: string;
  /** Names of the training text that teach it, where an author finds the clause bad for a buyer (training/about.md). */
  readonly kinds: readonly string[];
  readonly category: string;
  /** Where the reader is very sure; `critical` is a warning below that. */
  readonly severity: Severity;
  /** A figure decides it, which the rules compare with its limits and the reader of words cannot: alone it moves no verdict. */
  readonly isOfFigures?: boolean;
  readonly title: string;
  readonly description: string;
  /** What the buyer should do about it. */
  readonly action: string;
}

/** The names of bad states of parts in the training text. */
export const bad = (...parts: readonly string[]): string[] =>
  parts.flatMap((part) => ['damaged', 'worn', 'original', 'rejected'].map((state) => `${state}:${part}`));
