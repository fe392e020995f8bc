import type { ReportDraft } from '../../reports/reports.types.js';
import type { CheckFinding, CheckSubject } from './check.types.js';

/** More letters than this of a reason tell nothing. */
const longest = 1000;

export const passed = (reason: string): CheckFinding => ({
  passed: true,
  applies: true,
  reason: oneLine(reason),
});
export const failed = (reason: string): CheckFinding => ({ ...passed(reason), passed: false });
/** @param why in words that go on `nothing to check: ` */
export const notApplicable = (why: string): CheckFinding => ({
  ...passed(`nothing to check: ${why}`),
  applies: false,
});

/** Holds when nothing is wrong. @param wrong English, each what was found and what was wanted */
export const foundIn = (wrong: readonly string[], right: string): CheckFinding =>
  wrong.length > 0 ? failed(wrong.join('; ')) : passed(right);

/**
 * Judges what the model wrote itself. Of a report that the rules were asked for there is nothing to check; a model's
 * report without an answer that could be read fails.
 */
export function ofDraft(
  { draft, unusable, report }: CheckSubject,
  judge: (draft: ReportDraft) => CheckFinding,
): CheckFinding {
  if (draft) return judge(draft);
  if (unusable !== null) return failed(`no answer could be used: ${unusable}`);
  if (isAskedOfRules(report)) return notApplicable('the rules wrote this report');
  return failed('the model wrote this report, and its answer was not kept');
}

/** True for a report that the rules were asked for, not one that they wrote in a model's stead. */
export const isAskedOfRules = ({ meta }: CheckSubject['report']): boolean =>
  meta.analyst === 'rules' && meta.fallbackReason === null;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}
