import type { AdminPurchase, AdminPurchaseSort } from '../../../../../src/billing/billing.types.js';
import { number } from '../../../shared/format/number.js';
import { adminPaymentsTexts as texts } from '../../../shared/texts/admin-payments.js';
import { ListTime, Quiet } from '../list/list-parts.js';
import type { ListLook } from '../list/list-types.js';
import { Amount, Buyer, isPaid, Status } from './purchase-parts.js';

/** How the list of purchases shows them. */
export const purchaseLook: ListLook<AdminPurchase, AdminPurchaseSort> = {
  columns: [
    {
      key: 'user',
      sort: 'user_email',
      label: texts.columns.user_email,
      kind: 'text',
      width: '25%',
      cell: (purchase) => <Buyer purchase={purchase} />,
    },
    {
      key: 'product',
      sort: 'product_name',
      label: texts.columns.product_name,
      kind: 'text',
      width: '19%',
      breaks: true,
      cell: ({ productName }) => productName,
    },
    {
      key: 'reports',
      sort: 'report_credits_granted',
      label: texts.columns.report_credits_granted,
      kind: 'figure',
      cell: (purchase) => {
        const count = number(purchase.reportCount);
        return isPaid(purchase) ? count : <Quiet>{count}</Quiet>;
      },
    },
    {
      key: 'amount',
      sort: 'amount_paid',
      label: texts.columns.amount_paid,
      kind: 'figure',
      width: '15%',
      cell: (purchase) => <Amount purchase={purchase} />,
    },
    {
      key: 'status',
      sort: 'status',
      label: texts.columns.status,
      kind: 'text',
      width: '19%',
      cell: (purchase) => <Status purchase={purchase} />,
    },
    {
      key: 'created',
      sort: 'created_at',
      label: texts.columns.created_at,
      kind: 'text',
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
  ],
  card: (purchase) => ({
    title: <Buyer purchase={purchase} />,
    text: `${purchase.productName} · ${texts.reports(purchase.reportCount)}`,
    figure: <Amount purchase={purchase} />,
    state: <Status purchase={purchase} />,
    time: <ListTime at={purchase.createdAt} />,
  }),
};
