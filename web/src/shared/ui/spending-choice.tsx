import { reportsLeftTexts as texts } from '../texts/reports-left.js';
import styles from './spending-choice.module.css';
import type { Spending } from '../use-spending.js';

/** What the whole report costs, and the free preview instead: for pages where many acts begin the same analysis. */
export function SpendingChoice({ spending }: { readonly spending: Spending }) {
  const { cost, asPreview = false, choose } = spending;
  if (!cost) return null;
  return (
    <div className={styles['choice']}>
      <p>{cost}</p>
      <label>
        <input type="checkbox" checked={asPreview} onChange={(event) => choose(event.target.checked)} />
        <span>{texts.previewBox}</span>
      </label>
    </div>
  );
}
