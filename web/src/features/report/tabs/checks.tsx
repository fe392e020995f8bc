import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { reportTexts } from '../../../shared/texts/report.js';
import { checkPrice } from '../logic/check-price.js';
import { Finding, FindingPart } from '../parts/finding.js';
import { Section } from '../parts/section.js';

const texts = reportTexts.checks;

/** Who should look at what in this home before the contract; nothing in reports that do not say. */
export function Checks({ checks = [] }: { readonly checks: AnalysisResult['checks'] }) {
  if (checks.length === 0) return null;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="finding-list">
        {checks.map((check) => (
          <Finding
            key={check.id}
            icon="question"
            title={check.title}
            note={checkPrice(check)}
            evidence={check.evidence}
          >
            <FindingPart title={texts.why}>{check.why}</FindingPart>
            <FindingPart title={texts.what}>{check.what}</FindingPart>
            <FindingPart title={texts.paidBy}>{check.paidBy}</FindingPart>
          </Finding>
        ))}
      </ul>
    </Section>
  );
}
