import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'visningsklar.theme';
const listeners = new Set<() => void>();
const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function chosen(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

let choice: ThemeChoice | null = null;
const current = (): ThemeChoice => (choice ??= chosen());

/** Sets the document to the person's choice; `system` leaves it to the media query of theme.css. */
export function applyThemeChoice(): void {
  if (current() === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = current();
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // The choice then lasts as long as the tab.
  }
  applyThemeChoice();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = prefersDark();
  listeners.add(listener);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
}

/** What was chosen, and what it comes to now. */
export function useTheme(): { readonly choice: ThemeChoice; readonly mode: 'light' | 'dark' } {
  const kept = useSyncExternalStore(subscribe, current, () => 'system' as const);
  const dark = useSyncExternalStore(
    subscribe,
    () => prefersDark().matches,
    () => false,
  );
  return { choice: kept, mode: kept === 'system' ? (dark ? 'dark' : 'light') : kept };
}
