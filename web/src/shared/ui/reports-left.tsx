import { Link } from 'react-router-dom';
import { useMyAccountQuery } from '../api/account.js';
import { reportsLeftTexts as texts } from '../texts/reports-left.js';
import styles from './reports-left.module.css';

/** How many reports the buyer has left, before one is spent; its room is kept until that is known. */
export function ReportsLeft() {
  const { data: account } = useMyAccountQuery();
  if (!account) return <p className={styles['left']} />;
  const { freeReportsRemaining: free, reportCredits: bought } = account;
  return (
    <p className={styles['left']}>
      {texts.left(free, bought)}
      {free + bought === 0 ? (
        <>
          . {texts.preview} <Link to="/pricing">{texts.prices}</Link>
        </>
      ) : null}
    </p>
  );
}
