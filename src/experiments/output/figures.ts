import type { JudgedRun, VariantSummary } from '../suites/suite.types.js';
import { counted, percent } from '../suites/wording.js';

const none = '–';

/** `$0.0312`, `$1.20`; of sums below a dollar four places, as a report costs a few cents. */
export const dollars = (usd: number | null): string =>
  usd === null ? none : `$${usd.toFixed(usd > 0 && usd < 1 ? 4 : 2)}`;

/** `850 ms`, `12.3 s` */
export function duration(ms: number | null): string {
  if (ms === null) return none;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** In and out together: `950`, `12k`, `1.3M`. */
export function tokensInWords(tokens: VariantSummary['tokens']): string {
  if (!tokens) return none;
  const total = tokens.input + tokens.output;
  if (total < 1000) return String(total);
  return total < 999_500 ? `${Math.round(total / 1000)}k` : `${(total / 1_000_000).toFixed(1)}M`;
}

/** `22/24 91.7%` of the judged cases. */
export function passedInWords({ cases, passRate }: VariantSummary): string {
  if (!passRate) return none;
  return `${cases.passed}/${cases.passed + cases.failed + cases.flaky} ${percent(passRate.share)}`;
}

/** `74.2–97.7%` */
export function intervalInWords({ passRate }: VariantSummary): string {
  return passRate ? `${percent(passRate.low).replace('%', '')}–${percent(passRate.high)}` : none;
}

export const sumHeadings = [
  'pass',
  '95% interval',
  'flaky',
  'fail',
  'error',
  'cost',
  'tokens',
  'time',
] as const;

/** What one variant came to, in the order of `sumHeadings`. */
export const sumCells = (summary: VariantSummary): string[] => [
  passedInWords(summary),
  intervalInWords(summary),
  ...[summary.cases.flaky, summary.cases.failed, summary.cases.error].map(String),
  dollars(summary.costUsd),
  tokensInWords(summary.tokens),
  duration(summary.ms),
];

/** `24 cases × 2 variants × 3 repeats` */
export function sizeInWords({ run }: JudgedRun): string {
  const parts = [
    [run.cases.length, 'case'],
    [run.variants.length, 'variant'],
    [run.repeat, 'repeat'],
  ] as const;
  return parts.map(([count, noun]) => counted(count, noun)).join(' × ');
}

/** One character for how a case ended. */
export const marks = { passed: '✓', failed: '✗', flaky: '~', error: '!' } as const;

export const outcomeWords = {
  met: 'the gate is met',
  worse: 'the gate is not met',
  unclear: 'nobody can tell',
} as const;
