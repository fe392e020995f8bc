import { Checkbox } from 'antd';
import { useRef } from 'react';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { isReadable } from '../../shared/has-report.js';
import { dashboardTexts } from '../../shared/texts/dashboard.js';
import { addressText } from './card-figures.js';
import { AnalysisTile } from './analysis-tile.js';
import styles from './cards.module.css';
import dashboard from './dashboard.module.css';
import { useCardWindow } from './use-card-window.js';
import { useNow } from './use-now.js';

const chosenAtMost = 3;

interface AnalysisGridProps {
  readonly cards: readonly AnalysisCard[];
  /** Names the list and its order. */
  readonly list: string;
  /** More cards follow that are not read yet. */
  readonly isCut: boolean;
  /** Ids chosen for comparison; null when not choosing. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** The cards, each with a checkbox while choosing what to compare. Only those near the screen stand in the document. */
export function AnalysisGrid({ cards, list, isCut, chosen, onChoose }: AnalysisGridProps) {
  const now = useNow(15_000);
  const grid = useRef<HTMLUListElement>(null);
  const { columns, rows, roomBelow, measureRow, setFocusedId } = useCardWindow(grid, cards, list);
  const isFull = (chosen?.length ?? 0) >= chosenAtMost;
  return (
    <ul
      ref={grid}
      // Safari takes the list's role away with its marks.
      role="list"
      className={`${styles['grid']} ${dashboard['windowed']}`}
      style={{
        gridTemplateColumns: `repeat(${Math.max(1, columns)}, minmax(0, 1fr))`,
        paddingBottom: roomBelow,
      }}
      onBlur={(event) => {
        // Taken out between two of its cards, the next one could not get the focus.
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
      }}
    >
      {rows.flatMap(({ from, to, roomAbove }) =>
        cards.slice(from, to).map((card, column) => {
          const at = from + column;
          const isChosen = chosen?.includes(card.id) ?? false;
          return (
            <li
              key={card.id}
              ref={column === 0 ? measureRow : undefined}
              data-index={at / columns}
              aria-posinset={at + 1}
              aria-setsize={isCut ? -1 : cards.length}
              className={isChosen ? dashboard['chosen'] : undefined}
              style={{ marginTop: roomAbove }}
              onFocus={() => setFocusedId(card.id)}
            >
              <AnalysisTile card={card} now={now} isEager={at < 2} />
              {chosen && isReadable(card) ? (
                <Checkbox
                  className={dashboard['choice']!}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  aria-label={dashboardTexts.compare.choiceOf(addressText(card))}
                  onChange={(event) => onChoose(card.id, event.target.checked)}
                >
                  <span className={dashboard['choiceWord']}>{dashboardTexts.compare.choice}</span>
                </Checkbox>
              ) : null}
            </li>
          );
        }),
      )}
    </ul>
  );
}
