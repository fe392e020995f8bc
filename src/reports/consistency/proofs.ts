import type { Evidence } from '../analysis-result.schema.js';
import { buildingYearRisks } from '../knowledge/building-years.js';
import { parts, type PartId } from '../knowledge/life-lengths.js';
import { anyRoof, materials } from '../knowledge/materials.js';
import * as mustHave from '../knowledge/must-have/must-have.js';

type Proofs = readonly Evidence[];

const partOfRow: ReadonlyMap<string, PartId> = new Map([
  ...Object.entries(materials).flatMap(([part, made]) =>
    made.flatMap(({ row }) => (row === undefined ? [] : [[row, part as PartId] as const])),
  ),
  ...parts.map(({ row, id }) => [row, id] as const),
  [anyRoof.row, 'roof'] as const,
]);

const fieldOfLabel: ReadonlyMap<string, string> = new Map(
  Object.values(mustHave).flatMap((rows) => rows.map(({ label, field }) => [label, field] as const)),
);

/** The year that a claim reckons a part from. */
export interface Dated {
  readonly part: PartId;
  readonly year: number;
}

/** The parts that a claim reckons the age of, with their years: the row of the life, and the reckoning right behind it. */
export function datedBy(evidence: Proofs): Dated[] {
  return evidence.flatMap((proof, index) => {
    if (proof.kind !== 'reference' || proof.table !== 'life-lengths') return [];
    const part = partOfRow.get(proof.row);
    const next = evidence[index + 1];
    if (part === undefined || next?.kind !== 'computed' || next.inputs['life'] === undefined) return [];
    const year = next.inputs['lastDone'] ?? next.inputs['yearBuilt'];
    return year === undefined ? [] : [{ part, year }];
  });
}

/** The parts whose life a claim names without a year: it says that their age is not known. */
export const undatedBy = (evidence: Proofs): PartId[] => {
  const dated = new Set(datedBy(evidence).map(({ part }) => part));
  return evidence.flatMap((proof) => {
    if (proof.kind !== 'reference' || proof.table !== 'life-lengths') return [];
    const part = partOfRow.get(proof.row);
    return part === undefined || dated.has(part) ? [] : [part];
  });
};

/** The facts of the checklist that a claim says are not told. */
export const lackingBy = (evidence: Proofs): string[] =>
  evidence.flatMap((proof) => {
    if (proof.kind !== 'reference' || proof.table !== 'must-have') return [];
    const field = fieldOfLabel.get(proof.row);
    return field === undefined ? [] : [field];
  });

/** The risk of the year of build that a claim tells. */
export function yearRiskOf(evidence: Proofs): string | undefined {
  const row = evidence.find((proof) => proof.kind === 'reference' && proof.table === 'building-years');
  if (row?.kind !== 'reference') return undefined;
  return buildingYearRisks.find(({ title, inHouse }) =>
    [title, inHouse?.title].some((name) => name !== undefined && row.row.startsWith(name)),
  )?.id;
}

/** The works whose price a claim names (rows of the cost table), with the price as it is told. */
export const pricesOf = (evidence: Proofs): { readonly work: string; readonly price: string }[] =>
  evidence.flatMap((proof) => {
    if (proof.kind !== 'reference' || proof.table !== 'cost-ranges') return [];
    const [work = '', price = ''] = proof.row.split(': ');
    return [{ work, price }];
  });

/** The figures that a claim reckons with. */
export const figuresOf = (evidence: Proofs): ReadonlySet<number> =>
  new Set(
    evidence.flatMap((proof) =>
      proof.kind === 'computed'
        ? [...Object.values(proof.inputs), proof.value]
        : proof.kind === 'field' && typeof proof.value === 'number'
          ? [proof.value]
          : [],
    ),
  );
