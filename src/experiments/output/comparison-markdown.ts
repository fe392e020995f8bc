import type { Comparison } from '../suites/compare.js';
import {
  changeRows,
  comparedInWords,
  comparisonWords,
  figureRows,
  outcomeOf,
  sideInWords,
} from './comparison.js';
import { code, cut, literal, shortened } from './markdown-text.js';

/** So many pairs of variants, and so many changes of each: a comment holds no more. */
const PAIRS = 4;
const CHANGES = 12;

/** Comparisons as a comment on a pull request, shorter than 60 000 characters: what came of it stands first. */
export function comparisonsMarkdown(comparisons: readonly Comparison[]): string {
  const all = outcomeOf(comparisons);
  const sign = { notWorse: '✅', worse: '❌', unclear: '⚠️' }[all];
  const more = comparisons.length - PAIRS;
  return [
    `${sign} **${comparisonWords[all]}**`,
    ...comparisons.slice(0, PAIRS).flatMap(pairLines),
    ...(more > 0 ? ['', `and ${more} more pairs of variants`] : []),
    '',
  ].join('\n');
}

function pairLines(comparison: Comparison): string[] {
  const { before, after, reasons, differences, next } = comparison;
  const changes = changeRows(comparison).map(
    ([kind, name, from, to]) => `| ${kind} | ${code(name)} | ${from} | ${to} |`,
  );
  const remarks = [...reasons, ...differences].map((line) => `- ${literal(shortened(line, 300))}`);
  return [
    '',
    `**${code(sideInWords(before))} → ${code(sideInWords(after))}**: ${comparisonWords[comparison.outcome]}; ${literal(comparedInWords(comparison))}`,
    ...(changes.length > 0
      ? ['', '| change | case | was | is |', '| --- | --- | --- | --- |', ...cut(changes, CHANGES)]
      : []),
    '',
    '| | before | after |',
    '| --- | --: | --: |',
    ...cut(
      figureRows(comparison).map(([name, was, is]) => `| ${code(name, 60)} | ${was} | ${is} |`),
      30,
    ),
    ...(remarks.length > 0 ? ['', ...cut(remarks, 8)] : []),
    '',
    literal(shortened(next, 300)),
  ];
}
