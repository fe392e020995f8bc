import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { AdminUser } from '../../../src/accounts/accounts.types.js';
import { AdminFrame } from '../features/admin/admin-frame.js';
import { ListPage } from '../features/admin/list/list-page.js';
import { useListAddress } from '../features/admin/list/use-list-address.js';
import { EraseDialog } from '../features/admin/users/erase-dialog.js';
import { UserFigures } from '../features/admin/users/user-figures.js';
import { useAdminUsersQuery } from '../features/admin/users/users-api.js';
import { usersLook } from '../features/admin/users/users-look.js';
import { usersWords } from '../features/admin/users/users-words.js';
import { selectUser } from '../shared/session/session-slice.js';
import { adminUsersTexts as texts } from '../shared/texts/admin-users.js';

/** Everybody with an account, for administrators. */
export default function AdminUsersPage() {
  return (
    <AdminFrame>
      <Users />
    </AdminFrame>
  );
}

function Users() {
  const address = useListAddress(usersWords);
  const answer = useAdminUsersQuery(address.query, { refetchOnMountOrArgChange: true });
  const ownId = useSelector(selectUser)?.id;
  const [asked, setAsked] = useState<AdminUser | null>(null);

  async function readAnew(isErased: boolean): Promise<void> {
    await answer.refetch();
    // The row that had the focus is gone.
    if (isErased) document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ListPage
        answer={answer}
        address={address}
        look={usersLook({ ownId, onErase: setAsked })}
        texts={texts}
        icon="person"
        figures={<UserFigures stats={answer.data?.stats} />}
      />
      {asked ? (
        <EraseDialog
          key={asked.id}
          user={asked}
          onClose={() => setAsked(null)}
          onAnswer={(isErased) => void readAnew(isErased)}
        />
      ) : null}
    </>
  );
}
