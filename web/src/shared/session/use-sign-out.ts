import { useCallback } from 'react';
import { eraseKept } from './kept-reports.js';
import { remember } from './remembered-user.js';

/**
 * Ends the session on the server, here and in the other tabs, and goes to the landing page by loading it anew: nothing
 * of the person stays in memory.
 */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    // The person leaves whether the server hears of it or not; the cookie then runs out by itself.
    await fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
    remember(null);
    await eraseKept(null);
    window.location.assign('/');
  }, []);
}
