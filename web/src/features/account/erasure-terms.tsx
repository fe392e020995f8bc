import type { ErasurePreview } from '../../../../src/accounts/accounts.types.js';
import { accountTexts } from '../../shared/texts/account.js';
import styles from './account.module.css';
import { useMyPurchasesQuery } from './purchases-api.js';

const texts = accountTexts.erasure;

/** What the deletion of one's own account takes, ends and leaves; what there is none of is not named. */
export function ErasureTerms({ terms }: { readonly terms: ErasurePreview }) {
  const { data: purchases } = useMyPurchasesQuery();
  const {
    analyses,
    handIns,
    sessions,
    freeReports,
    boughtReports,
    openCheckouts,
    deviceGrants,
    hadFreeReports,
  } = terms;
  const canWithdraw = purchases?.some(({ withdrawal }) => withdrawal !== null) ?? false;
  return (
    <div className={styles['terms']}>
      {freeReports > 0 || boughtReports > 0 ? (
        <p className={boughtReports > 0 ? styles['loss'] : undefined}>
          {texts.lost(freeReports, boughtReports)}
          {boughtReports > 0 && purchases ? ` ${canWithdraw ? texts.withdrawFirst : texts.noRefund}` : null}
        </p>
      ) : null}
      {terms.paymentsOnTheirWay > 0 ? <p className={styles['loss']}>{texts.waiting}</p> : null}
      <h3>{texts.erased}</h3>
      <ul>
        <li>{texts.account}</li>
        {analyses > 0 ? <li>{texts.analyses(analyses)}</li> : null}
        {handIns > 0 ? <li>{texts.handIns(handIns)}</li> : null}
        {sessions > 0 ? <li>{texts.sessions(sessions)}</li> : null}
        {openCheckouts > 0 ? <li>{texts.checkouts(openCheckouts)}</li> : null}
      </ul>
      <h3>{texts.kept}</h3>
      <ul>
        {terms.purchases > 0 ? <li>{texts.purchases(terms.purchases)}</li> : null}
        {terms.ledgerLines > 0 ? <li>{texts.ledger}</li> : null}
        {deviceGrants > 0 ? <li>{texts.device}</li> : null}
        {hadFreeReports > 0 ? <li>{texts.mailbox}</li> : null}
        <li>{texts.log}</li>
      </ul>
    </div>
  );
}
