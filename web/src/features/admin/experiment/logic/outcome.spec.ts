import { experimentOf, failedRun, run, runUnderWay } from '../../../../../../test/support/experiments.js';
import { failedOf, failuresOf, isAnswered } from './outcome.js';

const refused = run('default-v1', 3, { status: 'failed', failureReason: 'Svaret gick inte att använda.' });

describe('whether a model answered a run', () => {
  it.each([
    ['gave a report', run('default-v1', 1), true],
    ['gave a report and did not count its tokens', run('default-v1', 1, { tokensUsed: null }), true],
    ['answered what was refused', refused, true],
    ['never answered', failedRun('default-v1', 1, 'Modellen svarade inte i tid.'), false],
    ['is still asked', runUnderWay('default-v1', 1, true), false],
  ])('is told of one that %s', (_name, asked, answered) => {
    expect(isAnswered(asked)).toBe(answered);
  });
});

describe('the runs that failed', () => {
  it('are told by reason, each once', () => {
    const [late, again] = [1, 4].map((repeat) =>
      failedRun('default-v1', repeat, 'Modellen svarade inte i tid.'),
    );
    expect(failuresOf([late!, run('default-v1', 2), refused, again!, runUnderWay('default-v1', 5)])).toEqual([
      { reason: 'Modellen svarade inte i tid.', runs: [late, again] },
      { reason: 'Svaret gick inte att använda.', runs: [refused] },
    ]);
  });

  it('are counted among those that have ended, not among those to come', () => {
    const runs = [run('default-v1', 1), run('default-v1', 2), refused, runUnderWay('default-v1', 4)];
    expect(failedOf(experimentOf(runs))).toBe(1);
  });
});
