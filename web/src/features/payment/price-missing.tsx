import { Button } from 'antd';
import type { ApiProblem } from '../../shared/api/problem.js';
import { paymentTexts as texts } from '../../shared/texts/payment.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './payment.module.css';

/** Instead of the pay form, when what the report costs could not be had. */
export function PriceMissing({
  problem,
  onRetry,
}: {
  readonly problem: ApiProblem;
  readonly onRetry: () => void;
}) {
  return (
    <div className={styles['problem']} role="alert">
      <p>
        <Icon name="warning" />{' '}
        <span>{problem.status === 404 ? texts.price.support : texts.price.failed}</span>
      </p>
      <Button onClick={onRetry}>{texts.again}</Button>
    </div>
  );
}
