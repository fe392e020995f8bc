import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { Link } from 'react-router-dom';
import { relativeTime } from '../../shared/format/date.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { hasReport } from '../../shared/has-report.js';
import { FromLink } from '../../shared/ui/from-link.js';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import { addressText, cardElementId, linkFacts } from './card-figures.js';
import { StopButton } from './stop-button.js';
import { markStarted } from './started-marks.js';
import styles from './cards.module.css';
import { ProgressBar } from '../../shared/ui/progress-bar.js';

const texts = analysesTexts.card;

/** An analysis under way: how far it is and what it is doing. */
export function UnfinishedCard({ card }: { readonly card: AnalysisCard }) {
  const isRenewed = hasReport(card);
  const { found } = card.progress;
  // The address stands above already.
  const isNews = found !== undefined && found !== card.address;
  return (
    <article id={cardElementId(card.id)} className={styles['card']} aria-busy="true">
      <ListingPicture sha256={card.image} alt="" />
      <div className={styles['body']}>
        <h2 className={styles['address']}>
          {isRenewed ? (
            <Link to={`/report/${card.id}`}>{addressText(card)}</Link>
          ) : (
            <Link
              to={`/analyze?url=${encodeURIComponent(card.hemnetUrl)}`}
              onClick={() => markStarted(card.hemnetUrl, card.id)}
            >
              {card.address ?? texts.fresh}
            </Link>
          )}
        </h2>
        <p className={styles['place']}>
          {card.factsFromLink ? (
            <>
              {linkFacts(card)} <FromLink />
            </>
          ) : (
            (card.municipality ?? hostOf(card.hemnetUrl))
          )}
        </p>
        {isRenewed ? <p className={styles['note']}>{texts.renewing}</p> : null}
        <ProgressBar percent={card.progress.percent} label={texts.progressOf(addressText(card))} />
        <p className={styles['message']} aria-live="polite">
          {card.progress.message}
        </p>
        <div className={styles['foot']}>
          <span>{isNews ? found : texts.started(relativeTime(card.startedAt))}</span>
          <StopButton card={card} isQuiet />
        </div>
      </div>
    </article>
  );
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
