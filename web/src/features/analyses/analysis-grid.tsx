import { Checkbox } from 'antd';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { addressText } from './card-figures.js';
import { AnalysisTile } from './analysis-tile.js';
import styles from './cards.module.css';
import dashboard from './dashboard.module.css';
import { useNow } from './use-now.js';

const chosenAtMost = 3;

interface AnalysisGridProps {
  readonly cards: readonly AnalysisCard[];
  /** Ids chosen for comparison; null when not choosing. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** The cards, each with a checkbox while choosing what to compare. */
export function AnalysisGrid({ cards, chosen, onChoose }: AnalysisGridProps) {
  const now = useNow(15_000);
  return (
    <ul className={styles['grid']}>
      {cards.map((card, index) => {
        const isChosen = chosen?.includes(card.id) ?? false;
        const isFull = (chosen?.length ?? 0) >= chosenAtMost;
        return (
          <li key={card.id} className={isChosen ? dashboard['chosen'] : undefined}>
            <AnalysisTile card={card} now={now} isEager={index < 2} />
            {chosen && card.status === 'completed' ? (
              <Checkbox
                className={dashboard['choice']!}
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-label={`Jämför ${addressText(card)}`}
                onChange={(event) => onChoose(card.id, event.target.checked)}
              >
                Jämför
              </Checkbox>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
