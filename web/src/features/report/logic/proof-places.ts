import type { AnalysisResult, Evidence } from '../../../../../src/reports/analysis-result.schema.js';
import { otherFindings, sortFlags } from './findings.js';

/** How the proof of one claim is shown. */
export interface ProofPlace {
  /** Of the element that shows it. */
  readonly id: string;
  /** Not shown in a part of the page before this claim's. */
  readonly own: readonly Evidence[];
  /** The claims of earlier parts that show the rest. */
  readonly elsewhere: readonly { readonly id: string; readonly title: string }[];
}

type Proofs = readonly Evidence[];

/**
 * Where each claim's proof is shown, by the claim's own list: what the overview proves is not proved again with works and
 * questions. Claims that are not in it show all their proof.
 */
export function proofPlaces(result: AnalysisResult): ReadonlyMap<Proofs, ProofPlace> {
  const places = new Map<Proofs, ProofPlace>();
  const firstBy = new Map<string, ProofPlace['elsewhere'][number]>();
  for (const part of partsOf(result)) {
    const claims = part
      .filter(([, proofs]) => proofs?.length)
      .map(([title, proofs], at) => ({ id: `belagg-${places.size + at}`, title, proofs: proofs! }));
    for (const { id, proofs } of claims) {
      const elsewhere = new Set(proofs.flatMap((proof) => firstBy.get(keyOf(proof)) ?? []));
      const own = proofs.filter((proof) => !firstBy.has(keyOf(proof)));
      places.set(proofs, { id, own, elsewhere: [...elsewhere] });
    }
    for (const { id, title, proofs } of claims) {
      const place = { id, title };
      for (const key of proofs.map(keyOf)) if (!firstBy.has(key)) firstBy.set(key, place);
    }
  }
  return places;
}

const keyOf = (proof: Evidence): string => JSON.stringify(proof);

type Claims = readonly (readonly [title: string, proofs: Proofs | undefined])[];

/** The claims of the overview, of the works and of the questions, in the page's order; older results lack some. */
function partsOf(result: AnalysisResult): readonly Claims[] {
  const { redFlags, checks, euphemisms, missingInfoDetails, viewingQuestions } = result;
  const renovation = result.renovationAnalysis;
  const overview: Claims = [
    ...sortFlags(redFlags ?? []).map(
      ({ title, category, evidence }) => [title || category, evidence] as const,
    ),
    ...otherFindings(result).map(({ title, evidence }) => [title, evidence] as const),
    ...(euphemisms ?? []).map(({ word, evidence }) => [word, evidence] as const),
    ...(checks ?? []).map(({ title, evidence }) => [title, evidence] as const),
    ...(missingInfoDetails ?? []).map(({ label, evidence }) => [label, evidence] as const),
  ];
  const works: Claims = [
    ...(renovation?.criticalRenovations ?? []),
    ...(renovation?.laterRenovations ?? []),
    ...(renovation?.qualityImprovements ?? []),
    ...(renovation?.possibleRenovations ?? []),
  ].map(({ area, evidence }) => [area, evidence]);
  const risks: Claims = (renovation?.riskFactors ?? []).map(({ risk, evidence }) => [risk, evidence]);
  const questions: Claims = (viewingQuestions ?? []).map(({ question, evidence }) => [question, evidence]);
  return [overview, [...works, ...risks], questions];
}
