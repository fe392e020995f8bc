import { useEffect } from 'react';
import type { AccountView } from '../../../../src/auth/auth.types.js';
import { useMyAccountQuery } from '../../shared/api/account.js';

/** Tells what is known of the account. A part of its own, for it loads the API's client, which visitors do without. */
export default function ReadAccount({ onRead }: { readonly onRead: (account: AccountView) => void }) {
  const { data: account } = useMyAccountQuery();
  useEffect(() => {
    if (account) onRead(account);
  }, [account, onRead]);
  return null;
}
