import { Link } from 'react-router-dom';
import type { PurchaseView } from '../../../../src/billing/billing.types.js';
import { isProblem } from '../../shared/api/problem.js';
import { date } from '../../shared/format/date.js';
import { oreAsKr } from '../../shared/format/money.js';
import { paymentAddress } from '../../shared/payment-address.js';
import { accountTexts } from '../../shared/texts/account.js';
import { useReconnected } from '../../shared/ui/use-online.js';
import { safeLink } from '../../shared/safe-link.js';
import styles from './account.module.css';
import { useMyPurchasesQuery } from './purchases-api.js';
import { Withdrawal } from './withdrawal.js';

const texts = accountTexts.purchases;

/** What the person has bought, newest first, with receipts. Nothing where the server sells nothing. */
export function Purchases() {
  const { data, error, refetch } = useMyPurchasesQuery(undefined, { refetchOnMountOrArgChange: true });
  useReconnected(() => {
    if (error) void refetch();
  });
  if (!data && (!error || (isProblem(error) && error.status === 404))) return null;
  return (
    <section className={styles['purchases']} aria-labelledby="purchases">
      <h2 id="purchases">{texts.title}</h2>
      {!data ? (
        <p role="alert">
          {texts.failed}{' '}
          <button type="button" className={styles['again']} onClick={() => void refetch()}>
            {texts.again}
          </button>
        </p>
      ) : data.length === 0 ? (
        <p className={styles['quiet']}>{texts.none}</p>
      ) : (
        <ul>
          {data.map((purchase) => (
            <Purchase key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Purchase({ purchase }: { readonly purchase: PurchaseView }) {
  const {
    productName,
    reportCount,
    amount,
    amountRefunded,
    amountOnItsWay,
    status,
    home,
    createdAt,
    withdrawal,
  } = purchase;
  const receipt = paymentAddress(purchase.receiptUrl);
  const day = date(createdAt);
  const bought = home?.address ? `${productName}, ${home.address}` : productName;
  return (
    <li>
      <div>
        <strong>{productName}</strong>
        {home ? (
          <Link to={`/report/${home.analysisId}`} className={styles['home']}>
            {home.address ?? texts.toReport}
          </Link>
        ) : null}
        <p className={styles['quiet']}>
          {day} · {texts.reports(reportCount)} · {texts.status[status]}
          {status === 'completed' && amountRefunded > 0
            ? ` · ${texts.paidBack(oreAsKr(amountRefunded))}`
            : null}
          {amountOnItsWay > 0 ? ` · ${texts.onItsWay(oreAsKr(amountOnItsWay))}` : null}
        </p>
      </div>
      {status === 'failed' ? null : <span className={styles['amount']}>{oreAsKr(amount)}</span>}
      {receipt ? (
        <a href={safeLink(receipt) ?? undefined} target="_blank" rel="noopener noreferrer">
          {texts.receipt} <span className="visually-hidden">{texts.receiptOf(bought, day)}</span>
        </a>
      ) : null}
      {withdrawal ? <Withdrawal purchase={purchase} withdrawal={withdrawal} /> : null}
    </li>
  );
}
