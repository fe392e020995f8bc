import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { CurrentUser } from '../../../../src/auth/auth.types.js';
import { Icon } from '../../shared/ui/icon.js';
import { siteTexts } from '../../shared/texts/site.js';
import { Logo } from '../../shared/ui/logo.js';
import { menuFor, menuPath } from '../routes.js';
import styles from './navigation.module.css';

/** The side bar: 16 rem open, 3 rem folded to icons, which then tell their names beside them. */
export function Sidebar({ user, isOpen }: { readonly user: CurrentUser; readonly isOpen: boolean }) {
  const [hint, setHint] = useState<{ readonly label: string; readonly top: number } | null>(null);
  const hide = () => setHint(null);
  return (
    <aside id="sidebar" className={styles['sidebar']}>
      <div className={styles['logo']}>
        <Logo to="/home" isCompact={!isOpen} />
      </div>
      <nav aria-label={siteTexts.menu} onKeyDown={({ key }) => key === 'Escape' && hide()}>
        {menuFor(user).map((route) => {
          const { label, icon } = route.menu;
          const tell = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
            const { top, height } = currentTarget.getBoundingClientRect();
            setHint({ label, top: top + height / 2 });
          };
          return (
            <NavLink
              key={route.path}
              to={menuPath(route)}
              className={styles['item']!}
              aria-label={label}
              onPointerEnter={tell}
              onPointerLeave={hide}
              onFocus={tell}
              onBlur={hide}
            >
              <Icon name={icon} />
              {isOpen ? <span>{label}</span> : null}
            </NavLink>
          );
        })}
      </nav>
      {hint && !isOpen ? (
        <span className={styles['hint']} style={{ top: hint.top }} aria-hidden="true">
          {hint.label}
        </span>
      ) : null}
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
      aria-label={siteTexts.menu}
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
