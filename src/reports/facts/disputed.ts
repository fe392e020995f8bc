import type { Dispute, Evidence, RedFlag, TechnicalItem } from '../analysis-result.schema.js';
import { parts, type PartId } from '../knowledge/life-lengths.js';
import type { Quote } from '../reading/text/sources.js';

/** What of a home was disputed; the rules leave it out and make what follows from it without it. */
export interface Disputing {
  readonly disputes?: readonly Dispute[] | undefined;
}

/** The part of a report that a statement stands in, and its name there, as disputes name it. */
export interface StatementName {
  readonly part: string;
  /** Empty where the part has but one. */
  readonly name: string;
}

type Place = Pick<Quote, 'field' | 'start' | 'end'>;

const isWithin = (place: Place, proof: Evidence): boolean =>
  proof.kind === 'quote' &&
  proof.field === place.field &&
  proof.start <= place.start &&
  place.end <= proof.end;

/**
 * The dispute of a statement: of the same name, and of one that rests on no other words. Once a misread place is left out the
 * rules may say something of the same name by another, which nobody disputed. What a document of the association proves, no
 * dispute touches.
 */
export function disputeOf(
  { disputes = [] }: Disputing,
  { part, name }: StatementName,
  evidence: readonly Evidence[],
): Dispute | undefined {
  return disputes.find(
    (dispute) =>
      dispute.part === part &&
      dispute.name === name &&
      evidence.every(
        (proof) =>
          proof.kind !== 'document' &&
          (proof.kind !== 'quote' || dispute.proof.some((words) => isWithin(proof, words))),
      ),
  );
}

/**
 * A list of statements without the disputed ones.
 * @param replaced what stands in the place of one, of lists where something can
 */
export function undisputed<T extends { readonly evidence: readonly Evidence[] }>(
  disputing: Disputing,
  part: string,
  statements: readonly T[],
  nameOf: (statement: T) => string,
  replaced?: (statement: T, instead: NonNullable<Dispute['instead']>, dispute: Dispute) => T,
): T[] {
  return statements.flatMap((statement) => {
    const dispute = disputeOf(disputing, { part, name: nameOf(statement) }, statement.evidence);
    if (!dispute) return [statement];
    return dispute.instead && replaced ? [replaced(statement, dispute.instead, dispute)] : [];
  });
}

/** A flag in other words, at the rules' cost unless the dispute gives another: words alone lower no sum. */
export function flagInstead(
  { rule, title, category, severity, estimatedCost, evidence: own }: RedFlag,
  instead: NonNullable<Dispute['instead']>,
  { evidence }: Dispute,
): RedFlag {
  const cost = instead.cost ?? estimatedCost;
  const rows = own.filter((proof) => proof.kind === 'reference' && proof.table === 'cost-ranges');
  return {
    rule,
    title: instead.title ?? title,
    category,
    description: instead.text,
    severity: instead.severity ?? severity,
    ...(cost ? { estimatedCost: cost } : {}),
    evidence: [...evidence, ...rows],
  };
}

/** Flags about the age of a part, by what their names begin with. */
const ageRules = ['past-life-', 'near-end-'];
/** Whether a flag was computed from the year of a part. */
export const isOfAge = (rule: string): boolean => ageRules.some((begin) => rule.startsWith(begin));
const worksIn: ReadonlySet<string> = new Set([
  'renovationAnalysis.criticalRenovations',
  'renovationAnalysis.qualityImprovements',
]);

/**
 * Statements about work without those that a disputed statement about the part was read out of: ages, sums and flags that
 * follow from a misread year go with it. A flag or a sum that is told otherwise rests on the same year as before.
 */
export function withoutMisread<T extends { readonly part: PartId; readonly quote: Place }>(
  { disputes = [] }: Disputing,
  works: readonly T[],
): readonly T[] {
  if (disputes.length === 0) return works;
  return works.filter(
    ({ part, quote }) =>
      !disputes.some(
        (dispute) => isAbout(dispute, part) && dispute.proof.some((proof) => isWithin(quote, proof)),
      ),
  );
}

function isAbout({ part, name, instead }: Dispute, id: PartId): boolean {
  const row = parts.find((known) => known.id === id);
  if (row?.item && part === specPart(row.item)) return true;
  if (instead) return false;
  return part === 'redFlags'
    ? ageRules.some((rule) => name === `${rule}${id}`)
    : worksIn.has(part) && row?.name === name;
}

/** Whether a dispute tells how it stands with a part, so that its age is neither missing nor open. */
export const isToldInstead = ({ disputes = [] }: Disputing, id: PartId): boolean =>
  disputes.some((dispute) => dispute.instead?.status && isAbout(dispute, id));

/** A technical item as a part of a report. */
export const specPart = (item: TechnicalItem): string => `technicalSpecs.${item}`;
