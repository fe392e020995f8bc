import type { MissingInfoDetail } from '../analysis-result.schema.js';
import type { PartId } from '../knowledge/life-lengths.js';
import {
  associationAlso,
  cooperativeMustHave,
  houseMustHave,
  newCooperativeMustHave,
  newHouseMustHave,
  plotMustHave,
  rentalMustHave,
  unknownMustHave,
  type MustHave,
} from '../knowledge/must-have/must-have.js';
import type { Context } from '../facts/context.js';
import { needsNoDrainage } from '../parts/building-year.js';
import { isFoundationTold } from '../reading/parts/foundation.js';
import { isKnownAssociationFact } from '../facts/association-facts.js';
import { begunIn } from '../reading/home/begun.js';
import { unbuiltIn } from '../reading/home/unbuilt.js';
import { isToldInstead, undisputed } from '../facts/disputed.js';
import { field, reference } from '../facts/evidence.js';
import type { Home } from '../reading/home/home.js';
import { standsOnArrende } from '../facts/bought.js';
import { isStated, valueAt } from '../reading/text/fields.js';
import { tells } from '../reading/wordings/must-have/must-have.js';

/** The facts a buyer of this kind of home must have. */
function mustHaveFor(home: Home): readonly MustHave[] {
  if (home.form === 'plot') return plotMustHave;
  if (home.tenure === 'rental') return rentalMustHave;
  if (home.tenure === 'cooperative') {
    return home.form === 'flat' || home.form === 'unknown'
      ? cooperativeMustHave
      : cooperativeMustHave.filter((row) => row.field !== 'floor');
  }
  if (home.tenure === 'owned') {
    return home.form === 'flat' ? houseMustHave.filter((row) => !landRows.has(row.field)) : houseMustHave;
  }
  return home.form === 'unknown'
    ? unknownMustHave
    : unknownMustHave.filter((row) => row.field !== 'propertyType');
}

const landRows = new Set([
  'tomtarea',
  'foundation',
  'drainage',
  'roofYear',
  'waterAndSewage',
  'biarea',
  'structure',
  'facade',
]);

/** Ages are read from statements about work, not from a field. */
const byWork: Readonly<Record<string, readonly PartId[]>> = {
  roofYear: ['roof'],
  windows: ['windows'],
  pipesAndWiring: ['pipes', 'electrical'],
  drainage: ['drainage'],
  pipes: ['pipes'],
};

/** Whether the advert states a fact, in a field or in words. */
export function isKnown(row: MustHave, context: Context): boolean {
  const { listing, work } = context;
  if (row.fields.some((path) => path && isStated(valueAt(listing, path)))) return true;
  const isTold = (part: PartId): boolean =>
    work.some((item) => item.part === part) || isToldInstead(context, part);
  if (byWork[row.field]?.some(isTold)) return true;
  if (isKnownAssociationFact(context, row.field)) return true;
  if (row.field === 'foundation' && isFoundationTold(context)) return true;
  if (row.field === 'drainage' && needsNoDrainage(context)) return true;
  return row.told !== undefined && tells(context, row.told);
}

/** Parts whose age needs no telling in a home of at most ten years. */
const spared = new Set(['pipes', 'roofYear', 'pipesAndWiring', 'drainage']);
/** What nobody can know of a home that does not stand yet. */
const unknowable = new Set([...spared, 'yearBuilt', 'savings', 'inspection', 'radon', 'windows']);

/**
 * The must-have facts of this very home: those of its kind, without the ages that its own age answers; of a home that is
 * not built yet, its plan, its day and the security of what is paid in advance.
 */
export function neededFacts(context: Context): readonly MustHave[] {
  const { listing, home, year } = context;
  const rows = mustHaveFor(home);
  if (home.tenure !== 'rental' && unbuiltIn(context)) {
    const own = home.tenure === 'owned' ? newHouseMustHave : newCooperativeMustHave;
    return [...rows.filter((row) => !unknowable.has(row.field)), ...own];
  }
  const isNew = listing.yearBuilt !== undefined && year - listing.yearBuilt <= 10;
  const isMovable = standsOnArrende(context);
  // Our own reading of the exemption: a leisure home of less than 50 m² may need no energy declaration.
  const isSmallLeisure = home.form === 'leisure' && (listing.livingArea ?? 50) < 50;
  return rows.filter(
    (row) =>
      !(isNew && spared.has(row.field)) &&
      !(row.field === 'ground' && begunIn(context)) &&
      !(isMovable && row.field === 'mortgageDeeds') &&
      !(isSmallLeisure && row.field === 'energyClass'),
  );
}

/** What the report says of a fact that is missing. */
export const missingEntry = ({ field: name, label, why, ask, fields }: MustHave): MissingInfoDetail => ({
  field: name,
  label,
  why,
  ask,
  evidence: [
    ...(fields[0] ? fields : inPapers.has(name) ? [] : [name]).map((path) => field(path)),
    reference('must-have', label, 'Checklista per upplåtelseform'),
  ],
});

/** What stands in an agreement or a plan and is no field of an advert: the checklist alone shows that it is asked for. */
const inPapers = new Set([
  'deposit',
  ...[...newCooperativeMustHave, ...newHouseMustHave, ...associationAlso].map((row) => row.field),
]);

/** What was found missing of the adverts that are being read: the report, its sums and its key findings ask for it. */
const known = new WeakMap<Context, readonly MissingInfoDetail[]>();

/** What the advert leaves out: the needed facts minus those that are stated. */
export function missingInformation(context: Context): readonly MissingInfoDetail[] {
  const found = known.get(context) ?? readMissing(context);
  known.set(context, found);
  return found;
}

function readMissing(context: Context): MissingInfoDetail[] {
  const missing = neededFacts(context)
    .filter((row) => !isKnown(row, context))
    .sort((a, b) => b.weight - a.weight)
    .map(missingEntry);
  return undisputed(context, 'missingInfoDetails', missing, (item) => item.field);
}
