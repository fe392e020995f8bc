import { groupBy } from './group-by.js';
import type { Gate } from './suite.schema.js';
import type { CaseVerdict, JudgedRun, RunResult, VariantSummary } from './suite.types.js';
import { counted, percent, pValueInWords, someOf } from './wording.js';

type Held = Omit<JudgedRun, 'gate'>;

/** Whether the gate asks nothing of the cases by itself. */
export const demandsNothing = ({ passRate, flaky, checks }: Gate): boolean =>
  passRate === undefined && flaky === undefined && Object.keys(checks).length === 0;

/** Why nobody can tell whether the gate is met, a line each; empty when one can. */
export function whyUnclear({ run, results, variants }: Held): string[] {
  const wanted = run.cases.length * run.variants.length * run.repeat;
  const missing = wanted - results.length;
  const unfinished = missing > 0 ? [`${missing} of ${counted(wanted, 'run')} were not done`] : [];
  const reasons = variants.flatMap(({ variant, runs }) => {
    const judged = runs.passed + runs.failed;
    const total = judged + runs.errors;
    if (total === 0) return [];
    const why = errorsInWords(results.filter((result) => result.variant === variant));
    if (judged === 0) return [`${variant}: none of ${counted(total, 'run')} could be judged: ${why}`];
    if (runs.errors / total <= run.gate.errors) return [];
    const share = percent(runs.errors / total);
    return [
      `${variant}: ${runs.errors} of ${counted(total, 'run')} (${share}) could not be judged, ` +
        `at most ${percent(run.gate.errors)} may: ${why}`,
    ];
  });
  if (wanted === 0) return ['no case was asked'];
  return [...unfinished, ...reasons];
}

/** Demanded checks that judged nothing although there were runs to judge, by variant. */
export function idleDemands({ run, variants }: Held): { readonly name: string; readonly line: string }[] {
  return variants
    .filter(({ runs }) => runs.passed + runs.failed > 0)
    .flatMap(({ variant, checks }) =>
      Object.keys(run.gate.checks)
        .filter((name) => !checks.some((check) => check.name === name))
        .map((name) => ({
          name,
          line: `${variant}: the check ${name} is demanded, and found nothing to check`,
        })),
    );
}

/** `not_recorded 3 (a, b), model_unavailable 1 (c)`, the commonest first. */
function errorsInWords(results: readonly RunResult[]): string {
  const byCode = groupBy(
    results.filter(({ error }) => error),
    ({ error }) => error!.code,
  );
  return [...byCode]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([code, runs]) => `${code} ${runs.length} (${someOf([...new Set(runs.map((run) => run.case))])})`)
    .join(', ');
}

/** Which demands the judged runs do not meet, a line each, by variant. */
export function unmetDemands(held: Held): string[] {
  return held.variants.flatMap((summary) => {
    const verdicts = held.cases.filter(({ variant }) => variant === summary.variant);
    const lines = [
      ...passRateUnmet(held, summary, verdicts),
      ...flakyUnmet(held, verdicts),
      ...checksUnmet(held, summary, verdicts),
      ...newlyFailing(held, summary.variant, verdicts),
    ];
    return lines.map((line) => `${summary.variant}: ${line}`);
  });
}

function passRateUnmet(
  { run }: Held,
  { cases, passRate }: VariantSummary,
  verdicts: readonly CaseVerdict[],
): string[] {
  const wanted = run.gate.passRate;
  if (wanted === undefined || !passRate || passRate.share >= wanted) return [];
  const judged = cases.passed + cases.failed + cases.flaky;
  const figures = `${percent(passRate.share)}, 95% interval ${percent(passRate.low)} to ${percent(passRate.high)}`;
  const notPassed = verdicts.filter(({ state }) => state === 'failed' || state === 'flaky');
  return [
    `${cases.passed} of ${counted(judged, 'case')} pass (${figures}), at least ${percent(wanted)} should: ${culprits(notPassed)}`,
  ];
}

function flakyUnmet({ run }: Held, verdicts: readonly CaseVerdict[]): string[] {
  const wanted = run.gate.flaky;
  const flaky = verdicts.filter(({ state }) => state === 'flaky');
  if (wanted === undefined || flaky.length <= wanted) return [];
  const are = flaky.length === 1 ? 'is' : 'are';
  return [`${counted(flaky.length, 'case')} ${are} flaky, at most ${wanted} may be: ${culprits(flaky)}`];
}

function checksUnmet({ run }: Held, { checks }: VariantSummary, verdicts: readonly CaseVerdict[]): string[] {
  return checks.flatMap(({ name, passed, judged }) => {
    const wanted = run.gate.checks[name];
    if (wanted === undefined || passed / judged >= wanted) return [];
    const failed = verdicts.filter(({ failedChecks }) => failedChecks.some((check) => check.name === name));
    return [
      `${passed} of ${counted(judged, 'run')} (${percent(passed / judged)}) pass the check ${name}, ` +
        `at least ${percent(wanted)} should: ${someOf(failed.map((verdict) => verdict.case))}`,
    ];
  });
}

function newlyFailing({ run, against }: Held, variant: string, verdicts: readonly CaseVerdict[]): string[] {
  const changed = against?.changes[variant];
  if (!changed || changed.newlyFailing.length <= run.gate.newlyFailing) return [];
  const names = new Set(changed.newlyFailing.map((change) => change.case));
  const { length } = changed.newlyFailing;
  return [
    `${counted(length, 'case')} newly ${length === 1 ? 'fails' : 'fail'} against ${against!.runId} ` +
      `(${pValueInWords(changed.pValue)}), at most ${run.gate.newlyFailing} may: ` +
      culprits(verdicts.filter((verdict) => names.has(verdict.case))),
  ];
}

/** `a, b (failed checks: numbers in 2 cases, verdict in 1)` */
function culprits(verdicts: readonly CaseVerdict[]): string {
  const byCheck = groupBy(
    verdicts.flatMap(({ failedChecks }) => failedChecks),
    ({ name }) => name,
  );
  const checks = [...byCheck]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, { length }]) => `${name} in ${counted(length, 'case')}`);
  return `${someOf(verdicts.map((verdict) => verdict.case))} (${someOf(checks)})`;
}
