import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { difficultyLabel, priorityLabels } from '../logic/labels.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';
import { Partners } from './partners.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.renovation;

type Renovation = NonNullable<AnalysisResult['renovationAnalysis']>;

type Works = Renovation['criticalRenovations'];

interface RenovationWorksProps {
  readonly critical: Works;
  readonly later: Works;
  readonly improvements: Renovation['qualityImprovements'];
}

/** What the total adds up, soon and later, and what may come on top of it. */
export function RenovationWorks({ critical, later, improvements }: RenovationWorksProps) {
  return (
    <>
      <Due title={texts.critical} works={critical} />
      <Due title={texts.later} works={later} />
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

/** Works that the total adds up, each with when and for how much. */
function Due({ title, works }: { readonly title: string; readonly works: Works }) {
  if (works.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="finding-list">
        {works.map((work, index) => (
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
  );
}
