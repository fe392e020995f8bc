import { marks, outcomeWords, sumCells, sumHeadings } from '../src/experiments/output/figures.js';
import type { CaseVerdict, JudgedRun } from '../src/experiments/suites/suite.types.js';
import type { Paint } from './colour.js';
import { tableLines } from './table.js';
import { wrapped } from './wrap.js';

/** With more cases only those that do not pass everywhere are listed. */
const ALL_LISTED = 50;
const colours = { '✓': 'green', '✗': 'red', '~': 'yellow', '!': 'yellow' } as const;
type Mark = keyof typeof colours;

/**
 * A judged run for a terminal: cases by variants, the checks that failed, sums of each variant and what the gate says.
 * @param width columns; Infinity where it goes to a file or another program
 */
export function toTable(judged: JudgedRun, { width, paint }: { width: number; paint: Paint }): string {
  const blocks = [
    caseLines(judged, width, paint),
    [
      ...tableLines(['VARIANT', ...sumHeadings.map((heading) => heading.toUpperCase())], sums(judged), width),
      ...keptLines(judged, width),
    ],
    checkLines(judged, width),
    gateLines(judged, width, paint),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function caseLines(judged: JudgedRun, width: number, paint: Paint): string[] {
  const { run, cases } = judged;
  const ids = run.variants.map(({ id }) => id);
  const verdictOf = new Map(cases.map((verdict) => [`${verdict.variant} ${verdict.case}`, verdict]));
  const rows = run.cases.map(({ name }) => ({
    name,
    verdicts: ids.map((id) => verdictOf.get(`${id} ${name}`)),
  }));
  const listed =
    rows.length > ALL_LISTED
      ? rows.filter(({ verdicts }) => verdicts.some((verdict) => verdict && verdict.state !== 'passed'))
      : rows;
  const [heading, ...lines] = tableLines(
    ['CASE', ...ids],
    listed.map(({ name, verdicts }) => [name, ...verdicts.map(markOf)]),
    width,
  );
  const told = listed.flatMap(({ verdicts }, index) => [
    lines[index]!.replace(/(?<= {2})[✓✗~!](?= |$)/g, (mark) => paint(colours[mark as Mark], mark)),
    ...whatFailed(judged, verdicts).flatMap((fault) => wrapped(fault, width, '    ')),
  ]);
  const hidden = rows.length - listed.length;
  return [
    ...(listed.length > 0 ? [heading!, ...told] : []),
    ...(hidden > 0 ? [`${hidden} of ${rows.length} cases pass everywhere.`] : []),
  ];
}

/** `✓`, or `~ 2/3` where it was asked several times and not all went well. */
function markOf(verdict: CaseVerdict | undefined): string {
  if (!verdict) return '–';
  const { state, passed, failed, errors } = verdict;
  const asked = passed + failed + errors;
  return asked === 1 || passed === asked ? marks[state] : `${marks[state]} ${passed}/${asked}`;
}

/** A line for each variant: `verdict, numbers`; of several variants `plain: verdict, numbers`. */
function whatFailed({ run, results }: JudgedRun, verdicts: readonly (CaseVerdict | undefined)[]): string[] {
  return verdicts.flatMap((verdict) => {
    if (!verdict) return [];
    const codes = results
      .filter((result) => result.case === verdict.case && result.variant === verdict.variant)
      .flatMap(({ error }) => error?.code ?? []);
    const faults = [...verdict.failedChecks.map(({ name }) => name), ...new Set(codes)];
    if (faults.length === 0) return [];
    return [`${run.variants.length > 1 ? `${verdict.variant}: ` : ''}${faults.join(', ')}`];
  });
}

const sums = ({ variants }: JudgedRun) => variants.map((summary) => [summary.variant, ...sumCells(summary)]);

/** What nobody was asked for in this run: its cost and time are those of earlier days. */
function keptLines({ variants }: JudgedRun, width: number): string[] {
  return variants.flatMap(({ variant, sources }) => {
    const { cache = 0, recording = 0, 'older recording': older = 0 } = sources;
    const parts = [
      ...(cache > 0 ? [`${cache} from the cache`] : []),
      ...(recording + older > 0
        ? [`${recording + older} recorded${older > 0 ? `, ${older} of them older` : ''}`]
        : []),
    ];
    return parts.length > 0 ? wrapped(`${variant}: ${parts.join(', ')}`, width, '  ') : [];
  });
}

/** Checks that some run failed, with how many of each variant's runs pass them. */
function checkLines({ variants }: JudgedRun, width: number): string[] {
  const failing = variants.flatMap(({ checks }) => checks.filter(({ passed, judged }) => passed < judged));
  const names = [...new Set(failing.map(({ name }) => name))];
  if (names.length === 0) return [];
  const rows = names.map((name) => [
    name,
    ...variants.map(({ checks }) => {
      const check = checks.find((each) => each.name === name);
      return check && `${check.passed}/${check.judged}`;
    }),
  ]);
  return tableLines(['CHECK', ...variants.map(({ variant }) => variant)], rows, width);
}

function gateLines({ run, against, gate }: JudgedRun, width: number, paint: Paint): string[] {
  const colour = { met: 'green', worse: 'red', unclear: 'yellow' } as const;
  const held = against ? `, held against ${against.runId}` : '';
  const [first = '', ...more] = wrapped(`${outcomeWords[gate.outcome]} (${run.id}${held})`, width, '');
  return [
    first.replace(outcomeWords[gate.outcome], (words) => paint(colour[gate.outcome], words)),
    ...more,
    ...gate.reasons.flatMap((reason) => wrapped(reason, width, '  ')),
    ...gate.notes.flatMap((note) => wrapped(note, width, '  ').map((line) => paint('dim', line))),
  ];
}
