import {
  changeRows,
  comparedInWords,
  comparisonWords,
  figureRows,
  sideInWords,
} from '../src/experiments/output/comparison.js';
import type { Comparison } from '../src/experiments/suites/compare.js';
import type { Paint } from './colour.js';
import { tableLines } from './table.js';
import { wrapped } from './wrap.js';

const tones = {
  'newly failing': 'red',
  'newly flaky': 'yellow',
  'failing less': 'yellow',
  'newly passing': 'green',
} as const;
const outcomeTones = { notWorse: 'green', worse: 'red', unclear: 'yellow' } as const;

/**
 * Comparisons for a terminal: the cases that changed, the figures of both sides and what was not the same for them.
 * @param width columns; Infinity where it goes to a file or another program
 */
export function comparisonTable(
  comparisons: readonly Comparison[],
  { width, paint }: { width: number; paint: Paint },
): string {
  return comparisons.map((comparison) => `${pair(comparison, width, paint).join('\n')}\n`).join('\n');
}

function pair(comparison: Comparison, width: number, paint: Paint): string[] {
  const { before, after, outcome, reasons, differences } = comparison;
  const changes = changeRows(comparison);
  const [heading, ...rows] = tableLines(['CHANGE', 'CASE', 'WAS', 'IS'], changes, width);
  const painted = rows.map((row) =>
    row.replace(/^[a-z]+ [a-z]+/, (kind) => paint(tones[kind as keyof typeof tones], kind)),
  );
  return [
    ...wrapped(`${sideInWords(before)} → ${sideInWords(after)}`, width, ''),
    '',
    ...(changes.length > 0 ? [heading!, ...painted, ''] : []),
    ...tableLines(['FIGURE', 'BEFORE', 'AFTER'], figureRows(comparison), width),
    '',
    `${paint(outcomeTones[outcome], comparisonWords[outcome])} (${comparedInWords(comparison)})`,
    ...reasons.flatMap((reason) => wrapped(reason, width, '  ')),
    ...differences.flatMap((line) => wrapped(line, width, '  ').map((each) => paint('dim', each))),
  ];
}
