import { groupBy } from './group-by.js';
import type { CaseState, CaseVerdict, RunResult } from './suite.types.js';

type FailedCheck = CaseVerdict['failedChecks'][number];

/** How each case did over its repeats, by variant and then case, in alphabetical order. */
export function caseVerdicts(results: readonly RunResult[]): CaseVerdict[] {
  const byCase = groupBy(results, ({ variant, case: name }) => `${variant} ${name}`);
  return [...byCase.values()]
    .map(verdictOf)
    .sort((a, b) => compare(a.variant, b.variant) || compare(a.case, b.case));
}

function verdictOf(results: readonly RunResult[]): CaseVerdict {
  const ordered = results.toSorted((a, b) => a.repeat - b.repeat);
  const { case: name, variant } = ordered[0]!;
  const count = (outcome: RunResult['outcome']) =>
    ordered.filter((result) => result.outcome === outcome).length;
  const [passed, failed, errors] = [count('passed'), count('failed'), count('error')];
  return {
    case: name,
    variant,
    state: stateOf(passed, failed),
    passed,
    failed,
    errors,
    failedChecks: failedChecks(ordered),
  };
}

function stateOf(passed: number, failed: number): CaseState {
  if (passed > 0) return failed > 0 ? 'flaky' : 'passed';
  return failed > 0 ? 'failed' : 'error';
}

/** In the order in which the suite names them. */
function failedChecks(results: readonly RunResult[]): FailedCheck[] {
  const failed = results.flatMap(({ checks }) => checks.filter(({ passed }) => !passed));
  const byName = groupBy(failed, ({ name }) => name);
  return [...byName].map(([name, checks]) => ({ name, times: checks.length, reason: checks[0]!.reason }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
