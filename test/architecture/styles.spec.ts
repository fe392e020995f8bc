import { globSync, readFileSync } from 'node:fs';

/** Every selector of a style sheet, those of lists apart; steps of `@keyframes` are none. */
function selectorsOf(css: string): readonly string[] {
  const text = css
    .replace(/\/\*.*?\*\/|'[^']*'/gs, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?!(?:[^()]|\([^()]*\))*\))/))
    .map((selector) => selector.trim());
}

describe('the styles of a module', () => {
  // All of them are one file, which every page loads: a rule without a class of its own would reach other pages.
  const sheets = globSync('web/src/**/*.module.css');

  it.each(sheets)('name a class of its own wherever they reach: %s', (sheet) => {
    const selectors = selectorsOf(readFileSync(sheet, 'utf8'));
    expect(selectors.length).toBeGreaterThan(0);
    // `&` is the rule around it.
    expect(selectors.filter((selector) => !/&|\.[a-z]/i.test(selector))).toEqual([]);
  });

  it('are read rule by rule', () => {
    const css = `
      /* .no { } */ .a:is(td:nth-child(1), .c) > d, [data-tone] { color: red; }
      @media (max-width: 1px) { li[style='a: b;'] svg { color: red; } }
      @keyframes turn { from { opacity: 0; } to { opacity: 1; } }
      .e { color: red; }`;
    expect(selectorsOf(css)).toEqual([
      '.a:is(td:nth-child(1), .c) > d',
      '[data-tone]',
      'li[style=] svg',
      '.e',
    ]);
  });
});
