import { offline, unreachable } from '../api/problem.js';
import { renewSession } from './renew-session.js';
import { renewalFailed, signedIn, signedOut, type WithSession } from './session-slice.js';

/** The two things a caller needs of the store. */
export interface SessionStore {
  getState(): unknown;
  dispatch(action: ReturnType<typeof signedIn | typeof signedOut | typeof renewalFailed>): unknown;
}

export const sessionOf = (store: SessionStore) => (store.getState() as WithSession).session;

/**
 * After a call was refused with `refusedToken`: renews the session unless somebody already has. Gives the token to
 * repeat with, or null when the session is over. Throws an ApiProblem when the server could not be asked.
 */
export async function renewInto(store: SessionStore, refusedToken: string | null): Promise<string | null> {
  if (sessionOf(store).status === 'signed-out') return null;
  if (sessionOf(store).accessToken === refusedToken) {
    const renewal = await renewSession();
    // Signed out meanwhile, perhaps in another tab.
    if (sessionOf(store).status === 'signed-out') return null;
    if (renewal === 'unreachable') {
      store.dispatch(renewalFailed());
      throw navigator.onLine ? unreachable : offline;
    }
    store.dispatch(renewal === 'refused' ? signedOut() : signedIn(renewal));
  }
  return sessionOf(store).accessToken;
}
