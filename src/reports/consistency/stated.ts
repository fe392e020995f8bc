import type { AnalysisResult } from '../analysis-result.schema.js';
import { factsOfFlag, valuesFor } from '../knowledge/told-by-flags.js';
import type { PartId } from '../knowledge/life-lengths.js';
import type { Entries } from './entries.js';
import { datedBy, type Dated } from './proofs.js';

/** What a report states, each with the path of the first claim that does. */
export interface Stated {
  /** Facts of the checklist, by field. */
  readonly facts: ReadonlyMap<string, string>;
  /** Parts that it reckons the age of without a doubt. */
  readonly dated: ReadonlyMap<PartId, string>;
  /** Every year that a part is reckoned from, with its path. */
  readonly years: readonly (Dated & { readonly path: string })[];
}

/** Facts that are the age of a part. Of electricity a new central says nothing of the wiring. */
const agedFacts: Readonly<Partial<Record<PartId, readonly string[]>>> = {
  roof: ['roofYear'],
  windows: ['windows'],
  drainage: ['drainage'],
  pipes: ['pipes', 'pipesYear'],
  bathroom: ['bathroomYear'],
};

/** Facts that a sum of the advert states, by what the sum is for (`reading/money/purposes.ts`). */
const factsOfSum: Readonly<Record<string, string>> = {
  deeds: 'mortgageDeeds',
  taxValue: 'taxValue',
  running: 'operatingCost',
};

/** Facts that a line of the monthly cost states, by its key. */
const factsOfLine: Readonly<Record<string, string>> = {
  operatingCost: 'operatingCost',
  monthlyFee: 'monthlyFee',
  leaseholdFee: 'landOwnership',
  lease: 'landOwnership',
};

export function statedIn(report: AnalysisResult, entries: Entries): Stated {
  const { flags, findings, specs, works, sums, questions } = entries;
  const facts = new Map<string, string>();
  const state = (fact: string, path: string): void => {
    if (!facts.has(fact)) facts.set(fact, path);
  };
  const firm = specs.filter(({ value }) => value.status !== 'yellow');
  const years = [...firm, ...findings, ...flags, ...works].flatMap(({ path, value }) =>
    datedBy(value.evidence).map((dated) => ({ ...dated, path })),
  );
  const dated = new Map<PartId, string>();
  for (const [step, { parts }] of Object.entries(report.renovationAnalysis?.financialPlanning ?? {}))
    for (const part of parts ?? []) dated.set(part as PartId, `renovationAnalysis.financialPlanning.${step}`);
  for (const { part, path } of years) {
    if (!dated.has(part)) dated.set(part, path);
    for (const fact of agedFacts[part] ?? []) state(fact, path);
  }
  for (const { path, value } of flags)
    for (const told of valuesFor(factsOfFlag, value)) for (const fact of told.split(' ')) state(fact, path);
  for (const { path, value } of sums) {
    const fact =
      value.place === 'aside' && value.purpose === 'running' ? undefined : factsOfSum[value.purpose ?? ''];
    if (fact) state(fact, path);
  }
  for (const { path, value } of questions) if (value.tells !== undefined) state(value.tells, path);
  for (const key of linesOf(report)) if (factsOfLine[key]) state(factsOfLine[key], 'monthlyCost');
  for (const { path, value } of [...specs, ...findings, ...flags])
    for (const proof of value.evidence)
      if (proof.kind === 'field' && proof.value !== null) state(proof.name, path);
  return { facts, dated, years };
}

/** The keys of the lines that the monthly cost adds up. */
const linesOf = ({ monthlyCost }: AnalysisResult): string[] =>
  (monthlyCost?.evidence ?? []).flatMap((proof) =>
    proof.kind === 'computed' &&
    proof.inputs['netInterest'] !== undefined &&
    proof.inputs['amortisation'] !== undefined
      ? Object.keys(proof.inputs)
      : [],
  );
