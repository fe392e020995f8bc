import type { MissingInfoDetail } from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import { undisputed } from '../facts/disputed.js';
import type { PartId } from '../knowledge/life-lengths.js';
import { associationAlso, homeAlso, houseAlso, type MustHave } from '../knowledge/must-have/must-have.js';
import { stakeIn } from '../knowledge/must-have/stakes.js';
import { isNewHome, isYoungFor, type NeededPart } from '../parts/judged-parts.js';
import { hasBathroom } from '../reading/parts/bathroom.js';
import { unbuiltIn } from '../reading/home/unbuilt.js';
import { papersTell, tellsLoosely, tellsVaguely } from '../reading/wordings/must-have/must-have.js';
import { isKnown, missingEntry, neededFacts } from './missing.js';
import { withoutFigure } from './verdict/gap-names.js';

/**
 * What was found missing, without what the texts tell in words that leave some of it open. What they name without its
 * figure stays, and says so.
 */
export const withoutLooselyTold = (
  context: Context,
  missing: readonly MissingInfoDetail[],
): readonly MissingInfoDetail[] =>
  missing
    .filter(({ field }) => !tellsLoosely(context, field))
    .map((entry) => (tellsVaguely(context, entry.field) ? withoutFigure(entry) : entry));

/**
 * What a buyer of this home does not learn from its advert and documents: what the verdict lacks, and what only the buyer
 * lacks. What may cost most comes first, formal numbers and names last.
 * @param missing what the verdict lacks
 */
export function openFacts(
  context: Context,
  missing: readonly MissingInfoDetail[],
  parts: readonly NeededPart[],
): MissingInfoDetail[] {
  const also = alsoAsked(context, missing, parts);
  const rows = new Map([...neededFacts(context), ...also].map((row) => [row.field, row]));
  const stakes = new Map(
    [...rows].map(([field, { stake }]) => [field, { stake, kr: stakeIn(stake, context.listing) }]),
  );
  const alsoOpen = undisputed(context, 'missingInfoDetails', also.map(missingEntry), ({ field }) => field);
  return [...missing, ...alsoOpen]
    .filter(({ field }) => !isAnsweredByYear(context, field))
    .map((entry) => (stakes.get(entry.field)?.stake === 'formal' ? { ...entry, isFormal: true } : entry))
    .toSorted((a, b) => (stakes.get(b.field)?.kr ?? 0) - (stakes.get(a.field)?.kr ?? 0));
}

/** The facts of no weight in the verdict that this home has and its advert and documents do not tell. */
function alsoAsked(
  context: Context,
  missing: readonly MissingInfoDetail[],
  parts: readonly NeededPart[],
): MustHave[] {
  const { home, documents = [] } = context;
  if (home.form === 'plot' || home.tenure === 'rental' || home.tenure === 'unknown' || unbuiltIn(context))
    return [];
  const isOpen = (row: MustHave): boolean =>
    !isKnown(row, context) && !tellsLoosely(context, row.field) && !papersTell(documents, row.field);
  const isFlat = home.form === 'flat' || home.form === 'unknown';
  const areAgesAsked = !isNewHome(context);
  const ofAssociation = home.tenure === 'cooperative' ? associationAlso : [];
  const both = 'pipesAndWiring';
  // Of what a model took to be told of both, neither is asked for alone.
  const areBothSettled =
    missing.some(({ field }) => field === both) || context.disputes?.some(({ name }) => name === both);
  return [
    ...(areAgesAsked ? [...homeAlso, ...(isFlat ? [] : houseAlso)] : []),
    ...ofAssociation.filter(({ field }) => field !== 'ovk' || (isFlat && areAgesAsked)),
  ].filter((row) => {
    if (row.field === 'bathroomYear')
      return hasBathroom(context) && !isJudged(parts, 'bathroom') && isOpen(row);
    const part = agedPart[row.field];
    if (part && (areBothSettled || context.work.some((work) => work.part === part))) return false;
    return isOpen(row);
  });
}

const agedPart: Readonly<Record<string, PartId>> = { electricalYear: 'electrical', pipesYear: 'pipes' };

/** Facts that are the age of a part. */
const agedParts: Readonly<Record<string, readonly PartId[]>> = {
  roofYear: ['roof'],
  windows: ['windows'],
  drainage: ['drainage'],
  pipes: ['pipes'],
  pipesYear: ['pipes'],
  electricalYear: ['electrical'],
  pipesAndWiring: ['pipes', 'electrical'],
  bathroomYear: ['bathroom'],
};

/** A buyer thinks of what comes within so many years. */
const ahead = 10;

/** The part is no older than the home, and that will not be old for it while the buyer has to think of it. */
export const isAnsweredByYear = (context: Context, field: string): boolean =>
  agedParts[field]?.every((part) => isYoungFor(context, part, ahead)) ?? false;

const isJudged = (parts: readonly NeededPart[], id: PartId): boolean =>
  parts.some((part) => part.id === id && part.judged);
