import { pricingTexts as texts } from '../../shared/texts/pricing.js';
import { Notice } from '../../shared/ui/notice.js';
import styles from './pricing.module.css';
import { ProductCard } from './product-card.js';
import { useProducts } from './products.js';
import { savePercent } from './savings.js';

/** Everything on sale, side by side. */
export function ProductList() {
  const { data: products, problem, retry } = useProducts();
  if (problem) {
    return (
      <div className={styles['instead']} role="alert">
        <Notice
          isPart
          icon="warning"
          title={texts.failed.title}
          error={problem}
          action={{ label: texts.failed.action, onClick: retry }}
        />
      </div>
    );
  }
  if (!products) {
    return (
      <div role="status">
        <span className="visually-hidden">{texts.loading}</span>
        <ul className={styles['cards']} aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <li key={place} className={styles['skeleton']} />
          ))}
        </ul>
      </div>
    );
  }
  if (products.length === 0) {
    return (
      <div className={styles['instead']}>
        <Notice isPart icon="info" title={texts.noneTitle} text={texts.none} />
      </div>
    );
  }
  return (
    <ul className={styles['cards']}>
      {products.map((product) => (
        <ProductCard key={product.productKey} product={product} saving={savePercent(product, products)} />
      ))}
    </ul>
  );
}
