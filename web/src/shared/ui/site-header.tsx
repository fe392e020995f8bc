import type { ReactNode } from 'react';
import { useMeta } from '../api/meta.js';
import { siteTexts as texts } from '../texts/site.js';
import { Logo } from './logo.js';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.js';

/** The header of public pages; its links come as children, the one to press marked `data-kind="act"`. */
export function SiteHeader({ children }: { readonly children: ReactNode }) {
  const meta = useMeta();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#content">
        {texts.skip}
      </a>
      <div className={styles['inner']}>
        <Logo to="/" />
        {meta?.embedded ? <span className={styles['local']}>{texts.local}</span> : null}
        <nav className={styles['nav']} aria-label={texts.menu}>
          {children}
          <span className={styles['toggle']}>
            <ThemeToggle />
          </span>
        </nav>
      </div>
    </header>
  );
}
