import type { CaseVerdict, JudgedRun } from '../suites/suite.types.js';
import { counted } from '../suites/wording.js';
import { marks, outcomeWords, sizeInWords, sumCells, sumHeadings } from './figures.js';
import { code, cut, literal, shortened } from './markdown-text.js';

/** GitHub takes no comment of 65 536 characters. */
const MOST = 60_000;
/** Room for what stands after the cases. */
const REST = 1_500;

/**
 * A run as a comment on a pull request: the gate's word first, then the variants, what newly fails, and each case that
 * does not pass folded away. Shorter than 60 000 characters whatever the run holds.
 */
export function toMarkdown(judged: JudgedRun): string {
  const head = [verdictLine(judged), ...gateList(judged), '', ...variantTable(judged), ''];
  const changed = newlyFailing(judged);
  const foot = ['', literal(judged.gate.next), ''];
  const before = [...head, ...changed].join('\n');
  const room = MOST - REST - before.length - foot.join('\n').length;
  return [before, ...casesWithin(judged, room), ...foot].join('\n');
}

function verdictLine(judged: JudgedRun): string {
  const sign = { met: '✅', worse: '❌', unclear: '⚠️' }[judged.gate.outcome];
  const { suite, id } = judged.run;
  return `${sign} **${literal(suite)}: ${outcomeWords[judged.gate.outcome]}** – ${sizeInWords(judged)} (${code(id)})`;
}

const gateList = ({ gate }: JudgedRun): string[] => {
  const lines = [
    ...gate.reasons.map((reason) => `- ${literal(shortened(reason, 400))}`),
    ...gate.notes.map((note) => `- ${literal(shortened(note, 400))}`),
  ];
  return lines.length > 0 ? ['', ...cut(lines, 8)] : [];
};

function variantTable({ variants }: JudgedRun): string[] {
  const rows = variants.map((summary) => [code(summary.variant), ...sumCells(summary)]);
  return [
    `| variant | ${sumHeadings.join(' | ')} |`,
    `| --- |${' --: |'.repeat(sumHeadings.length)}`,
    ...cut(
      rows.map((row) => `| ${row.join(' | ')} |`),
      20,
    ),
  ];
}

function newlyFailing({ against }: JudgedRun): string[] {
  const lines = Object.entries(against?.changes ?? {}).flatMap(([variant, changes]) =>
    changes.newlyFailing.map((change) => `- ${code(variant)} ${code(change.case)}: was ${change.from}`),
  );
  if (lines.length === 0) return [];
  return [`**Newly failing** against ${code(against!.runId)}:`, '', ...cut(lines, 20)];
}

/** What does not pass, folded, as much as fits; then how many more there are. */
function casesWithin({ cases, results }: JudgedRun, room: number): string[] {
  const order = { failed: 0, flaky: 1, error: 2, passed: 3 };
  const shown = cases
    .filter(({ state }) => state !== 'passed')
    .toSorted((a, b) => order[a.state] - order[b.state]);
  const lines: string[] = [];
  let left = room;
  for (const [index, verdict] of shown.entries()) {
    const block = folded(verdict, errorOf(results, verdict));
    left -= block.length + 1;
    if (left < 0) return [...lines, '', `and ${shown.length - index} more cases that do not pass`];
    lines.push(block);
  }
  return lines.length > 0 ? ['', ...lines] : [];
}

function folded(
  { case: name, variant, state, passed, failed, errors, failedChecks }: CaseVerdict,
  error: string,
) {
  const asked = passed + failed + errors;
  const times = asked > 1 ? ` (${passed} of ${counted(asked, 'run')} passed)` : '';
  const said = [
    ...failedChecks.map(({ name: check, reason }) => `- ${code(check)}: ${code(reason, 300)}`),
    ...(error ? [`- could not be judged: ${code(error, 300)}`] : []),
  ];
  const title = `${marks[state]} ${code(variant)} ${code(name)}: ${state}${times}`;
  return ['<details>', `<summary>${title}</summary>`, '', ...cut(said, 8), '', '</details>'].join('\n');
}

const errorOf = (results: JudgedRun['results'], verdict: CaseVerdict): string =>
  results.find((result) => result.error && result.case === verdict.case && result.variant === verdict.variant)
    ?.error?.message ?? '';
