import type { AnalysisResult, RedFlag, Severity } from '../../../../../src/reports/analysis-result.schema.js';

const weight: Record<Severity, number> = { critical: 0, warning: 1, notice: 2 };

/** A severity that is none of ours is read as the mildest, as its badge is. */
const weightOf = ({ severity }: RedFlag) => weight[severity] ?? weight.notice;

/** Most serious first; equals keep their order. */
export function sortFlags(flags: readonly RedFlag[]): RedFlag[] {
  return [...flags].sort((a, b) => weightOf(a) - weightOf(b));
}

/** The key findings that are no flags. */
export function otherFindings({ redFlags, keyFindings }: AnalysisResult): AnalysisResult['keyFindings'] {
  const flagged = new Set((redFlags ?? []).map(({ title }) => title));
  return (keyFindings ?? []).filter(({ title }) => !flagged.has(title));
}
