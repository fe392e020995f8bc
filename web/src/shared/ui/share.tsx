import styles from './share.module.css';

/**
 * A bar as long as a share of its frame; the frame gives height and colour. Drawn, since what the server writes of a page
 * may hold no style attributes (content security policy).
 * @param of 0–1
 */
export function Share({ of }: { readonly of: number }) {
  return (
    <svg className={styles['share']} width="100%" height="100%" aria-hidden="true">
      <rect width={`${100 * of}%`} height="100%" />
    </svg>
  );
}
