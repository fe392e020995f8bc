import stringWidth from 'string-width';
import { compareSides, sidesOf } from '../src/experiments/suites/compare.js';
import { judgeRun } from '../src/experiments/suites/gate.js';
import { ran, suiteRun } from '../test/support/suite-runs.js';
import { comparisonTable } from './comparison-table.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;
const cases = ['gotland-cottage-ageing-heat-pump-no-erosion', 'b'];
const [first, second] = cases as [string, string];
const before = judgeRun(suiteRun({ id: 'earlier', cases }), [ran(first), ran(second, wrong)], null);
const after = judgeRun(suiteRun({ id: 'later', cases, digest: 'x' }), [ran(first, wrong), ran(second)], null);
const comparisons = sidesOf(before, after, []).map((pair) => compareSides(pair.before, pair.after));

describe('comparisonTable', () => {
  it('shows what changed, the figures of both sides and what was not the same', () => {
    const text = comparisonTable(comparisons, { width: Infinity, paint: (_, told) => told });
    expect(text).toBe(`plain of earlier → plain of later

CHANGE         CASE                                         WAS     IS
newly failing  gotland-cottage-ageing-heat-pump-no-erosion  passed  failed
newly passing  b                                            failed  passed

FIGURE               BEFORE     AFTER
pass                 1/2 50%    1/2 50%
95% interval         9.5–90.5%  9.5–90.5%
flaky                0          0
failed               1          1
not judged           0          0
cost of the answers  $0.0400    $0.0400
tokens               3k         3k
median time          2.0 s      2.0 s

worse: cases newly fail (2 cases compared, p = 1)
  version of the suite: suite-1, then x
`);
  });

  it('fits 60 columns and paints what is worse', () => {
    const lines = comparisonTable(comparisons, { width: 60, paint: (_, told) => told }).split('\n');
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(60);
    const painted = comparisonTable(comparisons, { width: 80, paint: (tone, told) => `<${tone}>${told}</>` });
    expect(painted).toContain('<red>newly failing</>  gotland');
    expect(painted).toContain('<green>newly passing</>  b');
    expect(painted).toContain('<red>worse: cases newly fail</> (');
  });
});
