import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { EmptyState, Section } from '../parts/section.js';
import { FinancialPlanning } from './financial-planning.js';
import { LayoutPossibilities } from './layout-possibilities.js';
import { RenovationWorks } from './renovation-works.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.renovation;

export function RenovationTab({ result }: { readonly result: AnalysisResult }) {
  const renovation = result.renovationAnalysis;
  if (!renovation) return <EmptyState text={texts.none} />;
  return (
    <>
      <Section title={texts.summary}>
        <p>{renovation.summary}</p>
        {/* A nought would read as a promise that nothing will cost. */}
        {renovation.totalEstimatedCost?.max > 0 ? (
          <div className="figure">
            <div className="figure-label">{texts.total}</div>
            <div className="figure-value">
              <CostRangeText cost={renovation.totalEstimatedCost} />
            </div>
          </div>
        ) : null}
      </Section>
      <RenovationWorks
        critical={renovation.criticalRenovations ?? []}
        later={renovation.laterRenovations ?? []}
        improvements={[...(renovation.qualityImprovements ?? []), ...(renovation.possibleRenovations ?? [])]}
      />
      <LayoutPossibilities layout={renovation.layoutPossibilities} />
      <FinancialPlanning planning={renovation.financialPlanning} />
      {renovation.riskFactors?.length ? (
        <Section title={texts.risks}>
          <ul className="finding-list">
            {renovation.riskFactors.map((risk) => (
              <Finding key={risk.risk} icon="warning" title={risk.risk} evidence={risk.evidence}>
                <FindingPart title={texts.impact}>{risk.impact}</FindingPart>
                <FindingPart title={texts.mitigation}>{risk.mitigation}</FindingPart>
              </Finding>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
