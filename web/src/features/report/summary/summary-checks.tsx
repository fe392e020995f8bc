import type { Check } from '../../../../../src/reports/analysis-result.schema.js';
import { reportTexts } from '../../../shared/texts/report.js';
import { checkPrice } from '../logic/check-price.js';

const texts = reportTexts.checks;

/** The checks to book, and what they usually cost. */
export function SummaryChecks({ checks }: { readonly checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <section className="summary-checks">
      <h3>{texts.title}</h3>
      <ul>
        {checks.map((check) => (
          <li key={check.id}>
            <span>{check.title}</span>
            <span>{checkPrice(check)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
