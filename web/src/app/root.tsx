import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { OfflineNotice } from '../shared/ui/offline-notice.js';
import { Toaster } from '../shared/ui/toaster.js';
import type { AppRoute } from './routes.js';
import styles from './root.module.css';

/** What every page has around it: its title, the way to the top, the toasts and the news of a lost connection. */
export function Root() {
  return (
    <>
      <PathFollower />
      <Waiting />
      <Outlet />
      <OfflineNotice />
      <Toaster />
    </>
  );
}

/** On a new path: the title, the top of the page, and the focus at its content for those who do not see. */
function PathFollower() {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.handle as AppRoute | undefined;
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${route?.title ?? 'Visningsklar'} · Visningsklar`;
  }, [route]);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!isFirst.current) document.getElementById('content')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
  return null;
}

function Waiting() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className={styles['waiting']} role="progressbar" aria-label="Laddar sidan" />
  ) : null;
}
