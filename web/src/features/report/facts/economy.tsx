import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { economyFacts } from '../logic/economy.js';
import { FactList } from '../parts/fact-list.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';
import { MonthlyCost } from './monthly-cost.js';
import { PurchaseCosts } from './purchase-costs.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** What it costs to live there, to buy, and what the advert states about money. */
export function Economy({ result }: { readonly result: AnalysisResult }) {
  const facts = economyFacts(useReport().listing);
  if (!result.monthlyCost && !result.purchaseCosts && facts.length === 0) return null;
  return (
    <FactSection title={reportTexts.facts.economy}>
      {result.monthlyCost ? <MonthlyCost cost={result.monthlyCost} /> : null}
      {result.purchaseCosts ? <PurchaseCosts costs={result.purchaseCosts} /> : null}
      <FactList facts={facts} />
    </FactSection>
  );
}
