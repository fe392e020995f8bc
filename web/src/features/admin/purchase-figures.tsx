import type { AdminPurchasePage } from '../../../../src/billing/billing.types.js';
import { oreAsKr } from '../../shared/format/money.js';
import { number } from '../../shared/format/number.js';
import { adminPaymentsTexts } from '../../shared/texts/admin-payments.js';
import styles from './purchases.module.css';

const texts = adminPaymentsTexts.figures;

interface PurchaseFiguresProps {
  /** Undefined while they are on the way. */
  readonly stats: AdminPurchasePage['stats'] | undefined;
}

/** What all purchases together came to, whatever the list shows of them. */
export function PurchaseFigures({ stats }: PurchaseFiguresProps) {
  const figures = [
    { ...texts.revenue, value: stats && oreAsKr(stats.revenue) },
    { ...texts.count, value: stats && number(stats.count) },
    { ...texts.average, value: stats && (stats.count > 0 ? oreAsKr(stats.average) : texts.none) },
    { ...texts.completed, value: stats && number(stats.completed) },
  ];
  return (
    <dl className={styles['figures']} aria-label={texts.label}>
      {figures.map(({ name, what, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className={styles['blank']} />}</dd>
          <dd className={styles['quiet']}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
