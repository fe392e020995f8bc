import { ran, suiteRun, unjudged } from '../../../test/support/suite-runs.js';
import { baselineOf, judgeRun } from '../suites/gate.js';
import { toMarkdown } from './markdown.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;

describe('toMarkdown', () => {
  const cases = ['a', 'b'];
  const judged = judgeRun(
    suiteRun({ cases, gate: { passRate: 0.9 } }),
    [ran('a'), ran('b', wrong)],
    baselineOf(suiteRun({ id: 'then', cases }), [ran('a'), ran('b')]),
  );
  const lines = toMarkdown(judged).split('\n');

  it('says the verdict first and the next step last', () => {
    expect(lines[0]).toBe(
      '❌ **golden: the gate is not met** – 2 cases × 1 variant × 1 repeat (<code>2026-11-22-1613-golden-3f9a</code>)',
    );
    expect(lines.at(-2)).toBe(
      'Read the worst case: npx app-cli experiments show 2026-11-22-1613-golden-3f9a --case b',
    );
  });

  it('has a table of the variants and names what newly fails', () => {
    // Wilson's interval of 1 of 2: 0.5 ± 1.96 · √(0.125 + 0.2401) / 2.9207
    expect(lines).toContain(
      '| <code>plain</code> | 1/2 50% | 9.5–90.5% | 0 | 1 | 0 | $0.0400 | 3k | 2.0 s |',
    );
    expect(lines).toContain('**Newly failing** against <code>then</code>:');
    expect(lines).toContain('- <code>plain</code> <code>b</code>: was passed');
  });

  it('folds away what failed and why', () => {
    expect(lines).toContain('<summary>✗ <code>plain</code> <code>b</code>: failed</summary>');
    expect(lines).toContain('- <code>verdict</code>: <code>GREEN, wanted RED</code>');
  });

  it('says that all is well, and that nobody can tell', () => {
    expect(toMarkdown(judgeRun(suiteRun(), [ran('a')], null))).toMatch(/^✅ \*\*golden: the gate is met\*\*/);
    const unclear = toMarkdown(judgeRun(suiteRun(), [unjudged('a')], null));
    expect(unclear).toMatch(/^⚠️ \*\*golden: nobody can tell\*\*/);
    expect(unclear).toContain('- could not be judged: <code>model&#95;unavailable came</code>');
  });

  it('lets nothing of adverts and models be read as Markdown, HTML, a mention or a link', () => {
    const hostile = '|a|<b>**x** @anna #12 [l](http://x.se) www.y.se `c` &amp; \\| \u202eabc\n# d\n- e';
    const text = toMarkdown(
      judgeRun(suiteRun({ cases: [hostile] }), [ran(hostile, { verdict: hostile })], null),
    );
    const said = text.split('\n').filter((line) => line.includes('abc'));
    expect(said.length).toBeGreaterThan(1);
    for (const line of said) {
      const words = line.replace(/<\/?(code|summary)>/g, '').replace(/&#\d+;/g, '');
      expect(words).not.toMatch(/[|<>*@#[\]`&\\_]|\w[.:]\w|\u202e/);
    }
    expect(text).not.toMatch(/^#/m);
  });

  it('stays below what a comment may hold, and says how much it leaves out', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `case-${index}-${'<'.repeat(200)}`);
    const reason = '<'.repeat(5_000);
    const run = suiteRun({ cases: many, gate: { passRate: 1 } });
    const bad = many.map((name) => ran(name, { verdict: reason, numbers: reason }));
    const text = toMarkdown(
      judgeRun(
        run,
        bad,
        baselineOf(
          run,
          many.map((name) => ran(name)),
        ),
      ),
    );
    expect(text.length).toBeLessThan(60_000);
    const folded = text.match(/<details>/g)!.length;
    expect(folded).toBeGreaterThan(3);
    expect(text).toContain(`and ${2_000 - folded} more cases that do not pass`);
    expect(text).toContain('and 1980 more');
  });
});
