import { partTexts } from '../texts/site.js';
import styles from './page-loading.module.css';

/** The shape of a page while its content is on the way. */
export function PageLoading({ label = partTexts.loading }: { readonly label?: string }) {
  return (
    <div className={styles['page']} role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles['title']} />
      <div className={styles['line']} />
      <div className={styles['line']} />
      <div className={styles['block']} />
    </div>
  );
}
