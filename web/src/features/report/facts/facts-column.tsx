import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { LinkButton } from '../../../shared/ui/button.js';
import { AdvertLists } from './advert-lists.js';
import { BasicFacts } from './basic-facts.js';
import { Economy } from './economy.js';
import { Showings } from './showings.js';
import { TechnicalSpecs } from './technical-specs.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.facts;

/** The facts beside the report on a wide screen, beneath it on a phone. */
export function FactsColumn({ result }: { readonly result: AnalysisResult }) {
  return (
    <aside className="report-facts" aria-label={texts.title}>
      <h2 className="visually-hidden">{texts.title}</h2>
      <BasicFacts />
      <Showings />
      <TechnicalSpecs specs={result.technicalSpecs} risks={result.renovationAnalysis?.riskFactors} />
      <Economy result={result} />
      <AdvertLists />
      <LinkButton to="/analyze" className="no-print" isBlock isLarge>
        {texts.another}
      </LinkButton>
    </aside>
  );
}
