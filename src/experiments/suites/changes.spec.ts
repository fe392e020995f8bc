import { changesBetween } from './changes.js';
import type { CaseState } from './suite.types.js';

const states = (values: Record<string, CaseState | [CaseState, string]>) =>
  new Map(
    Object.entries(values).map(([name, value]) => {
      const [state, digest] = typeof value === 'string' ? [value, 'same'] : value;
      return [name, { state, digest }];
    }),
  );

describe('changesBetween', () => {
  it('tells each change by its kind', () => {
    const changes = changesBetween(
      states({ a: 'passed', b: 'flaky', c: 'passed', d: 'failed', e: 'flaky', f: 'failed', g: 'passed' }),
      states({ a: 'failed', b: 'failed', c: 'flaky', d: 'passed', e: 'passed', f: 'flaky', g: 'passed' }),
    );
    expect(changes).toMatchObject({
      compared: 7,
      newlyFailing: [
        { case: 'a', from: 'passed', to: 'failed' },
        { case: 'b', from: 'flaky', to: 'failed' },
      ],
      newlyFlaky: [{ case: 'c', from: 'passed', to: 'flaky' }],
      newlyPassing: [
        { case: 'd', from: 'failed', to: 'passed' },
        { case: 'e', from: 'flaky', to: 'passed' },
      ],
      lessFailing: [{ case: 'f', from: 'failed', to: 'flaky' }],
    });
    // Two passed before only, two pass now only.
    expect(changes.pValue).toBe(1);
  });

  it('holds against each other only what both judged, of the same content', () => {
    const changes = changesBetween(
      states({ gone: 'passed', down: 'passed', up: 'error', other: ['passed', 'old'], same: 'passed' }),
      states({ come: 'failed', down: 'error', up: 'failed', other: ['failed', 'new'], same: 'passed' }),
    );
    expect(changes).toEqual({
      compared: 1,
      newlyFailing: [],
      newlyFlaky: [],
      newlyPassing: [],
      lessFailing: [],
      onlyBefore: ['gone'],
      onlyAfter: ['come'],
      rewritten: ['other'],
      pValue: 1,
    });
  });

  it('tells how likely the change is mere chance', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const all = (state: CaseState) => states(Object.fromEntries(names.map((name) => [name, state])));
    expect(changesBetween(all('passed'), all('failed')).pValue).toBeCloseTo(2 / 64, 10);
  });
});
