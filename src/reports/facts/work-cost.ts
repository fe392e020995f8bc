import type { CostRange, Evidence } from '../analysis-result.schema.js';
import {
  bathroomSizes,
  costRanges,
  facadeCosts,
  type CostRow,
  type CostUnit,
} from '../knowledge/cost-ranges.js';
import { parts, type PartId } from '../knowledge/life-lengths.js';
import { materials } from '../knowledge/materials.js';
import { ownUpkeepIn } from '../reading/association/own-upkeep.js';
import { bathroomAreaIn, bathroomsIn } from '../reading/home/counted.js';
import { isMadeOf } from '../reading/parts/material.js';
import type { Claim } from '../reading/text/selling-texts.js';
import { count, krRange, number } from '../format.js';
import type { Context } from './context.js';
import { computed, costReference, quoted, reference } from './evidence.js';
import { measure } from './size.js';

/** What one work costs this home, with its proof. */
export interface WorkCost {
  /** kr including VAT, before ROT. */
  readonly cost: CostRange;
  /** True for the sum of a usual villa where the advert gives no size to reckon on. */
  readonly isOfUsualHome?: boolean;
  readonly evidence: readonly Evidence[];
}

/** Works that a housing association pays for, by their row. */
const ofAssociation = new Set([
  ...parts.flatMap(({ shared, cost }) => (shared ? [cost] : [])),
  ...Object.values(facadeCosts),
  'groundHeating',
  'singleStageFacade',
]);

/** Who pays for a work: `owners` are all who own flats of the building with their titles, each a share. */
export type Payer = 'buyer' | 'association' | 'owners' | 'landlord';

/**
 * @param isShared about what all homes of a building have together: roof, facade, pipes
 * @param id the part that it is of, which bylaws may lay on the member
 */
function payerOf(context: Context, isShared: boolean, id?: string): Payer {
  const { home } = context;
  if (home.tenure === 'rental') return 'landlord';
  if (!isShared || ownUpkeepIn(context).some(({ part }) => part === id)) return 'buyer';
  if (home.tenure === 'cooperative') return 'association';
  return home.form === 'flat' ? 'owners' : 'buyer';
}

/** Who pays for a new part. */
export const payerOfPart = (
  context: Context,
  { part }: { readonly part: { readonly shared: boolean; readonly id?: PartId } },
): Payer => payerOf(context, part.shared, part.id);

/**
 * The one sum of a work, by the home's own size where the table has a price per unit and the advert a living area. Null
 * where the table holds no price, where others pay, and of the pipes of a house or a roof of thatch, slate or copper, whose
 * price has no source.
 * @param isOfAll done on every bathroom that the advert counts, and not on one
 */
export function workCost(context: Context, work: string, isOfAll = false): WorkCost | null {
  const key = work === 'facade' ? facadeKey(context) : work;
  const row = key === null ? undefined : costRanges[key];
  if (!key || !row || payerOf(context, ofAssociation.has(key), work) !== 'buyer') return null;
  const { form } = context.home;
  if (key === 'pipes' && (form === 'house' || form === 'leisure')) return null;
  // Thatch, slate and copper cost several times what tiles do.
  if (key === 'roof' && isMadeOf(context, 'roof', 'sedum-slate-or-copper')) return null;
  if (key === 'bathroom') return bathroom(context, row, isOfAll);
  return scaled(context, row) ?? asStated(row);
}

/** The facade's row by what the advert says that it is made of. */
function facadeKey(context: Context): string | null {
  const made = materials.facade?.find(({ id }) => isMadeOf(context, 'facade', id));
  return (made && facadeCosts[made.id]) ?? null;
}

const rangeOf = (row: CostRow, ends: Pick<CostRange, 'min' | 'max'>, size?: string): CostRange => ({
  ...ends,
  ...(row.uncertain ? { uncertain: true } : {}),
  basis: row.basis,
  ...(size ? { size } : {}),
});

const asStated = (row: CostRow): WorkCost => ({
  cost: rangeOf(row, { min: row.min, max: row.max }, row.assumes),
  isOfUsualHome: row.per !== undefined,
  evidence: [costReference(row)],
});

const unitNames: Readonly<Record<CostUnit, string>> = {
  roofSqm: 'm² tak',
  metreAround: 'meter runt huset',
  window: 'fönster',
  livingSqm: 'm² boarea',
  facadeSqm: 'm² fasad',
};

/** Sums are told to whole thousands: the sizes carry no more. */
const STEP = 1000;
const rounded = (value: number): number => Math.round(value / STEP) * STEP;

function scaled(context: Context, row: CostRow): WorkCost | null {
  const { per } = row;
  const size = per && measure(context, per.unit);
  if (!per || !size) return null;
  const end = (units: number, price: number): { value: number; proof: Evidence[] } => {
    const value = Math.max(rounded(units * price), per.least ?? 0);
    return value === per.least
      ? { value, proof: [] }
      : {
          value,
          proof: [computed('mängd × pris per enhet', { count: units, unitPrice: price }, value, 'kr')],
        };
  };
  const [low, high] = [end(size.min, per.min), end(size.max, per.max)];
  const measured = `${size.min === size.max ? number(size.min) : `${number(size.min)}–${number(size.max)}`} ${unitNames[per.unit]}`;
  const words = `räknat på ${measured}${size.assumes ? `, ${size.assumes}` : ''}`;
  return {
    cost: rangeOf(row, { min: low.value, max: high.value }, words),
    evidence: [costReference(row), ...size.evidence, ...low.proof, ...high.proof],
  };
}

/** As many as the advert counts where all are meant; one by its floor area where the advert gives it and counts no more. */
function bathroom(context: Context, row: CostRow, isOfAll: boolean): WorkCost {
  const counted = bathroomsIn(context);
  if (counted) return isOfAll ? bathrooms(row, counted) : asStated(row);
  const area = bathroomAreaIn(context);
  const sized = area && bathroomSizes.find(({ upTo }) => area.value <= upTo);
  if (!area || !sized) return asStated(row);
  return {
    cost: rangeOf(row, { min: sized.min, max: sized.max }, `räknat på ${number(area.value)} m²`),
    evidence: [
      costReference(row),
      reference('cost-ranges', `Badrum upp till ${sized.upTo} m²: ${krRange(sized)}`, row.source),
      quoted(area.quote),
    ],
  };
}

function bathrooms(row: CostRow, { value, quote }: Claim): WorkCost {
  const times = (each: number): Evidence =>
    computed('badrum × pris per badrum', { bathrooms: value, each }, value * each, 'kr');
  return {
    cost: rangeOf(row, { min: row.min * value, max: row.max * value }, `räknat på ${count(value)} badrum`),
    evidence: [costReference(row), quoted(quote), times(row.min), times(row.max)],
  };
}

/** What stands in brackets behind a sum: that it is uncertain or experience, and what it is reckoned on. Empty for a plain one. */
function sumNote({ uncertain, basis, size }: CostRange): string {
  const words = [basis === 'experience' ? 'vår erfarenhet' : uncertain ? 'osäkert' : '', size ?? ''].filter(
    Boolean,
  );
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

/** A sum with what it is reckoned on, to stand in a sentence. */
export const costWords = (cost: CostRange): string => `${krRange(cost)}${sumNote(cost)}`;
