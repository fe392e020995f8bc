import type { AnalysisResult } from './analysis-result.schema.js';
import { chosen, type Choice } from './chosen.js';
import { consistent } from './consistency/consistent.js';
import { withFlags, type Findings } from './sections/findings.js';

/** A report with what of its lists it shows. */
export interface Written {
  readonly report: AnalysisResult;
  readonly choice: Choice;
}

/** @param stated facts of the checklist that are not missing, whatever the findings say */
export type Write = (found: Findings, stated: ReadonlySet<string>) => Written;

/** What the check is given: all that is missing, lest what it takes leave fewer facts than are shown. */
export const unsettled = ({ report, choice }: Written): AnalysisResult => chosen(report, choice, Infinity);

/**
 * The consistent report. What the check takes from it, or lowers, was part of what was judged, and the words of the verdict
 * speak of it: so these findings go, and it is written and judged once more without them.
 */
export function settled(found: Findings, write: Write): Written {
  const first = write(found, new Set());
  const whole = unsettled(first);
  const checked = consistent(whole);
  if (checked === whole) return { ...first, report: chosen(first.report, first.choice) };
  const missing = new Set(checked.missingInfoDetails.map(({ field }) => field));
  const stated = new Set(
    whole.missingInfoDetails.flatMap(({ field }) => (missing.has(field) ? [] : [field])),
  );
  const said = new Set(checked.keyFindings.map(({ title }) => title));
  const unsaid = new Set(whole.keyFindings.flatMap(({ title }) => (said.has(title) ? [] : [title])));
  const left = withFlags(
    {
      ...found,
      strengths: found.strengths.filter(({ title }) => !unsaid.has(title)),
      technicalSpecs: checked.technicalSpecs,
    },
    found.flags,
    found.missing.filter(({ field }) => !stated.has(field)),
  );
  const { report, choice } = write(left, stated);
  // A model's report has flags of its own: what those of this one state may be missing there.
  return { report: consistent(chosen(report, choice)), choice: first.choice };
}
