import { ran, unjudged } from '../../../test/support/suite-runs.js';
import { caseVerdicts } from './case-verdict.js';

const good = { verdict: true, numbers: true } as const;
const bad = { verdict: 'GREEN, wanted RED', numbers: true } as const;

const stateOf = (...results: Parameters<typeof caseVerdicts>[0]) => caseVerdicts(results)[0];

describe('caseVerdicts', () => {
  it('passes a case whose judged repeats all passed, and counts what could not be judged apart', () => {
    expect(
      stateOf(
        ran('a', good, { repeat: 1 }),
        unjudged('a', 'down', { repeat: 2 }),
        ran('a', good, { repeat: 3 }),
      ),
    ).toEqual({
      case: 'a',
      variant: 'plain',
      state: 'passed',
      passed: 2,
      failed: 0,
      errors: 1,
      failedChecks: [],
    });
  });

  it('fails a case of which no repeat passed', () => {
    const state = stateOf(ran('a', bad), ran('a', bad, { repeat: 2 }), unjudged('a', 'down', { repeat: 3 }));
    expect(state).toMatchObject({ state: 'failed', passed: 0, failed: 2, errors: 1 });
  });

  it('calls a case flaky that passed at times', () => {
    const state = stateOf(ran('a', bad), ran('a', good, { repeat: 2 }));
    expect(state).toMatchObject({ state: 'flaky', passed: 1, failed: 1, errors: 0 });
  });

  it('says nothing of a case that could not be judged at all', () => {
    const state = stateOf(unjudged('a'), unjudged('a', 'down', { repeat: 2 }));
    expect(state).toMatchObject({ state: 'error', passed: 0, failed: 0, errors: 2, failedChecks: [] });
  });

  it('names each failed check once, with how often and the reason of its first repeat', () => {
    const state = stateOf(
      ran('a', { numbers: 'second', verdict: true }, { repeat: 2 }),
      ran('a', { numbers: 'first', verdict: 'GREEN, wanted RED' }, { repeat: 1 }),
    );
    expect(state?.failedChecks).toEqual([
      { name: 'numbers', times: 2, reason: 'first' },
      { name: 'verdict', times: 1, reason: 'GREEN, wanted RED' },
    ]);
  });

  it('keeps variants apart, in alphabetical order and their cases too', () => {
    const verdicts = caseVerdicts([
      ran('b', good, { variant: 'y' }),
      ran('b', good, { variant: 'x' }),
      ran('a', bad, { variant: 'y' }),
    ]);
    expect(verdicts.map(({ variant, case: name, state }) => [variant, name, state])).toEqual([
      ['x', 'b', 'passed'],
      ['y', 'a', 'failed'],
      ['y', 'b', 'passed'],
    ]);
  });
});
