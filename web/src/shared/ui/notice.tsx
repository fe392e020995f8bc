import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isProblem } from '../api/problem.js';
import { Icon, type IconName } from './icon.js';
import styles from './notice.module.css';

type Act =
  { readonly label: string; readonly to: string } | { readonly label: string; readonly onClick: () => void };

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** What was thrown: of a fault of ours its code is shown, for support. */
  readonly error?: unknown;
  /** The one next step. */
  readonly action?: Act;
  /** A quieter way beside it. */
  readonly other?: { readonly label: string; readonly to: string } | undefined;
  /** A line below all of it. */
  readonly children?: ReactNode;
  /** A part of a page instead of all of it. */
  readonly isPart?: boolean;
}

/** Empty, wrong or waiting: a calm page with one next step. */
export function Notice({ icon, title, text, error, action, other, children, isPart = false }: NoticeProps) {
  const Title = isPart ? 'h2' : 'h1';
  return (
    <div className={`${styles['notice']} ${isPart ? styles['part'] : ''}`}>
      <span className={styles['icon']}>
        <Icon name={icon} size={32} />
      </span>
      <Title className={styles['title']}>{title}</Title>
      {text ? <p className={styles['text']}>{text}</p> : null}
      {action ? <NoticeAction action={action} /> : null}
      {other ? (
        <Link className={styles['other']} to={other.to}>
          {other.label}
        </Link>
      ) : null}
      {children ? <p className={styles['below']}>{children}</p> : null}
      {isProblem(error) && error.requestId ? (
        <p className={styles['code']}>Felkod: {error.requestId}</p>
      ) : null}
    </div>
  );
}

function NoticeAction({ action }: { readonly action: Act }) {
  if ('to' in action) {
    return (
      <Link className={styles['action']} to={action.to}>
        {action.label}
      </Link>
    );
  }
  return (
    <button type="button" className={styles['action']} onClick={action.onClick}>
      {action.label}
    </button>
  );
}
