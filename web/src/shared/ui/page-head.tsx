import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { partTexts } from '../texts/site.js';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** The page above this one. */
  readonly parent?: { readonly label: string; readonly to: string };
  readonly children?: ReactNode;
}

/** A page's title, the way up, and what can be done with the whole page. */
export function PageHead({ title, parent, children }: PageHeadProps) {
  return (
    <div className={styles['head']}>
      <div>
        {parent ? (
          <nav aria-label={partTexts.crumbs} className={styles['crumbs']}>
            <Link to={parent.to}>{parent.label}</Link>
            <span aria-hidden="true">›</span>
            <span aria-current="page">{title}</span>
          </nav>
        ) : null}
        <h1>{title}</h1>
      </div>
      {children ? <div className={styles['acts']}>{children}</div> : null}
    </div>
  );
}
