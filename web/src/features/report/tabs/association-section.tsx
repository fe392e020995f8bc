import { fieldLabel } from '../logic/field-labels.js';
import { fieldValue } from '../logic/proof-values.js';
import { FactList, type Fact } from '../parts/fact-list.js';
import { Section } from '../parts/section.js';
import { useReport } from '../report-context.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.details;

/** What the advert says about the housing association. */
export function AssociationSection() {
  const { association, associationFacts } = useReport().listing;
  const facts = Object.entries(associationFacts ?? {}).map(([name, value]): Fact => {
    const path = `associationFacts.${name}`;
    return [fieldLabel(path), fieldValue(path, value ?? null)];
  });
  if (!association && facts.length === 0) return null;
  return (
    <Section title={texts.associationTitle}>
      <FactList facts={[[texts.association, associationFacts?.name ? null : association], ...facts]} />
    </Section>
  );
}
