import type { AnalysisResult, Verdict } from '../analysis-result.schema.js';
import { explainConfidence } from './confidence-text.js';
import type { Context, Flag } from '../facts/context.js';
import { neededFacts } from './missing.js';
import { enoughCoverage, type Known } from './verdict/case.js';
import { wouldChange } from './verdict/outlook.js';
import { reasonFor } from './verdict/reason.js';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
  readonly drivers: AnalysisResult['verdictDrivers'];
  readonly confidence: AnalysisResult['confidence'];
  /** 0–10. */
  readonly redFlagScore: number;
}

/** A warning of this weight must be resolved before a bid, so one makes a report yellow. */
export const realWarning = 2;
/** Milder warnings weigh 1 each; this many together are as much as one real. */
const mildTogether = 3;

/** Share of what the verdict needs that is known, by weight, 0–100: facts that are stated and parts that are judged. */
export function coverageOf(context: Context, { missing, parts }: Pick<Known, 'missing' | 'parts'>): number {
  const gaps = new Set(missing.map((item) => item.field));
  const needed = [
    ...neededFacts(context).map((row) => ({ weight: row.weight, known: !gaps.has(row.field) })),
    ...parts.map((part) => ({ weight: part.weight, known: part.judged })),
  ];
  const sum = (rows: typeof needed) => rows.reduce((total, row) => total + row.weight, 0);
  return Math.round((sum(needed.filter((row) => row.known)) / sum(needed)) * 100);
}

/**
 * The verdict and what made it. RED needs a critical flag. GREEN needs none, few warnings, enough facts, that no part that
 * is dear to renew is of unknown age, and that nothing that seems plainly bad stands unjudged. Flags of weight 0 (texts that
 * speak to a machine) inform the buyer and never move the verdict.
 */
export function judge(context: Context, flags: readonly Flag[], known: Known, strengths: number): Judgement {
  const counted = flags.filter((flag) => flag.weight > 0);
  const critical = counted.filter((flag) => flag.severity === 'critical');
  const warnings = counted.filter((flag) => flag.severity === 'warning');
  const notices = counted.filter((flag) => flag.severity === 'notice');
  const real = warnings.filter((flag) => flag.weight >= realWarning);
  const mild = warnings.filter((flag) => flag.weight < realWarning);
  const isYellow = real.length > 0 || mild.reduce((sum, flag) => sum + flag.weight, 0) >= mildTogether;
  const coverage = coverageOf(context, known);
  const blocking = known.parts.filter((part) => part.blocks);
  const isThin = coverage < enoughCoverage || blocking.length > 0;
  const grave = known.unjudged.filter(({ isGrave }) => isGrave);
  const isPromising = !isYellow && !isThin && grave.length === 0;
  const verdict: Verdict = critical.length > 0 ? 'RED' : isPromising ? 'GREEN' : 'YELLOW';
  const light = [...warnings, ...notices];
  const yellow = real.length > 0 ? real : isYellow ? mild : [];
  const driving = verdict === 'RED' ? critical : verdict === 'YELLOW' ? yellow : light;
  const isAllJudged =
    known.unjudged.length === 0 &&
    !counted.some(({ isInterpreted, severity }) => isInterpreted && severity !== 'notice');
  const found = { context, driving, mild, known, blocking, grave, coverage, isAllJudged };
  return {
    verdict,
    reason: reasonFor(verdict, found, strengths),
    drivers: {
      rules: verdict === 'GREEN' ? [] : driving.map((flag) => flag.rule),
      ...wouldChange(verdict, found, isYellow),
    },
    confidence: { score: coverage, explanation: explainConfidence(context, { ...known, coverage }) },
    redFlagScore: scoreOf(verdict, {
      critical: critical.length,
      real: real.length,
      mild: mild.length,
      notice: notices.length,
    }),
  };
}

/** How much trouble was found, 0–10; a critical flag alone is 4, and no green report reaches that. */
function scoreOf(
  verdict: Verdict,
  amounts: Readonly<Record<'critical' | 'real' | 'mild' | 'notice', number>>,
) {
  const { critical, real, mild, notice } = amounts;
  const sum = Math.round(critical * 4 + real * 1.5 + mild + notice * 0.5);
  return Math.min(verdict === 'GREEN' ? 3 : 10, sum);
}
