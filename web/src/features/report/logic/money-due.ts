import type { AnalysisResult, StatedSum } from '../../../../../src/reports/analysis-result.schema.js';

/** What such a sum is for, of those that the owner pays once. */
const owed: ReadonlySet<string | undefined> = new Set(['levy', 'contribution', 'connection', 'work']);

const isDue = ({ place, per, purpose, isUndecided }: StatedSum): boolean =>
  place === 'ahead' && per === 'once' && owed.has(purpose) && !isUndecided;

/** kr that the advert says are to be paid once, beside the price and the works; 0 for none. What nobody has decided is left out. */
export const moneyDue = ({ statedSums = [] }: Pick<AnalysisResult, 'statedSums'>): number =>
  statedSums.filter(isDue).reduce((sum, { amount }) => sum + amount, 0);
