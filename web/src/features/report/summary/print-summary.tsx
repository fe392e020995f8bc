import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { reportPageTexts } from '../../../shared/texts/report-page.js';
import { usePrinted } from '../../../shared/ui/use-printed.js';
import { SummaryChecks } from './summary-checks.js';
import { SummaryFlags } from './summary-flags.js';
import { SummaryMoney } from './summary-money.js';
import { SummaryQuestions } from './summary-questions.js';
import { SummaryVerdict } from './summary-verdict.js';
import './summary.css';

const texts = reportPageTexts.summary;

/**
 * What to carry to a viewing, on paper alone: the report's head and this fill two pages, all else follows as an
 * appendix.
 */
export function PrintSummary({ result }: { readonly result: AnalysisResult }) {
  const isPrinted = usePrinted();
  if (!isPrinted) return null;
  return (
    <div className="print-summary">
      <SummaryVerdict result={result} />
      <SummaryMoney result={result} />
      <SummaryFlags flags={result.redFlags ?? []} />
      <SummaryChecks checks={result.checks ?? []} />
      <SummaryQuestions result={result} />
      <h2 className="appendix-title">{texts.appendix}</h2>
      <p className="report-lead">{texts.appendixLead}</p>
    </div>
  );
}
