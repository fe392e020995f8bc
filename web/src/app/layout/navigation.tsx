import { Tooltip } from 'antd';
import { NavLink } from 'react-router-dom';
import type { CurrentUser } from '../../../../src/auth/auth.types.js';
import { Icon } from '../../shared/ui/icon.js';
import { Logo } from '../../shared/ui/logo.js';
import { menuFor, menuPath } from '../routes.js';
import styles from './navigation.module.css';

/** The side bar: 16 rem open, 3 rem folded to icons. */
export function Sidebar({ user, isOpen }: { readonly user: CurrentUser; readonly isOpen: boolean }) {
  return (
    <aside id="sidebar" className={styles['sidebar']}>
      <div className={styles['logo']}>
        <Logo to="/home" isCompact={!isOpen} />
      </div>
      <nav aria-label="Huvudmeny">
        {menuFor(user).map((route) => (
          <Tooltip key={route.path} title={isOpen ? '' : route.menu.label} placement="right">
            <NavLink to={menuPath(route)} className={styles['item']!} aria-label={route.menu.label}>
              <Icon name={route.menu.icon} />
              {isOpen ? <span>{route.menu.label}</span> : null}
            </NavLink>
          </Tooltip>
        ))}
      </nav>
    </aside>
  );
}

/** The phone's bar: as many columns as there are ways. */
export function BottomBar({ user }: { readonly user: CurrentUser }) {
  const items = menuFor(user);
  return (
    <nav
      className={styles['bottom']}
      style={{ gridTemplateColumns: `repeat(${items.length}, 1fr)` }}
      aria-label="Huvudmeny"
    >
      {items.map((route) => (
        <NavLink key={route.path} to={menuPath(route)} className={styles['tab']!}>
          <Icon name={route.menu.icon} size={22} />
          <span>{route.menu.short}</span>
        </NavLink>
      ))}
    </nav>
  );
}
