import type { CSSProperties } from 'react';
import { compareTexts as texts } from '../../shared/texts/compare.js';
import styles from './compare.module.css';

/** A picture's place and rows. */
const lines = [1, 2, 3, 4, 5, 6];

interface CompareLoadingProps {
  /** As in the page's address; two where it names none. */
  readonly ids: string | null;
}

/** The shape of a comparison while it is on the way: a place for each home. */
export function CompareLoading({ ids }: CompareLoadingProps) {
  const places = Math.min(3, Math.max(2, ids?.split(',').length ?? 0));
  return (
    <div role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <ul className={styles['waiting']} style={{ '--homes': places } as CSSProperties} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <li key={place}>
            {lines.map((line) => (
              <span key={line} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
