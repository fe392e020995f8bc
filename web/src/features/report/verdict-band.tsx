import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { ConfidenceBar } from './confidence-bar.js';
import { verdictLabel } from './logic/labels.js';
import { ToneIcon } from './parts/tone-badge.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.verdict;

/** The verdict in one glance: icon, word, reason, and how sure it is. */
export function VerdictBand({ result }: { readonly result: AnalysisResult }) {
  const label = verdictLabel(result.verdict);
  return (
    <section className={`verdict verdict-${label.tone}`} aria-labelledby="verdict-title">
      <div className="verdict-head">
        <ToneIcon tone={label.tone} />
        <div>
          <p className="verdict-kicker">{texts.kicker}</p>
          <h2 id="verdict-title">{label.text}</h2>
        </div>
      </div>
      <p className="verdict-reason">{result.verdictReason || texts.noReason}</p>
      <ConfidenceBar confidence={result.confidence} />
      {result.meta?.label ? <p className="verdict-label">{result.meta.label}</p> : null}
    </section>
  );
}
