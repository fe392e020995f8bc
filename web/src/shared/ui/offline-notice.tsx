import { Icon } from './icon.js';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.js';

/**
 * A line across the page while there is no connection, or while the server is silent and a kept report is shown.
 * @param keptTime day and clock of the report that is shown, in words
 */
export function OfflineNotice({ keptTime }: { readonly keptTime: string | null }) {
  const isOnline = useOnline();
  const reason = isOnline ? 'Vi får inget svar just nu.' : 'Du är utan uppkoppling.';
  const old = keptTime === null ? 'Det du ser kan vara gammalt.' : `Rapporten är som den var ${keptTime}.`;
  return (
    <div role="status">
      {isOnline && keptTime === null ? null : (
        <p className={styles['line']}>
          <Icon name="cloud" size={18} /> {reason} {old}
        </p>
      )}
    </div>
  );
}
