import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';

type MissingInfoProps = Pick<AnalysisResult, 'missingInfo' | 'missingInfoDetails'>;

/** What the advert does not say, why it matters and what to ask. */
export function MissingInfo({ missingInfo, missingInfoDetails }: MissingInfoProps) {
  const entries = missingInfo ?? [];
  return (
    <Section
      title="Information som saknas"
      lead={entries.length > 0 ? 'Det här säger annonsen inget om.' : null}
    >
      {entries.length > 0 ? (
        <ul className="finding-list">
          {entries.map((entry, index) => {
            const detail = missingInfoDetails?.[index];
            return detail ? (
              <Finding key={entry} icon="question" title={detail.label} evidence={detail.evidence}>
                <FindingPart title="Därför spelar det roll">{detail.why}</FindingPart>
                <FindingPart title="Fråga">{detail.ask}</FindingPart>
              </Finding>
            ) : (
              <li key={entry} className="finding finding-plain">
                {entry}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="report-quiet">Vi hittade inga luckor bland det vi letar efter.</p>
      )}
    </Section>
  );
}
