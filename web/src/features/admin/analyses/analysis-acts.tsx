import { Link } from 'react-router-dom';
import type { AdminAnalysis } from '../../../../../src/analyses/admin-analyses.types.js';
import { isReadable } from '../../../shared/has-report.js';
import { adminAnalysesTexts } from '../../../shared/texts/admin-analyses.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import look from '../list/list-act.module.css';
import { homeName } from '../list/listed-home.js';

const texts = adminAnalysesTexts.acts;

export interface AnalysisActsProps {
  readonly analysis: AdminAnalysis;
  /** A retry of it is on its way to the server. */
  readonly isRetrying: boolean;
  readonly onRetry: (analysis: AdminAnalysis) => void;
  readonly onTest: (analysis: AdminAnalysis) => void;
}

/** What an administrator can do with an analysis: signs in a table's row, words at the foot of a card. */
export function AnalysisActs({ analysis, isRetrying, onRetry, onTest }: AnalysisActsProps) {
  const { id, status, isUnderWay } = analysis;
  const isCompleted = status === 'completed';
  const wordsOf = (act: string) => ({
    className: look['act'],
    title: act,
    'aria-label': texts.name(act, homeName(analysis)),
  });
  const isResting = isUnderWay || isRetrying;
  return (
    <>
      {isReadable(analysis) ? (
        <Link to={`/report/${id}`} {...wordsOf(texts.report)}>
          <Sign icon="page" word={texts.report} />
        </Link>
      ) : null}
      <Link to={`/listing/${id}`} {...wordsOf(texts.raw)}>
        <Sign icon="list" word={texts.raw} />
      </Link>
      {isCompleted ? (
        <button type="button" {...wordsOf(texts.test)} onClick={() => onTest(analysis)}>
          <Sign icon="scales" word={texts.test} />
        </button>
      ) : null}
      <button
        type="button"
        {...wordsOf(texts.retry)}
        {...(isUnderWay ? { title: texts.underWay } : {})}
        aria-disabled={isResting || undefined}
        onClick={() => (isResting ? undefined : onRetry(analysis))}
      >
        <Sign icon="retry" word={texts.retry} />
      </button>
    </>
  );
}

function Sign({ icon, word }: { readonly icon: IconName; readonly word: string }) {
  return (
    <>
      <Icon name={icon} size={18} />
      <span>{word}</span>
    </>
  );
}
