import { useLayoutEffect, useRef } from 'react';
import { shellTexts as texts } from '../texts/shell.js';
import { Icon } from './icon.js';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.js';

/**
 * A line above the page while there is no connection, or while the server is silent and a kept report is shown.
 * @param keptTime day and clock of the report that is shown, in words
 */
export function OfflineNotice({ keptTime }: { readonly keptTime: string | null }) {
  const isOnline = useOnline();
  const place = useRef<HTMLDivElement>(null);
  const reason = isOnline ? texts.silent : texts.offline;
  const old = keptTime === null ? texts.perhapsOld : texts.keptFrom(keptTime);
  useLayoutEffect(() => {
    const { current: line } = place;
    if (!line) return undefined;
    // What sticks to the top of the window sticks below it.
    const tell = () => document.documentElement.style.setProperty('--under-line', `${line.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  return (
    <div role="status" className={styles['place']} ref={place}>
      {isOnline && keptTime === null ? null : (
        <p className={styles['line']}>
          <Icon name="cloud" size={18} /> {reason} {old}
        </p>
      )}
    </div>
  );
}
