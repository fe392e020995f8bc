import { groupBy } from './group-by.js';
import { median, wilsonInterval } from './statistics.js';
import type { CaseState, CaseVerdict, RunResult, SuiteRun, VariantSummary } from './suite.types.js';

/** How each of the run's variants did, in the run's order. */
export function variantSummaries(
  run: SuiteRun,
  results: readonly RunResult[],
  verdicts: readonly CaseVerdict[],
): VariantSummary[] {
  const names = run.checks.map(({ name }) => name);
  return run.variants.map(({ id }) =>
    summaryOf(
      id,
      results.filter(({ variant }) => variant === id),
      verdicts.filter(({ variant }) => variant === id),
      names,
    ),
  );
}

function summaryOf(
  variant: string,
  results: readonly RunResult[],
  verdicts: readonly CaseVerdict[],
  checkNames: readonly string[],
): VariantSummary {
  const inState = (state: CaseState) => verdicts.filter((verdict) => verdict.state === state).length;
  const cases = {
    passed: inState('passed'),
    failed: inState('failed'),
    flaky: inState('flaky'),
    error: inState('error'),
  };
  const judgedCases = cases.passed + cases.failed + cases.flaky;
  const judged = results.filter(({ outcome }) => outcome !== 'error');
  const passed = judged.filter(({ outcome }) => outcome === 'passed').length;
  const sources = groupBy(judged, ({ source }) => source);
  return {
    variant,
    cases,
    passRate: judgedCases > 0 ? wilsonInterval(cases.passed, judgedCases) : null,
    runs: { passed, failed: judged.length - passed, errors: results.length - judged.length },
    checks: checkCounts(judged, checkNames),
    costUsd: total(results.map(({ costUsd }) => costUsd)),
    answersUsd: total(results.map(({ answersUsd }) => answersUsd)),
    tokens: tokensOf(results),
    ms: median(results.flatMap(({ ms }) => ms ?? [])),
    sources: Object.fromEntries([...sources].map(([source, runs]) => [source, runs.length])),
  };
}

/** In the suite's order, without those that judged nothing. */
function checkCounts(judged: readonly RunResult[], names: readonly string[]): VariantSummary['checks'] {
  const byName = groupBy(
    judged.flatMap(({ checks }) => checks.filter(({ applies }) => applies)),
    ({ name }) => name,
  );
  return names.flatMap((name) => {
    const checks = byName.get(name);
    if (!checks) return [];
    return { name, passed: checks.filter(({ passed }) => passed).length, judged: checks.length };
  });
}

function tokensOf(results: readonly RunResult[]): VariantSummary['tokens'] {
  const known = results.flatMap(({ tokens }) => tokens ?? []);
  const sumOf = (part: 'input' | 'cachedInput' | 'output') => total(known.map((tokens) => tokens[part]));
  const [input, cachedInput, output] = [sumOf('input'), sumOf('cachedInput'), sumOf('output')];
  return input === null || cachedInput === null || output === null ? null : { input, cachedInput, output };
}

function total(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
