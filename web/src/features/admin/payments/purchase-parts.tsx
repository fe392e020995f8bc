import type { AdminPurchase } from '../../../../../src/billing/billing.types.js';
import { minorUnits } from '../../../shared/format/money.js';
import { adminPaymentsTexts as texts } from '../../../shared/texts/admin-payments.js';
import type { IconName } from '../../../shared/ui/icon.js';
import { ListNote, ListStatus, Quiet } from '../list/list-parts.js';
import list from '../list/list.module.css';

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
  return userEmail ?? <Quiet>{texts.gone}</Quiet>;
}

/** What was paid, or asked while nothing is; beneath it what makes it another sum than the price. */
export function Amount({ purchase }: PartProps) {
  const { price, amountPaid, amountRefunded, amountOnItsWay, currency, status } = purchase;
  const money = (value: number) => minorUnits(value, currency);
  if (!isPaid(purchase)) {
    return (
      <Quiet>
        {money(price)}
        <ListNote>{texts.notPaid}</ListNote>
      </Quiet>
    );
  }
  return (
    <>
      <strong className={list['sum']}>{money(amountPaid)}</strong>
      {amountPaid < price ? <ListNote>{texts.reduced(money(price))}</ListNote> : null}
      {status === 'completed' && amountRefunded > 0 ? (
        <ListNote>{texts.paidBack(money(amountRefunded))}</ListNote>
      ) : null}
      {amountOnItsWay > 0 ? <ListNote>{texts.onItsWay(money(amountOnItsWay))}</ListNote> : null}
    </>
  );
}

/** How far a purchase came, and what happened to it besides. */
export function Status({ purchase }: PartProps) {
  const { status, disputeStatus, reportsWithdrawn, reportsOwed, hasReturnedRefund, isOrphaned } = purchase;
  return (
    <>
      <ListStatus icon={icons[status]} {...(status === 'completed' && !isOrphaned ? { tone: 'good' } : {})}>
        {texts.status[status]}
      </ListStatus>
      {isOrphaned ? <ListNote isPressing>{texts.orphaned}</ListNote> : null}
      {reportsWithdrawn > 0 ? <ListNote>{texts.withdrawn(reportsWithdrawn)}</ListNote> : null}
      {hasReturnedRefund ? <ListNote isPressing>{texts.returned}</ListNote> : null}
      {disputeStatus ? (
        <ListNote isPressing={isPressing(disputeStatus)}>
          {texts.dispute[disputeStatus] ?? texts.otherDispute(disputeStatus)}
        </ListNote>
      ) : null}
      {reportsOwed > 0 ? <ListNote isPressing>{texts.owed(reportsOwed)}</ListNote> : null}
    </>
  );
}

/** Somebody has to answer, or the money is lost. */
const isPressing = (disputeStatus: string): boolean =>
  disputeStatus.endsWith('needs_response') || disputeStatus === 'lost';
