import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { percent } from '../../shared/format/number.js';
import { Toggletip } from '../../shared/ui/toggletip.js';
import { readConfidence, splitExplanation } from './logic/confidence.js';
import { Disclosure } from './parts/disclosure.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.verdict;

const { confidenceMeaning: meaning } = texts;

/** How much of what the verdict needs was found, with what is missing in words. */
export function ConfidenceBar({
  confidence,
}: {
  readonly confidence: AnalysisResult['confidence'] | number | null;
}) {
  const { score, explanation } = readConfidence(confidence);
  const [first, rest] = splitExplanation(explanation ?? '');
  return (
    <div className="confidence">
      <div className="confidence-head">
        <span id="confidence-name">{texts.confidence}</span>
        <Toggletip label={texts.confidenceHelp} text={meaning} />
        <strong>{score === null ? texts.noConfidence : percent(score)}</strong>
      </div>
      {score === null ? null : (
        <div
          className="confidence-track"
          role="meter"
          aria-labelledby="confidence-name"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
        >
          <div style={{ width: `${score}%` }} />
        </div>
      )}
      {first && rest ? (
        <Disclosure className="confidence-text" summary={first}>
          <p>{rest}</p>
        </Disclosure>
      ) : first ? (
        <p className="confidence-text">{first}</p>
      ) : null}
    </div>
  );
}
