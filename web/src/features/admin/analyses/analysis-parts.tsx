import type { AdminAnalysis } from '../../../../../src/analyses/admin-analyses.types.js';
import { adminAnalysesTexts as texts } from '../../../shared/texts/admin-analyses.js';
import { verdictLabels } from '../../../shared/ui/verdict.js';
import { ListNote, ListStatus } from '../list/list-parts.js';

interface PartProps {
  readonly analysis: AdminAnalysis;
}

/** How far it came; what is neither done nor under way is told like a failure. */
export function Status({ analysis }: PartProps) {
  const { status, isUnderWay, verdict, failureReason, attempts } = analysis;
  const isCompleted = status === 'completed';
  const word = texts.status[status] ?? status;
  return (
    <>
      {isUnderWay ? <ListStatus icon="info">{word}</ListStatus> : null}
      {isCompleted ? (
        <ListStatus icon="check" tone="good">
          {word}
        </ListStatus>
      ) : null}
      {!isUnderWay && !isCompleted ? (
        <ListStatus icon="cross" tone="bad">
          {word}
        </ListStatus>
      ) : null}
      {isCompleted && verdict ? <ListNote>{verdictLabels[verdict].text}</ListNote> : null}
      {failureReason ? <ListNote>{failureReason}</ListNote> : null}
      {!isUnderWay && !isCompleted && status !== 'failed' ? <ListNote>{texts.stuck}</ListNote> : null}
      {attempts > 1 ? <ListNote>{texts.attempts(attempts)}</ListNote> : null}
    </>
  );
}
