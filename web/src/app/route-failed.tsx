import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Notice } from '../shared/ui/notice.js';
import { useOnline } from '../shared/ui/use-online.js';

/** What Chromium and Firefox, Safari, and Vite (of a style sheet) say of a page's file that cannot be had. */
const missingFile = /dynamically imported module|importing a module script|unable to preload css/i;
const reloadedKey = 'visningsklar.reloaded-for-update';

/** A page that could not be loaded (most often: a new version is out and the old files are gone) or that broke. */
export function RouteFailed() {
  const error = useRouteError();
  const isMissingFile = error instanceof Error && missingFile.test(error.message);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isMissingFile || !isOnline || sessionStorage.getItem(reloadedKey) === location.pathname) return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    location.reload();
  }, [isMissingFile, isOnline]);
  return (
    <main id="content" tabIndex={-1}>
      <Notice
        icon={isMissingFile ? 'cloud' : 'warning'}
        title={isMissingFile ? 'Sidan kunde inte hämtas' : 'Något gick fel på sidan'}
        text={
          isMissingFile
            ? 'Kontrollera uppkopplingen och ladda om. Inget du har sparat är borta.'
            : 'Det är vårt fel, inte ditt. Ladda om sidan. Inget du har sparat är borta.'
        }
        action={{ label: 'Ladda om', onClick: () => location.reload() }}
      />
    </main>
  );
}
