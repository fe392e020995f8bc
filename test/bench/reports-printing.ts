import type { Fault, Trace } from './report-tracer.js';
import { isInvented } from './reports-measured.js';
import { measures, shareOf, sumOf, type CaseScore, type Measure } from './reports-scoring.js';

/** What a set of homes came to: each measure, and each case that failed with what was expected and what came. */
export function printScores(name: string, scores: readonly CaseScore[]): void {
  console.log(`\n=== ${name}: ${scores.length} cases`);
  for (const measure of measures) console.log(line(measure, scores));
  const found = scores.map(({ trace }) => trace);
  console.log(`${'invented facts'.padEnd(36)}${String(faultsIn(found, isInvented)).padStart(6)}`);
  const borrowed = faultsIn(found, (kind) => kind === 'borrowed');
  console.log(`${'figures without own proof'.padEnd(36)}${String(borrowed).padStart(6)}`);
  for (const { name: caseName, failures } of scores.filter(({ failures }) => failures.length > 0)) {
    console.log(`\n${caseName}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
}

function line(measure: Measure, scores: readonly CaseScore[]): string {
  const tally = sumOf(scores, measure);
  const share = tally.of === 0 ? '–' : shareOf(tally).toFixed(3);
  return `${measure.padEnd(36)}${String(tally.right).padStart(6)} of ${String(tally.of).padStart(4)}${share.padStart(8)}`;
}

/** Faults of the kinds that count, in all. */
export const faultsIn = (all: readonly Trace[], isCounted: (kind: Fault['kind']) => boolean): number =>
  all.reduce((sum, { faults }) => sum + faults.filter(({ kind }) => isCounted(kind)).length, 0);

/** Each different text once, with how often it came. */
export function distinct(title: string, items: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  console.log(`\n${title}: ${counts.size}`);
  for (const [item, count] of counts) console.log(`  ${count} × ${item}`);
}
