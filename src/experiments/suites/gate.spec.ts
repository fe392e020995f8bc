import { caseHead, ran, suiteRun, unjudged, type RunParts } from '../../../test/support/suite-runs.js';
import { baselineOf, judgeRun } from './gate.js';
import type { RunResult } from './suite.types.js';

const good = { verdict: true, numbers: true } as const;
const wrongVerdict = { verdict: 'GREEN, wanted RED', numbers: true } as const;
const wrongBoth = { verdict: 'GREEN, wanted RED', numbers: '11 % stands nowhere' } as const;

const gateOf = (parts: RunParts, results: readonly RunResult[]) =>
  judgeRun(suiteRun(parts), results, null).gate;

/** How a run of the cases is judged against one of the same suite in which they ended otherwise. */
function against(
  before: readonly RunResult[],
  after: readonly RunResult[],
  { then = {}, now = {} }: { then?: RunParts; now?: RunParts } = {},
) {
  const cases = ['a', 'b'];
  const repeat = Math.max(...[...before, ...after].map((result) => result.repeat));
  const baseline = baselineOf(suiteRun({ id: 'then', cases, repeat, ...then }), before);
  return judgeRun(suiteRun({ id: 'now', cases, repeat, ...now }), after, baseline);
}

describe('judgeRun', () => {
  it('is met when every demand is', () => {
    const gate = gateOf({ cases: ['a', 'b'], gate: { passRate: 1, flaky: 0, checks: { verdict: 1 } } }, [
      ran('a'),
      ran('b'),
    ]);
    expect(gate).toEqual({ outcome: 'met', reasons: [], notes: [], next: 'Nothing to do.' });
  });

  it('names variant, figures, cases and checks when too few cases pass, and how to see the worst', () => {
    const gate = gateOf({ cases: ['a', 'b', 'c', 'd'], gate: { passRate: 0.75 } }, [
      ran('a'),
      ran('b', wrongVerdict),
      ran('c', wrongBoth),
      ran('d'),
    ]);
    expect(gate.outcome).toBe('worse');
    // Wilson's interval of 2 of 4: 0.5 ± 1.96 · √(0.0625 + 0.0600) / 1.9604
    expect(gate.reasons).toEqual([
      'plain: 2 of 4 cases pass (50%, 95% interval 15% to 85%), at least 75% should: b, c ' +
        '(verdict in 2 cases, numbers in 1 case)',
    ]);
    expect(gate.next).toBe(
      'Read the worst case: npx app-cli experiments show 2026-11-22-1613-golden-3f9a --case c',
    );
  });

  it('judges each variant by itself: a good one does not make up for a bad one', () => {
    const gate = gateOf({ variants: ['good', 'bad'], gate: { passRate: 0.5 } }, [
      ran('a', good, { variant: 'good' }),
      ran('a', wrongVerdict, { variant: 'bad' }),
    ]);
    expect(gate.outcome).toBe('worse');
    expect(gate.reasons).toHaveLength(1);
    expect(gate.reasons[0]).toMatch(/^bad: 0 of 1 case pass/);
    expect(gate.next).toMatch(/--case a --variant bad$/);
  });

  it('is met at exactly the share that is demanded', () => {
    const cases = Array.from({ length: 20 }, (_, index) => `case-${index}`);
    const results = cases.map((name, index) => ran(name, index === 0 ? wrongVerdict : good));
    expect(gateOf({ cases, gate: { passRate: 0.95, checks: { verdict: 0.95 } } }, results).outcome).toBe(
      'met',
    );
    expect(gateOf({ cases, gate: { passRate: 0.951 } }, results).outcome).toBe('worse');
  });

  it('names five cases and counts the others', () => {
    const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const [reason] = gateOf(
      { cases, gate: { passRate: 1 } },
      cases.map((name) => ran(name, wrongVerdict)),
    ).reasons;
    expect(reason).toContain('should: a, b, c, d, e and 2 more (verdict in 7 cases)');
  });

  it('calls flaky cases flaky', () => {
    const gate = gateOf({ repeat: 2, gate: { flaky: 0 } }, [
      ran('a', good),
      ran('a', wrongVerdict, { repeat: 2 }),
    ]);
    expect(gate.outcome).toBe('worse');
    expect(gate.reasons).toEqual(['plain: 1 case is flaky, at most 0 may be: a (verdict in 1 case)']);
  });

  it('demands a share of the judged runs of single checks', () => {
    const gate = gateOf({ cases: ['a', 'b'], gate: { checks: { numbers: 0.9, verdict: 0 } } }, [
      ran('a', wrongBoth),
      ran('b', wrongVerdict),
    ]);
    expect(gate.reasons).toEqual(['plain: 1 of 2 runs (50%) pass the check numbers, at least 90% should: a']);
  });

  it('is unclear when a demanded check judged nothing, unless a part alone was asked', () => {
    const demanded = { gate: { checks: { numbers: 1 } } };
    for (const results of [[ran('a', { verdict: true })], [ran('a', { verdict: true, numbers: null })]]) {
      const gate = gateOf(demanded, results);
      expect(gate.outcome).toBe('unclear');
      expect(gate.reasons).toEqual(['plain: the check numbers is demanded, and found nothing to check']);
      expect(gate.next).toBe(
        'Give numbers a case with something to check, or leave it out of gate.checks: /srv/suites/golden.yaml',
      );
      expect(gateOf({ ...demanded, isPart: true }, results)).toMatchObject({
        outcome: 'met',
        notes: ['plain: the check numbers is demanded, and found nothing to check'],
      });
    }
  });

  it('is worse when one demand is not met, whatever another check did not judge', () => {
    const gate = gateOf({ gate: { passRate: 1, checks: { numbers: 1 } } }, [ran('a', { verdict: 'GREEN' })]);
    expect(gate.outcome).toBe('worse');
    expect(gate.reasons).toHaveLength(2);
  });

  it('counts what had nothing to check neither as passed nor as judged', () => {
    const gate = gateOf({ cases: ['a', 'b', 'c'], gate: { checks: { numbers: 0.6 } } }, [
      ran('a', { verdict: true, numbers: null }),
      ran('b', wrongBoth),
      ran('c'),
    ]);
    expect(gate.reasons).toEqual(['plain: 1 of 2 runs (50%) pass the check numbers, at least 60% should: b']);
  });

  it('demands that every case passes of a suite that demands nothing, as long as there is no baseline', () => {
    const parts = { cases: ['a', 'b'] };
    const note = 'the suite demands nothing and there is no baseline, so every case has to pass';
    const bad = gateOf(parts, [ran('a'), ran('b', wrongVerdict)]);
    expect(bad).toMatchObject({ outcome: 'worse', notes: [note] });
    // Wilson's interval of 1 of 2: 0.5 ± 1.96 · √(0.125 + 0.2401) / 2.9208 = 0.5 ± 0.4055
    expect(bad.reasons).toEqual([
      'plain: 1 of 2 cases pass (50%, 95% interval 9.5% to 90.5%), at least 100% should: b (verdict in 1 case)',
    ]);
    expect(gateOf(parts, [ran('a'), ran('b')])).toMatchObject({
      outcome: 'met',
      notes: [note],
      next: 'To hold later runs against this one: npx app-cli experiments bless 2026-11-22-1613-golden-3f9a',
    });
    // What failed on purpose is borne by saying so.
    expect(gateOf({ ...parts, gate: { passRate: 0 } }, [ran('a', wrongVerdict), ran('b')]).outcome).toBe(
      'met',
    );
  });

  describe('when runs could not be judged', () => {
    const two = { cases: ['a', 'b'], gate: { passRate: 1 } };

    it('is unclear, whatever else, and a provider that is down is no bad prompt', () => {
      const gate = gateOf(two, [ran('a'), unjudged('b')]);
      expect(gate.outcome).toBe('unclear');
      expect(gate.reasons).toEqual([
        'plain: 1 of 2 runs (50%) could not be judged, at most 0% may: model_unavailable 1 (b)',
      ]);
      expect(gate.next).toBe(
        'Ask again what was not answered: npx app-cli experiments retry-errors 2026-11-22-1613-golden-3f9a',
      );
      expect(gateOf(two, [ran('a', wrongVerdict), unjudged('b')]).outcome).toBe('unclear');
    });

    it('is judged by the others as long as the suite bears so many errors', () => {
      const borne = { ...two, gate: { passRate: 1, errors: 0.5 } };
      expect(gateOf(borne, [ran('a'), unjudged('b')]).outcome).toBe('met');
      expect(gateOf(borne, [ran('a', wrongVerdict), unjudged('b')]).outcome).toBe('worse');
    });

    it('counts errors of each variant by itself', () => {
      const gate = gateOf({ ...two, variants: ['x', 'y'], gate: { errors: 0.25 } }, [
        ...['a', 'b'].map((name) => ran(name, good, { variant: 'x' })),
        ran('a', good, { variant: 'y' }),
        unjudged('b', 'model_unavailable', { variant: 'y' }),
      ]);
      expect(gate.outcome).toBe('unclear');
      expect(gate.reasons).toEqual([expect.stringMatching(/^y: 1 of 2 runs \(50%\)/)]);
    });

    it('is unclear when none was judged, even if the suite bears any number of errors', () => {
      const gate = gateOf({ gate: { errors: 1 } }, [unjudged('a', 'not_recorded')]);
      expect(gate.outcome).toBe('unclear');
      expect(gate.reasons).toEqual(['plain: none of 1 run could be judged: not_recorded 1 (a)']);
    });

    it('is unclear when no case was asked, or not all of them', () => {
      expect(gateOf({ cases: [] }, []).outcome).toBe('unclear');
      const gate = gateOf({ cases: ['a', 'b'], endedAt: null }, [ran('a')]);
      expect(gate.outcome).toBe('unclear');
      expect(gate.reasons).toEqual(['1 of 2 runs were not done']);
      expect(gate.next).toBe(
        'Do the rest of it: npx app-cli experiments run --continue 2026-11-22-1613-golden-3f9a',
      );
    });

    it('says what to record, and which models that asks', () => {
      const variants = ['gpt-5.1', 'gpt-5.1', 'own-model', null].map((model, index) => ({
        id: `v${index}`,
        analyst: model === null ? ('rules' as const) : ('openai' as const),
        template: 'default-v1' as const,
        instructions: null,
        model,
        parameters: {},
      }));
      const results = variants.map(({ id }) => unjudged('a', 'not_recorded', { variant: id }));
      const run = suiteRun({ cases: ['a'], variants: ['v0', 'v1', 'v2', 'v3'] });
      const judged = judgeRun({ ...run, asks: 'recordings', variants }, results, null);
      expect(judged.gate.next).toBe(
        'Record the missing answers of gpt-5.1 and own-model: ' +
          'npx app-cli experiments run /srv/suites/golden.yaml --record',
      );
    });

    it.each([
      [
        'not_recorded',
        'No answer is kept, and no model is configured (OPENAI_API_KEY)',
        'No model could be asked: set OPENAI_API_KEY, then npx app-cli experiments retry-errors 2026-11-22-1613-golden-3f9a',
      ],
      [
        'report_too_costly',
        'One request without pictures would cost more than the ceiling',
        'One report may take at most 0.5 US dollars: name a cheaper model, or shorter instructions, in /srv/suites/golden.yaml',
      ],
      [
        'model_unavailable',
        "The model's endpoint answered 404: no such model",
        'The endpoint knows no such model: name one that it has in /srv/suites/golden.yaml, or another endpoint with OPENAI_BASE_URL',
      ],
      [
        'nothing_checked',
        '',
        'Add a check that has something to look at in every case: /srv/suites/golden.yaml',
      ],
      [
        'out_of_money',
        '',
        'Do the rest with more money: npx app-cli experiments retry-errors 2026-11-22-1613-golden-3f9a --max-cost <usd>',
      ],
      [
        'model_unavailable',
        "The model's endpoint answered 401: bad key",
        'The model refused our key: set OPENAI_API_KEY, then npx app-cli experiments retry-errors 2026-11-22-1613-golden-3f9a',
      ],
    ])('says what to do about the commonest error, %s', (code, message, next) => {
      const results = ['a', 'b', 'c'].map((name, index) =>
        index === 0 ? unjudged(name, 'other') : unjudged(name, code, { error: { code, message } }),
      );
      expect(gateOf({ cases: ['a', 'b', 'c'] }, results).next).toBe(next);
    });
  });

  describe('against a baseline', () => {
    it('is worse when a case fails that passed there, though the suite demands nothing', () => {
      const { gate } = against([ran('a'), ran('b')], [ran('a'), ran('b', wrongVerdict)]);
      expect(gate.outcome).toBe('worse');
      expect(gate.reasons).toEqual([
        'plain: 1 case newly fails against then (p = 1), at most 0 may: b (verdict in 1 case)',
      ]);
      expect(gate.next).toBe('Read the worst case: npx app-cli experiments show now --case b');
    });

    it('bears what failed there already', () => {
      const results = [ran('a'), ran('b', wrongVerdict)];
      expect(against(results, results).gate).toMatchObject({ outcome: 'met', notes: [] });
    });

    it('bears as many as the suite allows', () => {
      const before = [ran('a'), ran('b')];
      const after = [ran('a', wrongVerdict), ran('b', wrongVerdict)];
      expect(against(before, after, { now: { gate: { newlyFailing: 2 } } }).gate.outcome).toBe('met');
      expect(against(before, after, { now: { gate: { newlyFailing: 1 } } }).gate.outcome).toBe('worse');
    });

    it('does not take a case that became flaky for one that fails, but one that was flaky and fails now', () => {
      const flaky = [ran('a'), ran('a', wrongVerdict, { repeat: 2 })];
      const steady = [ran('a'), ran('a', good, { repeat: 2 })];
      const bad = [ran('a', wrongVerdict), ran('a', wrongVerdict, { repeat: 2 })];
      const one = { then: { cases: ['a'] }, now: { cases: ['a'] } };
      expect(against(steady, flaky, one).gate.outcome).toBe('met');
      expect(against(steady, flaky, one).against?.changes['plain']?.newlyFlaky).toHaveLength(1);
      expect(against(flaky, bad, one).gate.outcome).toBe('worse');
    });

    it('suggests to keep what is better', () => {
      const { gate } = against([ran('a'), ran('b', wrongVerdict)], [ran('a'), ran('b')]);
      expect(gate.next).toBe(
        '1 case passes that did not in the baseline; to keep that: npx app-cli experiments bless now',
      );
    });

    it('is unclear when its cases were rewritten or are gone: who deletes what fails must not pass', () => {
      const { gate } = against([ran('a'), ran('b')], [ran('a', wrongVerdict), ran('c', wrongVerdict)], {
        now: { digest: 'suite-2', cases: [caseHead('a', 'a-2'), caseHead('c')] },
      });
      expect(gate).toMatchObject({
        outcome: 'unclear',
        reasons: ['plain: 2 of 2 cases of the baseline could not be compared (rewritten: a; gone: b)'],
        notes: [
          'the baseline then is of another version of the suite: only cases that are the same count',
          'plain: not in the baseline: c',
        ],
        next: 'Look at what could not be compared, then bless this run: npx app-cli experiments bless now',
      });
    });

    describe('of ten cases', () => {
      const names = Array.from({ length: 10 }, (_, index) => `case-${index}`);
      /** How a later run is judged of which the first so many cases were rewritten and the last so many are gone. */
      const later = (rewritten: number, gone: number, more: RunParts = {}) => {
        const left = names.slice(0, names.length - gone);
        const cases = left.map((name, index) => (index < rewritten ? caseHead(name, 'new') : name));
        const all = names.map((name) => ran(name));
        const now = { cases, digest: 'suite-2', ...more };
        return against(all, all.slice(0, left.length), { then: { cases: names }, now }).gate;
      };

      it('bears one that was rewritten, and says so', () => {
        const gate = later(1, 0);
        expect(gate.outcome).toBe('met');
        expect(gate.notes).toContain(
          'plain: 1 of 10 cases of the baseline could not be compared (rewritten: case-0)',
        );
      });

      it('is unclear when two were rewritten, or one is gone', () => {
        expect(later(2, 0)).toMatchObject({
          outcome: 'unclear',
          reasons: ['plain: 2 of 10 cases of the baseline could not be compared (rewritten: case-0, case-1)'],
        });
        expect(later(0, 1)).toMatchObject({
          outcome: 'unclear',
          reasons: ['plain: 1 of 10 cases of the baseline could not be compared (gone: case-9)'],
        });
      });

      it('counts only what was asked when a part was: what was left out is not gone', () => {
        expect(later(0, 8, { isPart: true })).toMatchObject({ outcome: 'met', reasons: [] });
        expect(later(1, 8, { isPart: true })).toMatchObject({
          outcome: 'unclear',
          reasons: ['plain: 1 of 2 cases of the baseline could not be compared (rewritten: case-0)'],
          next: 'Look at what could not be compared, then bless this run: npx app-cli experiments bless now --partial',
        });
      });

      it('is unclear when the baseline judged too few of them', () => {
        const then = names.map((name, index) => (index < 2 ? unjudged(name) : ran(name)));
        const all = names.map((name) => ran(name));
        const parts = { then: { cases: names }, now: { cases: names } };
        expect(against(then, all, parts).gate).toMatchObject({
          outcome: 'unclear',
          reasons: ['plain: 2 of 10 cases of the baseline could not be compared (not judged there: 2)'],
        });
      });

      it('leaves errors that the suite bears to the share that it bears', () => {
        const all = names.map((name) => ran(name));
        const now = names.map((name, index) => (index < 2 ? unjudged(name) : ran(name)));
        const parts = { then: { cases: names }, now: { cases: names, gate: { errors: 0.2 } } };
        expect(against(all, now, parts).gate.outcome).toBe('met');
      });
    });

    it('is unclear when nothing of what was asked is in it', () => {
      const now = { cases: ['c'], isPart: true };
      expect(against([ran('a'), ran('b')], [ran('c')], { now }).gate).toMatchObject({
        outcome: 'unclear',
        reasons: ['plain: no case of this run is in the baseline then'],
      });
    });

    it('is unclear when one of its variants is gone, or one of the run is not in it', () => {
      const both = { cases: ['a'], variants: ['plain', 'new'] };
      const plain = ran('a');
      const other = ran('a', good, { variant: 'new' });
      expect(against([plain, other], [plain], { then: both, now: { cases: ['a'] } }).gate).toMatchObject({
        outcome: 'unclear',
        reasons: ['new: this variant of the baseline then is gone'],
      });
      expect(
        against([plain, other], [plain], { then: both, now: { cases: ['a'], isPart: true } }).gate.outcome,
      ).toBe('met');
      expect(against([plain], [plain, other], { then: { cases: ['a'] }, now: both }).gate).toMatchObject({
        outcome: 'unclear',
        reasons: ['new: the baseline then has no such variant, so nothing of it was compared'],
      });
    });

    it('compares each variant with itself, and says of which there is nothing', () => {
      const { gate, against: held } = against(
        [ran('a'), ran('b')],
        ['plain', 'new'].flatMap((variant) => ['a', 'b'].map((name) => ran(name, wrongVerdict, { variant }))),
        { now: { variants: ['plain', 'new'] } },
      );
      expect(gate.outcome).toBe('worse');
      expect(gate.reasons).toEqual([
        expect.stringMatching(/^plain: 2 cases newly fail against then/),
        'new: the baseline then has no such variant, so nothing of it was compared',
      ]);
      expect(Object.keys(held!.changes)).toEqual(['plain']);
    });
  });

  it('sums up each variant: states, runs, checks, money, tokens and the median time', () => {
    const { variants } = judgeRun(
      suiteRun({ cases: ['a', 'b', 'c'], variants: ['plain', 'idle'] }),
      [
        ran('a', good, { ms: 1000 }),
        ran('b', wrongVerdict, { ms: 5000, source: 'cache', costUsd: 0 }),
        unjudged('c'),
      ],
      null,
    );
    expect(variants).toMatchObject([
      {
        variant: 'plain',
        cases: { passed: 1, failed: 1, flaky: 0, error: 1 },
        passRate: { share: 0.5 },
        runs: { passed: 1, failed: 1, errors: 1 },
        checks: [
          { name: 'verdict', passed: 1, judged: 2 },
          { name: 'numbers', passed: 2, judged: 2 },
        ],
        costUsd: 0.02,
        answersUsd: 0.04,
        tokens: { input: 2000, cachedInput: 800, output: 600 },
        ms: 3000,
        sources: { model: 1, cache: 1 },
      },
      { variant: 'idle', passRate: null, costUsd: null, tokens: null, ms: null, checks: [], sources: {} },
    ]);
  });

  it('tells of answers to requests that told of the home in other words', () => {
    const { notes } = gateOf({ gate: { passRate: 1 } }, [ran('a', good, { source: 'older recording' })]);
    expect(notes).toEqual(['plain: 1 answer recorded when the home was told of in other words']);
  });
});
