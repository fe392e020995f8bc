import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseHead, ran, suiteRun, unjudged } from '../../../test/support/suite-runs.js';
import { baselinePath, baselineText, mergedBaseline, readBaseline } from './baseline.js';
import { baselineOf } from './gate.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;
const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
const path = join(folder, 'golden.baseline.json');

afterAll(() => rmSync(folder, { recursive: true }));

const three = baselineOf(suiteRun({ id: 'first', cases: ['c', 'a', 'b'] }), [
  ran('c'),
  ran('a', wrong),
  ran('b'),
]);

describe('a baseline', () => {
  it('is written with sorted names, a line for each state, and read back as it was', async () => {
    const text = baselineText(three);
    expect(text).toBe(`{
  "format": 1,
  "suite": "golden",
  "runId": "first",
  "digest": "suite-1",
  "variants": {
    "plain": {
      "passRate": 0.6667,
      "checks": {
        "numbers": 1,
        "verdict": 0.6667
      },
      "cases": {
        "a": "failed",
        "b": "passed",
        "c": "passed"
      }
    }
  },
  "caseDigests": {
    "a": "a-1",
    "b": "b-1",
    "c": "c-1"
  }
}
`);
    writeFileSync(path, text);
    expect(await readBaseline(path)).toEqual(three);
  });

  it('is null when there is no such file', async () => {
    expect(await readBaseline(join(folder, 'none.json'))).toBeNull();
  });

  it.each([
    ['{"format": 1,', /golden\.baseline\.json: no JSON: /],
    ['{"format": 2}', /golden\.baseline\.json: no baseline: format: /],
    ['[]', /golden\.baseline\.json: no baseline: the file: /],
    [baselineText(three).replace('"failed"', '"broken"'), /no baseline: variants\.plain\.cases\.a: /],
  ])('names the file and the place of what is wrong in %j', async (text, fault) => {
    writeFileSync(path, text);
    await expect(readBaseline(path)).rejects.toThrow(fault);
  });

  it('stands beside its suite', () => {
    expect(baselinePath('/srv/suites/golden.yaml')).toBe('/srv/suites/golden.baseline.json');
    expect(baselinePath('/srv/suites/golden.yml')).toBe('/srv/suites/golden.baseline.json');
  });
});

describe('mergedBaseline', () => {
  it('takes over what was asked anew and keeps the rest', () => {
    const newer = baselineOf(suiteRun({ id: 'second', cases: ['a'] }), [ran('a')]);
    expect(mergedBaseline(three, newer)).toMatchObject({
      runId: 'second',
      variants: { plain: { passRate: 1, cases: { a: 'passed', b: 'passed', c: 'passed' } } },
      caseDigests: three.caseDigests,
    });
  });

  it('keeps the state of a case that could not be judged this time', () => {
    const newer = baselineOf(suiteRun({ id: 'second', cases: ['c'] }), [unjudged('c')]);
    expect(mergedBaseline(three, newer).variants['plain']?.cases).toMatchObject({ c: 'passed' });
  });

  it('forgets of a rewritten case what other variants did with it', () => {
    const newer = baselineOf(suiteRun({ id: 'second', cases: [caseHead('a', 'a-2')], variants: ['other'] }), [
      ran('a', undefined, { variant: 'other' }),
    ]);
    const { variants, caseDigests } = mergedBaseline(three, newer);
    expect(variants['plain']).toMatchObject({ passRate: 1, cases: { b: 'passed', c: 'passed' } });
    expect(variants['plain']?.cases).not.toHaveProperty('a');
    expect(variants['other']?.cases).toEqual({ a: 'passed' });
    expect(caseDigests['a']).toBe('a-2');
  });
});
