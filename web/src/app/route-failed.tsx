import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Notice } from '../shared/ui/notice.js';

const reloadedKey = 'visningsklar.reloaded-for-update';

/** A page that could not be loaded (most often: a new version is out and the old files are gone) or that broke. */
export function RouteFailed() {
  const error = useRouteError();
  const isMissingFile = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  useEffect(() => {
    if (!isMissingFile || !navigator.onLine || sessionStorage.getItem(reloadedKey) === location.pathname)
      return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    location.reload();
  }, [isMissingFile]);
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
