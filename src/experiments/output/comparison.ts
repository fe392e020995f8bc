import { z } from 'zod';
import type { Comparison, ComparisonOutcome } from '../suites/compare.js';
import type { VariantSummary } from '../suites/suite.types.js';
import { counted, pValueInWords } from '../suites/wording.js';
import { dollars, duration, intervalInWords, passedInWords, tokensInWords } from './figures.js';
import { changesSchema, variantSummarySchema } from './json.js';

const side = z.strictObject({ runId: z.string(), summary: variantSummarySchema });
const outcome = z.enum(['notWorse', 'worse', 'unclear']);
const lines = z.array(z.string());

/** Comparisons as JSON: one for each pair of variants; the same promise as of `judgedRunSchema`. */
export const comparisonsSchema = z.strictObject({
  format: z.literal(1),
  outcome,
  comparisons: z.array(
    z.strictObject({
      outcome,
      before: side,
      after: side,
      changes: changesSchema,
      reasons: lines,
      differences: lines,
      next: z.string(),
    }),
  ),
});

/** What all of them come to: unclear when one is, else worse when one is. */
export function outcomeOf(comparisons: readonly Comparison[]): ComparisonOutcome {
  const outcomes = comparisons.map((comparison) => comparison.outcome);
  return (['unclear', 'worse'] as const).find((each) => outcomes.includes(each)) ?? 'notWorse';
}

/** The file's text, in the shape of `comparisonsSchema`. */
export const comparisonsJson = (comparisons: readonly Comparison[]): string =>
  `${JSON.stringify({ format: 1, outcome: outcomeOf(comparisons), comparisons }, null, 2)}\n`;

export const comparisonWords = {
  notWorse: 'no case newly fails',
  worse: 'worse: cases newly fail',
  unclear: 'nobody can tell',
} as const;

/** `plain of 2026-11-22-1613-golden-3f9a` */
export const sideInWords = ({ runId, summary }: Comparison['before']): string =>
  `${summary.variant} of ${runId}`;

/** [what changed, case, how it ended before, how after], what is worse first. */
export function changeRows({ changes }: Comparison): [string, string, string, string][] {
  const kinds = [
    ['newly failing', changes.newlyFailing],
    ['newly flaky', changes.newlyFlaky],
    ['failing less', changes.lessFailing],
    ['newly passing', changes.newlyPassing],
  ] as const;
  return kinds.flatMap(([kind, list]) =>
    list.map(({ case: name, from, to }): [string, string, string, string] => [kind, name, from, to]),
  );
}

/** [figure, before, after]; of checks only those that other shares of the runs pass. */
export function figureRows({ before, after }: Comparison): [string, string, string][] {
  const row = (name: string, tell: (summary: VariantSummary) => string): [string, string, string] => [
    name,
    tell(before.summary),
    tell(after.summary),
  ];
  return [
    row('pass', passedInWords),
    row('95% interval', intervalInWords),
    row('flaky', ({ cases }) => String(cases.flaky)),
    row('failed', ({ cases }) => String(cases.failed)),
    row('not judged', ({ cases }) => String(cases.error)),
    ...checkNames(before.summary, after.summary).map((name) =>
      row(`check ${name}`, ({ checks }) => {
        const check = checks.find((each) => each.name === name);
        return check ? `${check.passed}/${check.judged}` : '–';
      }),
    ),
    row('cost of the answers', ({ answersUsd }) => dollars(answersUsd)),
    row('tokens', ({ tokens }) => tokensInWords(tokens)),
    row('median time', ({ ms }) => duration(ms)),
  ];
}

function checkNames(before: VariantSummary, after: VariantSummary): string[] {
  const rateOf = ({ checks }: VariantSummary, name: string) => {
    const check = checks.find((each) => each.name === name);
    return check && check.passed / check.judged;
  };
  const names = new Set([...before.checks, ...after.checks].map(({ name }) => name));
  return [...names].filter((name) => rateOf(before, name) !== rateOf(after, name));
}

/** `23 cases compared, p = 0.031` */
export const comparedInWords = ({ changes }: Comparison): string =>
  `${counted(changes.compared, 'case')} compared, ${pValueInWords(changes.pValue)}`;
