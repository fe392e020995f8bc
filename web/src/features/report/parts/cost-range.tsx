import type { CostRange } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** A cost as a range; `erfarenhet` when nobody published a price, `osäker` when the cost table cannot confirm it. */
export function CostRangeText({ cost }: { readonly cost: CostRange | null | undefined }) {
  if (!cost) return null;
  const { uncertain, uncertainHelp, experience, experienceHelp } = reportTexts.renovation;
  const [note, help] =
    cost.basis === 'experience'
      ? [experience, experienceHelp]
      : cost.uncertain
        ? [uncertain, uncertainHelp]
        : [null, ''];
  return (
    <span className="cost-range">
      {costRange(cost)}{' '}
      {note ? (
        <span className="cost-uncertain" title={help}>
          {note}
        </span>
      ) : null}
    </span>
  );
}
