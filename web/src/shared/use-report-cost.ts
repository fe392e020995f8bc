import { useSelector } from 'react-redux';
import { useMyAccountQuery } from './api/account.js';
import { selectUser } from './session/session-slice.js';
import { reportsLeftTexts as texts } from './texts/reports-left.js';

/** What a whole report would cost the person who is signed in, as a sentence; null with none left, undefined while unknown. */
export function useReportCost(): string | null | undefined {
  const user = useSelector(selectUser);
  const { data: account } = useMyAccountQuery(undefined, { skip: !user });
  return account ? texts.cost(account.freeReportsRemaining, account.reportCredits) : undefined;
}
