import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import { claimsOf, type Claim } from '../gates/claims.js';

/** A statement of the rules that the model is told by its id. */
export interface Finding {
  readonly id: string;
  /** Which part of the report it stands in, for instance `redFlags`. */
  readonly part: string;
  /** Which of that part: a flag's rule, the field of a missing fact, a question; empty where the part has but one. */
  readonly name: string;
  readonly value: unknown;
  readonly evidence: readonly Evidence[];
}

const questions = 'viewingQuestions';

/** Works whose age or flag is told already: the buyer's list of them says nothing more of the home. */
const restated = /^renovationAnalysis\.(?:later|possible)Renovations\./;

/** The rules' claims with ids F1, F2, … in the report's order, which the model may lean on or dispute. */
export function findingsOf(rules: AnalysisResult): Finding[] {
  return claimsOf(rules)
    .filter(
      ({ evidence, path }) =>
        evidence && evidence.length > 0 && !path.startsWith(questions) && !restated.test(path),
    )
    .map((claim, index) => statement(`F${index + 1}`, claim));
}

/** The rules' questions with ids Q1, Q2, … in the report's order: the model may dispute them, and they prove nothing. */
export function questionsOf(rules: AnalysisResult): Finding[] {
  return claimsOf(rules)
    .filter((claim) => claim.path.startsWith(questions))
    .map((claim, index) => statement(`Q${index + 1}`, claim));
}

function statement(id: string, { path, value, evidence }: Claim): Finding {
  return { id, part: path.replace(/\.\d+$/, ''), name: nameOf(path, value), value, evidence: evidence ?? [] };
}

/** What tells the statements of a list apart, by list. */
const nameKeys: Readonly<Record<string, string>> = {
  keyFindings: 'title',
  redFlags: 'rule',
  euphemisms: 'word',
  missingInfoDetails: 'field',
  'photoAnalysis.observations': 'text',
  [questions]: 'question',
  'renovationAnalysis.criticalRenovations': 'area',
  'renovationAnalysis.qualityImprovements': 'area',
  'renovationAnalysis.riskFactors': 'risk',
};

function nameOf(path: string, value: unknown): string {
  const key = nameKeys[path.replace(/\.\d+$/, '')];
  return key === undefined ? '' : String((value as Record<string, unknown>)[key]);
}
