import { ran, suiteRun } from '../../../test/support/suite-runs.js';
import { compareSides, sidesOf } from '../suites/compare.js';
import { judgeRun } from '../suites/gate.js';
import { comparisonsMarkdown } from './comparison-markdown.js';
import { changeRows, comparisonsJson, comparisonsSchema, figureRows, outcomeOf } from './comparison.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;

/** Each variant of the first run held against the same of the second; true for a case that passes. */
function comparisons(before: Record<string, boolean>, after: Record<string, boolean>, variants = ['plain']) {
  const judged = (id: string, states: Record<string, boolean>) =>
    judgeRun(
      suiteRun({ id, cases: Object.keys(states), variants }),
      variants.flatMap((variant) =>
        Object.entries(states).map(([name, passes]) => ran(name, passes ? undefined : wrong, { variant })),
      ),
      null,
    );
  return sidesOf(judged('earlier', before), judged('later', after), []).map((pair) =>
    compareSides(pair.before, pair.after),
  );
}
const mixed = comparisons({ a: true, b: false, c: true }, { a: false, b: true, c: true });

describe('comparisons', () => {
  it('are JSON of a documented shape', () => {
    const json = comparisonsSchema.parse(JSON.parse(comparisonsJson(mixed)));
    expect(json).toMatchObject({
      format: 1,
      outcome: 'worse',
      comparisons: [
        {
          outcome: 'worse',
          before: { runId: 'earlier', summary: { variant: 'plain' } },
          after: { runId: 'later' },
          changes: { compared: 3, newlyFailing: [{ case: 'a' }], newlyPassing: [{ case: 'b' }], pValue: 1 },
        },
      ],
    });
  });

  it('come to what is gravest among them', () => {
    const fine = comparisons({ a: true }, { a: true });
    const unclear = comparisons({ a: true }, { b: true });
    expect(outcomeOf(fine)).toBe('notWorse');
    expect(outcomeOf([...fine, ...mixed])).toBe('worse');
    expect(outcomeOf([...mixed, ...unclear])).toBe('unclear');
  });

  it('tell what is worse first, and of the checks those whose share changed', () => {
    expect(changeRows(mixed[0]!)).toEqual([
      ['newly failing', 'a', 'passed', 'failed'],
      ['newly passing', 'b', 'failed', 'passed'],
    ]);
    const [fell] = comparisons({ a: true, b: true }, { a: false, b: true });
    expect(figureRows(fell!)).toContainEqual(['pass', '2/2 100%', '1/2 50%']);
    expect(figureRows(fell!)).toContainEqual(['check verdict', '2/2', '1/2']);
    expect(figureRows(fell!).map(([name]) => name)).not.toContain('check numbers');
  });
});

describe('comparisonsMarkdown', () => {
  it('says first what came of it, then the changes and the figures', () => {
    const lines = comparisonsMarkdown(mixed).split('\n');
    expect(lines[0]).toBe('❌ **worse: cases newly fail**');
    expect(lines).toContain('| newly failing | <code>a</code> | passed | failed |');
    expect(lines).toContain('| <code>pass</code> | 2/3 66.7% | 2/3 66.7% |');
    expect(lines.at(-2)).toBe('Read the first that newly fails: npx app-cli experiments show later --case a');
  });

  it('lets no name break its tables, and stays below what a comment may hold', () => {
    const names = Array.from({ length: 500 }, (_, index) => `${index}|<b>@anna${'`'.repeat(300)}`);
    const states = (passes: boolean) => Object.fromEntries(names.map((name) => [name, passes]));
    const variants = ['v', 'w', 'x', 'y', 'z'];
    const text = comparisonsMarkdown(comparisons(states(true), states(false), variants));
    expect(text.length).toBeLessThan(60_000);
    expect(text).not.toMatch(/<b>|@anna|`/);
    expect(text).toContain('and 488 more');
    expect(text).toContain('and 1 more pairs of variants');
  });
});
