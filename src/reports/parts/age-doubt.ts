import type { PartId } from '../knowledge/life-lengths.js';
import type { Context } from '../facts/context.js';
import { contradictsYear } from '../reading/work/other-year.js';
import type { Quote } from '../reading/text/sources.js';
import { planAfter } from './plans.js';
import { partialWork } from '../reading/parts/partial-work.js';
import type { Work } from '../reading/work/work.types.js';

/** Why a stated year does not settle how old a part is. */
export type Doubt =
  | { readonly why: 'partial' | 'relined'; readonly quote: Quote }
  /** A replacement of the part lies ahead, so that not all of it was done. */
  | { readonly why: 'planned'; readonly quote: Quote }
  /** Another place of the advert gives an older year. */
  | { readonly why: 'conflict'; readonly quote: Quote; readonly other: Work };

/** Of these a house has several, and two years are two of them. */
const several: ReadonlySet<PartId> = new Set([
  ...(['heatPump', 'otherHeatPump', 'districtHeating', 'ventilation', 'balcony', 'chimney'] as const),
]);
/** Years apart that are more than a slip or a work that took its time. */
const APART = 3;

/**
 * What makes the year of a work doubtful: pipes were relined, a replacement lies ahead before the part's life (`life`,
 * years) is over, only a piece was done, or the advert tells another year.
 */
export function doubtOf(
  context: Context,
  work: Work,
  isSamePiece: (other: Work) => boolean,
  life: number,
): Doubt | undefined {
  if (work.relined) return { why: 'relined', quote: work.quote };
  const plan = planAfter(context, work, life);
  if (plan) return { why: 'planned', quote: plan };
  const partial = partialWork(context, work.part, work.quote);
  if (partial) return { why: 'partial', quote: partial };
  const other = olderYear(context, work, isSamePiece);
  return other && { why: 'conflict', quote: other.quote, other };
}

/** Another sentence that dates the same part to an earlier year. */
function olderYear(context: Context, work: Work, isSamePiece: (other: Work) => boolean): Work | undefined {
  if (several.has(work.part)) return undefined;
  return context.work.find(
    (other) =>
      other.part === work.part &&
      (other.state === 'original' || other.state === 'done') &&
      !other.isGeneral &&
      !other.relined &&
      work.from - other.to >= APART &&
      isSamePiece(other) &&
      contradictsYear(context, work, other),
  );
}
