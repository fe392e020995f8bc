import type { AnalysisResult, TechnicalItem } from '../../../../../src/reports/analysis-result.schema.js';
import { reportTexts } from '../../../shared/texts/report.js';
import { Why } from '../evidence/why.js';
import { technicalItemLabels, technicalStatusLabel } from '../logic/labels.js';
import { statedOf, unjudgedReason, type RiskFactor } from '../logic/technical.js';
import { Disclosure } from '../parts/disclosure.js';
import { FactList } from '../parts/fact-list.js';
import { ToneBadge } from '../parts/tone-badge.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';

interface TechnicalSpecsProps {
  readonly specs: AnalysisResult['technicalSpecs'] | null | undefined;
  /** Some of them tell why an item is not judged. */
  readonly risks?: readonly RiskFactor[] | undefined;
}

const items = Object.keys(technicalItemLabels) as TechnicalItem[];

/** Each technical item with its status and what the advert says of it; what was not judged says so, and why. */
export function TechnicalSpecs({ specs, risks }: TechnicalSpecsProps) {
  return (
    <FactSection title={reportTexts.facts.technical}>
      <ul className="technical">
        {items.map((item) => (
          <TechnicalRow key={item} item={item} spec={specs?.[item]} risks={risks} />
        ))}
      </ul>
    </FactSection>
  );
}

interface TechnicalRowProps {
  readonly item: TechnicalItem;
  readonly spec: AnalysisResult['technicalSpecs'][TechnicalItem];
  readonly risks: TechnicalSpecsProps['risks'];
}

function TechnicalRow({ item, spec, risks = [] }: TechnicalRowProps) {
  const unjudged = spec ? undefined : unjudgedReason(item, risks);
  const stated = statedOf(item, useReport().listing);
  const row = (
    <>
      <span className="technical-name">{technicalItemLabels[item]}</span>
      <ToneBadge label={technicalStatusLabel(spec?.status)} />
    </>
  );
  if (!spec && !unjudged && stated.length === 0) return <li className="technical-row">{row}</li>;
  const reason = spec?.reason ?? (unjudged && `${unjudged.risk}. ${unjudged.impact}`);
  return (
    <li>
      <Disclosure className="technical-open" summary={<span className="technical-row">{row}</span>}>
        {reason ? <p>{reason}</p> : null}
        {unjudged ? <p>{unjudged.mitigation}</p> : null}
        {stated.length > 0 ? <FactList facts={stated} /> : null}
        <Why evidence={spec?.evidence ?? unjudged?.evidence} />
      </Disclosure>
    </li>
  );
}
