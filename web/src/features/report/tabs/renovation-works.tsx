import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { difficultyLabel, priorityLabels } from '../logic/labels.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';
import { Partners } from './partners.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.renovation;

type Renovation = NonNullable<AnalysisResult['renovationAnalysis']>;

interface RenovationWorksProps {
  readonly critical: Renovation['criticalRenovations'];
  readonly improvements: Renovation['qualityImprovements'];
}

/** What must be done, and what would be nice. */
export function RenovationWorks({ critical, improvements }: RenovationWorksProps) {
  return (
    <>
      {critical.length > 0 ? (
        <Section title={texts.critical}>
          <ul className="finding-list">
            {critical.map((work, index) => (
              <Finding
                key={`${work.area} ${index}`}
                icon="coins"
                title={work.area}
                note={
                  <>
                    {work.timeframe} · <CostRangeText cost={work.estimatedCost} />
                  </>
                }
                evidence={work.evidence}
              >
                <p>{work.description}</p>
                <FindingPart title={texts.reason}>{work.reason}</FindingPart>
                <FindingPart title={texts.difficulty}>{difficultyLabel(work.difficulty)}</FindingPart>
                <Partners categories={work.partnerCategories} />
              </Finding>
            ))}
          </ul>
        </Section>
      ) : null}
      {improvements.length > 0 ? (
        <Section title={texts.improvements}>
          <ul className="finding-list">
            {improvements.map((work, index) => (
              <Finding
                key={`${work.area} ${index}`}
                icon="coins"
                title={work.area}
                note={
                  <>
                    {priorityLabels[work.priority] ?? priorityLabels.medium} ·{' '}
                    <CostRangeText cost={work.estimatedCost} />
                  </>
                }
                evidence={work.evidence}
              >
                <p>{work.description}</p>
                <FindingPart title={texts.benefits}>{work.benefits}</FindingPart>
                <FindingPart title={texts.difficulty}>{difficultyLabel(work.difficulty)}</FindingPart>
                <Partners categories={work.partnerCategories} />
              </Finding>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
