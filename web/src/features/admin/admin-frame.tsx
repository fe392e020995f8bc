import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminTexts } from '../../shared/texts/admin.js';
import styles from './admin-frame.module.css';
import { adminPageAt, adminPages } from './admin-pages.js';

interface AdminFrameProps {
  /** Of a page that has no tab of its own; the others are called as their tabs. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What every page of the administrators has above it: the tabs to the others, and its own name. */
export function AdminFrame({ title, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLUListElement>(null);
  const here = adminPageAt(pathname);

  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tab) return;
    const { offsetLeft, offsetWidth } = tab;
    // Only sideways: the page stays where it is.
    tabs.current?.scrollTo({ left: offsetLeft - (tabs.current.clientWidth - offsetWidth) / 2 });
  }, [here]);

  return (
    <>
      <nav aria-label={adminTexts.tabs.label}>
        <ul className={styles['tabs']} ref={tabs}>
          {adminPages.map((page) => (
            <li key={page.path}>
              <Link to={page.path} aria-current={page === here ? 'true' : undefined}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className={styles['title']}>{title ?? here?.label ?? adminTexts.title}</h1>
      {children}
    </>
  );
}
