import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paymentTexts as texts } from '../../shared/texts/payment.js';
import styles from './payment.module.css';

interface PayFormProps {
  /** As people read it. */
  readonly price: string;
  /** What the buyer agrees to about delivery and the right of withdrawal. */
  readonly consent: string;
  readonly isBusy: boolean;
  readonly onPay: () => void;
  /** Another act on the page goes first. */
  readonly isSecond?: boolean;
}

/** The terms, and the button that pays once they are accepted. */
export function PayForm({ price, consent, isBusy, onPay, isSecond = false }: PayFormProps) {
  const [isAccepted, setAccepted] = useState(false);
  const id = useId();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAccepted && !isBusy) onPay();
      }}
    >
      <label className={styles['terms']}>
        <input
          type="checkbox"
          checked={isAccepted}
          disabled={isBusy}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <span>
          {texts.terms.accept} <NewTab to="/terms">{texts.terms.terms}</NewTab> {texts.terms.and}{' '}
          <NewTab to="/privacy">{texts.terms.privacy}</NewTab>. {consent}
        </span>
      </label>
      <Button
        type={isSecond ? 'default' : 'primary'}
        size="large"
        htmlType="submit"
        block
        disabled={!isAccepted}
        loading={isBusy}
        aria-describedby={`${id}-why`}
      >
        {texts.pay(price)}
      </Button>
      <p id={`${id}-why`} className={styles['quiet']} aria-live="polite">
        {isAccepted ? texts.next : texts.mustAccept}
      </p>
    </form>
  );
}

function NewTab({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {texts.terms.newTab}</span>
    </Link>
  );
}
