import { ran, suiteRun, unjudged } from '../../../test/support/suite-runs.js';
import { sampleResult } from '../../../test/support/results.js';
import { baselineOf, judgeRun } from '../suites/gate.js';
import { judgedRunSchema, toJson } from './json.js';

const run = suiteRun({ cases: ['a', 'b'], gate: { passRate: 1, checks: { verdict: 0.5 }, errors: 0.5 } });
const results = [
  ran('a', { verdict: 'GREEN, wanted RED', numbers: true }, { report: sampleResult() }),
  unjudged('b'),
];
const judged = judgeRun(run, results, baselineOf(suiteRun({ id: 'then', cases: ['a'] }), [ran('a')]));

describe('toJson', () => {
  it('has its documented shape, without the reports', () => {
    const text = toJson(judged);
    expect(text).toMatch(/^\{\n {2}"format": 1,\n {2}"run": [\s\S]*\}\n$/);
    const json = judgedRunSchema.parse(JSON.parse(text));
    expect(json.results).toHaveLength(2);
    expect(json.results[0]).not.toHaveProperty('report');
    expect(json).toMatchObject({
      gate: { outcome: 'worse' },
      run: { id: run.id, checks: [{ name: 'verdict', type: 'verdict', tags: [] }, { name: 'numbers' }] },
      variants: [{ variant: 'plain', runs: { passed: 0, failed: 1, errors: 1 } }],
      cases: [
        { case: 'a', state: 'failed', failedChecks: [{ name: 'verdict', times: 1 }] },
        { case: 'b', state: 'error' },
      ],
      against: { runId: 'then', changes: { plain: { newlyFailing: [{ case: 'a', from: 'passed' }] } } },
    });
  });

  it('holds also without a baseline and while the run is under way', () => {
    const early = judgeRun(suiteRun({ endedAt: null }), [], null);
    const json = judgedRunSchema.parse(JSON.parse(toJson(early)));
    expect(json).toMatchObject({
      gate: { outcome: 'unclear' },
      against: null,
      run: { endedAt: null },
      cases: [],
    });
  });
});
