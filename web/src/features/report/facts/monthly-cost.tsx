import { Segmented } from 'antd';
import { useState } from 'react';
import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { kr } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { Why } from '../evidence/why.js';
import { Disclosure } from '../parts/disclosure.js';
import { FactList } from '../parts/fact-list.js';
import { Figure } from '../parts/figure.js';

type Cost = NonNullable<AnalysisResult['monthlyCost']>;

/** What it costs a month after interest deduction, for one or two borrowers, and if the rate rises. */
export function MonthlyCost({ cost }: { readonly cost: Cost }) {
  const [borrowers, setBorrowers] = useState<1 | 2>(2);
  return (
    <div className="monthly-cost">
      <Segmented
        block
        value={borrowers}
        onChange={setBorrowers}
        options={[
          { label: 'En låntagare', value: 1 },
          { label: 'Två låntagare', value: 2 },
        ]}
        aria-label="Antal låntagare"
      />
      <Figure
        value={borrowers === 2 ? cost.twoBorrowers : cost.oneBorrower}
        unit="kr/mån"
        label="Månadskostnad efter ränteavdrag"
      >
        {number(cost.interestRatePercent, 2)} % ränta, lån {kr(cost.loan)}, kontantinsats{' '}
        {kr(cost.downPayment)}
      </Figure>
      <Disclosure summary="Så fördelas kostnaden">
        <p className="report-quiet">Räknat på två låntagare.</p>
        <FactList facts={cost.lines.map(({ label, monthly }) => [label, kr(monthly, 'mån')])} />
        <p className="report-quiet">{cost.explanation}</p>
        <Why evidence={cost.evidence} />
      </Disclosure>
      {cost.stress.length > 0 ? (
        <Disclosure summary="Om räntan stiger">
          <p className="report-quiet">Räknat på två låntagare.</p>
          <FactList
            facts={cost.stress.map(({ addedPoints, monthly }) => [
              `+${addedPoints} ${addedPoints === 1 ? 'procentenhet' : 'procentenheter'}`,
              kr(monthly, 'mån'),
            ])}
          />
        </Disclosure>
      ) : null}
    </div>
  );
}
