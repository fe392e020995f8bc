import { useEffect, useState, type SyntheticEvent } from 'react';
import { NavLink } from 'react-router-dom';
import type { CurrentUser } from '../../../../src/shared/http/access.js';
import { Icon } from '../../shared/ui/icon.js';
import { siteTexts } from '../../shared/texts/site.js';
import { Logo } from '../../shared/ui/logo.js';
import { menuFor } from '../routes.js';
import styles from './navigation.module.css';

interface Hint {
  readonly label: string;
  /** px from the window's top to the middle of its icon. */
  readonly top: number;
}

/** The name of what is pointed at, else of what has the focus, until Escape is pressed wherever the focus is. */
function useHint() {
  const [pointed, setPointed] = useState<Hint | null>(null);
  const [focused, setFocused] = useState<Hint | null>(null);
  const hint = pointed ?? focused;
  const isTold = hint !== null;

  useEffect(() => {
    if (!isTold) return undefined;
    const hearKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setPointed(null);
      setFocused(null);
    };
    document.addEventListener('keydown', hearKey);
    return () => document.removeEventListener('keydown', hearKey);
  }, [isTold]);

  const at = ({ currentTarget }: SyntheticEvent<HTMLElement>, label: string): Hint => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return { label, top: top + height / 2 };
  };
  const tell = (label: string) => ({
    onPointerEnter: (event: SyntheticEvent<HTMLElement>) => setPointed(at(event, label)),
    onPointerLeave: () => setPointed(null),
    onFocus: (event: SyntheticEvent<HTMLElement>) => setFocused(at(event, label)),
    onBlur: () => setFocused(null),
  });
  return { hint, tell };
}

/** The side bar: 16 rem open, 3 rem folded to icons, which then tell their names beside them. */
export function Sidebar({ user, isOpen }: { readonly user: CurrentUser; readonly isOpen: boolean }) {
  const { hint, tell } = useHint();
  return (
    <aside id="sidebar" className={styles['sidebar']}>
      <div className={styles['logo']}>
        <Logo to="/home" isCompact={!isOpen} />
      </div>
      <nav aria-label={siteTexts.menu}>
        {menuFor(user).map((route) => {
          const { label, icon } = route.menu;
          return (
            <NavLink
              key={route.path}
              to={route.path}
              className={styles['item']!}
              aria-label={label}
              {...tell(label)}
            >
              <Icon name={icon} />
              {isOpen ? <span>{label}</span> : null}
              {/* Within the link: a pointer that goes over to the name has not left it. */}
              {!isOpen && hint?.label === label ? (
                <span className={styles['hint']} style={{ top: hint.top }} aria-hidden="true">
                  {label}
                </span>
              ) : null}
            </NavLink>
          );
        })}
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
      aria-label={siteTexts.menu}
    >
      {items.map((route) => (
        <NavLink key={route.path} to={route.path} className={styles['tab']!}>
          <Icon name={route.menu.icon} size={22} />
          <span>{route.menu.short}</span>
        </NavLink>
      ))}
    </nav>
  );
}
