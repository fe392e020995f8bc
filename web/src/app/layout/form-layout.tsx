import { Outlet } from 'react-router-dom';
import { Logo } from '../../shared/ui/logo.js';
import { ThemeToggle } from '../../shared/ui/theme-toggle.js';
import styles from './form-layout.module.css';

/** A quiet frame for one task. */
export function FormLayout() {
  return (
    <>
      <header className={styles['header']}>
        <Logo to="/" />
        <ThemeToggle />
      </header>
      <main id="content" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
    </>
  );
}
