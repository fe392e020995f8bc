import type { AdminPurchase } from '../../../../src/billing/billing.types.js';
import { adminPaymentsTexts as texts } from '../../shared/texts/admin-payments.js';
import { Amount, Buyer, Created, Status } from './purchase-parts.js';
import styles from './purchases.module.css';

/** The purchases on screens that are too narrow for a table. */
export function PurchaseCards({ purchases }: { readonly purchases: readonly AdminPurchase[] }) {
  return (
    <ul className={styles['cards']} aria-label={texts.table}>
      {purchases.map((purchase) => (
        <li key={purchase.id}>
          <div className={styles['what']}>
            <strong>
              <Buyer purchase={purchase} />
            </strong>
            <p>
              {purchase.productName} · {texts.reports(purchase.reportCount)}
            </p>
          </div>
          <div className={styles['amount']}>
            <Amount purchase={purchase} />
          </div>
          <div className={styles['state']}>
            <Status purchase={purchase} />
          </div>
          <Created purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}
