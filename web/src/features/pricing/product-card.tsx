import { Link, useSearchParams } from 'react-router-dom';
import type { ProductView } from '../../../../src/billing/billing.types.js';
import { pricingTexts as texts } from '../../shared/texts/pricing.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './pricing.module.css';
import { pricePerReport } from './savings.js';

/** The package that most people take, by the specification. */
const popularCount = 3;

/** One product, what it gives and costs, and the way to buy it; those not signed in are asked to sign up on that way. */
export function ProductCard({
  product,
  saving,
}: {
  readonly product: ProductView;
  /** 1–99 percent for each report; null when there is none. */
  readonly saving: number | null;
}) {
  const { productKey, name, description, reportCount, features, pricing } = product;
  const isPopular = reportCount === popularCount;
  const perReport = pricePerReport(product);
  // The analysis that the purchase is to open goes along to the order.
  const opened = useSearchParams()[0].get('for');
  const titleId = `product-${productKey}`;
  return (
    <li className={styles['card']} data-popular={isPopular || undefined}>
      <p className={styles['badges']}>
        {isPopular ? <strong className={styles['popular']}>{texts.popular}</strong> : null}
        {saving === null ? null : <span className={styles['saving']}>{texts.save(saving)}</span>}
      </p>
      <h2 id={titleId}>{name}</h2>
      <p className={styles['description']}>{description}</p>
      <p className={styles['price']}>{pricing.formatted}</p>
      <p className={styles['count']}>
        <span>{texts.reports(reportCount)}</span>
        {perReport === null ? null : <span>{texts.perReport(perReport)}</span>}
      </p>
      <ul className={styles['features']}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" /> <span>{feature}</span>
          </li>
        ))}
      </ul>
      <Link
        className={styles['buy']}
        to={`/buy?${new URLSearchParams({ product: productKey, ...(opened ? { for: opened } : {}) })}`}
        aria-describedby={titleId}
      >
        {texts.buy}
      </Link>
    </li>
  );
}
