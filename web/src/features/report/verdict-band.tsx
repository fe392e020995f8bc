import type { ReactNode } from 'react';
import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';
import { Link } from 'react-router-dom';
import { ConfidenceFigure } from './confidence-bar.js';
import { verdictLabel } from './logic/labels.js';
import { ToneIcon } from './parts/tone-badge.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.verdict;

interface VerdictBandProps {
  readonly result: AnalysisResult;
  /** Other words for the verdict than ours. */
  readonly verdict?: string;
  /** How the report was made; as the result tells where not given. */
  readonly made?: string;
  /** The way to say that it is wrong. */
  readonly objection?: ReactNode;
}

/** The verdict in one glance: icon, word, how sure it is, and the reason. */
export function VerdictBand({ result, verdict, made = result.meta?.label, objection }: VerdictBandProps) {
  const label = verdictLabel(result.verdict);
  return (
    <section className={`verdict verdict-${label.tone}`} aria-labelledby="verdict-title">
      <div className="verdict-head">
        <ToneIcon tone={label.tone} />
        <div>
          <div className="verdict-kicker">
            <p>{texts.kicker}</p>
            <ConfidenceFigure confidence={result.confidence} />
          </div>
          <h2 id="verdict-title">{verdict ?? label.text}</h2>
        </div>
      </div>
      <p className="verdict-reason">{result.verdictReason || texts.noReason}</p>
      {made ? (
        <p className="verdict-label">
          <Link to="/metod">{made}</Link>
        </p>
      ) : null}
      {objection}
    </section>
  );
}
