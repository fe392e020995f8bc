import type { ReactNode } from 'react';
import { paymentTexts } from '../../shared/texts/payment.js';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import styles from './payment.module.css';

const texts = paymentTexts.summary;

interface OrderSummaryProps {
  readonly address: string;
  /** Where the home stands and how large it is. */
  readonly facts: string;
  /** The advert's first picture; null when there is none. */
  readonly sha256: string | null;
  /** What the report costs, as people read it; null while that is not known. */
  readonly price: string | null;
  readonly children: ReactNode;
}

/** The home whose report is bought, what it costs, and the ways to get it. */
export function OrderSummary({ address, facts, sha256, price, children }: OrderSummaryProps) {
  return (
    <section className={`${styles['summary']} ${styles['side']}`} aria-labelledby="order">
      <h2 id="order">{texts.title}</h2>
      <div className={styles['home']}>
        <ListingPicture
          className={styles['picture']!}
          sha256={sha256}
          alt={texts.picture}
          sizes="112px"
          isEager
        />
        <div>
          <p className={styles['address']}>{address}</p>
          <p className={styles['quiet']}>{facts}</p>
        </div>
      </div>
      {price === null ? null : (
        <dl className={styles['rows']}>
          <div className={styles['total']}>
            <dt>
              {texts.report} <small>{texts.vat}</small>
            </dt>
            <dd>{price}</dd>
          </div>
        </dl>
      )}
      {children}
    </section>
  );
}
