import { useSelector } from 'react-redux';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { selectUser } from '../../shared/session/session-slice.js';
import { Logo } from '../../shared/ui/logo.js';
import { ThemeToggle } from '../../shared/ui/theme-toggle.js';
import { routes } from '../routes.js';
import styles from './form-layout.module.css';
import { MemberFrame } from './shell.js';

const visitorPaths = routes.filter(({ access }) => access === 'visitor').map(({ path }) => path);

/** A quiet frame for one task; around a page that is for everybody, those who are signed in keep their navigation. */
export function FormLayout() {
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const isForVisitors = visitorPaths.some((path) => matchPath(path, pathname));
  if (user && !isForVisitors) return <MemberFrame />;
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
