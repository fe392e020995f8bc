import { Link } from 'react-router-dom';
import type { AdminOverview } from '../../../../../src/overview.types.js';
import { oreAsKr } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminOverviewTexts as texts } from '../../../shared/texts/admin-overview.js';
import styles from './overview.module.css';

/** The service in four figures; each leads to what it counts. */
export function OverviewFigures({ users, analyses, purchases }: AdminOverview) {
  const figures = [
    {
      to: '/admin/users',
      name: texts.users.name,
      value: number(users.total),
      what: texts.users.newLastWeek(number(users.newLastWeek)),
    },
    {
      to: '/admin/analyses',
      name: texts.analyses.name,
      value: number(analyses.completed),
      what: texts.analyses.processing(number(analyses.processing)),
    },
    {
      to: purchases.orphaned > 0 ? '/admin/payments?filter=orphaned' : '/admin/payments',
      name: texts.purchases.name,
      value: oreAsKr(purchases.revenue),
      what: texts.purchases.count(purchases.count),
      warning: purchases.orphaned > 0 ? texts.purchases.orphaned(purchases.orphaned) : undefined,
    },
    {
      to: '/admin/analyses?filter=failed',
      name: texts.failures.name,
      value: number(analyses.failed),
      what: analyses.failed > 0 ? texts.failures.some : texts.failures.none,
      isPressing: analyses.failed > 0,
    },
  ];
  return (
    <ul className={styles['figures']} aria-label={texts.figures}>
      {figures.map(({ to, name, value, what, warning, isPressing }) => (
        <li key={name}>
          <Link to={to}>
            <span className={styles['quiet']}>{name}</span>
            <strong data-pressing={isPressing || undefined}>{value}</strong>
            <span className={styles['quiet']}>{what}</span>
            {warning ? (
              <span className={styles['warning']} data-pressing>
                {warning}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
