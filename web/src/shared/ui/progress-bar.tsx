import styles from './progress-bar.module.css';

/** How far something is, 0–100. */
export function ProgressBar({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <div
      className={styles['track']}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles['done']} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
