import stringWidth from 'string-width';
import { ran, suiteRun, unjudged } from '../test/support/suite-runs.js';
import { judgeRun } from '../src/experiments/suites/gate.js';
import { toTable } from './suite-table.js';

const plainly = (_: string, text: string) => text;
const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;

describe('toTable', () => {
  const judged = judgeRun(
    suiteRun({
      cases: ['sound', 'bad', 'at-times'],
      variants: ['plain', 'other'],
      repeat: 2,
      gate: { passRate: 1, errors: 1 },
    }),
    [1, 2].flatMap((repeat) => [
      ran('sound', undefined, { repeat }),
      ran('bad', wrong, { repeat }),
      ran('at-times', repeat === 1 ? wrong : undefined, { repeat }),
      ran('sound', undefined, { repeat, variant: 'other' }),
      ran('bad', undefined, { repeat, variant: 'other', source: 'cache', costUsd: 0 }),
      unjudged('at-times', 'not_recorded', { repeat, variant: 'other' }),
    ]),
    null,
  );

  it('shows cases by variants, the failed checks, sums and what the gate says', () => {
    // Of plain's six runs three fail the verdict; each cost 0.02 dollars and 1 300 tokens. Both of other's on bad are kept.
    expect(toTable(judged, { width: Infinity, paint: plainly })).toBe(
      `CASE      plain  other
sound     ✓      ✓
bad       ✗ 0/2  ✓
    plain: verdict
at-times  ~ 1/2  ! 0/2
    plain: verdict
    other: not_recorded

VARIANT  PASS       95% INTERVAL  FLAKY  FAIL  ERROR  COST     TOKENS  TIME
plain    1/3 33.3%  6.1–79.2%     1      1     0      $0.1200  8k      2.0 s
other    2/2 100%   34.2–100%     0      0     1      $0.0400  5k      2.0 s
  other: 2 from the cache

CHECK    plain  other
verdict  3/6    4/4

the gate is not met (2026-11-22-1613-golden-3f9a)
  plain: 1 of 3 cases pass (33.3%, 95% interval 6.1% to 79.2%), at least 100% should: at-times, bad (verdict in 2 cases)
`,
    );
  });

  it('tells how many answers were recorded, and how many of them for other words', () => {
    const cases = ['a', 'b', 'c'];
    const results = cases.map((name) =>
      ran(name, undefined, { source: name === 'c' ? 'older recording' : 'recording' }),
    );
    const text = toTable(judgeRun(suiteRun({ cases }), results, null), { width: 80, paint: plainly });
    expect(text).toContain('\n  plain: 3 recorded, 1 of them older\n');
  });

  it.each([40, 60, 80, 120])('fits %d columns', (width) => {
    for (const line of toTable(judged, { width, paint: plainly }).split('\n'))
      // The sums have nine columns that cannot tell anything in less than six.
      expect(stringWidth(line)).toBeLessThanOrEqual(Math.max(width, 70));
  });

  it('lists of many cases only those that do not pass everywhere', () => {
    const cases = Array.from({ length: 51 }, (_, index) => `case-${index}`);
    const run = suiteRun({ cases, checks: ['verdict'] });
    const results = cases.map((name) => ran(name, name === 'case-7' ? wrong : undefined));
    const lines = toTable(judgeRun(run, results, null), { width: 80, paint: plainly }).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'CASE    plain',
      'case-7  ✗',
      '    verdict',
      '50 of 51 cases pass everywhere.',
    ]);
  });

  it('paints the marks and the word of the gate, and nothing that was told', () => {
    const painted = toTable(judged, { width: 80, paint: (colour, text) => `<${colour}>${text}</>` });
    expect(painted).toContain('bad       <red>✗</> 0/2  <green>✓</>');
    expect(painted).toContain('at-times  <yellow>~</> 1/2  <yellow>!</> 0/2');
    expect(painted).toContain('<red>the gate is not met</> (');
  });

  it('lets no name or reason steer the terminal', () => {
    const name = 'case\u001b[2J\u0007\nnext';
    const text = toTable(
      judgeRun(suiteRun({ cases: [name], gate: { passRate: 1 } }), [ran(name, wrong)], null),
      {
        width: 80,
        paint: plainly,
      },
    );
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });
});
