import type { AnalysisCard } from '../../../../../src/analyses/analysis.types.js';
import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { date } from '../../../shared/format/date.js';
import { keepUnits } from '../logic/keep-units.js';
import { hasText } from '../logic/listing-texts.js';
import { FactList } from '../parts/fact-list.js';
import { Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { AssociationSection } from './association-section.js';
import { DisagreementSection } from './disagreement-section.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

const texts = reportPageTexts.details;

interface DetailsTabProps {
  readonly analysis: AnalysisCard;
  readonly result: AnalysisResult;
}

/** How the report was made, who sells, and the advert's own words. */
export function DetailsTab({ analysis, result }: DetailsTabProps) {
  const { listing } = useReport();
  const { meta, quality } = result;
  return (
    <>
      <Section title={texts.title}>
        <FactList
          facts={[
            [texts.method, meta?.label],
            [texts.made, date(meta?.generatedAt ?? analysis.createdAt)],
            [texts.model, meta?.model],
            [texts.template, meta?.template],
            [texts.proven, quality ? texts.provenOf(quality.proven, quality.claims) : null],
            [texts.dropped, quality?.dropped.length ? texts.droppedCount(quality.dropped.length) : null],
          ]}
        />
        {meta?.fallbackReason ? <p className="report-quiet">{meta.fallbackReason}</p> : null}
        <p className="report-quiet">{texts.limits}</p>
      </Section>
      {listing.broker || listing.brokerAgency ? (
        <Section title={texts.brokerTitle}>
          <FactList
            facts={[
              [texts.broker, listing.broker],
              [texts.agency, listing.brokerAgency],
            ]}
          />
        </Section>
      ) : null}
      <AssociationSection />
      <DisagreementSection />
      {hasText(listing.description) ? (
        <Section title={texts.description}>
          <p className="advert-text">{keepUnits(listing.description)}</p>
        </Section>
      ) : null}
    </>
  );
}
