import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.js';
import { dismissToast, useToast, type Toast } from './toast.js';
import { partTexts } from '../texts/site.js';
import styles from './toaster.module.css';

const icons: Record<Toast['kind'], IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'cross',
};

function ToastCard({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={`${styles['toast']} ${styles[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles['icon']}>
        <Icon name={icons[toast.kind]} />
      </span>
      <div>
        <div className={styles['title']}>{toast.title}</div>
        {toast.text ? <div>{toast.text}</div> : null}
        {toast.action ? (
          <Link
            className={styles['action']}
            to={toast.action.to}
            reloadDocument={toast.action.isServerPage ?? false}
            onClick={() => dismissToast(toast.id)}
          >
            {toast.action.label}
          </Link>
        ) : null}
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={partTexts.dismiss}
        onClick={() => dismissToast(toast.id)}
      >
        ×
      </button>
    </div>
  );
}

/** Where a toast appears. Time stands still while it is pointed at or holds the focus. */
export function Toaster() {
  const toast = useToast();
  return (
    <section
      className={styles['stack']}
      data-side={toast?.side}
      aria-label={partTexts.messages}
      aria-live="polite"
    >
      {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
    </section>
  );
}
