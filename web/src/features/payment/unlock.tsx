import { Button } from 'antd';
import { paymentTexts } from '../../shared/texts/payment.js';
import styles from './payment.module.css';

const texts = paymentTexts.unlock;

interface UnlockProps {
  /** Reports that the buyer holds, at least 1. */
  readonly held: number;
  readonly isBusy: boolean;
  readonly onUnlock: () => void;
}

/** For somebody who holds reports: no payment is needed. */
export function Unlock({ held, isBusy, onUnlock }: UnlockProps) {
  return (
    <div className={styles['pay']}>
      <h2>{texts.title}</h2>
      <Button type="primary" size="large" block loading={isBusy} onClick={onUnlock}>
        {texts.act}
      </Button>
      <p className={styles['quiet']}>{texts.held(held)}</p>
    </div>
  );
}
