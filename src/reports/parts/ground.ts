import type { Evidence } from '../analysis-result.schema.js';
import { buildingYearRisks } from '../knowledge/building-years.js';
import type { Context } from '../facts/context.js';
import { field, quoted, reference } from '../facts/evidence.js';
import { hasRaisedFloor, insulatedSlabIn } from '../reading/parts/foundation.js';

/** Years; such a house is younger than the slabs that were laid without insulation (1960–1985) by far. */
const young = 25;

/** A slab that the advert calls insulated, in a house of at most 25 years and without a floor raised on it; else null. */
export function insulatedSlab(context: Context): { reason: string; evidence: Evidence[] } | null {
  const { year } = context;
  const { yearBuilt } = context.listing;
  if (!yearBuilt || yearBuilt > year || year - yearBuilt > young) return null;
  const slab = insulatedSlabIn(context);
  const row = buildingYearRisks.find(({ id }) => id === 'slab-years');
  if (!slab || !row || hasRaisedFloor(context)) return null;
  return {
    reason: `Isolerad platta på mark enligt annonsen, i ett hus från ${yearBuilt}. Det är äldre plattor utan isolering undertill som brukar ge fukt i golvet.`,
    evidence: [
      quoted(slab),
      field('yearBuilt', yearBuilt),
      reference('building-years', `${row.title} (${row.from}–${row.to})`, row.source),
    ],
  };
}
