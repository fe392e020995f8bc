import type { ErasurePreview } from '../../../../../src/accounts/accounts.types.js';
import { adminUsersTexts } from '../../../shared/texts/admin-users.js';
import styles from './users.module.css';

const texts = adminUsersTexts.dialog;

interface ErasureTermsProps {
  readonly terms: ErasurePreview;
}

/** What the deletion of a user takes, ends and leaves, in counts; what there is none of is not named. */
export function ErasureTerms({ terms }: ErasureTermsProps) {
  const { analyses, handIns, pictures, experiments, sessions, mailTokens, deviceGrants } = terms;
  const { freeReports, boughtReports, openCheckouts, paymentsOnTheirWay, purchases, ledgerLines } = terms;
  const hasReports = freeReports > 0 || boughtReports > 0;
  return (
    <div className={styles['terms']}>
      <h3>{texts.erased}</h3>
      <ul>
        <li>{texts.account}</li>
        {analyses > 0 ? <li>{texts.analyses(analyses, terms.completedAnalyses)}</li> : null}
        {experiments > 0 ? <li>{texts.experiments(experiments)}</li> : null}
        {handIns > 0 ? <li>{texts.handIns(handIns)}</li> : null}
        {pictures > 0 ? <li>{texts.pictures(pictures)}</li> : null}
        {hasReports ? (
          <li className={boughtReports > 0 ? styles['loss'] : undefined}>
            {texts.reports(freeReports, boughtReports)}
          </li>
        ) : null}
        {sessions > 0 ? <li>{texts.sessions(sessions)}</li> : null}
        {mailTokens > 0 ? <li>{texts.mailTokens(mailTokens)}</li> : null}
        {deviceGrants > 0 ? <li>{texts.deviceGrants}</li> : null}
      </ul>
      {openCheckouts > 0 ? <p>{texts.checkouts(openCheckouts)}</p> : null}
      {paymentsOnTheirWay > 0 ? <p className={styles['loss']}>{texts.waiting(paymentsOnTheirWay)}</p> : null}
      <h3>{texts.kept}</h3>
      <ul>
        {purchases > 0 ? <li>{texts.purchases(purchases, terms.paidPurchases)}</li> : null}
        {ledgerLines > 0 ? <li>{texts.ledgerLines(ledgerLines)}</li> : null}
        <li>{texts.log}</li>
      </ul>
      <p>
        <strong>{texts.final}</strong>
      </p>
    </div>
  );
}
