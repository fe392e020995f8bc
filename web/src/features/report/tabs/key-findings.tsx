import type { AnalysisResult, RedFlag } from '../../../../../src/reports/analysis-result.schema.js';
import { callsForAnnualReport } from '../logic/basics.js';
import { otherFindings, sortFlags } from '../logic/findings.js';
import { severityLabels } from '../logic/labels.js';
import { AnnualReportWay } from '../material.js';
import { CostRangeText } from '../parts/cost-range.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';
import { UnjudgedSentences } from './unjudged-sentences.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.findings;

/** What drives the verdict, most serious first, then what else is worth knowing. */
export function KeyFindings({
  result,
  isFirstOpen = false,
}: {
  readonly result: AnalysisResult;
  readonly isFirstOpen?: boolean;
}) {
  const flags = sortFlags(result.redFlags ?? []);
  const { unjudged = [] } = result;
  const others = otherFindings(result);
  return (
    <>
      <Section
        title={texts.title}
        lead={flags.length > 0 ? <span className="no-print">{texts.lead}</span> : null}
      >
        {flags.length === 0 ? (
          <p className="report-quiet">{unjudged.length > 0 ? texts.noneJudged : texts.none}</p>
        ) : (
          <ul className="finding-list">
            {flags.map((flag, index) => (
              <Flag key={`${flag.rule} ${index}`} flag={flag} isOpen={isFirstOpen && index === 0} />
            ))}
          </ul>
        )}
      </Section>
      <UnjudgedSentences unjudged={unjudged} />
      {others.length > 0 ? (
        <Section title={texts.others}>
          <ul className="finding-list">
            {others.map(({ title, text, evidence }) => (
              <Finding key={title} title={title} evidence={evidence}>
                <p>{text}</p>
              </Finding>
            ))}
          </ul>
        </Section>
      ) : null}
      <VerdictChange result={result} />
    </>
  );
}

function Flag({ flag, isOpen }: { readonly flag: RedFlag; readonly isOpen: boolean }) {
  return (
    <Finding
      title={flag.title || flag.category}
      label={severityLabels[flag.severity] ?? severityLabels.notice}
      evidence={flag.evidence}
      isOpen={isOpen}
    >
      <FindingPart title={texts.means}>{flag.description}</FindingPart>
      {flag.estimatedCost ? (
        <FindingPart title={texts.cost}>
          <CostRangeText cost={flag.estimatedCost} />
          <SumSize flag={flag} />
        </FindingPart>
      ) : null}
      <FindingPart title={texts.act}>{flag.action}</FindingPart>
      <AnnualReportWay isCalledFor={callsForAnnualReport(flag.action)} />
    </Finding>
  );
}

function VerdictChange({ result }: { readonly result: AnalysisResult }) {
  const changes = result.verdictDrivers?.wouldChange ?? [];
  if (changes.length === 0) return null;
  return (
    <Section title={texts.wouldChange}>
      <ul className="report-list">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What the sum is reckoned on, where the finding's own words do not tell it. */
function SumSize({ flag: { description, estimatedCost } }: { readonly flag: RedFlag }) {
  const size = estimatedCost?.size;
  if (!size || description.includes(size)) return null;
  return <p className="report-quiet">{`${size.charAt(0).toUpperCase()}${size.slice(1)}.`}</p>;
}
