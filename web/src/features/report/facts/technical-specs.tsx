import type { AnalysisResult, TechnicalItem } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import { technicalItemLabels, technicalStatusLabel } from '../logic/labels.js';
import { Disclosure } from '../parts/disclosure.js';
import { ToneBadge } from '../parts/tone-badge.js';
import { FactSection } from './fact-section.js';

type Specs = AnalysisResult['technicalSpecs'];

/** Each technical item with its status; what was not judged says so. */
export function TechnicalSpecs({ specs }: { readonly specs: Specs | null | undefined }) {
  return (
    <FactSection title="Tekniska specifikationer">
      <ul className="technical">
        {(Object.keys(technicalItemLabels) as TechnicalItem[]).map((item) => (
          <TechnicalRow key={item} item={item} spec={specs?.[item]} />
        ))}
      </ul>
    </FactSection>
  );
}

function TechnicalRow({ item, spec }: { readonly item: TechnicalItem; readonly spec: Specs[TechnicalItem] }) {
  const row = (
    <>
      <span className="technical-name">{technicalItemLabels[item]}</span>
      <ToneBadge label={technicalStatusLabel(spec?.status)} />
    </>
  );
  if (!spec) return <li className="technical-row">{row}</li>;
  return (
    <li>
      <Disclosure className="technical-open" summary={<span className="technical-row">{row}</span>}>
        {spec.reason ? <p>{spec.reason}</p> : null}
        <Why evidence={spec.evidence} />
      </Disclosure>
    </li>
  );
}
