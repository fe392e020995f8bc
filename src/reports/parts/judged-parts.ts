import type { TechnicalItem } from '../analysis-result.schema.js';
import { parts, type PartId } from '../knowledge/life-lengths.js';
import type { Context } from '../facts/context.js';
import { isPanelOnly } from '../reading/parts/pieces.js';
import { withMaterial } from './material.js';
import { answersForBuilding } from '../reading/home/home.js';
import { isBathroomTold } from '../reading/parts/bathroom.js';
import type { PartAge, TechnicalSpecs } from './technical.js';

/** A part of the home that the verdict needs judged, by its age or by what the advert tells of it. */
export interface NeededPart {
  readonly id: PartId | TechnicalItem;
  /** What it is called in sentences: `badrummet`, or `rören` and `elen`. */
  readonly names: readonly string[];
  /** Of these what is not told where the other half is judged: `rören` beside dated wiring. */
  readonly untold?: readonly string[];
  /** On the scale of the must-have facts. */
  readonly weight: number;
  /** Its condition is known: a stated year, a telling fact, or a home so new that nothing in it can be old. */
  readonly judged: boolean;
  /** Unknown, dear to renew, not planned to be, and in a home old enough for it to be near its end: not promising. */
  readonly blocks: boolean;
}

type Row = readonly [id: PartId | TechnicalItem, names: string, weight: number, heavy?: 'heavy'];

/** What the buyer of a flat pays alone weighs most; what the association looks after comes by way of the fee. */
const flatRows: readonly Row[] = [
  ['bathroom', 'badrummet', 8, 'heavy'],
  ['plumbingAndElectrical', 'rören elen', 8, 'heavy'],
  ['kitchen', 'köket', 3],
  ['windows', 'fönstren', 3],
  ['roof', 'taket', 2],
  ['facade', 'fasaden', 1],
  ['ventilation', 'ventilationen', 1],
];

/** All nine technical items but the frame, which no advert dates, and the wet rooms. */
const houseRows: readonly Row[] = [
  ['roof', 'taket', 8, 'heavy'],
  ['plumbingAndElectrical', 'rören elen', 8, 'heavy'],
  ['bathroom', 'badrummet', 6, 'heavy'],
  ['foundationAndBasement', 'grunden', 6],
  ['windows', 'fönstren', 4],
  ['heating', 'värmesystemet', 4],
  ['facade', 'fasaden', 3],
  ['ventilation', 'ventilationen', 2],
  ['waterAndSewage', 'avloppet', 2],
  ['kitchen', 'köket', 2],
];

/** Years for which nothing in a home needs a date of its own; `technicalSpecs` judges by the same. */
const newFor = 10;
/** A part is not called near its end until this many years remain, as in the table of life lengths. */
const nearEnd = 5;

/** The parts that the verdict on this home needs, judged or not; none for land. */
export function neededParts(
  context: Context,
  ages: readonly PartAge[],
  specs: TechnicalSpecs,
): readonly NeededPart[] {
  const { home } = context;
  if (home.form === 'plot') return [];
  const age = ageOf(context);
  const isNew = age !== null && age <= newFor;
  const isHouse = home.form === 'house' || home.form === 'leisure';
  const rows = (isHouse ? houseRows : flatRows).map(([id, names, weight, heavy]) => {
    const judged =
      isNew ||
      ages.some(({ part }) => part.id === id) ||
      Object.hasOwn(specs, id) ||
      (id === 'bathroom' && isBathroomTold(context));
    const isOpen = !judged && !isYoungFor(context, id) && !isPlanned(context, id);
    const all = names.split(' ');
    const untold = judged && !isNew && id === 'plumbingAndElectrical' ? untoldHalf(ages) : [];
    return {
      part: {
        id,
        names: all,
        ...(untold.length > 0 ? { untold } : {}),
        weight,
        judged,
        blocks: heavy !== undefined && isOpen,
      },
      isOpen,
    };
  });
  const dear = rows.filter(({ part, isOpen }) => isOpen && part.weight >= dearFrom);
  const isMuch = dear.reduce((sum, { part }) => sum + part.weight, 0) >= muchOpen;
  const isHeld = rows.some(({ part }) => part.blocks);
  if (isHeld || !isMuch || !answersForBuilding(home)) return rows.map(({ part }) => part);
  return rows.map((row) => ({ ...row.part, blocks: dear.includes(row) }));
}

/** Pipes and wiring share one row, which a year of either judges: the names of those that have none to rely on. */
function untoldHalf(ages: readonly PartAge[]): string[] {
  const isTold = (id: PartId) =>
    ages.some(({ part, work, doubt }) => part.id === id && !doubt && !isPanelOnly(work));
  return [...(isTold('pipes') ? [] : ['rören']), ...(isTold('electrical') ? [] : ['elen'])];
}

/** Parts of this weight cost an owner much together, though no one of them holds the verdict down. */
const dearFrom = 3;
/** Of those as much that may be near its end, by weight, as foundation, heating and facade. */
const muchOpen = 12;

/** Whether the home is new enough for its own year to answer for its parts. */
export const isNewHome = (context: Context): boolean => (ageOf(context) ?? Infinity) <= newFor;

/**
 * Whether the home is so young that a part from its own year is not near its end, whatever it is made of.
 * @param years nor will be within so many
 */
export function isYoungFor(context: Context, id: PartId | TechnicalItem, years = 0): boolean {
  const age = ageOf(context);
  return age !== null && age + years <= shortestLife(context, id) - nearEnd;
}

function ageOf({ listing, year }: Context): number | null {
  return listing.yearBuilt === undefined ? null : year - listing.yearBuilt;
}

/** A replacement to come tells that the part is at its end, and is a finding of its own. */
const isPlanned = ({ work }: Context, id: string): boolean =>
  work.some(
    ({ part, state }) =>
      state === 'planned' && parts.some((row) => row.id === part && (part === id || row.item === id)),
  );

/** Years that the part lasts at the least, whatever it is made of. */
function shortestLife(context: Context, id: string): number {
  const lives = parts
    .filter((part) => part.id === id || part.item === id)
    .map((part) => withMaterial(context, part, 'shortest')?.life ?? part.life);
  return Math.min(...lives);
}
