import { useOnline, useReconnected } from './use-online.js';
import { KeptReports } from './kept-reports.js';
import { Notice } from './notice.js';

const offlineTitle = 'Du är utan uppkoppling';

/**
 * No answer from the server: offline, or the service is down. Tries again by itself when the connection is back, and
 * leads to the reports that can be read until then.
 */
export function OutOfReach({
  onRetry,
  title,
  isPart = false,
}: {
  readonly onRetry: () => void;
  /** What could not be fetched, where that is to be named; else the title says that nobody answers. */
  readonly title?: string;
  readonly isPart?: boolean;
}) {
  const isOnline = useOnline();
  useReconnected(onRetry);
  return (
    <>
      <Notice
        icon="cloud"
        isPart={isPart}
        title={title ?? (isOnline ? 'Vi får inget svar just nu' : offlineTitle)}
        text={
          isOnline
            ? 'Tjänsten svarar inte. Det brukar gå över på någon minut. Dina analyser finns kvar.'
            : `${title ? `${offlineTitle}. ` : ''}Sidan visas så snart du är ansluten igen. Dina analyser finns kvar.`
        }
        action={{ label: 'Försök igen', onClick: onRetry }}
      />
      <KeptReports isPart={isPart} />
    </>
  );
}
