import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { LiveAnalyses } from '../../features/analyses/live-analyses.js';
import { useMeta } from '../../shared/api/meta.js';
import { selectUser } from '../../shared/session/session-slice.js';
import { shellTexts as texts } from '../../shared/texts/shell.js';
import { siteTexts } from '../../shared/texts/site.js';
import { Icon } from '../../shared/ui/icon.js';
import iconButton from '../../shared/ui/icon-button.module.css';
import { Logo } from '../../shared/ui/logo.js';
import { ThemeToggle } from '../../shared/ui/theme-toggle.js';
import { BottomBar, Sidebar } from './navigation.js';
import styles from './signed-in-shell.module.css';
import { usePagesAtHand } from './use-pages-at-hand.js';
import { useSidebar } from './use-sidebar.js';
import { UserMenu } from './user-menu.js';

/** Navigation around the signed-in pages: a side bar that folds to icons, on phones a bar at the bottom. */
export function SignedInShell() {
  const user = useSelector(selectUser);
  const { isOpen, toggle } = useSidebar();
  const meta = useMeta();
  usePagesAtHand();
  if (!user) return null;
  return (
    <>
      <LiveAnalyses />
      <div className={styles['shell']} data-sidebar={isOpen ? 'open' : 'folded'}>
        <a className={styles['skip']} href="#content">
          {siteTexts.skip}
        </a>
        <Sidebar user={user} isOpen={isOpen} />
        <div className={styles['column']}>
          <header className={styles['header']}>
            <button
              type="button"
              className={`${iconButton['button']} ${styles['toggle']}`}
              aria-label={isOpen ? texts.fold : texts.unfold}
              aria-expanded={isOpen}
              aria-controls="sidebar"
              title={texts.foldKeys}
              onClick={toggle}
            >
              <Icon name="panel" />
            </button>
            <span className={styles['logo']}>
              <Logo to="/home" />
            </span>
            {meta?.embedded ? <span className={styles['local']}>{siteTexts.local}</span> : null}
            <span className={styles['space']} />
            <ThemeToggle />
            <UserMenu user={user} />
          </header>
          <main id="content" tabIndex={-1} className={styles['main']}>
            <Outlet />
          </main>
        </div>
        <BottomBar user={user} />
      </div>
    </>
  );
}
