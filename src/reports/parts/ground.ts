import type { Evidence } from '../analysis-result.schema.js';
import { buildingYearRisks } from '../knowledge/building-years.js';
import type { Context } from '../facts/context.js';
import { field, quoted, reference } from '../facts/evidence.js';
import { findAll, words } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';

const insulated = words(
  String.raw`(?:väl)?isolera[dt]e?\s+(?:\p{L}+\s+)?(?:betong|botten)?platta(?:n)?|platta(?:n)?(?:\s+på\s+mark(?:en)?)?[\s,(]+(?:(?:med|på|god|bra|tjock|rejäl|som|är|och|golvvärme|underliggande|\d{2,3}|mm|cm)[\s,]+){0,5}(?:(?:väl)?isoler(?:ing|ad)|cellplast)(?:en)?`,
);
const raised = words(String.raw`uppregl\p{L}*|flytande\s+golv`);
/** Years; such a house is younger than the slabs that were laid without insulation (1960–1985) by far. */
const young = 25;

/** A slab that the advert calls insulated, in a house of at most 25 years and without a floor raised on it; else null. */
export function insulatedSlab(context: Context): { reason: string; evidence: Evidence[] } | null {
  const { sources, listing, year } = context;
  const { yearBuilt } = listing;
  if (!yearBuilt || yearBuilt > year || year - yearBuilt > young) return null;
  const stated = (pattern: RegExp) =>
    findAll(sources, pattern).find((quote) => standingOf(sources, quote) === 'stated');
  const slab = stated(insulated);
  const row = buildingYearRisks.find(({ id }) => id === 'slab-years');
  if (!slab || !row || stated(raised)) return null;
  return {
    reason: `Isolerad platta på mark enligt annonsen, i ett hus från ${yearBuilt}. Det är äldre plattor utan isolering undertill som brukar ge fukt i golvet.`,
    evidence: [
      quoted(slab),
      field('yearBuilt', yearBuilt),
      reference('building-years', `${row.title} (${row.from}–${row.to})`, row.source),
    ],
  };
}
