import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { kr } from '../../../shared/format/money.js';
import { Why } from '../evidence/why.js';
import { Disclosure } from '../parts/disclosure.js';
import { FactList } from '../parts/fact-list.js';
import { reportTexts } from '../../../shared/texts/report.js';

type Costs = NonNullable<AnalysisResult['purchaseCosts']>;

/** What is paid once, at the purchase. */
export function PurchaseCosts({ costs }: { readonly costs: Costs }) {
  return (
    <Disclosure
      className="purchase-costs"
      summary={
        <span className="technical-row">
          <span>{reportTexts.monthlyCost.purchase}</span> <strong>{kr(costs.total)}</strong>
        </span>
      }
    >
      <FactList facts={costs.lines.map(({ label, amount }) => [label, kr(amount)])} />
      <Why evidence={costs.evidence} />
    </Disclosure>
  );
}
