import type { AdminAnalysis } from '../../../../../src/analyses/admin-analyses.types.js';
import { safeLink } from '../../../shared/safe-link.js';
import { adminAnalysesTexts as texts } from '../../../shared/texts/admin-analyses.js';
import { verdictLabels } from '../../../shared/ui/verdict.js';
import { ListNote, ListStatus, Quiet } from '../list/list-parts.js';
import styles from './analyses.module.css';

interface PartProps {
  readonly analysis: AdminAnalysis;
}

/** What the home is called: its address, or else its advert's without what all have in common. */
export const nameOf = ({ address, hemnetUrl }: AdminAnalysis): string => address ?? shortLink(hemnetUrl);

const shortLink = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');

/** The address, and the advert to open beneath it. */
export function Home({ analysis: { address, hemnetUrl } }: PartProps) {
  const link = safeLink(hemnetUrl);
  return (
    <>
      {address ?? <Quiet>{texts.unknownAddress}</Quiet>}
      <ListNote>
        {link ? (
          <a className={styles['link']} href={link} target="_blank" rel="noreferrer">
            {shortLink(hemnetUrl)}
          </a>
        ) : (
          shortLink(hemnetUrl)
        )}
      </ListNote>
    </>
  );
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
