import { Tooltip } from 'antd';
import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { percent } from '../../shared/format/number.js';
import { Icon } from '../../shared/ui/icon.js';
import { readConfidence } from './logic/confidence.js';
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
  return (
    <div className="confidence">
      <div className="confidence-head">
        <span id="confidence-name">{texts.confidence}</span>
        <Tooltip
          title={explanation ? `${meaning} ${explanation}` : meaning}
          trigger={['hover', 'focus', 'click']}
        >
          <button type="button" className="confidence-help" aria-label={texts.confidenceHelp}>
            <Icon name="info" size={18} />
          </button>
        </Tooltip>
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
      {explanation ? <p className="confidence-text">{explanation}</p> : null}
    </div>
  );
}
