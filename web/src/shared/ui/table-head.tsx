import { Icon } from './icon.js';
import styles from './table.module.css';

interface TableHeadProps {
  readonly label: string;
  /** Its cells stand to the right. */
  readonly isFigure?: boolean;
  /** How the rows stand by this column now; null when they stand by another. */
  readonly order?: 'asc' | 'desc' | null;
  /** Absent where nothing is ordered by it. */
  readonly onSort?: (() => void) | undefined;
}

/** The head of a table's column, by which the rows may be ordered. */
export function TableHead({ label, isFigure = false, order = null, onSort }: TableHeadProps) {
  return (
    <th
      scope="col"
      data-kind={isFigure ? 'figure' : undefined}
      aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      {onSort ? (
        <button type="button" className={styles['head']} onClick={onSort}>
          {label}
          <span className={styles['arrow']}>{order === null ? null : <Icon name="arrow" size={16} />}</span>
        </button>
      ) : (
        <span className={styles['head']}>{label}</span>
      )}
    </th>
  );
}
