import { Link } from 'react-router-dom';
import styles from '../features/account/account.module.css';
import { useMyAccountQuery } from '../shared/api/account.js';
import { isOutOfReach } from '../shared/api/problem.js';
import { date, relativeTime } from '../shared/format/date.js';
import { number } from '../shared/format/number.js';
import { Icon } from '../shared/ui/icon.js';
import { Notice } from '../shared/ui/notice.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { PageHead } from '../shared/ui/page-head.js';
import { PageLoading } from '../shared/ui/page-loading.js';

/** Who is signed in, and how many reports are left. */
export default function AccountPage() {
  const { data: account, error, refetch } = useMyAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!account) {
    if (!error) return <PageLoading />;
    if (isOutOfReach(error)) return <OutOfReach onRetry={() => void refetch()} />;
    return (
      <Notice
        icon="warning"
        title="Kontot kunde inte hämtas"
        action={{ label: 'Försök igen', onClick: () => void refetch() }}
      />
    );
  }
  const isEmpty = account.freeReportsRemaining === 0 && account.reportCredits === 0;
  return (
    <>
      <PageHead title="Mitt Konto" />
      <dl className={styles['facts']}>
        <div>
          <dt>E-post</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>Medlem sedan</dt>
          <dd title={date(account.createdAt)}>{relativeTime(account.createdAt)}</dd>
        </div>
        <div>
          <dt>Gratis rapporter kvar</dt>
          <dd className={styles['count']}>{number(account.freeReportsRemaining)}</dd>
        </div>
        <div>
          <dt>Köpta rapporter kvar</dt>
          <dd className={styles['count']}>{number(account.reportCredits)}</dd>
        </div>
      </dl>
      {isEmpty ? (
        <section className={styles['empty']} aria-labelledby="none-left">
          <h2 id="none-left">
            <Icon name="warning" size={24} /> Inga rapporter kvar
          </h2>
          <p>En rapport ger dig:</p>
          <ul>
            <li>bedömningen med skälen och alla röda flaggor</li>
            <li>planritningen med styrkor och svagheter</li>
            <li>mäklarspråket översatt och det som saknas i annonsen</li>
            <li>priset jämfört med läget</li>
            <li>20 frågor att ta med till visningen</li>
          </ul>
          <p>Du ser alltid priset innan du betalar.</p>
        </section>
      ) : null}
      <div className={styles['acts']}>
        <Link className={styles['act']} to="/dashboard">
          Mina analyser
        </Link>
        <Link className={styles['act']} to="/pricing">
          Se priser
        </Link>
      </div>
    </>
  );
}
