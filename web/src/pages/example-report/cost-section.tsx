import styles from '../../features/example-report/example-report.module.css';
import { Why } from '../../features/report/evidence/why.js';
import { FactSection } from '../../features/report/facts/fact-section.js';
import { Disclosure } from '../../features/report/parts/disclosure.js';
import { FactList } from '../../features/report/parts/fact-list.js';
import { kr } from '../../shared/format/money.js';
import { number } from '../../shared/format/number.js';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import { shownResult } from './shown-result.js';

/** What it costs a month for one and for two, how that adds up, and what a higher rate does to it. */
export function CostSection() {
  const cost = shownResult.monthlyCost;
  if (!cost) return null;
  return (
    <FactSection title={texts.cost} id="kostnad">
      <p className="report-quiet">{texts.costLead}</p>
      <dl className={styles['borrowers']}>
        {(
          [
            [texts.oneBorrower, cost.oneBorrower],
            [texts.twoBorrowers, cost.twoBorrowers],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className={styles['sum']}>
            <dt>{label}</dt>
            <dd>
              {number(value)}
              <span>{`\u00a0${texts.perMonth}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="report-quiet">{cost.explanation}</p>
      <Disclosure summary={texts.costLines}>
        <p className="report-quiet">{texts.forTwo}</p>
        <FactList facts={cost.lines.map(({ label, monthly }) => [label, kr(monthly, 'mån')])} />
        <Why evidence={cost.evidence} />
      </Disclosure>
      <Disclosure summary={texts.stress}>
        <p className="report-quiet">{texts.forTwo}</p>
        <FactList
          facts={cost.stress.map(({ addedPoints, monthly }) => [
            texts.points(addedPoints),
            kr(monthly, 'mån'),
          ])}
        />
      </Disclosure>
    </FactSection>
  );
}
