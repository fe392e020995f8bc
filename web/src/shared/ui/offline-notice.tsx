import { Icon } from './icon.js';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.js';

/** A line across the page while there is no connection. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles['line']}>
          <Icon name="cloud" size={18} /> Du är utan uppkoppling. Det du ser kan vara gammalt.
        </p>
      )}
    </div>
  );
}
