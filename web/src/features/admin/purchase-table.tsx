import type { AdminPurchase } from '../../../../src/billing/billing.types.js';
import { number } from '../../shared/format/number.js';
import { adminPaymentsTexts as texts } from '../../shared/texts/admin-payments.js';
import { Icon } from '../../shared/ui/icon.js';
import { Amount, Buyer, Created, isPaid, Status } from './purchase-parts.js';
import type { PurchasesQuery } from './purchases-api.js';
import styles from './purchases.module.css';
import { firstOrder } from './use-purchases-address.js';

type Sort = PurchasesQuery['sort'];

const columns = Object.keys(texts.columns) as Sort[];
const isFigure = (column: Sort) => column === 'report_credits_granted' || column === 'amount_paid';

interface PurchaseTableProps {
  readonly purchases: readonly AdminPurchase[];
  readonly query: PurchasesQuery;
  readonly onSort: (sort: Sort, order: 'asc' | 'desc') => void;
}

/** The purchases where there is room for their columns; each column's head orders the list. */
export function PurchaseTable({ purchases, query, onSort }: PurchaseTableProps) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{texts.table}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column} column={column} query={query} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => (
          <tr key={purchase.id}>
            <th scope="row">
              <Buyer purchase={purchase} />
            </th>
            <td>{purchase.productName}</td>
            <td data-kind="figure" className={isPaid(purchase) ? undefined : styles['quiet']}>
              {number(purchase.reportCount)}
            </td>
            <td data-kind="figure">
              <Amount purchase={purchase} />
            </td>
            <td>
              <Status purchase={purchase} />
            </td>
            <td>
              <Created purchase={purchase} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps extends Pick<PurchaseTableProps, 'query' | 'onSort'> {
  readonly column: Sort;
}

function Head({ column, query: { sort, order }, onSort }: HeadProps) {
  const isSorted = sort === column;
  const turned = order === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      data-kind={isFigure(column) ? 'figure' : undefined}
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={() => onSort(column, isSorted ? turned : firstOrder(column))}>
        {texts.columns[column]}
        <span className={styles['arrow']}>{isSorted ? <Icon name="arrow" size={16} /> : null}</span>
      </button>
    </th>
  );
}
