import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';

/** A part of a report that stands alone, under its path. */
export interface Entry<Value> {
  readonly path: string;
  readonly value: Value;
}

export interface Proven {
  readonly evidence: readonly Evidence[];
}

/** The entries of a list of the report. @param at its path */
export const entriesOf = <Value>(at: string, list: readonly Value[] | undefined): Entry<Value>[] =>
  (list ?? []).map((value, index) => ({ path: `${at}.${index}`, value }));

type Plan = NonNullable<AnalysisResult['renovationAnalysis']>;

/** The lists of a report that claims are held against each other in. */
export interface Entries {
  readonly flags: readonly Entry<AnalysisResult['redFlags'][number]>[];
  readonly findings: readonly Entry<AnalysisResult['keyFindings'][number]>[];
  readonly missing: readonly Entry<AnalysisResult['missingInfoDetails'][number]>[];
  readonly questions: readonly Entry<AnalysisResult['viewingQuestions'][number]>[];
  readonly checks: readonly Entry<NonNullable<AnalysisResult['checks']>[number]>[];
  readonly specs: readonly Entry<{
    readonly item: string;
    readonly status: string;
    readonly evidence: readonly Evidence[];
  }>[];
  readonly unjudged: readonly Entry<NonNullable<AnalysisResult['unjudged']>[number]>[];
  readonly sums: readonly Entry<NonNullable<AnalysisResult['statedSums']>[number]>[];
  readonly works: readonly Entry<Plan['criticalRenovations'][number]>[];
  readonly gaps: readonly Entry<Plan['qualityImprovements'][number]>[];
  readonly risks: readonly Entry<Plan['riskFactors'][number]>[];
}

export function entriesIn(report: AnalysisResult): Entries {
  const plan = report.renovationAnalysis;
  return {
    flags: entriesOf('redFlags', report.redFlags),
    findings: entriesOf('keyFindings', report.keyFindings),
    missing: entriesOf('missingInfoDetails', report.missingInfoDetails),
    questions: entriesOf('viewingQuestions', report.viewingQuestions),
    checks: entriesOf('checks', report.checks),
    specs: Object.entries(report.technicalSpecs).map(([item, spec]) => ({
      path: `technicalSpecs.${item}`,
      value: { item, status: spec.status, evidence: spec.evidence },
    })),
    unjudged: entriesOf('unjudged', report.unjudged),
    sums: entriesOf('statedSums', report.statedSums),
    works: entriesOf('renovationAnalysis.criticalRenovations', plan?.criticalRenovations),
    gaps: entriesOf('renovationAnalysis.qualityImprovements', plan?.qualityImprovements),
    risks: entriesOf('renovationAnalysis.riskFactors', plan?.riskFactors),
  };
}
