import { fieldLabel } from '../../../shared/field-labels.js';
import { disagreeingValues } from '../logic/disagreements.js';
import { Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

const texts = reportPageTexts.details;

/** Where the portal and the broker's own page state different things. */
export function DisagreementSection() {
  const { disagreements } = useReport().listing;
  if (!disagreements?.length) return null;
  return (
    <Section title={texts.disagreementTitle} lead={texts.disagreementLead}>
      <dl className="fact-list">
        {disagreements.map((disagreement) => (
          <div key={disagreement.field}>
            <dt>{fieldLabel(disagreement.field)}</dt>
            <dd>
              {disagreeingValues(disagreement).map(({ host, value }) => (
                <span key={`${host} ${value}`} className="disagreement">
                  {value} <span className="report-quiet">({host})</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
