import type { JudgedRun, RunResult } from '../suites/suite.types.js';
import { dollars, duration, marks } from './figures.js';
import { escapeMarkup as escape } from './plain-text.js';

/**
 * One case, folded: how it ended by each variant; inside, each run with what its checks found and what the report said.
 * @param kinds class names by which it is shown and hidden
 */
export function caseDetails(
  { run, cases, results }: JudgedRun,
  name: string,
  kinds: readonly string[],
): string {
  const head = run.cases.find((each) => each.name === name)!;
  const several = run.variants.length > 1;
  const states = run.variants.flatMap(({ id }) => {
    const verdict = cases.find((each) => each.case === name && each.variant === id);
    if (!verdict) return [];
    const { state, passed, failed, errors } = verdict;
    const asked = passed + failed + errors;
    const share = asked > 1 ? ` ${passed}/${asked}` : '';
    return `<span class="state ${state}">${marks[state]} ${several ? `${escape(id)} ` : ''}${state}${share}</span>`;
  });
  const sections = run.variants.flatMap(({ id }) => {
    const runs = results.filter((result) => result.case === name && result.variant === id);
    const passed = runs.filter(({ outcome }) => outcome === 'passed');
    const others = runs.filter(({ outcome }) => outcome !== 'passed');
    const titled = several || run.repeat > 1;
    return [
      ...others.map((result) => section(titled && titleOf(id, [result]), [result], head.verdicts)),
      ...(passed.length > 0 ? [section(titled && titleOf(id, passed), passed, head.verdicts)] : []),
    ];
  });
  return `<details class="case card ${kinds.join(' ')}"><summary><span class="name">${escape(name)}</span>${states.join('')}</summary>
${sections.join('\n')}
</details>`;
}

/** `plain, repeats 1, 3` */
function titleOf(variant: string, runs: readonly RunResult[]): string {
  const repeats = runs.map(({ repeat }) => repeat);
  return `${variant}, repeat${repeats.length === 1 ? '' : 's'} ${repeats.join(', ')}`;
}

/** One run that did not pass, or all that did, at least one: these have nothing to tell apart. */
function section(title: string | false, runs: readonly RunResult[], wanted: readonly string[]): string {
  const [first] = runs as readonly [RunResult];
  const verdicts = [...new Set(runs.flatMap(({ verdict }) => verdict ?? []))];
  const facts = [
    `${verdicts.length > 0 ? `verdict ${verdicts.join(' and ')}, ` : ''}expected ${wanted.join(' or ')}`,
    `from ${[...new Set(runs.map(({ source }) => source))].join(' and ')}`,
    ...(runs.length === 1 && first.answersUsd !== null ? [dollars(first.answersUsd)] : []),
    ...(runs.length === 1 && first.ms !== null ? [duration(first.ms)] : []),
  ];
  return `<section class="asked">${title ? `<h3>${escape(title)}</h3>` : ''}
<p class="soft"><span class="state ${first.outcome}">${first.outcome}</span> · ${facts.map(escape).join(' · ')}</p>
${found(first)}</section>`;
}

function found({ outcome, error, checks, report }: RunResult): string {
  if (error) return `<p><code>${escape(error.code)}</code> ${escape(error.message)}</p>`;
  const failed = checks.filter(({ passed }) => !passed);
  const passed = checks.filter((check) => check.passed && check.applies).map(({ name }) => name);
  const idle = checks.filter(({ applies }) => !applies).map(({ name }) => name);
  const score = (value: number | undefined) => (value === undefined ? '' : ` (${value.toFixed(2)})`);
  const list = failed.map(
    (check) =>
      `<li><strong>${escape(check.name)}</strong>${score(check.score)}: <span dir="auto">${escape(check.reason)}</span></li>`,
  );
  return [
    list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
    passed.length > 0 ? `<p class="soft">Passed: ${escape(passed.join(', '))}</p>` : '',
    idle.length > 0 ? `<p class="soft">Nothing to check: ${escape(idle.join(', '))}</p>` : '',
    report && outcome === 'failed'
      ? `<blockquote lang="sv" dir="auto">${escape(report.verdictReason)}</blockquote>`
      : '',
  ].join('');
}
