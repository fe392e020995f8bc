import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import { claimsOf } from '../gates/claims.js';

/** A claim of the rules that the model may lean on by its id. */
export interface Finding {
  readonly id: string;
  /** Which part of the report it stands in, for instance `redFlags`. */
  readonly part: string;
  readonly value: unknown;
  readonly evidence: readonly Evidence[];
}

/** The rules' claims with ids F1, F2, … in the report's order; questions are listed apart, to spare tokens. */
export function findingsOf(rules: AnalysisResult): Finding[] {
  return claimsOf(rules)
    .filter(
      (claim) => claim.evidence && claim.evidence.length > 0 && !claim.path.startsWith('viewingQuestions'),
    )
    .map((claim, index) => ({
      id: `F${index + 1}`,
      part: claim.path.replace(/\.\d+$/, ''),
      value: claim.value,
      evidence: claim.evidence ?? [],
    }));
}
