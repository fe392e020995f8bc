import type { ReactNode } from 'react';
import { Logo } from '../../shared/ui/logo.js';
import styles from './signed-in-shell.module.css';

/** The shape of the signed-in pages, written into their files: what is seen until their code has come. */
export function FirstFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <aside className={styles['place']}>
        <Logo to="/home" />
      </aside>
      <div className={styles['column']}>
        <header className={styles['header']}>
          <span className={styles['logo']}>
            <Logo to="/home" />
          </span>
        </header>
        <main className={styles['main']}>{children}</main>
      </div>
    </div>
  );
}
