import { useCallback } from 'react';
import { eraseKept } from './kept-reports.js';
import { remember } from './remembered-user.js';

/** As long as somebody who leaves waits for a server that does not answer. */
const patienceMs = 4_000;

/** Takes away what tells in this browser who was signed in. */
function forgetPerson(): Promise<void> {
  remember(null);
  return eraseKept(null);
}

/**
 * Ends the session on the server, here and in the other tabs, and goes to the landing page by loading it anew: nothing
 * of the person stays in memory.
 */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    // The person leaves whether the server hears of it or not; the cookie then runs out by itself.
    const signal = AbortSignal.timeout(patienceMs);
    const told = fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin', signal }).catch(
      () => undefined,
    );
    await forgetPerson();
    await told;
    // What this page had asked for before may have brought some of it back.
    await forgetPerson();
    window.location.assign('/');
  }, []);
}

/** What an erased account leaves in this browser goes with it, and the page is loaded anew at the path. */
export async function leaveErased(path: string): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('report-ticks:') || key === 'visningsklar.pending-link') localStorage.removeItem(key);
  sessionStorage.clear();
  await forgetPerson();
  window.location.assign(path);
}
