import { useSelector } from 'react-redux';
import { useMyAccountQuery } from '../api/account.js';
import { selectUser } from '../session/session-slice.js';
import { SpendingForm, type StartFormProps } from './spending-form.js';

/** `SpendingForm` for whoever is there. */
export function StartForm(form: StartFormProps) {
  const user = useSelector(selectUser);
  const { data: account } = useMyAccountQuery(undefined, { skip: !user });
  return <SpendingForm {...form} account={user ? account : null} />;
}
