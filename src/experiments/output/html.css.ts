/** Of the one file that holds all of a run: no scripts, no fonts and nothing else from elsewhere. */
export const css = `
:root {
  color-scheme: light dark;
  --page: #f6f5f2; --card: #fff; --ink: #1d2327; --soft: #5b646b; --line: #dcd9d2;
  --passed: #1b6e3c; --failed: #b3261e; --flaky: #8a5a00; --error: #5d4a9c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #15181a; --card: #1e2225; --ink: #e8e6e1; --soft: #a3abb1; --line: #363c41;
    --passed: #6fcf97; --failed: #ff8a80; --flaky: #f0b95b; --error: #b9a7f5;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p, ul { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
code { font: .875em ui-monospace, monospace; }
.soft { color: var(--soft); font-size: .875rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; }
.gate { border-left: .375rem solid var(--tone); margin-top: 1rem; }
.gate strong { color: var(--tone); font-size: 1.125rem; }
.met, .passed { --tone: var(--passed); }
.worse, .failed { --tone: var(--failed); }
.flaky { --tone: var(--flaky); }
.unclear, .error { --tone: var(--error); }
.variants { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.rate { font-size: 1.75rem; font-weight: 650; line-height: 1.3; }
.bar { position: relative; height: .5rem; border-radius: .25rem; background: var(--line); margin: .25rem 0 .75rem; }
.bar i { position: absolute; inset: 0 auto 0 0; border-radius: .25rem; background: var(--passed); }
.bar b { position: absolute; top: -.1875rem; bottom: -.1875rem; border: solid var(--ink); border-width: 0 2px; }
.bar b::before { content: ''; position: absolute; inset: calc(50% - 1px) 0 auto; border-top: 2px solid var(--ink); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; padding: .25rem 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; overflow-wrap: normal; }
th, td { padding: .375rem 1rem .375rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child > * { border-bottom: 0; }
td { font-variant-numeric: tabular-nums; }
td.failed { color: var(--failed); font-weight: 600; }
fieldset { border: 0; padding: 0; margin: 0 0 .75rem; display: flex; flex-wrap: wrap; gap: .5rem; }
fieldset label { position: relative; }
fieldset input { position: absolute; opacity: 0; inset: 0; margin: 0; width: 100%; height: 100%; cursor: pointer; }
fieldset span {
  display: block; padding: .5rem .875rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: 1.5rem;
  background: var(--card);
}
fieldset input:checked + span { background: var(--ink); color: var(--page); border-color: var(--ink); }
fieldset input:focus-visible + span { outline: 3px solid var(--error); outline-offset: 2px; }
.case { margin-bottom: .5rem; padding: 0; }
.case > summary {
  display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .75rem 1rem; cursor: pointer;
  list-style: none;
}
.case > summary::-webkit-details-marker { display: none; }
.case > summary::before { content: '▸'; color: var(--soft); }
.case[open] > summary::before { content: '▾'; }
.case > summary:focus-visible { outline: 3px solid var(--error); outline-offset: 2px; border-radius: .5rem; }
.name { font-weight: 600; flex: 1 1 14rem; }
.state { color: var(--tone); font-size: .875rem; font-weight: 600; white-space: nowrap; }
.asked { padding: .75rem 1rem; border-top: 1px solid var(--line); }
blockquote { margin: .5rem 0; padding: .25rem 0 .25rem .75rem; border-left: 3px solid var(--line); }
@media print { fieldset { display: none; } body { background: #fff; } }
`;
