import { useEffect, useRef } from 'react';
import { AdminFrame } from '../features/admin/admin-frame.js';
import { PurchaseFigures } from '../features/admin/purchase-figures.js';
import { PurchaseList } from '../features/admin/purchase-list.js';
import { PurchaseTools } from '../features/admin/purchase-tools.js';
import { useAdminPurchasesQuery } from '../features/admin/purchases-api.js';
import styles from '../features/admin/purchases.module.css';
import { usePurchasesAddress } from '../features/admin/use-purchases-address.js';
import { detailOf, isOutOfReach } from '../shared/api/problem.js';
import { adminPaymentsTexts as texts } from '../shared/texts/admin-payments.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { useMedia } from '../shared/ui/use-media.js';

/** Everything that was bought or begun to be, for administrators. */
export default function AdminPaymentsPage() {
  return (
    <AdminFrame>
      <Purchases />
    </AdminFrame>
  );
}

function Purchases() {
  const address = usePurchasesAddress();
  const { query } = address;
  const { data, currentData, error, refetch } = useAdminPurchasesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const isWide = useMedia('(min-width: 1024px)');
  const list = useRef<HTMLDivElement>(null);
  const pageShown = useRef(query.page);
  useEffect(() => {
    if (pageShown.current === query.page) return;
    pageShown.current = query.page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [query.page]);

  const retry = (): void => void refetch();
  const hasFailed = error !== undefined && !currentData;
  if (hasFailed && !data) return <Failure error={error} onRetry={retry} />;
  const isBare = currentData?.total === 0 && query.search === '' && query.filter === null;
  return (
    <>
      <PurchaseFigures stats={data?.stats} />
      {isBare ? (
        <Notice
          isPart
          icon="coins"
          title={texts.empty.title}
          text={texts.empty.text(`${location.origin}/api/billing/webhook`)}
          action={{ label: texts.empty.action, onClick: retry }}
        />
      ) : (
        <>
          <PurchaseTools address={address} hasOrder={!isWide} />
          <div
            ref={list}
            tabIndex={-1}
            className={styles['list']}
            aria-busy={data !== undefined && !currentData && !hasFailed}
          >
            {hasFailed ? (
              <Failure error={error} onRetry={retry} />
            ) : (
              <PurchaseList list={data} address={address} isWide={isWide} />
            )}
          </div>
        </>
      )}
    </>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isOutOfReach(error)) return <OutOfReach isPart onRetry={onRetry} />;
  return (
    <div role="alert">
      <Notice
        isPart
        icon="warning"
        title={texts.failed.title}
        text={detailOf(error)}
        action={{ label: texts.failed.action, onClick: onRetry }}
      />
    </div>
  );
}
