import type { ReportsService } from '../../reports/reports.service.js';
import { settings } from '../../settings/settings.schema.js';
import { judgeTokens } from './run-case.js';
import type { MissingAnswer } from './suite-model.js';

/** The most that a judge reads: the whole report with all that our rules say of a home. */
const judgedTokens = 40_000;

/**
 * The most that a run takes from its first answer on that is not kept, US dollars. A report has at most two rounds, the
 * second with the first one's answer and its faults, and stays within the ceiling; then comes each rubric.
 * @returns Infinity when nobody knows a price
 */
export function worstCost(
  { model, isJudged, worst: { input, output } }: MissingAnswer,
  asked: {
    readonly reports: Pick<ReportsService, 'costOf'>;
    readonly judge: string | null;
    readonly rubrics: number;
  },
): number {
  const { reports, judge, rubrics } = asked;
  const cost = (of: string, most: { input: number; output: number }): number =>
    reports.costOf(of, { ...most, cachedInput: 0 }) ?? Infinity;
  if (isJudged) return rubrics * cost(model, { input, output });
  const rounds = cost(model, { input, output }) + cost(model, { input: input + 2 * output, output });
  const judgements =
    rubrics === 0 ? 0 : rubrics * cost(judge ?? model, { input: judgedTokens, output: judgeTokens });
  return Math.min(rounds, settings.report_cost_ceiling_usd.fallback) + judgements;
}
