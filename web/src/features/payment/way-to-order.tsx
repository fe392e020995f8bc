import { paymentTexts } from '../../shared/texts/payment.js';
import styles from './payment.module.css';

const texts = paymentTexts.way;

interface WayToOrderProps {
  /** Reports that the buyer holds. */
  readonly held: number;
  /** What the report costs, as people read it; null when that is not known. */
  readonly price: string | null;
  /** Neither is known yet: the room for them is kept. */
  readonly isAwaited: boolean;
}

/** Where the order stands below the preview: what it costs and the way down to it, on every screen until there. */
export function WayToOrder({ held, price, isAwaited }: WayToOrderProps) {
  if (isAwaited) return <p className={styles['way']} />;
  if (held === 0 && price === null) return null;
  return (
    <p className={styles['way']}>
      {held > 0 ? (
        <strong>{texts.held(held)}</strong>
      ) : (
        <span>
          <strong>{price}</strong> <small>{paymentTexts.summary.vat}</small>
        </span>
      )}
      <a href="#order">{held > 0 ? texts.unlock : texts.pay}</a>
    </p>
  );
}
