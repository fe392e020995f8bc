import { Button, Popconfirm } from 'antd';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { isProblem } from '../../shared/api/problem.js';
import { handInPath, isHelpedByHandIn } from '../../shared/helped-by-hand-in.js';
import { FromLink } from '../../shared/ui/from-link.js';
import { Icon } from '../../shared/ui/icon.js';
import { toast } from '../../shared/ui/toast.js';
import { useDeleteAnalysisMutation, useRetryAnalysisMutation } from './analyses-api.js';
import { applyEvent } from './apply-event.js';
import styles from './cards.module.css';
import { noteAlive } from './heard.js';
import { retryFault } from './retry-fault.js';
import { addressText, linkFacts } from './card-figures.js';

/** What tells adverts apart that could not even be read: `hemnet.se/bostad/…-12345`. */
function pathOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname}`;
}

/** A failed analysis, or one that has stood still for too long: try again or take it away. */
export function FailedCard({ card }: { readonly card: AnalysisCard }) {
  const [retry, retrying] = useRetryAnalysisMutation();
  const [remove, removing] = useDeleteAnalysisMutation();
  const dispatch = useDispatch();
  const store = useStore();
  const navigate = useNavigate();
  const canHandIn = card.status === 'failed' && isHelpedByHandIn(card.failureCode);

  const onRetry = async (): Promise<void> => {
    try {
      await retry(card.id).unwrap();
      noteAlive(card.id);
      toast({
        kind: 'success',
        title: 'Försöker igen',
        text: 'Analysen har startats om. Du får ett meddelande när den är klar.',
      });
    } catch (error) {
      toast({
        kind: 'error',
        title: 'Fel',
        text: retryFault(error),
      });
    }
  };
  const onDelete = async (): Promise<void> => {
    try {
      await remove(card.id).unwrap();
      applyEvent({ type: 'delete', id: card.id }, dispatch, store.getState());
      toast({ kind: 'success', title: 'Borttagen', text: 'Analysen har tagits bort' });
    } catch (error) {
      toast({
        kind: 'error',
        title: 'Fel',
        text: isProblem(error) ? error.detail : 'Kunde inte ta bort analysen',
      });
    }
  };

  return (
    <article className={`${styles['card']} ${styles['failed']}`}>
      <div className={styles['body']}>
        <p className={styles['status']}>
          <Icon name="warning" size={18} /> Misslyckades
        </p>
        <h2 className={styles['address']}>{addressText(card)}</h2>
        {card.factsFromLink ? (
          <p className={styles['place']}>
            {linkFacts(card)} <FromLink />
          </p>
        ) : null}
        {card.failureReason ? <p className={styles['cause']}>{card.failureReason}</p> : null}
        {canHandIn ? null : (
          <p className={styles['explain']}>
            Analysen kunde inte slutföras. Försök igen eller kontakta support om problemet kvarstår.
          </p>
        )}
        <p className={styles['source']}>
          <a href={card.hemnetUrl} target="_blank" rel="noreferrer">
            {card.address ? 'Öppna annonsen' : pathOf(card.hemnetUrl)}
          </a>
        </p>
        <div className={styles['acts']}>
          {canHandIn ? (
            <Button type="primary" onClick={() => void navigate(handInPath(card))}>
              Lämna in annonsen
            </Button>
          ) : null}
          <Button
            icon={<Icon name="retry" size={18} />}
            loading={retrying.isLoading}
            onClick={() => void onRetry()}
          >
            Försök igen
          </Button>
          <Popconfirm
            title="Ta bort analysen?"
            description="Den kan inte hämtas tillbaka."
            okText="Ta bort"
            cancelText="Avbryt"
            okButtonProps={{ danger: true }}
            onConfirm={() => onDelete()}
          >
            <Button type="text" icon={<Icon name="trash" size={18} />} loading={removing.isLoading}>
              Ta bort
            </Button>
          </Popconfirm>
        </div>
      </div>
    </article>
  );
}
