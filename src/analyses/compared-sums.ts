import type { AnalysisResult, StatedSum } from '../reports/analysis-result.schema.js';
import type { ComparedProperty } from './analysis.types.js';

/** What such a sum is for, of those that the owner pays once. */
const owed: ReadonlySet<string | undefined> = new Set(['levy', 'contribution', 'connection', 'work']);

const isDue = ({ place, per, purpose, isUndecided }: StatedSum): boolean =>
  place === 'ahead' && per === 'once' && owed.has(purpose) && !isUndecided;

/** kr that the advert says are to be paid once, beside the price and the works; what nobody has decided is left out. */
export const dueOnce = ({ statedSums = [] }: Pick<AnalysisResult, 'statedSums'>): number =>
  statedSums.filter(isDue).reduce((sum, { amount }) => sum + amount, 0);

type Sums = Pick<ComparedProperty, 'monthlyCostKr' | 'oneOffCostKr' | 'tenYearsKr'>;

/** The three sums that a buyer compares homes by, as the report has them. */
export function comparedSums(
  result: Pick<AnalysisResult, 'monthlyCost' | 'purchaseCosts' | 'renovationAnalysis' | 'statedSums'>,
): Sums {
  const { monthlyCost, purchaseCosts, renovationAnalysis } = result;
  const works = renovationAnalysis?.totalEstimatedCost;
  const due = dueOnce(result);
  return {
    monthlyCostKr: monthlyCost?.twoBorrowers ?? null,
    oneOffCostKr: purchaseCosts || due > 0 ? (purchaseCosts?.total ?? 0) + due : null,
    // Where no work has a price, what lies ahead is unknown, not free.
    tenYearsKr: works && works.max > 0 ? { min: works.min, max: works.max } : null,
  };
}
