import type { CostRange } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** A cost as a range; `osäker` when it could not be checked against the cost table. */
export function CostRangeText({ cost }: { readonly cost: CostRange | null | undefined }) {
  if (!cost) return null;
  return (
    <span className="cost-range">
      {costRange(cost)}{' '}
      {cost.uncertain ? (
        <span className="cost-uncertain" title={reportTexts.renovation.uncertainHelp}>
          {reportTexts.renovation.uncertain}
        </span>
      ) : null}
    </span>
  );
}
