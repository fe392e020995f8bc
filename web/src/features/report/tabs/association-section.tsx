import { associationRows } from '../logic/association-rows.js';
import { FactList } from '../parts/fact-list.js';
import { Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';

const texts = reportPageTexts.details;

/** What the annual report and the advert say about the housing association. */
export function AssociationSection() {
  const { listing } = useReport();
  const { association, associationFacts } = listing;
  const facts = associationRows(listing);
  if (!association && facts.length === 0) return null;
  return (
    <Section title={texts.associationTitle}>
      <FactList facts={[[texts.association, associationFacts?.name ? null : association], ...facts]} />
    </Section>
  );
}
