import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminOverview } from '../../../../../src/overview.types.js';
import { adminOverviewTexts } from '../../../shared/texts/admin-overview.js';
import { Status as AnalysisStatus } from '../analyses/analysis-parts.js';
import { homeName } from '../list/listed-home.js';
import { ListTime } from '../list/list-parts.js';
import list from '../list/list.module.css';
import { Amount, Buyer, Status as PurchaseStatus } from '../payments/purchase-parts.js';
import styles from './overview.module.css';

const texts = adminOverviewTexts.latest;

/** The newest of each list. */
export function Latest({ users, analyses, purchases }: AdminOverview['latest']) {
  return (
    <>
      <Block title={texts.analyses} to="/admin/analyses" none={texts.noAnalyses}>
        {analyses.map((analysis) => (
          <Line
            key={analysis.id}
            title={homeName(analysis)}
            text={analysis.userEmail}
            state={<AnalysisStatus analysis={analysis} />}
            at={analysis.createdAt}
          />
        ))}
      </Block>
      <Block title={texts.purchases} to="/admin/payments" none={texts.noPurchases}>
        {purchases.map((purchase) => (
          <Line
            key={purchase.id}
            title={<Buyer purchase={purchase} />}
            text={
              <>
                {purchase.productName} · <Amount purchase={purchase} />
              </>
            }
            state={<PurchaseStatus purchase={purchase} />}
            at={purchase.createdAt}
          />
        ))}
      </Block>
      <Block title={texts.users} to="/admin/users" none={texts.noUsers}>
        {users.map((user) => (
          <Line
            key={user.id}
            title={user.email}
            text={[
              texts.analysesOf(user.analyses),
              user.isAdmin && texts.admin,
              !user.isConfirmed && texts.unconfirmed,
            ]
              .filter(Boolean)
              .join(' · ')}
            at={user.createdAt}
          />
        ))}
      </Block>
    </>
  );
}

interface BlockProps {
  readonly title: string;
  /** Where all of them are. */
  readonly to: string;
  /** Said where there is nothing. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Block({ title, to, none, children }: BlockProps) {
  const id = useId();
  return (
    <section className={list['list']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {children.length > 0 ? (
          <Link to={to} aria-label={texts.allName(title)}>
            {texts.all}
          </Link>
        ) : null}
      </div>
      {children.length > 0 ? (
        <ul className={styles['lines']}>{children}</ul>
      ) : (
        <p className={styles['quiet']}>{none}</p>
      )}
    </section>
  );
}

interface LineProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly state?: ReactNode;
  /** ISO 8601 */
  readonly at: string;
}

function Line({ title, text, state, at }: LineProps) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className={styles['quiet']}>{text}</p>
      </div>
      <div>
        {state}
        <p>
          <ListTime at={at} />
        </p>
      </div>
    </li>
  );
}
