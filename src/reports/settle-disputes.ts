import type { Dispute } from './analysis-result.schema.js';
import { judgeDisputes, type DisputedCase, type RefusedDispute } from './prompts/disputes.js';
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

/**
 * Judges the disputes of an answer, and writes the rules' reports again where any of them counts. Where a report without so
 * many questions, or with others, would not pass the gates, none about questions counts.
 */
export function settleDisputes({ answer, about }: DisputedAnswer): SettledDisputes {
  const { counted, refused } = judgeDisputes(answer, about, complaintsAbout);
  const { source, today } = about;
  for (const disputes of [counted, counted.filter(({ part }) => part !== 'viewingQuestions')]) {
    if (disputes.length === 0) break;
    const reports = writeRulesReports({ ...source, today, disputes });
    const { draft } = reports;
    const isSound = complaintsAbout({ ...about, result: draft, rules: draft }).length === 0;
    if (isSound) return { disputes, refused, reports };
  }
  return { disputes: [], refused, reports: null };
}
