import { debtBands, feeLevels, pipeReplacementLoan, savingsBands } from '../association-bands.js';
import { costOf } from '../cost-ranges.js';

/**
 * What not knowing a fact may cost the buyer. It orders what is missing and is never shown, so the order of its size is
 * enough. `formal` is a number or a name that a paper gives: it costs nothing to learn it last.
 */
export type Stake =
  | 'formal'
  /** kr. */
  | { readonly kr: number }
  /** kr for each m² of living area. */
  | { readonly perSqm: number }
  /** Share of the price, 0–1. */
  | { readonly ofPrice: number };

/** Nothing else can be reckoned without it. */
export const everything: Stake = { kr: Number.MAX_SAFE_INTEGER };
export const once = (kr: number): Stake => ({ kr });
export const ofPrice = (share: number): Stake => ({ ofPrice: share });
/** The dearest that the work can be. @throws RangeError for a key that the table of costs does not hold */
export const work = (key: string): Stake => ({ kr: costOf(key).max });

/** A debt at the upper limit of what the bands call high. */
export const debt: Stake = { perSqm: debtBands.high };
/** Ten years of a usual fee. */
export const fee: Stake = { perSqm: 10 * feeLevels.mean };
/** A tenth more on a usual fee, over ten years. */
export const feeRise: Stake = { perSqm: feeLevels.mean };
/** Ten years of the upkeep that an association should set aside. */
export const upkeep: Stake = { perSqm: 10 * savingsBands.norm };
/** Ten years of what a home that is dear to run costs more than a cheap one. */
export const runningCost: Stake = { perSqm: 1700 };
/** The part of it that the energy class tells. */
export const energyUse: Stake = { perSqm: 400 };
export const pipeReplacement: Stake = { kr: pipeReplacementLoan.perFlat };
/** New deeds cost two percent of a loan of 85 percent of the price. */
export const newDeeds: Stake = { ofPrice: 0.017 };

/** Where the advert gives no living area or price: an ordinary home, m² and kr. */
const ordinary = { livingArea: 70, price: 3_000_000 } as const;

/** kr, of a home of this size and price; 0 for what is formal. */
export function stakeIn(
  stake: Stake,
  { livingArea = ordinary.livingArea, price = ordinary.price }: { livingArea?: number; price?: number },
): number {
  if (stake === 'formal') return 0;
  if ('kr' in stake) return stake.kr;
  return 'perSqm' in stake ? stake.perSqm * livingArea : stake.ofPrice * price;
}
