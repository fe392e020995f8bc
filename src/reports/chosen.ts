import type {
  AnalysisResult,
  Euphemism,
  Evidence,
  MissingInfoDetail,
  StatedSum,
} from './analysis-result.schema.js';
import { costRowsOf } from './facts/evidence.js';
import { countClaims } from './gates/claims.js';

/** What the rules would show a buyer of their lists, whole and in order; a model is not told of it. */
export interface Choice {
  /** What may cost most first, formal numbers and names last. */
  readonly missing: readonly MissingInfoDetail[];
  /** Those that hide something of this home, the telling ones first. */
  readonly euphemisms: readonly Euphemism[];
  /** Sums of the text that no other part counts. */
  readonly statedSums: readonly StatedSum[];
}

/** More would be a second advert to read. */
const mostMissing = 8;
const mostPhrases = 10;

/**
 * The finished report as a buyer is given it: eight missing facts at most and all formal ones behind them, ten phrases at
 * most, each work once. What a model added to the rules' lists stands behind theirs.
 */
export function chosen(
  report: AnalysisResult,
  { missing, euphemisms, statedSums }: Choice,
  shownMissing = mostMissing,
): AnalysisResult {
  const [open, formal] = [false, true].map((isFormal) =>
    [...missing, ...addedTo(report.missingInfoDetails, 'must-have')].filter(
      (entry) => (entry.isFormal ?? false) === isFormal,
    ),
  ) as [MissingInfoDetail[], MissingInfoDetail[]];
  const missingInfoDetails = [...open.slice(0, shownMissing), ...formal];
  const result = {
    ...report,
    missingInfo: missingInfoDetails.map(({ label }) => label),
    missingInfoDetails,
    euphemisms: [...euphemisms, ...addedTo(report.euphemisms, 'euphemisms')].slice(0, mostPhrases),
    statedSums: [...statedSums],
    renovationAnalysis: report.renovationAnalysis && withoutRepeatedWork(report.renovationAnalysis),
  };
  return { ...result, quality: { ...report.quality, ...countClaims(result) } };
}

/** Each work once: what the total adds up is not looked into a second time as what may come, nor what a part's age asks for. */
function withoutRepeatedWork(plan: NonNullable<AnalysisResult['renovationAnalysis']>): typeof plan {
  const due = [...plan.criticalRenovations, ...(plan.laterRenovations ?? [])];
  const qualityImprovements = notIn(due, plan.qualityImprovements);
  return {
    ...plan,
    qualityImprovements,
    ...(plan.possibleRenovations
      ? { possibleRenovations: notIn([...due, ...qualityImprovements], plan.possibleRenovations) }
      : {}),
  };
}

type Proven = { readonly evidence: readonly Evidence[] };

function notIn<Work extends Proven>(listed: readonly Proven[], works: readonly Work[]): Work[] {
  const known = new Set(listed.flatMap(costRowsOf));
  return works.filter((work) => !costRowsOf(work).some((row) => known.has(row)));
}

/** The entries of a list that do not come of the table that the rules have theirs of. */
const addedTo = <Entry extends { readonly evidence: readonly Evidence[] }>(
  entries: readonly Entry[],
  table: string,
): Entry[] =>
  entries.filter(
    ({ evidence }) => !evidence.some((proof) => proof.kind === 'reference' && proof.table === table),
  );
