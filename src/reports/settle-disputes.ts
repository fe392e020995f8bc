import type { Dispute } from './analysis-result.schema.js';
import { judgeDisputes, type DisputedCase, type RefusedDispute } from './gates/disputes.js';
import { complaintsAbout } from './gates/gates.js';
import type { ModelAnswer } from './prompts/model-answer.schema.js';
import { writeRulesReports, type RulesReports } from './rules-analyst.js';

/** What an answer disputes of the rules' report. */
export interface DisputedAnswer {
  readonly answer: ModelAnswer;
  readonly about: DisputedCase;
}

export interface SettledDisputes {
  /** Those that count. */
  readonly disputes: readonly Dispute[];
  readonly refused: readonly RefusedDispute[];
  /** The rules' reports without what was disputed; null when nothing was. */
  readonly reports: RulesReports | null;
}

/** Judges the disputes of an answer, and writes the rules' reports again where any of them counts. */
export function settleDisputes({ answer, about }: DisputedAnswer): SettledDisputes {
  const { counted, refused } = judgeDisputes(answer, about, complaintsAbout);
  const { source, today } = about;
  const reports = counted.length > 0 ? writeRulesReports({ ...source, today, disputes: counted }) : null;
  return { disputes: counted, refused, reports };
}
