import type { AdminUser, AdminUserSort } from '../../../../../src/accounts/accounts.types.js';
import { number } from '../../../shared/format/number.js';
import { adminUsersTexts as texts } from '../../../shared/texts/admin-users.js';
import { Icon } from '../../../shared/ui/icon.js';
import look from '../list/list-act.module.css';
import { ListNote, ListTime, Quiet } from '../list/list-parts.js';
import type { ListLook } from '../list/list-types.js';

interface UsersLookOptions {
  /** Whose own row offers no deletion. */
  readonly ownId: string | undefined;
  readonly onErase: (user: AdminUser) => void;
}

/** How the list of users shows them. */
export function usersLook({ ownId, onErase }: UsersLookOptions): ListLook<AdminUser, AdminUserSort> {
  const notes = ({ id, isAdmin, isConfirmed }: AdminUser) => (
    <>
      {isAdmin ? <ListNote>{texts.admin}</ListNote> : null}
      {id === ownId ? <ListNote>{texts.own}</ListNote> : null}
      {isConfirmed ? null : <ListNote>{texts.unconfirmed}</ListNote>}
    </>
  );
  return {
    columns: [
      {
        key: 'email',
        sort: 'email',
        label: texts.columns.email,
        kind: 'text',
        width: '36%',
        cell: (user) => (
          <>
            {user.email}
            {notes(user)}
          </>
        ),
      },
      {
        key: 'free',
        label: texts.columns.free,
        kind: 'figure',
        cell: ({ freeReportsRemaining }) => <Figure value={freeReportsRemaining} />,
      },
      {
        key: 'bought',
        label: texts.columns.bought,
        kind: 'figure',
        cell: ({ reportCredits }) => <Figure value={reportCredits} />,
      },
      {
        key: 'analyses',
        label: texts.columns.analyses,
        kind: 'figure',
        cell: ({ analyses }) => <Figure value={analyses} />,
      },
      {
        key: 'created',
        sort: 'created_at',
        label: texts.columns.created_at,
        kind: 'text',
        cell: ({ createdAt }) => <ListTime at={createdAt} />,
      },
    ],
    card: (user) => ({
      title: user.email,
      text: texts.card(number(user.freeReportsRemaining), number(user.reportCredits), user.analyses),
      state: notes(user),
      time: <ListTime at={user.createdAt} />,
    }),
    actions: (user) =>
      user.id === ownId ? null : (
        <button
          type="button"
          className={look['act']}
          aria-label={`${texts.erase} ${user.email}`}
          title={texts.erase}
          onClick={() => onErase(user)}
        >
          <Icon name="trash" size={18} />
          <span>{texts.erase}</span>
        </button>
      ),
  };
}

/** Nothing weighs less than something. */
function Figure({ value }: { readonly value: number }) {
  return value === 0 ? <Quiet>0</Quiet> : number(value);
}
