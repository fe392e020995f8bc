import { caseHead, ran, suiteRun, unjudged, type RunParts } from '../../../test/support/suite-runs.js';
import { compareSides, sidesOf } from './compare.js';
import { judgeRun } from './gate.js';
import type { RunResult, SuiteRun } from './suite.types.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;

const judged = (parts: RunParts, results: readonly RunResult[], more: Partial<SuiteRun> = {}) =>
  judgeRun({ ...suiteRun(parts), ...more }, results, null);

const two = { cases: ['a', 'b'] };
const earlier = judged({ ...two, id: 'earlier' }, [ran('a'), ran('b', wrong)]);

const compared = (later: ReturnType<typeof judged>, before = earlier) => {
  const [pair] = sidesOf(before, later, []);
  return compareSides(pair!.before, pair!.after);
};

describe('compareSides', () => {
  it('is worse as soon as one case newly fails, though another newly passes', () => {
    const later = judged({ ...two, id: 'later' }, [ran('a', wrong), ran('b')]);
    const { outcome, changes, differences, next } = compared(later);
    expect(outcome).toBe('worse');
    expect(changes.newlyFailing).toEqual([{ case: 'a', from: 'passed', to: 'failed' }]);
    expect(changes.newlyPassing).toEqual([{ case: 'b', from: 'failed', to: 'passed' }]);
    expect(differences).toEqual([]);
    expect(next).toBe('Read the first that newly fails: npx app-cli experiments show later --case a');
  });

  it('is not worse when nothing newly fails, and says how to keep what is better', () => {
    const better = compared(judged({ ...two, id: 'later' }, [ran('a'), ran('b')]));
    expect(better).toMatchObject({
      outcome: 'notWorse',
      next: 'To keep what is better: npx app-cli experiments bless later',
    });
    expect(compared(earlier)).toMatchObject({ outcome: 'notWorse', next: 'Nothing to do.' });
  });

  it('is unclear when too much of either side could not be judged, or is not done', () => {
    const down = judged({ ...two, id: 'later' }, [ran('a'), unjudged('b')]);
    expect(compared(down)).toMatchObject({
      outcome: 'unclear',
      reasons: [expect.stringMatching(/^later: plain: 1 of 2 runs \(50%\) could not be judged/)],
      next: 'Ask again what was not answered: npx app-cli experiments retry-errors later',
    });
    expect(compared(earlier, down).outcome).toBe('unclear');
    const borne = judged({ ...two, gate: { errors: 0.5 } }, [ran('a'), unjudged('b')]);
    expect(compared(borne).outcome).toBe('notWorse');
    expect(compared(judged({ ...two, endedAt: null }, [ran('a')]))).toMatchObject({
      outcome: 'unclear',
      next: 'Do the rest of it: npx app-cli experiments run --continue 2026-11-22-1613-golden-3f9a',
    });
  });

  it('is unclear when the sides have no case in common', () => {
    const other = judged({ cases: ['c'], id: 'later' }, [ran('c')]);
    expect(compared(other)).toMatchObject({
      outcome: 'unclear',
      reasons: ['no case was judged in both with the same content'],
      differences: ['2 cases only before: a, b', '1 case only after: c'],
    });
  });

  it('says what was not the same for both', () => {
    const later = judged(
      { id: 'later', cases: [caseHead('a', 'a-2'), 'b'], digest: 'suite-2', repeat: 2 },
      [1, 2].flatMap((repeat) => [ran('a', undefined, { repeat }), ran('b', undefined, { repeat })]),
      {
        version: 'fedcba987654',
        asks: 'recordings',
        day: '2026-12-01',
        variants: [
          {
            id: 'plain',
            analyst: 'openai',
            template: 'unbiased-v1',
            instructions: 'Flatter.',
            model: 'gpt-5.1',
            parameters: { temperature: 1 },
          },
        ],
      },
    );
    expect(compared(later).differences).toEqual([
      'version of the suite: suite-1, then suite-2',
      'version of our rules, prompts and checks: 0123456789ab, then fedcba987654',
      'day: 2026-11-22, then 2026-12-01',
      'repeats: 1, then 2',
      'answers from: model, then recordings',
      'template of plain: default-v1, then unbiased-v1',
      'model of plain: null, then gpt-5.1',
      'parameters of plain: {}, then {"temperature":1}',
      'instructions of plain: others',
      '1 case rewritten: a',
    ]);
  });
});

describe('sidesOf', () => {
  const named = (...variants: string[]) => judged({ id: variants.join('+'), variants }, []);
  const pairs = (...asked: Parameters<typeof sidesOf>) =>
    sidesOf(...asked).map(({ before, after }) => [
      `${before.variant} of ${before.judged.run.id}`,
      `${after.variant} of ${after.judged.run.id}`,
    ]);

  it('takes the variants that both runs have, or the only one of each', () => {
    expect(pairs(named('x', 'y', 'z'), named('w', 'y', 'z'), [])).toEqual([
      ['y of x+y+z', 'y of w+y+z'],
      ['z of x+y+z', 'z of w+y+z'],
    ]);
    expect(pairs(named('x'), named('y'), [])).toEqual([['x of x', 'y of y']]);
  });

  it('takes the two variants of one run', () => {
    expect(pairs(named('x', 'y'), null, [])).toEqual([['x of x+y', 'y of x+y']]);
    expect(pairs(named('x', 'y', 'z'), null, ['z', 'x'])).toEqual([['z of x+y+z', 'x of x+y+z']]);
  });

  it('takes those that are named: one of both, or one of each', () => {
    expect(pairs(named('x', 'y'), named('y', 'x'), ['y'])).toEqual([['y of x+y', 'y of y+x']]);
    expect(pairs(named('x', 'y'), named('y', 'z'), ['x', 'z'])).toEqual([['x of x+y', 'z of y+z']]);
  });

  it.each([
    [named('x', 'y', 'z'), null, [], 'name two variants of x+y+z with --variant a,b; it has x, y, z'],
    [named('x', 'y'), null, ['x'], 'name two variants of the run: --variant <one>,<other>'],
    [named('x', 'y'), null, ['x', 'w'], 'x+y has no variant w; it has x, y'],
    [named('x'), named('y', 'z'), [], 'the runs have no variant in common'],
  ])('says which variants there are when it cannot tell (%#)', (first, second, names, message) => {
    expect(() => sidesOf(first, second, names)).toThrow(message);
  });
});
