import type { AdminPurchasePage } from '../../../../src/billing/billing.types.js';
import { adminPaymentsTexts as texts } from '../../shared/texts/admin-payments.js';
import { Notice } from '../../shared/ui/notice.js';
import { Paging } from './paging.js';
import { PurchaseCards } from './purchase-cards.js';
import { PurchaseTable } from './purchase-table.js';
import { perPage } from './purchases-api.js';
import styles from './purchases.module.css';
import type { usePurchasesAddress } from './use-purchases-address.js';

interface PurchaseListProps {
  /** Undefined while it is on the way. */
  readonly list: AdminPurchasePage | undefined;
  readonly address: ReturnType<typeof usePurchasesAddress>;
  readonly isWide: boolean;
}

/** One page of the purchases and the ways to the others, or why there is nothing to list. */
export function PurchaseList({ list, address, isWide }: PurchaseListProps) {
  const { query, showAll, setSort, pageAddress } = address;
  if (!list) return <Loading />;
  const { items, total, offset } = list;
  if (total === 0) {
    return (
      <div role="status">
        <Notice
          isPart
          icon="info"
          title={texts.noMatch.title}
          text={texts.noMatch.text}
          action={{ label: texts.noMatch.action, onClick: showAll }}
        />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <Notice
        isPart
        icon="info"
        title={texts.noPage.title}
        text={texts.noPage.text}
        action={{ label: texts.noPage.action, to: pageAddress(1) }}
      />
    );
  }
  return (
    <>
      <p className={styles['shown']} role="status">
        {texts.shown(offset + 1, offset + items.length, total)}
      </p>
      {isWide ? (
        <PurchaseTable purchases={items} query={query} onSort={setSort} />
      ) : (
        <PurchaseCards purchases={items} />
      )}
      <Paging page={query.page} pages={Math.ceil(total / perPage)} addressOf={pageAddress} />
    </>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

function Loading() {
  return (
    <div role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <ul className={styles['waiting']} aria-hidden="true">
        {places.map((place) => (
          <li key={place} />
        ))}
      </ul>
    </div>
  );
}
