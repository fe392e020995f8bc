import { useRef } from 'react';
import type { PurchaseView, WithdrawalView } from '../../../../src/billing/billing.types.js';
import { detailOf } from '../../shared/api/problem.js';
import { date } from '../../shared/format/date.js';
import { oreAsKr } from '../../shared/format/money.js';
import { accountTexts } from '../../shared/texts/account.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { toast } from '../../shared/ui/toast.js';
import styles from './account.module.css';
import { useWithdrawPurchaseMutation } from './purchases-api.js';

const texts = accountTexts.withdrawal;

interface WithdrawalProps {
  readonly purchase: PurchaseView;
  readonly withdrawal: WithdrawalView;
}

/** The right of withdrawal, in two steps: what it would mean, and the act. */
export function Withdrawal({ purchase: { id, productName }, withdrawal }: WithdrawalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [withdraw, { isLoading }] = useWithdrawPurchaseMutation();

  async function act(): Promise<void> {
    const { error } = await withdraw({ id, agreed: withdrawal });
    dialog.current?.close();
    if (error) toast({ kind: 'error', title: texts.failed, text: detailOf(error) });
    else toast({ kind: 'success', ...texts.done });
  }

  return (
    <>
      <button type="button" className={styles['again']} onClick={() => dialog.current?.showModal()}>
        {texts.open}
        <span className="visually-hidden"> {productName}</span>
      </button>
      <ConfirmDialog
        dialog={dialog}
        title={texts.title}
        keep={texts.keep}
        confirm={texts.confirm}
        isBusy={isLoading}
        onConfirm={() => void act()}
      >
        <p>{texts.what(withdrawal.reports, withdrawal.amount > 0 ? oreAsKr(withdrawal.amount) : null)}</p>
        <p className={styles['quiet']}>{texts.until(date(lastMoment(withdrawal.until)))}</p>
      </ConfirmDialog>
    </>
  );
}

/** `until` is the first moment that is too late: midnight after the last day. */
function lastMoment(until: string): string {
  return new Date(new Date(until).getTime() - 1).toISOString();
}
