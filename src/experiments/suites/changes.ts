import { mcNemarExact } from './statistics.js';
import type { CaseChange, CaseState, Changes } from './suite.types.js';

/** By a case's name how it ended, and the digest of what it asked and expected. */
export type CaseStates = ReadonlyMap<string, { readonly state: CaseState; readonly digest: string }>;

/** What changed between two sides, in the order of the later side's cases. */
export function changesBetween(before: CaseStates, after: CaseStates): Changes {
  const both = [...after].flatMap(([name, now]) => {
    const then = before.get(name);
    return then ? [{ case: name, from: then.state, to: now.state, same: then.digest === now.digest }] : [];
  });
  const compared = both.filter(({ same, from, to }) => same && from !== 'error' && to !== 'error');
  const where = (matches: (change: CaseChange) => boolean): CaseChange[] =>
    compared.filter(matches).map(({ case: name, from, to }) => ({ case: name, from, to }));
  const newlyPassing = where(({ from, to }) => from !== 'passed' && to === 'passed');
  const noLongerPassing = where(({ from, to }) => from === 'passed' && to !== 'passed');
  return {
    compared: compared.length,
    newlyFailing: where(({ from, to }) => from !== 'failed' && to === 'failed'),
    newlyFlaky: where(({ from, to }) => from === 'passed' && to === 'flaky'),
    newlyPassing,
    lessFailing: where(({ from, to }) => from === 'failed' && to === 'flaky'),
    onlyBefore: [...before.keys()].filter((name) => !after.has(name)),
    onlyAfter: [...after.keys()].filter((name) => !before.has(name)),
    rewritten: both.filter(({ same }) => !same).map(({ case: name }) => name),
    pValue: mcNemarExact(noLongerPassing.length, newlyPassing.length),
  };
}
