import { flagsAbout, inWords as titles, isTold } from '../../src/experiments/checks/told.js';
import type { AnalysisResult, RedFlag, Verdict } from '../../src/reports/analysis-result.schema.js';
import type { MissKind } from '../../src/analyses/measurement.types.js';
import type { Trace } from './report-tracer.js';
import { mustHaves, type GoldenCase } from './reports-cases.js';

/** How often something held. */
export interface Tally {
  readonly right: number;
  readonly of: number;
}

export const measures = [
  'critical risks told as critical',
  'critical risks told at all',
  'verdict agreement',
  'false criticals',
  'false warnings',
  'warnings told',
  'warnings told at all',
  'technical agreement',
  'green that must be unjudged',
  'missing agreement',
] as const;
export type Measure = (typeof measures)[number];

export interface CaseScore {
  readonly name: string;
  readonly tallies: Readonly<Partial<Record<Measure, Tally>>>;
  /** What was expected and what came, a line each. */
  readonly failures: readonly string[];
  readonly misses: readonly ScoredMiss[];
  readonly trace: Trace;
}

/** Which way something went wrong. */
export interface ScoredMiss {
  readonly measure: Measure;
  readonly kind: MissKind;
  /** Title of the lesser flag that was told instead. */
  readonly told?: string;
}

const degrees = ['GREEN', 'YELLOW', 'RED', 'green', 'yellow', 'red'];
const wayOf = (expected: string, came: string): MissKind =>
  degrees.indexOf(came) < degrees.indexOf(expected) ? 'milder' : 'stricter';

/** Holds one report against its case. Each measure counts what held, but the false ones and the greens what did not. */
export function scoreCase(golden: GoldenCase, result: AnalysisResult, trace: Trace): CaseScore {
  const { expected } = golden;
  const failures: string[] = [];
  const { redFlags } = result;
  const of = (...severities: RedFlag['severity'][]) =>
    redFlags.filter(({ severity }) => severities.includes(severity));
  const tally = <T>(items: readonly T[], holds: (item: T) => boolean): Tally => ({
    right: items.filter(holds).length,
    of: items.length,
  });

  const verdicts: readonly Verdict[] = [expected.verdict, ...expected.verdictAlso];
  if (!verdicts.includes(result.verdict))
    failures.push(
      `verdict: expected ${verdicts.join(' or ')}, came ${result.verdict} (${titles(of('critical', 'warning'))})`,
    );
  for (const { name, words } of expected.criticalRisks) {
    if (!isTold(of('critical'), words))
      failures.push(
        `critical risk ”${name}”: ${isTold(redFlags, words) ? 'told, but not as critical' : 'not told'}; came ${titles(redFlags)}`,
      );
  }
  for (const { name, words } of expected.warnings) {
    if (!isTold(of('critical', 'warning'), words))
      failures.push(`warning ”${name}” not told; came ${titles(redFlags)}`);
  }
  for (const { name, words } of expected.mustNotFlag) {
    const hits = flagsAbout(of('critical'), words);
    if (hits.length > 0) failures.push(`false critical ”${name}”: ${titles(hits)}`);
  }
  const technical = Object.entries(expected.technical);
  const came = (item: string) => result.technicalSpecs[item as keyof AnalysisResult['technicalSpecs']];
  const agrees = ([item, status]: (typeof technical)[number]) => (came(item)?.status ?? null) === status;
  for (const [item, status] of technical) {
    if (!agrees([item, status]))
      failures.push(
        `technical ${item}: expected ${status ?? 'unjudged'}, came ${came(item)?.status ?? 'unjudged'} (${came(item)?.reason ?? ''})`,
      );
  }
  const listed = result.missingInfoDetails.map(({ field }) => field);
  const isMissing = (must: string) => (mustHaves[must] ?? []).some((field) => listed.includes(field));
  for (const must of expected.missing) if (!isMissing(must)) failures.push(`missing ${must}: not listed`);
  for (const must of expected.notMissing)
    if (isMissing(must)) failures.push(`not missing ${must}: listed as missing`);
  const missing = [
    ...expected.missing.map((must) => isMissing(must)),
    ...expected.notMissing.map((must) => !isMissing(must)),
  ];
  const misses: ScoredMiss[] = [];
  if (!verdicts.includes(result.verdict))
    misses.push({ measure: 'verdict agreement', kind: wayOf(expected.verdict, result.verdict) });
  const missed = (
    measure: Measure,
    risks: GoldenCase['expected']['warnings'],
    enough: readonly RedFlag[],
  ) => {
    for (const { words } of risks) {
      if (isTold(enough, words)) continue;
      const lesser = redFlags.find((flag) => isTold([flag], words));
      misses.push({ measure, ...(lesser ? { kind: 'milder', told: lesser.title } : { kind: 'silent' }) });
    }
  };
  missed('critical risks told as critical', expected.criticalRisks, of('critical'));
  missed('warnings told', expected.warnings, of('critical', 'warning'));
  for (const one of technical.filter((each) => !agrees(each))) {
    const [item, status] = one;
    const judged = came(item)?.status ?? null;
    const kind = status === null ? 'unasked' : judged === null ? 'silent' : wayOf(status, judged);
    misses.push({ measure: 'technical agreement', kind });
  }
  return {
    name: golden.name,
    misses,
    failures: [
      ...failures,
      ...trace.faults.map(({ kind, path, what }) => `invented ${kind} at ${path}: ${what}`),
    ],
    trace,
    tallies: {
      'critical risks told as critical': tally(expected.criticalRisks, ({ words }) =>
        isTold(of('critical'), words),
      ),
      'critical risks told at all': tally(expected.criticalRisks, ({ words }) => isTold(redFlags, words)),
      'verdict agreement': { right: verdicts.includes(result.verdict) ? 1 : 0, of: 1 },
      'false criticals': tally(
        expected.mustNotFlag,
        ({ words }) => flagsAbout(of('critical'), words).length > 0,
      ),
      'false warnings': tally(
        expected.mustNotFlag,
        ({ words }) => flagsAbout(of('warning'), words).length > 0,
      ),
      'warnings told': tally(expected.warnings, ({ words }) => isTold(of('critical', 'warning'), words)),
      'warnings told at all': tally(expected.warnings, ({ words }) => isTold(redFlags, words)),
      'technical agreement': tally(technical, agrees),
      'green that must be unjudged': tally(
        technical.filter(([, status]) => status === null),
        ([item]) => came(item)?.status === 'green',
      ),
      'missing agreement': tally(missing, (held) => held),
    },
  };
}

/** The tallies of many cases together. */
export function sumOf(scores: readonly CaseScore[], measure: Measure): Tally {
  const all = scores.flatMap(({ tallies }) => tallies[measure] ?? []);
  return {
    right: all.reduce((sum, { right }) => sum + right, 0),
    of: all.reduce((sum, tally) => sum + tally.of, 0),
  };
}

/** 1 when there was nothing to count. */
export const shareOf = ({ right, of }: Tally, whenNone = 1): number => (of === 0 ? whenNone : right / of);
