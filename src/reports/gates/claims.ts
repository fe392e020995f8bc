import { machineWords, type AnalysisResult, type Evidence } from '../analysis-result.schema.js';

/** The smallest part of a result that a gate may fault and that can be dropped alone. */
export interface Claim {
  readonly path: string;
  readonly value: unknown;
  /** undefined for parts that carry none by their nature. */
  readonly evidence: readonly Evidence[] | undefined;
}

/** All parts of a result that say something about the home, each under its path. */
export function claimsOf(result: AnalysisResult): Claim[] {
  const { roomAnalysis, renovationAnalysis, floorplanAnalysis, priceAnalysis, monthlyCost, purchaseCosts } =
    result;
  const one = (path: string, value: unknown, evidence?: readonly Evidence[]): Claim => ({
    path,
    value,
    evidence,
  });
  const each = (path: string, values: readonly { evidence: readonly Evidence[] }[] | undefined): Claim[] =>
    (values ?? []).map((value, index) => one(`${path}.${index}`, value, value.evidence));
  return [
    one('verdictReason', [result.verdictReason, result.verdictDrivers.wouldChange]),
    ...each('keyFindings', result.keyFindings),
    ...each('redFlags', result.redFlags),
    ...each('euphemisms', result.euphemisms),
    ...each('missingInfoDetails', result.missingInfoDetails),
    one('photoAnalysis.quality', result.photoAnalysis.quality),
    ...each('photoAnalysis.observations', result.photoAnalysis.observations),
    ...(floorplanAnalysis ? [one('floorplanAnalysis', floorplanAnalysis, floorplanAnalysis.evidence)] : []),
    ...(roomAnalysis ? [one('roomAnalysis', withoutRooms(roomAnalysis), roomAnalysis.evidence)] : []),
    ...each('roomAnalysis.rooms', roomAnalysis?.rooms),
    ...each('viewingQuestions', result.viewingQuestions),
    ...each('checks', result.checks),
    ...Object.entries(result.technicalSpecs).map(([item, spec]) =>
      one(`technicalSpecs.${item}`, spec, spec?.evidence),
    ),
    ...(priceAnalysis.comparison || priceAnalysis.isComparable === false
      ? [one('priceAnalysis', priceAnalysis, priceAnalysis.evidence)]
      : []),
    ...(monthlyCost ? [one('monthlyCost', monthlyCost, monthlyCost.evidence)] : []),
    ...(purchaseCosts ? [one('purchaseCosts', purchaseCosts, purchaseCosts.evidence)] : []),
    ...each('renovationAnalysis.criticalRenovations', renovationAnalysis?.criticalRenovations),
    ...each('renovationAnalysis.qualityImprovements', renovationAnalysis?.qualityImprovements),
    ...each('renovationAnalysis.laterRenovations', renovationAnalysis?.laterRenovations),
    ...each('renovationAnalysis.possibleRenovations', renovationAnalysis?.possibleRenovations),
    ...each(
      'renovationAnalysis.layoutPossibilities.opportunities',
      renovationAnalysis?.layoutPossibilities.opportunities,
    ),
    ...each('renovationAnalysis.riskFactors', renovationAnalysis?.riskFactors),
    ...each('statedSums', result.statedSums),
  ];
}

function withoutRooms(analysis: NonNullable<AnalysisResult['roomAnalysis']>): unknown {
  const { rooms: _, ...rest } = analysis;
  return rest;
}

/** Words of the schema and machine names: not prose. Of proofs only the notes on pictures are somebody's words. */
const notProse = new Set([...machineWords, 'evidence']);

/** The texts of a claim that a buyer reads and its author wrote. */
export function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value !== 'object' || value === null) return [];
  const notes = 'evidence' in value && Array.isArray(value.evidence) ? (value.evidence as Evidence[]) : [];
  return [
    ...Object.entries(value).flatMap(([key, child]) => (notProse.has(key) ? [] : proseOf(child))),
    ...notes.flatMap((proof) => (proof.kind === 'photo' ? [proof.note] : [])),
  ];
}

/** The claims that the rules did not make: those are the ones to test for what a model gets wrong. */
export function addedClaims(result: AnalysisResult, rules: AnalysisResult): Claim[] {
  const known = new Set(claimsOf(rules).map((claim) => JSON.stringify(claim.value)));
  return claimsOf(result).filter((claim) => !known.has(JSON.stringify(claim.value)));
}

/**
 * How many claims a finished result makes and how many of them have proof. Parts that carry none by their nature (the
 * verdict's reason sums up proven findings) are not counted; what the gates dropped is not in the result.
 */
export function countClaims(result: AnalysisResult): { claims: number; proven: number } {
  const lists = claimsOf(result).flatMap(({ evidence }) => (evidence ? [evidence] : []));
  return { claims: lists.length, proven: lists.filter((list) => list.length > 0).length };
}
