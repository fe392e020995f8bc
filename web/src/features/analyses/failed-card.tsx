import { Button } from 'antd';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { handInPath, isHelpedByHandIn } from '../../shared/helped-by-hand-in.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { reportsLeftTexts } from '../../shared/texts/reports-left.js';
import { FromLink } from '../../shared/ui/from-link.js';
import { Icon } from '../../shared/ui/icon.js';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import { toast } from '../../shared/ui/toast.js';
import { safeLink } from '../../shared/safe-link.js';
import { useSpending } from '../../shared/use-spending.js';
import { addressText, cardElementId, linkFacts, municipalityText } from './card-figures.js';
import styles from './cards.module.css';
import { readCard } from './read-card.js';
import { RemoveDialog } from './remove-dialog.js';
import { stoppedCode } from './staleness.js';
import { useRetry } from './use-retry.js';

const texts = analysesTexts;

/** What tells adverts apart that could not even be read: `hemnet.se/bostad/…-12345`. */
function pathOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname}`;
}

/** A failed analysis, or one that has stood still for too long: try again or take it away. */
export function FailedCard({ card }: { readonly card: AnalysisCard }) {
  const { retry, isBusy } = useRetry(card.id);
  const store = useStore();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { cost } = useSpending(card);
  const isStopped = card.failureCode === stoppedCode;
  const canHandIn = card.status === 'failed' && isHelpedByHandIn(card.failureCode);

  const onRetry = async (asPreview?: boolean): Promise<void> => {
    if (!(await retry(asPreview))) return;
    toast({ kind: 'success', ...texts.retry.done, about: cardElementId(card.id) });
    readCard(card.id, store).catch(() => undefined);
  };
  return (
    <article id={cardElementId(card.id)} className={`${styles['card']} ${styles['failed']}`}>
      <ListingPicture sha256={card.image} alt="" className={card.image ? '' : styles['unseen']!} />
      <div className={styles['body']}>
        <p className={styles['status']} data-stopped={isStopped}>
          <Icon name={isStopped ? 'info' : 'warning'} size={18} />{' '}
          {isStopped ? texts.card.stopped : texts.card.failed}
        </p>
        <h2 className={styles['address']}>{addressText(card)}</h2>
        <p className={styles['place']}>
          {card.factsFromLink ? (
            <>
              {linkFacts(card) || municipalityText(card)} <FromLink />
            </>
          ) : (
            municipalityText(card)
          )}
        </p>
        {card.failureReason ? <p className={styles['cause']}>{card.failureReason}</p> : null}
        {canHandIn || isStopped ? null : <p className={styles['explain']}>{texts.card.failedText}</p>}
        <p className={styles['source']}>
          <a href={safeLink(card.hemnetUrl) ?? undefined} target="_blank" rel="noreferrer">
            {card.address ? texts.card.advert : pathOf(card.hemnetUrl)}
          </a>
        </p>
        {cost ? <p className={styles['explain']}>{cost}</p> : null}
        <div className={styles['acts']}>
          {canHandIn ? (
            <Button type="primary" onClick={() => void navigate(handInPath(card))}>
              {texts.card.handIn}
            </Button>
          ) : null}
          {card.failureCode === 'preview_limit' ? (
            <Button type="primary" onClick={() => void navigate('/pricing')}>
              {texts.buy}
            </Button>
          ) : null}
          <Button
            icon={<Icon name="retry" size={18} />}
            loading={isBusy}
            onClick={() => void onRetry(cost ? false : undefined)}
          >
            {texts.retry.action}
          </Button>
          {cost ? (
            <Button disabled={isBusy} onClick={() => void onRetry(true)}>
              {reportsLeftTexts.previewOnly}
            </Button>
          ) : null}
          <Button type="text" icon={<Icon name="trash" size={18} />} onClick={() => setAsking(true)}>
            {texts.delete.action}
          </Button>
          {isAsking ? <RemoveDialog card={card} onClose={() => setAsking(false)} /> : null}
        </div>
      </div>
    </article>
  );
}
