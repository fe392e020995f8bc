import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfirmCheckoutMutation } from '../../shared/api/confirm-checkout.js';
import { accountTexts } from '../../shared/texts/account.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './account.module.css';

const texts = accountTexts.bought;

/** As on the report page: asked at once, then up to four times, 2 s apart (specification 2, section 4.2). */
const everyMs = 2000;
const checks = 5;

type State = 'checking' | 'confirmed' | 'waiting' | 'failed' | 'unknown';

/** What became of the payment that the address tells of; nothing without one. */
export function PurchaseReturn() {
  const [query, setQuery] = useSearchParams();
  const [sessionId] = useState(query.get('payment') === 'success' ? query.get('session') : null);
  const [state, setState] = useState<State>('checking');
  const [done, setDone] = useState(0);
  const [confirm] = useConfirmCheckoutMutation();

  const check = useEffectEvent(async (): Promise<void> => {
    const { data } = await confirm({ sessionId: sessionId! });
    if (data?.status === 'completed') {
      setState('confirmed');
      // A reload shall not tell of it once more.
      setQuery({}, { replace: true });
    } else if (data?.status === 'failed') setState('failed');
    else if (done + 1 >= checks) setState(data ? 'waiting' : 'unknown');
    setDone(done + 1);
  });
  useEffect(() => {
    if (!sessionId || state !== 'checking') return undefined;
    const timer = setTimeout(() => void check(), done === 0 ? 0 : everyMs);
    return () => clearTimeout(timer);
  }, [sessionId, state, done]);

  if (!sessionId) return null;
  return (
    <p className={styles['return']} data-state={state} role="status">
      <Icon name={state === 'confirmed' ? 'check' : state === 'checking' ? 'coins' : 'warning'} />
      <span>{texts[state]}</span>
      {state === 'waiting' || state === 'unknown' ? (
        <button
          type="button"
          className={styles['again']}
          onClick={() => {
            setDone(0);
            setState('checking');
          }}
        >
          {texts.again}
        </button>
      ) : null}
    </p>
  );
}
