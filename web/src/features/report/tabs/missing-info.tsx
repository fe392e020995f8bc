import type { AnalysisResult, MissingInfoDetail } from '../../../../../src/reports/analysis-result.schema.js';
import { AnnualReportWay } from '../material.js';
import { Disclosure } from '../parts/disclosure.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.missingInfo;

/** What an association's annual report states. */
const inAnnualReport = new Set([
  'debtPerSqm',
  'savings',
  'genuine',
  'landOwnership',
  'registrationNumber',
  'feeHistory',
]);

type MissingInfoProps = Pick<AnalysisResult, 'missingInfo' | 'missingInfoDetails'>;

/** What the advert does not say, why it matters and what to ask; formal numbers and names folded behind. */
export function MissingInfo({ missingInfo, missingInfoDetails }: MissingInfoProps) {
  const entries = (missingInfo ?? []).map((label, index) => ({ label, detail: missingInfoDetails?.[index] }));
  const open = entries.filter(({ detail }) => !detail?.isFormal);
  const formal = entries.filter(({ detail }) => detail?.isFormal);
  return (
    <Section title={texts.title} lead={open.length > 0 ? texts.lead : null}>
      {open.length > 0 ? (
        <MissingList entries={open} />
      ) : (
        <p className="report-quiet">{formal.length > 0 ? texts.formalOnly : texts.none}</p>
      )}
      {formal.length > 0 ? (
        <Disclosure className="missing-formal" summary={texts.formal(formal.length)}>
          <MissingList entries={formal} />
        </Disclosure>
      ) : null}
    </Section>
  );
}

interface Entry {
  readonly label: string;
  readonly detail: MissingInfoDetail | undefined;
}

function MissingList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className="finding-list">
      {entries.map(({ label, detail }) =>
        detail ? (
          <Finding key={label} icon="question" title={detail.label} evidence={detail.evidence}>
            <FindingPart title={texts.why}>{detail.why}</FindingPart>
            <FindingPart title={texts.ask}>{detail.ask}</FindingPart>
            <AnnualReportWay isCalledFor={inAnnualReport.has(detail.field)} />
          </Finding>
        ) : (
          <li key={label} className="finding finding-plain">
            {label}
          </li>
        ),
      )}
    </ul>
  );
}
