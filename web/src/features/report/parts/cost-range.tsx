import type { CostRange } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../logic/cost-range.js';

/** A cost as a range; `osäker` when it could not be checked against the cost table. */
export function CostRangeText({ cost }: { readonly cost: CostRange | null | undefined }) {
  if (!cost) return null;
  return (
    <span className="cost-range">
      {costRange(cost)}
      {cost.uncertain ? (
        <span className="cost-uncertain" title="Kunde inte kontrolleras mot vår kostnadstabell">
          osäker
        </span>
      ) : null}
    </span>
  );
}
