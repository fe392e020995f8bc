import { useMyAccountQuery } from '../api/account.js';
import { reportsLeftTexts as texts } from '../texts/reports-left.js';
import { NoneLeft } from './none-left.js';
import styles from './spending-choice.module.css';
import type { Spending } from '../use-spending.js';

/**
 * What the whole report costs, and the free preview instead: for pages where many acts begin the same analysis. Whoever
 * has none left is told so, with a way to buy.
 */
export function SpendingChoice({ spending }: { readonly spending: Spending }) {
  const { cost, isNoneLeft, asPreview = false, choose } = spending;
  const { data: account } = useMyAccountQuery(undefined, { skip: !isNoneLeft });
  if (isNoneLeft && account) {
    return (
      <div className={styles['choice']}>
        <p>
          <NoneLeft hadFreeReports={account.hadFreeReports} />
        </p>
      </div>
    );
  }
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
