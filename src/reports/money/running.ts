import type { Evidence } from '../analysis-result.schema.js';
import { runningCosts } from '../knowledge/running-cost.js';
import type { Context } from '../facts/context.js';
import { computed, field, reference } from '../facts/evidence.js';
import { krRange } from '../format.js';
import { runningHeatOf } from '../reading/home/heat.js';

/** What a home may cost to run a month where its advert does not say, kr. */
interface RunningEstimate {
  readonly monthly: number;
  readonly min: number;
  readonly max: number;
  readonly evidence: readonly Evidence[];
}

const STEP = 100;
const rounded = (value: number): number => Math.round(value / STEP) * STEP;

/**
 * Of an owned house by its area, year of build and heat. Null for leisure homes, which nobody knows how much are used, and
 * where the area or the year is not stated.
 */
export function runningEstimate(context: Context): RunningEstimate | null {
  const { home, listing } = context;
  const { livingArea, yearBuilt } = listing;
  if (home.form !== 'house' || home.tenure !== 'owned' || !livingArea || !yearBuilt) return null;
  const period = runningCosts.periods.find(({ from }) => yearBuilt >= from);
  if (!period) return null;
  const heat = period.heat[runningHeatOf(context)];
  const { fixed, row, source } = runningCosts;
  const yearly = (end: 'min' | 'max') => {
    const value = Math.round(livingArea * heat[end] + fixed[end]);
    const inputs = { livingArea, runningPerSqm: heat[end], runningFixed: fixed[end] };
    return { value, proof: computed('boarea × kronor per m² + fasta kostnader', inputs, value, 'kr/år') };
  };
  const [low, high] = [yearly('min'), yearly('max')];
  return estimated(low.value, high.value, [
    field('livingArea', livingArea),
    field('yearBuilt', yearBuilt),
    reference('running-cost', row, source),
    low.proof,
    high.proof,
  ]);
}

/** The middle of a span of kr a year, a month. */
function estimated(least: number, most: number, evidence: readonly Evidence[]): RunningEstimate {
  const [monthly, min, max] = [rounded((least + most) / 24), rounded(least / 12), rounded(most / 12)];
  return {
    monthly,
    min,
    max,
    evidence: [
      ...evidence,
      computed('lägst per år ÷ 12', { least }, min, 'kr/månad'),
      computed('högst per år ÷ 12', { most }, max, 'kr/månad'),
      computed('(lägst + högst) ÷ 24', { least, most }, monthly, 'kr/månad'),
    ],
  };
}

/** What a flat in an association costs to run beside its fee: too little and too unsure to stand in the sum. */
export const flatRunning = {
  text: `Hushållsel och försäkring brukar enligt vår erfarenhet kosta ${krRange(runningCosts.flat)} i månaden.`,
  evidence: reference('running-cost', runningCosts.flatRow, runningCosts.source),
} as const;
