import type { Evidence } from '../analysis-result.schema.js';

/** One part of the monthly cost that does not depend on the loan, with what it rests on. */
export interface FixedCost {
  /** Names the line in the sum's proof. */
  readonly key: string;
  readonly label: string;
  /** kr. */
  readonly monthly: number;
  /** kr; of an estimate its ends. */
  readonly span?: { readonly min: number; readonly max: number };
  readonly evidence: readonly Evidence[];
}
