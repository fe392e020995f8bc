import type { ReactNode } from 'react';
import styles from './list.module.css';

export interface ListFigure {
  readonly name: string;
  /** What is counted and what not, quiet beneath the value. */
  readonly what?: string;
  /** Undefined while it is on the way. */
  readonly value: ReactNode;
}

interface ListFiguresProps {
  /** What the figures are, for those who cannot see them stand together. */
  readonly label: string;
  readonly figures: readonly ListFigure[];
}

/** What all items together come to, whatever the list beneath shows of them: two to four figures. */
export function ListFigures({ label, figures }: ListFiguresProps) {
  return (
    <dl className={styles['figures']} aria-label={label}>
      {figures.map(({ name, what, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className={styles['blank']} />}</dd>
          {what ? <dd className={styles['quiet']}>{what}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
