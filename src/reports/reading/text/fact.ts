import type { Evidence } from '../../analysis-result.schema.js';

/** A value with its proof. */
export interface Fact<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}
