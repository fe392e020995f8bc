import { shellTexts as texts } from '../texts/shell.js';
import { Icon } from './icon.js';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.js';

/**
 * A line across the page while there is no connection, or while the server is silent and a kept report is shown.
 * @param keptTime day and clock of the report that is shown, in words
 */
export function OfflineNotice({ keptTime }: { readonly keptTime: string | null }) {
  const isOnline = useOnline();
  const reason = isOnline ? texts.silent : texts.offline;
  const old = keptTime === null ? texts.perhapsOld : texts.keptFrom(keptTime);
  return (
    <div role="status" className={styles['place']}>
      {isOnline && keptTime === null ? null : (
        <p className={styles['line']}>
          <Icon name="cloud" size={18} /> {reason} {old}
        </p>
      )}
    </div>
  );
}
