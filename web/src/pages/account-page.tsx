import { Link } from 'react-router-dom';
import styles from '../features/account/account.module.css';
import { OwnData } from '../features/account/own-data.js';
import { PurchaseReturn } from '../features/account/purchase-return.js';
import { Purchases } from '../features/account/purchases.js';
import { SignIns } from '../features/account/sign-ins.js';
import { useMyAccountQuery } from '../shared/api/account.js';
import { isOutOfReach } from '../shared/api/problem.js';
import { date } from '../shared/format/date.js';
import { number } from '../shared/format/number.js';
import { useSignOut } from '../shared/session/use-sign-out.js';
import { accountTexts as texts } from '../shared/texts/account.js';
import { reportsLeftTexts } from '../shared/texts/reports-left.js';
import { Icon } from '../shared/ui/icon.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';
import { PageLoading } from '../shared/ui/page-loading.js';

/** Who is signed in, how many reports are left, and what was bought. */
export default function AccountPage() {
  const { data: account, error, refetch } = useMyAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const signOut = useSignOut();
  if (!account) {
    if (!error) return <PageLoading label={texts.loading} />;
    if (isOutOfReach(error)) return <OutOfReach onRetry={() => void refetch()} />;
    return (
      <Notice
        icon="warning"
        title={texts.failed.title}
        error={error}
        action={{ label: texts.failed.action, onClick: () => void refetch() }}
      />
    );
  }
  const hasNone = account.freeReportsRemaining === 0 && account.reportCredits === 0;
  return (
    <>
      <PageHead title={texts.title} />
      <PurchaseReturn />
      <dl className={styles['facts']}>
        <div>
          <dt>{texts.email}</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>{texts.memberSince}</dt>
          <dd>{date(account.createdAt)}</dd>
        </div>
        <div>
          <dt>{texts.freeLeft}</dt>
          <dd className={styles['count']}>{number(account.freeReportsRemaining)}</dd>
        </div>
        <div>
          <dt>{texts.boughtLeft}</dt>
          <dd className={styles['count']}>{number(account.reportCredits)}</dd>
        </div>
      </dl>
      {account.hadFreeReports === false ? (
        <p className={styles['never']}>
          {reportsLeftTexts.neverFree}. {reportsLeftTexts.countedBy}
        </p>
      ) : null}
      {hasNone ? <NoneLeft /> : null}
      <div className={styles['acts']}>
        <Link className={styles['act']} to="/dashboard">
          {texts.analyses}
        </Link>
        <Link className={styles['act']} to="/pricing" {...(hasNone ? { 'data-kind': 'first' } : {})}>
          {texts.prices}
        </Link>
      </div>
      <Purchases />
      <SignIns />
      <OwnData />
      <div className={styles['leave']}>
        <button type="button" className={styles['act']} onClick={() => void signOut()}>
          <Icon name="out" /> {texts.signOut}
        </button>
      </div>
    </>
  );
}

function NoneLeft() {
  return (
    <section className={styles['empty']} aria-labelledby="none-left">
      <h2 id="none-left">
        <Icon name="warning" size={24} /> {texts.empty.title}
      </h2>
      <p>{texts.empty.gives}</p>
      <ul>
        {texts.empty.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{texts.empty.price}</p>
    </section>
  );
}
