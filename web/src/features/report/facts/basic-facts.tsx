import { basicFacts } from '../logic/basics.js';
import { FactList } from '../parts/fact-list.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.facts;

export function BasicFacts() {
  const facts = basicFacts(useReport().listing);
  return (
    <FactSection title={texts.basics}>
      {facts.length > 0 ? <FactList facts={facts} /> : <p className="report-quiet">{texts.noBasics}</p>}
    </FactSection>
  );
}
