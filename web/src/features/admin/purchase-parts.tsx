import type { AdminPurchase } from '../../../../src/billing/billing.types.js';
import { dayAndTime } from '../../shared/format/date.js';
import { minorUnits } from '../../shared/format/money.js';
import { adminPaymentsTexts as texts } from '../../shared/texts/admin-payments.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import styles from './purchases.module.css';

interface PartProps {
  readonly purchase: AdminPurchase;
}

export const isPaid = ({ status }: AdminPurchase): boolean => status === 'completed' || status === 'refunded';

const icons: Readonly<Record<AdminPurchase['status'], IconName>> = {
  pending: 'info',
  waiting: 'info',
  completed: 'check',
  failed: 'cross',
  expired: 'cross',
  refunded: 'retry',
};

/** Who bought; an account may be gone while its purchases stay. */
export function Buyer({ purchase: { userEmail } }: PartProps) {
  return userEmail ?? <span className={styles['quiet']}>{texts.gone}</span>;
}

/** What was paid, or asked while nothing is; beneath it what makes it another sum than the price. */
export function Amount({ purchase }: PartProps) {
  const { price, amountPaid, amountRefunded, amountOnItsWay, currency, status } = purchase;
  const money = (value: number) => minorUnits(value, currency);
  if (!isPaid(purchase)) {
    return (
      <span className={styles['quiet']}>
        {money(price)}
        <small>{texts.notPaid}</small>
      </span>
    );
  }
  return (
    <>
      <strong className={styles['sum']}>{money(amountPaid)}</strong>
      {amountPaid < price ? <small>{texts.reduced(money(price))}</small> : null}
      {status === 'completed' && amountRefunded > 0 ? (
        <small>{texts.paidBack(money(amountRefunded))}</small>
      ) : null}
      {amountOnItsWay > 0 ? <small>{texts.onItsWay(money(amountOnItsWay))}</small> : null}
    </>
  );
}

/** How far a purchase came, and what happened to it besides. */
export function Status({ purchase }: PartProps) {
  const { status, disputeStatus, reportsWithdrawn, reportsOwed, hasReturnedRefund } = purchase;
  return (
    <>
      <span className={styles['status']} data-status={status}>
        <Icon name={icons[status]} size={18} />
        {texts.status[status]}
      </span>
      {reportsWithdrawn > 0 ? <small>{texts.withdrawn(reportsWithdrawn)}</small> : null}
      {hasReturnedRefund ? <small className={styles['pressing']}>{texts.returned}</small> : null}
      {disputeStatus ? (
        <small className={isPressing(disputeStatus) ? styles['pressing'] : undefined}>
          {texts.dispute[disputeStatus] ?? texts.otherDispute(disputeStatus)}
        </small>
      ) : null}
      {reportsOwed > 0 ? <small className={styles['pressing']}>{texts.owed(reportsOwed)}</small> : null}
    </>
  );
}

/** Somebody has to answer, or the money is lost. */
const isPressing = (disputeStatus: string): boolean =>
  disputeStatus.endsWith('needs_response') || disputeStatus === 'lost';

/** When the payment was begun. */
export function Created({ purchase: { createdAt } }: PartProps) {
  return (
    <time dateTime={createdAt} className={styles['time']}>
      {dayAndTime(createdAt)}
    </time>
  );
}
