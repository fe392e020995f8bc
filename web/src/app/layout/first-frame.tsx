import { Logo } from '../../shared/ui/logo.js';
import { PageLoading } from '../../shared/ui/page-loading.js';
import styles from './signed-in-shell.module.css';

/** The shape of the signed-in pages, written into their files: what is seen until their code has come. */
export function FirstFrame() {
  return (
    <div className={styles['shell']}>
      <div className={styles['column']}>
        <header className={styles['header']}>
          <Logo to="/home" />
        </header>
        <main className={styles['main']}>
          <PageLoading />
        </main>
      </div>
    </div>
  );
}
