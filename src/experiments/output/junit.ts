import { groupBy } from '../suites/group-by.js';
import type { CaseVerdict, JudgedRun, RunResult, VariantSummary } from '../suites/suite.types.js';
import { counted } from '../suites/wording.js';
import { escapeMarkup, oneLine } from './plain-text.js';

/**
 * A run as JUnit XML, as Jenkins' schema (junit-10.xsd) has it and GitHub's and GitLab's readers take it: a suite for
 * each variant with a test for each case, and one for the gate itself. A case that passes at times only is a failure
 * where the suite's gate counts it so; otherwise its output says so.
 */
export function toJunit(judged: JudgedRun): string {
  const suites = [...judged.variants.map((summary) => variantSuite(judged, summary)), gateSuite(judged)];
  const all = sumOf(suites);
  const name = escapeMarkup(judged.run.suite);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" ${countsOf(all)}>`,
    ...suites.flatMap(({ lines }) => lines),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  /** Milliseconds. */
  readonly ms: number;
}
type Part = Counts & { readonly lines: readonly string[] };

function variantSuite({ run, cases, results }: JudgedRun, summary: VariantSummary): Part {
  const flakyCounts = run.gate.flaky !== undefined && summary.cases.flaky > run.gate.flaky;
  const runsOf = groupBy(
    results.filter(({ variant }) => variant === summary.variant),
    (result) => result.case,
  );
  const tests = cases
    .filter(({ variant }) => variant === summary.variant)
    .map((verdict) =>
      testCase(`${run.suite}.${summary.variant}`, verdict, runsOf.get(verdict.case) ?? [], flakyCounts),
    );
  return suite(`${run.suite}.${summary.variant}`, run.startedAt, tests);
}

/** What the command's exit code says, for readers who see this file only. */
function gateSuite({ run, gate }: JudgedRun): Part {
  const { outcome, reasons, next } = gate;
  const told = escapeMarkup([...reasons, next].join('\n'));
  const message = escapeMarkup(oneLine(reasons.join('; ')));
  const said = {
    met: '',
    worse: tag('failure', 'worse', message, told),
    unclear: tag('error', 'unclear', message, told),
  };
  const isFailure = outcome === 'worse' ? 1 : 0;
  const isError = outcome === 'unclear' ? 1 : 0;
  const lines = element(`${run.suite}.gate`, 'gate', 0, said[outcome]);
  return suite(`${run.suite}.gate`, run.startedAt, [
    { tests: 1, failures: isFailure, errors: isError, ms: 0, lines },
  ]);
}

function suite(name: string, startedAt: string, tests: readonly Part[]): Part {
  const counts = sumOf(tests);
  const timestamp = startedAt.replace(/\.\d+Z$|Z$/, '');
  const lines = [
    `  <testsuite name="${escapeMarkup(name)}" ${countsOf(counts)} timestamp="${timestamp}">`,
    ...tests.flatMap((test) => test.lines),
    '  </testsuite>',
  ];
  return { ...counts, lines };
}

function testCase(
  suiteName: string,
  verdict: CaseVerdict,
  runs: readonly RunResult[],
  flakyCounts: boolean,
): Part {
  const { state, passed, failed, errors, failedChecks } = verdict;
  const ms = runs.reduce((sum, run) => sum + (run.ms ?? 0), 0);
  const faults = runs.flatMap(({ error, repeat }) =>
    error ? [`repeat ${repeat}: ${error.code}: ${oneLine(error.message)}`] : [],
  );
  const told = [
    `${passed} of ${counted(passed + failed + errors, 'run')} passed, ${failed} failed, ${errors} could not be judged.`,
    ...failedChecks.map(
      ({ name, times, reason }) => `${name} (${counted(times, 'time')}): ${oneLine(reason)}`,
    ),
    ...faults,
  ].join('\n');
  const message = failedChecks.map(({ name, reason }) => `${name}: ${oneLine(reason)}`).join('; ');
  const isFailure = state === 'failed' || (state === 'flaky' && flakyCounts);
  const body =
    state === 'error'
      ? tag('error', 'error', escapeMarkup(faults[0] ?? ''), escapeMarkup(told))
      : isFailure
        ? tag('failure', state, escapeMarkup(message), escapeMarkup(told))
        : state === 'flaky' || errors > 0
          ? `<system-out>${escapeMarkup(`${state}: ${told}`)}</system-out>`
          : '';
  const lines = element(suiteName, verdict.case, ms, body);
  return { tests: 1, failures: isFailure ? 1 : 0, errors: state === 'error' ? 1 : 0, ms, lines };
}

const tag = (name: string, type: string, message: string, text: string): string =>
  `<${name} type="${type}" message="${message}">${text}</${name}>`;

function element(className: string, name: string, ms: number, body: string): string[] {
  const attributes = `classname="${escapeMarkup(className)}" name="${escapeMarkup(oneLine(name))}" time="${seconds(ms)}"`;
  return body
    ? [`    <testcase ${attributes}>`, `      ${body}`, '    </testcase>']
    : [`    <testcase ${attributes}/>`];
}

const countsOf = ({ tests, failures, errors, ms }: Counts): string =>
  `tests="${tests}" failures="${failures}" errors="${errors}" time="${seconds(ms)}"`;

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

function sumOf(parts: readonly Counts[]): Counts {
  const total = (field: keyof Counts) => parts.reduce((sum, part) => sum + part[field], 0);
  return { tests: total('tests'), failures: total('failures'), errors: total('errors'), ms: total('ms') };
}
