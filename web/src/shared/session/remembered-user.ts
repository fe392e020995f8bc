import type { CurrentUser } from '../../../../src/shared/http/access.js';

const key = 'visningsklar.session';

/**
 * The mark that a session exists, kept in local storage: who it is for, no secret. The secret is a cookie that
 * scripts cannot read.
 */
export function rememberedUser(): CurrentUser | null {
  return readMark(() => localStorage.getItem(key));
}

function readMark(read: () => string | null): CurrentUser | null {
  try {
    return JSON.parse(read() ?? 'null') as CurrentUser | null;
  } catch {
    return null;
  }
}

/** Writes the mark, or removes it with null; other tabs notice both. */
export function remember(user: CurrentUser | null): void {
  try {
    if (user) localStorage.setItem(key, JSON.stringify(user));
    else localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage gives a session for as long as the tab lives.
  }
}

/** Calls back when another tab signs in (as whom) or out (null). */
export function onRememberedElsewhere(listener: (user: CurrentUser | null) => void): () => void {
  const hear = (event: StorageEvent): void => {
    // As the other tab left it: this one may have written since.
    if (event.key === key || event.key === null) listener(readMark(() => event.newValue));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
