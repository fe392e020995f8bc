import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { percent } from '../../shared/format/number.js';
import { Share } from '../../shared/ui/share.js';
import { Toggletip } from '../../shared/ui/toggletip.js';
import { readConfidence } from './logic/confidence.js';
import { splitFirstSentence } from './logic/sentences.js';
import { Disclosure } from './parts/disclosure.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.verdict;

interface ConfidenceProps {
  readonly confidence: AnalysisResult['confidence'] | number | null;
}

/** The figure beside the verdict, and what such a figure means. */
export function ConfidenceFigure({ confidence }: ConfidenceProps) {
  const { score } = readConfidence(confidence);
  return (
    <p className="confidence-figure">
      {texts.confidence} <strong>{score === null ? texts.noConfidence : percent(score)}</strong>
      <Toggletip label={texts.confidenceHelp} text={texts.confidenceMeaning} />
    </p>
  );
}

/** How much of what the verdict needs was found, with what is missing in words; nothing where neither is known. */
export function ConfidenceBar({ confidence }: ConfidenceProps) {
  const { score, explanation } = readConfidence(confidence);
  const [first, rest] = splitFirstSentence(explanation ?? '');
  if (score === null && !first) return null;
  return (
    <div className="confidence">
      <p id="confidence-name">{texts.confidence}</p>
      {score === null ? null : (
        <div
          className="confidence-track"
          role="meter"
          aria-labelledby="confidence-name"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
        >
          <Share of={score / 100} />
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
