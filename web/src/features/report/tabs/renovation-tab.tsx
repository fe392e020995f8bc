import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { EmptyState, Section } from '../parts/section.js';
import { FinancialPlanning } from './financial-planning.js';
import { LayoutPossibilities } from './layout-possibilities.js';
import { RenovationWorks } from './renovation-works.js';

export function RenovationTab({ result }: { readonly result: AnalysisResult }) {
  const renovation = result.renovationAnalysis;
  if (!renovation) return <EmptyState text="Ingen renoveringsanalys tillgänglig" />;
  return (
    <>
      <Section title="Sammanfattning">
        <p>{renovation.summary}</p>
        {renovation.totalEstimatedCost ? (
          <div className="figure">
            <div className="figure-label">Uppskattad kostnad totalt</div>
            <div className="figure-value">
              <CostRangeText cost={renovation.totalEstimatedCost} />
            </div>
          </div>
        ) : null}
      </Section>
      <RenovationWorks
        critical={renovation.criticalRenovations ?? []}
        improvements={renovation.qualityImprovements ?? []}
      />
      <LayoutPossibilities layout={renovation.layoutPossibilities} />
      <FinancialPlanning planning={renovation.financialPlanning} />
      {renovation.riskFactors?.length ? (
        <Section title="Riskfaktorer">
          <ul className="finding-list">
            {renovation.riskFactors.map((risk) => (
              <Finding key={risk.risk} icon="warning" title={risk.risk} evidence={risk.evidence}>
                <FindingPart title="Det kan innebära">{risk.impact}</FindingPart>
                <FindingPart title="Så minskar du risken">{risk.mitigation}</FindingPart>
              </Finding>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
