import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { percent } from '../../../shared/format/number.js';
import { reportTexts } from '../../../shared/texts/report.js';
import { readConfidence } from '../logic/confidence.js';
import { verdictLabel } from '../logic/labels.js';
import { ToneIcon } from '../parts/tone-badge.js';

const texts = reportTexts.verdict;

/** The verdict and its reason. */
export function SummaryVerdict({ result }: { readonly result: AnalysisResult }) {
  const label = verdictLabel(result.verdict);
  const { score } = readConfidence(result.confidence);
  return (
    <section className={`summary-verdict verdict-${label.tone}`}>
      <h2>
        <ToneIcon tone={label.tone} />
        {label.text}
        {score === null ? null : (
          <small>
            {texts.confidence} {percent(score)}
          </small>
        )}
      </h2>
      <p>{result.verdictReason || texts.noReason}</p>
    </section>
  );
}
