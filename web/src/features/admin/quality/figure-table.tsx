import type { ReactNode } from 'react';
import tableStyles from '../../../shared/ui/table.module.css';
import styles from './quality.module.css';

interface FigureTableProps {
  /** What it is called. */
  readonly name: string;
  /** What the rows are, and what each figure of them is. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly FigureRow[];
  /** It may be wider or higher than its room, and then scrolls by itself. */
  readonly isLarge?: boolean;
}

interface FigureRow {
  readonly key: string;
  readonly head: ReactNode;
  /** In words, one for each column after the first. */
  readonly figures: readonly string[];
}

/** Figures by row and column. */
export function FigureTable({ name, columns: [what, ...names], rows, isLarge = false }: FigureTableProps) {
  const table = (
    <table className={`${tableStyles['table']} ${styles['table']}`} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          {names.map((figure) => (
            <th key={figure} scope="col" data-kind="figure">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, figures }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {figures.map((figure, at) => (
              <td key={names[at]} data-kind="figure">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isLarge) return table;
  return (
    <div className={styles['scrolling']} tabIndex={0} role="group" aria-label={name}>
      {table}
    </div>
  );
}
