import type { AnalysisResult } from '../analysis-result.schema.js';
import { countClaims } from '../gates/claims.js';
import { checkRows } from '../knowledge/checks.js';
import type { Contradiction } from './contradiction.types.js';
import { outcomes } from './contradiction.types.js';
import { contradictionsIn } from './contradictions.js';
import { lowering } from './lowering.js';
import { saying } from './saying.js';

/**
 * A finished report without the weaker of each two claims that contradict each other (`outcomes`): what is left of it says
 * one thing of each matter. Two sums for one work, or two years, stand as they are: a test finds them.
 */
export function consistent(report: AnalysisResult): AnalysisResult {
  const all = contradictionsIn(report);
  if (all.length === 0) return report;
  const spoken = all.filter(({ kind }) => outcomes[kind] === 'say').reduce(saying, report);
  const lowered = all.filter(({ kind }) => outcomes[kind] === 'lower').reduce(lowering, spoken);
  const result = without(
    lowered,
    all.filter(({ kind }) => outcomes[kind] === 'drop'),
  );
  return { ...result, quality: { ...result.quality, ...countClaims(result) } };
}

function without(report: AnalysisResult, dropped: readonly Contradiction[]): AnalysisResult {
  const paths = new Set(dropped.map(({ against }) => against));
  const kept = <Value>(at: string, list: readonly Value[]): Value[] =>
    list.filter((_, index) => !paths.has(`${at}.${index}`));
  const missingInfoDetails = kept('missingInfoDetails', report.missingInfoDetails);
  const first = report.askFirst.map((index) => report.viewingQuestions[index]);
  const viewingQuestions = kept('viewingQuestions', report.viewingQuestions);
  const plan = report.renovationAnalysis;
  return {
    ...report,
    keyFindings: kept('keyFindings', report.keyFindings),
    redFlags: report.redFlags.map((flag, index) =>
      paths.has(`redFlags.${index}.estimatedCost`) ? unpriced(flag) : flag,
    ),
    missingInfoDetails,
    missingInfo: missingInfoDetails.map(({ label }) => label),
    viewingQuestions: viewingQuestions.map((question, index) => ({ ...question, priority: index + 1 })),
    askFirst: firstOf(viewingQuestions, first, report.askFirst.length),
    ...(report.checks
      ? { checks: report.checks.flatMap((check, index) => checkWithout(check, `checks.${index}`, paths)) }
      : {}),
    ...(report.unjudged ? { unjudged: kept('unjudged', report.unjudged) } : {}),
    ...(report.statedSums ? { statedSums: kept('statedSums', report.statedSums) } : {}),
    renovationAnalysis: plan && {
      ...plan,
      qualityImprovements: kept('renovationAnalysis.qualityImprovements', plan.qualityImprovements),
      riskFactors: kept('renovationAnalysis.riskFactors', plan.riskFactors),
    },
  };
}

function unpriced({ estimatedCost: _, ...flag }: AnalysisResult['redFlags'][number]): typeof flag {
  return flag;
}

type Question = AnalysisResult['viewingQuestions'][number];

/** Those of the first questions that are left, and the next best in the place of the others. */
function firstOf(
  questions: readonly Question[],
  before: readonly (Question | undefined)[],
  count: number,
): number[] {
  const left = before.flatMap((question) => {
    const index = question ? questions.indexOf(question) : -1;
    return index < 0 ? [] : [index];
  });
  const others = questions.map((_, index) => index).filter((index) => !left.includes(index));
  return [...left, ...others].slice(0, count);
}

type Check = NonNullable<AnalysisResult['checks']>[number];

/** A check keeps the causes that stand: what it says of a fact or an age that is told goes, and with its last cause the check. */
function checkWithout(check: Check, path: string, dropped: ReadonlySet<string>): Check[] {
  if (!dropped.has(path)) return [check];
  const [opening] = checkRows.find(({ id }) => id === check.id)?.unknown?.split('{parts}') ?? [];
  const causes = check.why
    .split(/(?<=\.) /)
    .filter((cause) => opening === undefined || !cause.startsWith(opening));
  const evidence = check.evidence.filter((proof) => proof.kind !== 'reference' || !ofGaps.has(proof.table));
  return causes.length === 0 ? [] : [{ ...check, why: causes.join(' '), evidence }];
}

/** Tables that prove that a fact or an age is not told. */
const ofGaps: ReadonlySet<string> = new Set(['must-have', 'life-lengths']);
