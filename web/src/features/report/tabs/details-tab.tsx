import type { AnalysisCard } from '../../../../../src/analyses/analysis.types.js';
import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { dateTime } from '../../../shared/format/date.js';
import { number } from '../../../shared/format/number.js';
import { hasText } from '../logic/listing-texts.js';
import { FactList } from '../parts/fact-list.js';
import { Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { AssociationSection } from './association-section.js';
import { DisagreementSection } from './disagreement-section.js';

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
      <Section title="Om analysen">
        <FactList
          facts={[
            ['Metod', meta?.label],
            ['Gjord', meta?.generatedAt ? dateTime(meta.generatedAt) : dateTime(analysis.createdAt)],
            ['Modell', meta?.model],
            ['Mall', meta?.template],
            [
              'Påståenden med belägg',
              quality ? `${number(quality.proven)} av ${number(quality.claims)}` : null,
            ],
            [
              'Borttaget vid kontroll',
              quality?.dropped.length ? `${quality.dropped.length} påståenden utan belägg` : null,
            ],
          ]}
        />
        {meta?.fallbackReason ? <p className="report-quiet">{meta.fallbackReason}</p> : null}
        <p className="report-quiet">
          Analysen bygger på annonsen och dess bilder. Den ersätter inte en besiktning eller mäklarens svar.
        </p>
      </Section>
      {listing.broker || listing.brokerAgency ? (
        <Section title="Mäklare">
          <FactList
            facts={[
              ['Mäklare', listing.broker],
              ['Mäklarfirma', listing.brokerAgency],
            ]}
          />
        </Section>
      ) : null}
      <AssociationSection />
      <DisagreementSection />
      {hasText(listing.description) ? (
        <Section title="Fullständig beskrivning">
          <p className="advert-text">{listing.description}</p>
        </Section>
      ) : null}
    </>
  );
}
