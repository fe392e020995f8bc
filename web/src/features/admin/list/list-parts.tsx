import type { ReactNode } from 'react';
import { dayAndTime } from '../../../shared/format/date.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import styles from './list.module.css';

/** A time in a cell or a card: `2026-11-01 22:30`. @param at ISO 8601 */
export function ListTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={styles['time']}>
      {dayAndTime(at)}
    </time>
  );
}

/** What weighs less than the rest of its row. */
export function Quiet({ children }: { readonly children: ReactNode }) {
  return <span className={styles['quiet']}>{children}</span>;
}

interface ListNoteProps {
  /** Somebody has to do something about it. */
  readonly isPressing?: boolean;
  readonly children: ReactNode;
}

/** A line of its own beneath what a cell says. */
export function ListNote({ isPressing = false, children }: ListNoteProps) {
  return <small className={isPressing ? styles['pressing'] : undefined}>{children}</small>;
}

interface ListStatusProps {
  readonly icon: IconName;
  /** Green, red, or quiet as what is under way. */
  readonly tone?: 'good' | 'bad';
  readonly children: ReactNode;
}

/** How far something came: never by its colour alone. */
export function ListStatus({ icon, tone, children }: ListStatusProps) {
  return (
    <span className={styles['status']} data-tone={tone}>
      <Icon name={icon} size={18} />
      {children}
    </span>
  );
}
