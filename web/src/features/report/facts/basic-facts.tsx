import { basicFacts } from '../logic/basics.js';
import { FactList } from '../parts/fact-list.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';

export function BasicFacts() {
  const facts = basicFacts(useReport().listing);
  return (
    <FactSection title="Grundfakta">
      {facts.length > 0 ? (
        <FactList facts={facts} />
      ) : (
        <p className="report-quiet">Annonsen innehåller inga grundfakta.</p>
      )}
    </FactSection>
  );
}
