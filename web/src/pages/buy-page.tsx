import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { AnalysisView } from '../../../src/analyses/analysis.types.js';
import type { ProductView } from '../../../src/billing/billing.types.js';
import { useAnalysisQuery } from '../features/analyses/analyses-api.js';
import { addressText } from '../features/analyses/card-figures.js';
import { CanceledNotice } from '../features/payment/canceled-notice.js';
import { useCheckoutAnalysisMutation, useCheckoutCreditsMutation } from '../features/payment/checkout-api.js';
import { PayForm } from '../features/payment/pay-form.js';
import styles from '../features/payment/payment.module.css';
import { useCheckout } from '../features/payment/use-checkout.js';
import { singleReport, useProduct } from '../features/pricing/products.js';
import { pricePerReport } from '../features/pricing/savings.js';
import { oreAsKr } from '../shared/format/money.js';
import { number } from '../shared/format/number.js';
import { buyTexts as texts } from '../shared/texts/buy.js';
import { paymentTexts } from '../shared/texts/payment.js';
import { Icon } from '../shared/ui/icon.js';
import { Notice } from '../shared/ui/notice.js';
import { PageHead } from '../shared/ui/page-head.js';
import { PageLoading } from '../shared/ui/page-loading.js';

/** Reports to hold in store: what is bought, the terms, and the way to pay. */
export default function BuyPage() {
  const [search] = useSearchParams();
  const opened = search.get('for');
  const { currentData: wanted, isFetching } = useAnalysisQuery(opened ?? '', {
    skip: !opened,
    refetchOnMountOrArgChange: true,
  });
  const { data: product, problem, retry } = useProduct(search.get('product') || singleReport);
  if ((!product && !problem) || isFetching) return <PageLoading label={texts.loading} />;
  return (
    <>
      <PageHead title={texts.title} parent={{ label: texts.parent, to: '/pricing' }} />
      <CanceledNotice />
      {product ? (
        <Order
          key={product.productKey}
          product={product}
          opened={wanted?.status === 'completed' && !wanted.isPaid ? wanted : null}
        />
      ) : (
        <ProductMissing isUnknown={problem!.status === 404} onRetry={retry} />
      )}
    </>
  );
}

interface OrderProps {
  readonly product: ProductView;
  /** The locked report that the purchase opens at once. */
  readonly opened: AnalysisView | null;
}

function Order({ product, opened }: OrderProps) {
  const { productKey, name, description, features, reportCount, pricing } = product;
  const [checkOut] = useCheckoutCreditsMutation();
  const [checkOutFor] = useCheckoutAnalysisMutation();
  const { isBusy, pay } = useCheckout(
    () => {
      const order = { productKey, termsAccepted: true, termsVersion: texts.termsVersion } as const;
      return opened ? checkOutFor({ ...order, analysisId: opened.id }).unwrap() : checkOut(order).unwrap();
    },
    { missing: texts.failed.missing },
  );
  return (
    <div className={styles['columns']}>
      <section className={styles['summary']} aria-labelledby="order">
        <h2 id="order">{texts.summary}</h2>
        <h3 className={styles['name']}>{name}</h3>
        <p>{description}</p>
        <ul className={styles['features']}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" /> <span>{feature}</span>
            </li>
          ))}
        </ul>
        <dl className={styles['rows']}>
          <div>
            <dt>{texts.count}</dt>
            <dd>{number(reportCount)}</dd>
          </div>
          <div>
            <dt>{texts.perReport}</dt>
            <dd>{oreAsKr(pricePerReport(product) ?? pricing.amount)}</dd>
          </div>
          <div className={styles['total']}>
            <dt>
              {texts.total} <small>{texts.vat}</small>
            </dt>
            <dd>{pricing.formatted}</dd>
          </div>
        </dl>
      </section>
      <section className={`${styles['pay']} ${styles['side']}`} aria-labelledby="pay">
        <h2 id="pay">{texts.payTitle}</h2>
        <PayForm
          price={pricing.formatted}
          consent={opened && reportCount === 1 ? paymentTexts.consent : texts.consent}
          isBusy={isBusy}
          onPay={() => void pay()}
        />
        <p className={styles['quiet']}>
          {opened ? texts.opens(addressText(opened), reportCount - 1) : texts.after}
        </p>
      </section>
    </div>
  );
}

function ProductMissing({
  isUnknown,
  onRetry,
}: {
  readonly isUnknown: boolean;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert">
      <Notice
        isPart
        icon="warning"
        title={isUnknown ? texts.failed.missing : texts.failed.title}
        text={isUnknown ? undefined : texts.failed.text}
        action={{ label: texts.failed.toPricing, to: '/pricing' }}
      />
      <p className={styles['again']}>
        <Button size="large" onClick={onRetry}>
          {texts.failed.again}
        </Button>
      </p>
    </div>
  );
}
