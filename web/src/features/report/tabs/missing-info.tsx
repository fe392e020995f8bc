import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { AnnualReportWay } from '../material.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.missingInfo;

/** What an association's annual report states. */
const inAnnualReport = new Set(['debtPerSqm', 'savings', 'genuine', 'landOwnership', 'registrationNumber']);

type MissingInfoProps = Pick<AnalysisResult, 'missingInfo' | 'missingInfoDetails'>;

/** What the advert does not say, why it matters and what to ask. */
export function MissingInfo({ missingInfo, missingInfoDetails }: MissingInfoProps) {
  const entries = missingInfo ?? [];
  return (
    <Section title={texts.title} lead={entries.length > 0 ? texts.lead : null}>
      {entries.length > 0 ? (
        <ul className="finding-list">
          {entries.map((entry, index) => {
            const detail = missingInfoDetails?.[index];
            return detail ? (
              <Finding key={entry} icon="question" title={detail.label} evidence={detail.evidence}>
                <FindingPart title={texts.why}>{detail.why}</FindingPart>
                <FindingPart title={texts.ask}>{detail.ask}</FindingPart>
                <AnnualReportWay isCalledFor={inAnnualReport.has(detail.field)} />
              </Finding>
            ) : (
              <li key={entry} className="finding finding-plain">
                {entry}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="report-quiet">{texts.none}</p>
      )}
    </Section>
  );
}
