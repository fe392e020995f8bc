import { Link } from 'react-router-dom';
import type { AccountView } from '../../../../src/auth/auth.types.js';
import { reportsLeftTexts as texts } from '../texts/reports-left.js';

/** Before an analysis of somebody who has no report left: it becomes a preview, and where to buy one. */
export function NoneLeft({ hadFreeReports }: Pick<AccountView, 'hadFreeReports'>) {
  return (
    <>
      {hadFreeReports === false ? texts.neverFree : texts.left(0, 0)}. {texts.preview}{' '}
      <Link to="/pricing">{texts.prices}</Link>
    </>
  );
}
