import type { CaseState, CaseVerdict, JudgedRun, VariantSummary } from '../suites/suite.types.js';
import {
  dollars,
  duration,
  intervalInWords,
  outcomeWords,
  passedInWords,
  sizeInWords,
  tokensInWords,
} from './figures.js';
import { caseDetails } from './html-case.js';
import { css } from './html.css.js';
import { escapeMarkup as escape } from './plain-text.js';

const filters = {
  every: 'All',
  failed: 'Failed',
  flaky: 'Flaky',
  error: 'Not judged',
  fresh: 'Newly failing',
  passed: 'Passed everywhere',
} as const;
type Filter = keyof typeof filters;

/**
 * A run as one file that can be opened anywhere, mailed and printed: it needs neither scripts nor anything from the
 * network. Which cases are shown is chosen by buttons that work by style alone.
 */
export function toHtml(judged: JudgedRun): string {
  const { run, gate } = judged;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(`${run.suite}: ${outcomeWords[gate.outcome]}`)}</title>
<style>${css}${filterRules()}</style>
</head>
<body>
<main>
${header(judged)}
<h2>Variants</h2>
<div class="variants">
${judged.variants.map(variantCard).join('\n')}
</div>
${checksTable(judged)}
<h2>Cases</h2>
${casesList(judged)}
</main>
</body>
</html>
`;
}

function header(judged: JudgedRun): string {
  const { run, gate, against } = judged;
  const { outcome, reasons, notes, next } = gate;
  const held = against ? `, held against <code>${escape(against.runId)}</code>` : '';
  const list = (lines: readonly string[], kind: string) =>
    lines.length > 0
      ? `<ul class="${kind}">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`
      : '';
  return `<h1>${escape(run.suite)}</h1>
<p class="soft">${sizeInWords(judged)} · <code>${escape(run.id)}</code>${held} · began <time>${escape(run.startedAt.slice(0, 16).replace('T', ' '))} UTC</time></p>
<section class="card gate ${outcome}">
<strong>${outcomeWords[outcome].replace(/^./, (first) => first.toUpperCase())}</strong>
${list(reasons, 'reasons')}${list(notes, 'soft')}
<p>${escape(next)}</p>
</section>`;
}

function variantCard(summary: VariantSummary): string {
  const { variant, passRate, cases, costUsd, answersUsd, tokens, ms, sources } = summary;
  const figures = [
    ['95% interval', intervalInWords(summary)],
    ['Flaky', cases.flaky],
    ['Failed', cases.failed],
    ['Not judged', cases.error],
    ['Cost of this run', dollars(costUsd)],
    ['Cost of the answers', dollars(answersUsd)],
    ['Tokens', tokensInWords(tokens)],
    ['Median time', duration(ms)],
    [
      'Answers from',
      Object.entries(sources)
        .map(([source, count]) => `${source} ${count}`)
        .join(', ') || '–',
    ],
  ] as const;
  const bar = passRate
    ? `<div class="bar"><i style="width:${css100(passRate.share)}"></i><b style="left:${css100(passRate.low)};right:${css100(1 - passRate.high)}"></b></div>`
    : '';
  return `<section class="card">
<h3>${escape(variant)}</h3>
<div class="rate">${passedInWords(summary)}</div>${bar}
<dl>${figures.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
</section>`;
}

function checksTable({ variants }: JudgedRun): string {
  const names = [...new Set(variants.flatMap(({ checks }) => checks.map(({ name }) => name)))];
  if (names.length === 0) return '';
  const cell = ({ checks }: VariantSummary, name: string): string => {
    const check = checks.find((each) => each.name === name);
    if (!check) return '<td>–</td>';
    return `<td${check.passed < check.judged ? ' class="failed"' : ''}>${check.passed}/${check.judged}</td>`;
  };
  const rows = names.map(
    (name) =>
      `<tr><th scope="row">${escape(name)}</th>${variants.map((summary) => cell(summary, name)).join('')}</tr>`,
  );
  const heads = variants.map(({ variant }) => `<th scope="col">${escape(variant)}</th>`);
  return `<h2>Checks, by runs that pass them</h2>
<div class="card wide" tabindex="0" role="region" aria-label="Checks"><table>
<thead><tr><th scope="col">Check</th>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

function casesList(judged: JudgedRun): string {
  const names = judged.run.cases.map(({ name }) => name);
  const kinds = new Map(names.map((name) => [name, kindsOf(judged, name)]));
  const count = (filter: Filter) =>
    filter === 'every' ? names.length : names.filter((name) => kinds.get(name)!.has(filter)).length;
  const buttons = (Object.keys(filters) as Filter[])
    .filter((filter) => count(filter) > 0)
    .map(
      (filter) =>
        `<label><input type="radio" name="show" id="show-${filter}"${filter === 'every' ? ' checked' : ''}><span>${filters[filter]} ${count(filter)}</span></label>`,
    );
  const notPassedFirst = names.toSorted(
    (a, b) => Number(kinds.get(a)!.has('passed')) - Number(kinds.get(b)!.has('passed')),
  );
  return `<fieldset><legend class="soft">Show</legend>${buttons.join('')}</fieldset>
${notPassedFirst.map((name) => caseDetails(judged, name, [...kinds.get(name)!])).join('\n')}`;
}

/** By which buttons a case is shown: `passed` only when every variant passes it. */
function kindsOf({ cases, against }: JudgedRun, name: string): Set<Filter> {
  const verdicts = cases.filter((verdict) => verdict.case === name);
  const states = new Set<CaseState>(verdicts.map(({ state }) => state));
  const kinds = new Set<Filter>(states);
  if (states.size > 1) kinds.delete('passed');
  if (verdicts.some((verdict) => isNewlyFailing(against, verdict))) kinds.add('fresh');
  return kinds;
}

const isNewlyFailing = (against: JudgedRun['against'], { variant, case: name }: CaseVerdict): boolean =>
  against?.changes[variant]?.newlyFailing.some((change) => change.case === name) ?? false;

const filterRules = (): string =>
  Object.keys(filters)
    .filter((filter) => filter !== 'every')
    .map((filter) => `main:has(#show-${filter}:checked) .case:not(.${filter}) { display: none; }`)
    .join('\n');

const css100 = (share: number): string => `${Math.round(share * 1000) / 10}%`;
