import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import { withoutRepeats } from '../facts/evidence.js';
import { brief, lower } from '../format.js';
import type { Contradiction } from './contradiction.types.js';
import { entriesIn, type Entry } from './entries.js';

/** A green part that something else in the report finds fault with is to be looked at, and says why. */
export function lowering(report: AnalysisResult, { against, holds }: Contradiction): AnalysisResult {
  const item = against.split('.')[1] as keyof AnalysisResult['technicalSpecs'];
  const spec = report.technicalSpecs[item];
  if (!spec) return report;
  const { text, evidence } = faultAt(report, holds);
  const lowered = {
    ...spec,
    status: 'yellow' as const,
    reason: spec.reason?.includes(text) ? spec.reason : [spec.reason, text].filter(Boolean).join(' '),
    evidence: withoutRepeats([...spec.evidence, ...evidence]),
  };
  return { ...report, technicalSpecs: { ...report.technicalSpecs, [item]: lowered } };
}

/** What the claim at a path says against a good part, with its quotes; of pipes alone nobody knows the age. */
function faultAt(report: AnalysisResult, path: string): { text: string; evidence: readonly Evidence[] } {
  const { flags, works } = entriesIn(report);
  const flag = flags.find(isAt(path))?.value;
  if (flag)
    return {
      text: `Men det finns en varning: ${lower(brief(flag.title))}.`,
      evidence: flag.evidence.filter(({ kind }) => kind === 'quote'),
    };
  const work = works.find(isAt(path))?.value;
  return work
    ? { text: `Men ett arbete väntar: ${lower(work.area)}.`, evidence: [] }
    : { text: 'Rörens ålder framgår inte.', evidence: [] };
}

const isAt =
  (at: string) =>
  ({ path }: Entry<unknown>): boolean =>
    path === at;
