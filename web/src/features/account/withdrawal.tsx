import { useId, useRef } from 'react';
import type { PurchaseView, WithdrawalView } from '../../../../src/billing/billing.types.js';
import { detailOf } from '../../shared/api/problem.js';
import { date } from '../../shared/format/date.js';
import { oreAsKr } from '../../shared/format/money.js';
import { accountTexts } from '../../shared/texts/account.js';
import { Button } from '../../shared/ui/button.js';
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
  const title = useId();
  const [withdraw, { isLoading }] = useWithdrawPurchaseMutation();
  const close = (): void => dialog.current?.close();

  async function act(): Promise<void> {
    const { error } = await withdraw({ id, agreed: withdrawal });
    close();
    if (error) toast({ kind: 'error', title: texts.failed, text: detailOf(error) });
    else toast({ kind: 'success', ...texts.done });
  }

  return (
    <>
      <button type="button" className={styles['again']} onClick={() => dialog.current?.showModal()}>
        {texts.open}
        <span className="visually-hidden"> {productName}</span>
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby={title}>
        <h2 id={title}>{texts.title}</h2>
        <p>{texts.what(withdrawal.reports, withdrawal.amount > 0 ? oreAsKr(withdrawal.amount) : null)}</p>
        <p className={styles['quiet']}>{texts.until(date(lastMoment(withdrawal.until)))}</p>
        <div className={styles['choices']}>
          <Button onClick={close}>{texts.keep}</Button>
          <Button isPrimary isBusy={isLoading} onClick={() => void act()}>
            {texts.confirm}
          </Button>
        </div>
      </dialog>
    </>
  );
}

/** `until` is the first moment that is too late: midnight after the last day. */
function lastMoment(until: string): string {
  return new Date(new Date(until).getTime() - 1).toISOString();
}
