import { useId, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../../src/shared/http/access.js';
import { useMyAccountQuery } from '../../shared/api/account.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { reportsLeftTexts } from '../../shared/texts/reports-left.js';
import { shellTexts as texts } from '../../shared/texts/shell.js';
import { siteTexts } from '../../shared/texts/site.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import { useMenu } from './use-menu.js';
import styles from './user-menu.module.css';

interface Item {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

/** What is left to spend; asked for when the menu is opened. */
function Balance() {
  const { data: account } = useMyAccountQuery();
  if (!account) return null;
  return <span>{reportsLeftTexts.left(account.freeReportsRemaining, account.reportCredits)}</span>;
}

/** The person's own menu, named by what stands before the at sign. */
export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const title = useId();
  const place = useRef<HTMLDivElement>(null);
  const menu = useMenu(place);
  const name = user.email.split('@')[0] ?? '';
  const items: readonly Item[] = [
    { icon: 'person', label: texts.settings, act: () => void navigate('/account') },
    { icon: 'out', label: siteTexts.logOut, act: () => void signOut() },
  ];

  function hearButton(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.open(event.key === 'ArrowDown' ? 0 : -1);
  }

  return (
    <div className={styles['place']} ref={place}>
      <button
        type="button"
        className={styles['button']}
        aria-label={texts.menuOf(name)}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onClick={() => (menu.isOpen ? menu.close() : menu.open(0))}
        onKeyDown={hearButton}
      >
        {/* Drawn by the style: it is no part of the name that people see and say. */}
        <span className={styles['initial']} data-initial={name.charAt(0).toUpperCase()} aria-hidden="true" />
        <span className={styles['name']}>{name}</span>
      </button>
      {menu.isOpen ? (
        <div className={styles['popup']}>
          <p className={styles['who']} id={title}>
            <strong>{texts.account}</strong>
            <span>{user.email}</span>
            <Balance />
          </p>
          <div role="menu" aria-labelledby={title} onKeyDown={menu.hearKey}>
            {items.map(({ icon, label, act }) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles['item']}
                onClick={() => {
                  menu.close();
                  act();
                }}
                onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
              >
                <Icon name={icon} size={18} />
                {label}
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
