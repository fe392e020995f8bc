import { load } from 'cheerio';
import { sampleResult } from '../../../test/support/results.js';
import { ran, suiteRun, unjudged } from '../../../test/support/suite-runs.js';
import { baselineOf, judgeRun } from '../suites/gate.js';
import { toHtml } from './html.js';

const wrong = { verdict: 'GREEN, wanted RED', numbers: true } as const;
const report = sampleResult({ verdict: 'GREEN', verdictReason: 'Ett tryggt köp.' });

const cases = ['sound', 'bad', 'at-times', 'down'];
const judged = judgeRun(
  suiteRun({ cases, repeat: 2, gate: { errors: 1, passRate: 1 } }),
  [1, 2].flatMap((repeat) => [
    ran('sound', { verdict: true, numbers: null }, { repeat, report }),
    ran('bad', wrong, { repeat, report, verdict: 'GREEN' }),
    ran('at-times', repeat === 1 ? wrong : undefined, { repeat }),
    unjudged('down', 'model_unavailable', { repeat }),
  ]),
  baselineOf(suiteRun({ id: 'then', cases: ['bad'] }), [ran('bad')]),
);
const html = toHtml(judged);
const $ = load(html);
const caseOf = (name: string) => $(`.case:has(.name:contains("${name}"))`);

describe('toHtml', () => {
  it('is one file that needs no scripts and nothing from elsewhere', () => {
    expect($('script, link, img, iframe, object')).toHaveLength(0);
    expect(html).not.toMatch(/\b(?:https?:|src=|@import|url\()/);
    expect($('meta[http-equiv=content-security-policy]').attr('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect($('meta[name=viewport]').attr('content')).toContain('width=device-width');
  });

  it('says first what the gate says, why, and what to do', () => {
    expect($('.gate strong').text()).toBe('The gate is not met');
    expect($('.gate .reasons li').first().text()).toMatch(/^plain: 1 of 3 cases pass/);
    expect($('.gate p').text()).toBe(
      'Read the worst case: npx app-cli experiments show 2026-11-22-1613-golden-3f9a --case bad',
    );
  });

  it('sums up variants and checks', () => {
    expect($('.variants .rate').text()).toBe('1/3 33.3%');
    // Of the six judged runs three have the wrong verdict, and two have no number to check.
    expect(
      $('tbody tr')
        .toArray()
        .map((row) => $(row).text().replace(/\s+/g, ' ')),
    ).toEqual(['verdict3/6', 'numbers4/4']);
  });

  it('shows of a failing case its checks, the verdicts and what the report said', () => {
    const text = caseOf('bad').text();
    expect(text).toContain('✗ failed 0/2');
    expect(text).toContain('plain, repeat 1');
    expect(text).toContain('verdict GREEN, expected YELLOW');
    expect(text).toContain('verdict: GREEN, wanted RED');
    expect(caseOf('bad').find('blockquote').first().text()).toBe('Ett tryggt köp.');
    expect(caseOf('down').text()).toContain('model_unavailable came');
  });

  it('tells of repeats that passed once, without their reports', () => {
    expect(caseOf('sound').find('section')).toHaveLength(1);
    expect(caseOf('sound').text()).toContain('plain, repeats 1, 2');
    expect(caseOf('sound').text()).toMatch(/Passed: verdict\s*Nothing to check: numbers/);
    expect(caseOf('sound').find('blockquote')).toHaveLength(0);
  });

  it('chooses by state with buttons that count, and hides the others by style', () => {
    expect(
      $('fieldset label')
        .toArray()
        .map((label) => $(label).text()),
    ).toEqual(['All 4', 'Failed 1', 'Flaky 1', 'Not judged 1', 'Newly failing 1', 'Passed everywhere 1']);
    expect($('fieldset input[checked]').attr('id')).toBe('show-every');
    expect($('.case.failed .name').text()).toBe('bad');
    expect($('.case.fresh .name').text()).toBe('bad');
    expect($('.case.flaky .name').text()).toBe('at-times');
    expect($('.case.passed .name').text()).toBe('sound');
    expect($('style').text()).toContain('main:has(#show-flaky:checked) .case:not(.flaky)');
  });

  it('puts what passes everywhere last', () => {
    expect(
      $('.case .name')
        .toArray()
        .map((name) => $(name).text()),
    ).toEqual(['bad', 'at-times', 'down', 'sound']);
  });

  it('shows whatever names, adverts and models say as text', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'\u202e&amp;`;
    const page = load(
      toHtml(
        judgeRun(
          suiteRun({ cases: [hostile], suite: hostile, checks: [hostile] }),
          [
            ran(
              hostile,
              { [hostile]: hostile },
              { report: sampleResult({ verdictReason: hostile }), verdict: 'RED' },
            ),
          ],
          null,
        ),
      ),
    );
    expect(page('script, img')).toHaveLength(0);
    const shown = hostile.replace('\u202e', '');
    expect(page('h1').text()).toBe(shown);
    expect(page('.case .name').text()).toBe(shown);
    expect(page('blockquote').text()).toBe(shown);
    expect(page('.asked li strong').text()).toBe(shown);
  });
});
