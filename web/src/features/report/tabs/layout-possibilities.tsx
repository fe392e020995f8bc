import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { feasibilityLabels } from '../logic/labels.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Finding } from '../parts/finding.js';
import { PointList, Section } from '../parts/section.js';
import { Partners } from './partners.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.renovation;

type Layout = NonNullable<AnalysisResult['renovationAnalysis']>['layoutPossibilities'];

/** What could be moved, opened or added, and what stands in the way. */
export function LayoutPossibilities({ layout }: { readonly layout: Layout | undefined }) {
  if (!layout) return null;
  const { opportunities = [], limitations = [] } = layout;
  if (!layout.analysisAvailable && opportunities.length === 0 && limitations.length === 0) return null;
  return (
    <Section title={texts.layout}>
      {opportunities.length > 0 ? (
        <ul className="finding-list">
          {opportunities.map((opportunity) => (
            <Finding
              key={opportunity.title}
              icon="scales"
              title={opportunity.title}
              note={
                <>
                  {feasibilityLabels[opportunity.feasibility] ?? feasibilityLabels.unknown} ·{' '}
                  <CostRangeText cost={opportunity.estimatedCost} />
                  {opportunity.requiresPermit ? ` · ${texts.permit}` : null}
                </>
              }
              evidence={opportunity.evidence}
            >
              <p>{opportunity.description}</p>
              <PointList title={texts.considerations} items={opportunity.considerations} />
              <Partners categories={opportunity.partnerCategories} />
            </Finding>
          ))}
        </ul>
      ) : null}
      <PointList title={texts.limitations} items={limitations} />
    </Section>
  );
}
