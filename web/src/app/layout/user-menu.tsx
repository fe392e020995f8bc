import { Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../../src/auth/auth.types.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import styles from './user-menu.module.css';

/** The person's own menu, named by what stands before the at sign. */
export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = user.email.split('@')[0];
  return (
    <Dropdown
      trigger={['click']}
      // Beside the button: within the header for those who go by landmarks, and next in the order of the keys.
      getPopupContainer={(button) => button.parentElement!}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <span className={styles['who']}>
                <strong>Mitt konto</strong>
                <span>{user.email}</span>
              </span>
            ),
          },
          { type: 'divider' },
          {
            key: 'account',
            icon: <MenuIcon name="person" />,
            label: 'Kontoinställningar',
            onClick: () => void navigate('/account'),
          },
          {
            key: 'out',
            icon: <MenuIcon name="out" />,
            label: 'Logga ut',
            onClick: () => void signOut(),
          },
        ],
      }}
    >
      <button type="button" className={styles['button']} aria-label={`Meny för ${name}`}>
        {/* Drawn by the style: it is no part of the name that people see and say. */}
        <span className={styles['initial']} data-initial={name?.charAt(0).toUpperCase()} aria-hidden="true" />
        <span className={styles['name']}>{name}</span>
      </button>
    </Dropdown>
  );
}

function MenuIcon({ name }: { readonly name: IconName }) {
  return (
    <span className={styles['menuIcon']}>
      <Icon name={name} size={18} />
    </span>
  );
}
