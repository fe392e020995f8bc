import { useSearchParams } from 'react-router-dom';
import { paymentTexts as texts } from '../../shared/texts/payment.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './payment.module.css';

/** After a return from a checkout that was left without paying. */
export function CanceledNotice() {
  const [search] = useSearchParams();
  return (
    <div role="status">
      {search.get('canceled') === 'true' ? (
        <p className={styles['notice']}>
          <Icon name="info" /> <span>{texts.canceled}</span>
        </p>
      ) : null}
    </div>
  );
}
