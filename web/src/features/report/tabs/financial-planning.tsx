import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { planningHorizons } from '../logic/labels.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Section } from '../parts/section.js';
import { reportTexts } from '../../../shared/texts/report.js';

type Planning = NonNullable<AnalysisResult['renovationAnalysis']>['financialPlanning'];

/** What to set money aside for, over four horizons. */
export function FinancialPlanning({ planning }: { readonly planning: Planning | undefined }) {
  if (!planning) return null;
  return (
    <Section title={reportTexts.renovation.planning}>
      <ol className="horizons">
        {planningHorizons.map(({ key, label }) =>
          planning[key] ? (
            <li key={key}>
              <h4>{label}</h4>
              {/* A nought would read as a promise that nothing will cost. */}
              {planning[key].estimatedCost.max > 0 ? (
                <p className="horizon-cost">
                  <CostRangeText cost={planning[key].estimatedCost} />
                </p>
              ) : null}
              <p>{planning[key].description}</p>
            </li>
          ) : null,
        )}
      </ol>
    </Section>
  );
}
