import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { moneyDue } from './money-due.js';

type Works = NonNullable<NonNullable<AnalysisResult['renovationAnalysis']>['totalEstimatedCost']>;

/** What a home costs beside its price, as far as the report tells. */
export interface HomeMoney {
  /** kr a month for two borrowers. */
  readonly month: number | null;
  /** kr paid once: the costs of the purchase, and what the advert says is to be paid therewith. */
  readonly once: number | null;
  /** kr for works within ten years; `none` where none of them can be priced. */
  readonly works: Works | 'none' | null;
}

export function homeMoney(
  result: Pick<AnalysisResult, 'monthlyCost' | 'purchaseCosts' | 'renovationAnalysis' | 'statedSums'>,
): HomeMoney {
  const works = result.renovationAnalysis?.totalEstimatedCost;
  return {
    month: result.monthlyCost?.twoBorrowers ?? null,
    once: (result.purchaseCosts?.total ?? 0) + moneyDue(result) || null,
    works: works ? (works.max > 0 ? works : 'none') : null,
  };
}
