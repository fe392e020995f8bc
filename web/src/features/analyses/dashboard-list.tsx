import { useEffect, useRef } from 'react';
import { Button } from 'antd';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { dashboardTexts } from '../../shared/texts/dashboard.js';
import { Icon } from '../../shared/ui/icon.js';
import { AnalysisGrid } from './analysis-grid.js';
import styles from './dashboard.module.css';
import { MoreCards } from './more-cards.js';
import { useHeldBack } from './use-held-back.js';

interface DashboardListProps {
  readonly cards: readonly AnalysisCard[];
  /** Names the list and its order. */
  readonly list: string;
  readonly chosen: readonly string[] | null;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  /** Undefined when all is read. */
  readonly more:
    { readonly isLoading: boolean; readonly hasFailed: boolean; readonly onMore: () => void } | undefined;
}

/** The cards as far as they are read, the way to the rest, and word of new ones above for whoever reads further down. */
export function DashboardList({ cards, list, chosen, onChoose, more }: DashboardListProps) {
  const { shown, waiting } = useHeldBack(cards);
  const part = useRef<HTMLDivElement>(null);
  const isCalled = useRef(false);
  useEffect(() => {
    if (waiting > 0 || !isCalled.current) return;
    isCalled.current = false;
    part.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [waiting]);
  const onShowNew = (): void => {
    isCalled.current = true;
    window.scrollTo(0, 0);
  };
  return (
    <div ref={part}>
      <div className={styles['waiting']} role="status">
        {waiting > 0 ? (
          <Button type="primary" icon={<Icon name="arrow" size={18} />} onClick={onShowNew}>
            {dashboardTexts.waiting(waiting)}
          </Button>
        ) : null}
      </div>
      <AnalysisGrid
        cards={shown}
        list={list}
        isCut={more !== undefined}
        chosen={chosen}
        onChoose={onChoose}
      />
      {more ? <MoreCards {...more} /> : null}
    </div>
  );
}
