import { useState } from 'react';
import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { kr } from '../../../shared/format/money.js';
import { Why } from '../evidence/why.js';
import { Disclosure } from '../parts/disclosure.js';
import { FactList } from '../parts/fact-list.js';
import { Choice } from '../parts/choice.js';
import { Figure } from '../parts/figure.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.monthlyCost;

type Cost = NonNullable<AnalysisResult['monthlyCost']>;

/** An estimate carries no more than hundreds, kr. */
const toHundreds = ({ min, max }: NonNullable<Cost['span']>): NonNullable<Cost['span']> => ({
  min: Math.floor(min / 100) * 100,
  max: Math.ceil(max / 100) * 100,
});

/** What it costs a month after interest deduction, for one or two borrowers, and if the rate rises. */
export function MonthlyCost({ cost }: { readonly cost: Cost }) {
  const [borrowers, setBorrowers] = useState<1 | 2>(2);
  return (
    <div className="monthly-cost">
      <Choice
        name={texts.borrowers}
        options={[
          [texts.one, 1],
          [texts.two, 2],
        ]}
        chosen={borrowers}
        onChoose={setBorrowers}
      />
      <Figure
        value={borrowers === 2 ? cost.twoBorrowers : cost.oneBorrower}
        unit="kr/mån"
        label={texts.label}
      >
        {texts.terms(cost.interestRatePercent, kr(cost.loan), kr(cost.downPayment))}
      </Figure>
      {cost.span ? <p className="report-quiet">{texts.span(costRange(toHundreds(cost.span)))}</p> : null}
      <Disclosure summary={texts.lines}>
        <p className="report-quiet">{texts.forTwo}</p>
        <FactList facts={cost.lines.map(({ label, monthly }) => [label, kr(monthly, 'mån')])} />
        <p className="report-quiet">{cost.explanation}</p>
        <Why evidence={cost.evidence} />
      </Disclosure>
      {cost.stress.length > 0 ? (
        <Disclosure summary={texts.stress}>
          <p className="report-quiet">{texts.forTwo}</p>
          <FactList
            facts={cost.stress.map(({ addedPoints, monthly }) => [
              texts.added(addedPoints),
              kr(monthly, 'mån'),
            ])}
          />
        </Disclosure>
      ) : null}
    </div>
  );
}
