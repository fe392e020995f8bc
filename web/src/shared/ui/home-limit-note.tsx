import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { homeLimitTexts, nothingSpent } from '../texts/home-limits.js';
import { Icon } from './icon.js';
import styles from './home-limit-note.module.css';

/** What a report can and cannot say where a home is sold or no ordinary one; nothing of an ordinary home. */
export function HomeLimitNote({
  analysis: { homeLimit, isPaid, status },
}: {
  readonly analysis: Pick<AnalysisCard, 'homeLimit' | 'isPaid' | 'status'>;
}) {
  if (!homeLimit) return null;
  const { title, can, cannot } = homeLimitTexts[homeLimit];
  return (
    <aside className={styles['note']} aria-label={title}>
      <Icon name="info" size={18} />
      <div>
        <p className={styles['title']}>{title}</p>
        <p>
          {can} {cannot}
        </p>
        {status === 'completed' && !isPaid ? <p>{nothingSpent}</p> : null}
      </div>
    </aside>
  );
}
