import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { kr } from '../../../shared/format/money.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';
import { priceFacts } from '../logic/basics.js';
import { moneyDue } from '../logic/money-due.js';
import { FactList, type Fact } from '../parts/fact-list.js';
import { useReport } from '../report-context.js';

const texts = reportPageTexts.summary;

/** What is paid at the purchase, each month, and for works of the next ten years. */
export function SummaryMoney({ result }: { readonly result: AnalysisResult }) {
  const { listing } = useReport();
  const { monthlyCost, purchaseCosts, renovationAnalysis } = result;
  const due = moneyDue(result);
  const works = renovationAnalysis?.totalEstimatedCost;
  const facts: Fact[] = [
    ...priceFacts(listing),
    [texts.down, monthlyCost && kr(monthlyCost.downPayment)],
    [texts.purchase, purchaseCosts && kr(purchaseCosts.total)],
    [texts.month(monthlyCost?.interestRatePercent ?? 0), monthlyCost && kr(monthlyCost.twoBorrowers, 'mån')],
    [texts.due, due > 0 ? kr(due) : null],
    [texts.ahead, works && (works.max > 0 ? costRange(works) : texts.aheadUnknown)],
  ];
  return (
    <section className="summary-money">
      <h3>{texts.money}</h3>
      <FactList facts={facts} />
    </section>
  );
}
