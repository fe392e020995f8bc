import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '../shared/texts/shell.js';
import { OfflineNotice } from '../shared/ui/offline-notice.js';
import { Toaster } from '../shared/ui/toaster.js';
import { useIsFetchingCode } from './code.js';
import { PageBoundary } from './route-failed.js';
import { useKeptTime } from './offline/use-kept-time.js';
import { routeAt, RoutedPage } from './router.js';
import styles from './root.module.css';
import { useScrollPlace } from './use-scroll-place.js';

/** What every page has around it: its title, the way to the top, the toasts and the news of a lost connection. */
export function Root() {
  return (
    <>
      <OfflineNotice keptTime={useKeptTime()} />
      <PathFollower />
      <Waiting />
      <PageBoundary>
        <Suspense>
          <RoutedPage />
        </Suspense>
      </PageBoundary>
      <Toaster />
    </>
  );
}

/** On a new path: the title, the place on the page, and the focus at its content for those who do not see. */
function PathFollower() {
  const { pathname } = useLocation();
  const { title } = routeAt(pathname);
  const isFirst = useRef(true);
  useScrollPlace();
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  useEffect(() => {
    if (!isFirst.current) document.getElementById('content')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
  return null;
}

/** What a browser's tab says of a page. */
export function windowTitle(title: string): string {
  return `${title} · Visningsklar`;
}

function Waiting() {
  const isWaiting = useIsFetchingCode();
  return isWaiting ? (
    <div className={styles['waiting']} role="progressbar" aria-label={shellTexts.loading} />
  ) : null;
}
